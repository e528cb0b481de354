import {
  PART,
  PRIX,
  actPaypal,
  approvedPaypal,
  captureOf,
  capturedCarte,
  checkNight,
  endPaypal,
  eventPaypal,
  forgetNights,
  givenBackUnheard,
  knownCarte,
  leftRefund,
  must,
  operate,
  orderCarte,
  orderPaypal,
  paidCarte,
  paidPaypal,
  paiementOf,
  refund,
  refuseWithdrawal,
  runJob,
  tellLast,
  withdraw,
} from './acts.ts';
import type { Achat, School } from './school.ts';

export interface Scenario {
  nom: string;
  prepare: (school: School) => Promise<Achat>;
  /** Ages pending work before `act`, so that a job takes it up. */
  aged?: true;
  act: (school: School, achat: Achat) => Promise<unknown>;
  again?: (school: School, achat: Achat) => Promise<unknown>;
  end: Fin;
  /** The provider never notifies. */
  muet?: true;
  /** Concerns documents and mails, which `checkEnd` checks after the others. */
  paper?: true;
  tidy?: (school: School, achat: Achat) => Promise<unknown>;
}

interface Fin {
  etat: 'paye' | 'rembourse' | 'impaye';
  /** In cents. */
  rembourse?: number;
  faits?: number;
  retractation?: 'remboursee' | 'refusee' | 'attend';
}

const refunded: Fin = { etat: 'rembourse', rembourse: PRIX, faits: 1 };
const partly: Fin = { etat: 'paye', rembourse: PART, faits: 1 };

/** In milliseconds: past midnight. */
const TOMORROW = 30 * 3_600_000;

export const SCENARIOS: readonly Scenario[] = [
  {
    // First, since it queries every payment of the day.
    nom: 'closing of the day',
    prepare: async (school) => {
      const achat = await capturedCarte(school);
      await operate(school, achat, 'rembourser', { montant: String(PRIX / 100) });
      await forgetNights(school);
      return achat;
    },
    act: async (school) => {
      await school.tell('later', TOMORROW);
      await school.tell('jobs', ['reconciliation']);
    },
    again: async (school, achat) => {
      // Unfinished work is retried after an hour.
      await school.tell('later', TOMORROW + 2 * 3_600_000);
      await school.tell('jobs', ['reconciliation']);
      await school.tell('later', 0);
      await checkNight(school, achat);
      await tellLast(school, achat);
    },
    end: refunded,
    muet: true,
    tidy: forgetNights,
  },
  {
    nom: 'card: order',
    prepare: (school) => school.newAchat(),
    act: orderCarte,
    again: async (school, achat) => {
      await school.payForm(achat, await orderCarte(school, achat));
      await tellLast(school, achat);
    },
    end: { etat: 'paye' },
  },
  {
    nom: 'card: notification',
    prepare: paidCarte,
    act: tellLast,
    end: { etat: 'paye' },
  },
  {
    nom: 'card: job of pending payments',
    prepare: paidCarte,
    aged: true,
    act: runJob('payments by payzen'),
    end: { etat: 'paye' },
    muet: true,
  },
  {
    nom: 'card: staff asks the provider',
    prepare: paidCarte,
    act: async (school, achat) =>
      school.asStaff('checkPaiement', { id: (await paiementOf(school, achat)).id }),
    end: { etat: 'paye' },
    muet: true,
  },
  {
    nom: 'card: given back in its back-office',
    prepare: async (school) => {
      const achat = await capturedCarte(school);
      await operate(school, achat, 'rembourser', { montant: String(PRIX / 100) });
      return achat;
    },
    act: tellLast,
    end: refunded,
  },
  {
    nom: 'card: given back in its back-office, reported before its payment',
    prepare: givenBackUnheard,
    act: tellLast,
    end: refunded,
  },
  {
    nom: 'card: notification of a refund requested here',
    prepare: async (school) => {
      const achat = await givenBackUnheard(school);
      must((await tellLast(school, achat)).status, 'notification');
      return achat;
    },
    act: (school, achat) => school.tellCarte(achat.paroles[0]!),
    end: refunded,
  },
  {
    nom: 'card: refund by staff, before its capture',
    prepare: knownCarte,
    act: refund,
    again: refund,
    end: refunded,
  },
  {
    nom: 'card: refund by staff of a part, before its capture',
    prepare: knownCarte,
    act: (school, achat) => refund(school, achat, { montant: PART }),
    again: (school, achat) => refund(school, achat, { montant: PART }),
    end: partly,
  },
  {
    nom: 'card: refund by staff of a withdrawal, after its capture',
    prepare: async (school) => {
      const achat = await capturedCarte(school);
      await withdraw(school, achat);
      return achat;
    },
    act: refund,
    again: refund,
    end: { ...refunded, retractation: 'remboursee' },
  },
  {
    nom: 'card: refund by staff of a part, after its capture',
    prepare: capturedCarte,
    act: (school, achat) => refund(school, achat, { montant: PART }),
    again: (school, achat) => refund(school, achat, { montant: PART }),
    end: partly,
  },
  {
    nom: 'card: job of refunds, the provider not asked yet',
    prepare: async (school) => {
      const achat = await capturedCarte(school);
      await leftRefund(school, achat, false);
      return achat;
    },
    aged: true,
    act: runJob('refunds'),
    end: refunded,
    muet: true,
  },
  {
    nom: 'card: job of refunds, the provider has done it',
    prepare: async (school) => {
      const achat = await capturedCarte(school);
      await leftRefund(school, achat, true);
      return achat;
    },
    aged: true,
    act: runJob('refunds'),
    end: refunded,
    muet: true,
  },
  {
    nom: 'PayPal: order',
    prepare: (school) => school.newAchat(),
    act: orderPaypal,
    again: async (school, achat) => {
      await orderPaypal(school, achat);
      await school.portefeuille.approve(achat.ordre);
      await endPaypal(school, achat);
    },
    end: { etat: 'paye' },
  },
  {
    nom: 'PayPal: capture',
    prepare: approvedPaypal,
    act: endPaypal,
    end: { etat: 'paye' },
  },
  {
    nom: 'PayPal: capture, and the browser asks again',
    prepare: approvedPaypal,
    act: endPaypal,
    again: endPaypal,
    end: { etat: 'paye' },
    muet: true,
  },
  {
    nom: 'PayPal: webhook of an approval',
    prepare: approvedPaypal,
    act: async (school, achat) =>
      school.tellPaypal(await eventPaypal(school, achat, 'CHECKOUT.ORDER.APPROVED')),
    end: { etat: 'paye' },
  },
  {
    nom: 'PayPal: job of pending payments',
    prepare: approvedPaypal,
    aged: true,
    act: runJob('payments by paypal'),
    end: { etat: 'paye' },
    muet: true,
  },
  {
    nom: 'PayPal: webhook of a refund on its pages',
    prepare: async (school) => {
      const achat = await paidPaypal(school);
      await actPaypal(school, achat, 'rembourser');
      return achat;
    },
    act: async (school, achat) =>
      school.tellPaypal(
        await school.portefeuille.event('PAYMENT.CAPTURE.REFUNDED', await captureOf(school, achat)),
      ),
    end: refunded,
  },
  {
    nom: 'PayPal: webhook of a charge-back',
    prepare: async (school) => {
      const achat = await paidPaypal(school);
      await actPaypal(school, achat, 'contester');
      return achat;
    },
    act: async (school, achat) =>
      school.tellPaypal(
        await school.portefeuille.event('PAYMENT.CAPTURE.REVERSED', await captureOf(school, achat)),
      ),
    end: { etat: 'impaye' },
  },
  {
    nom: 'PayPal: refund by staff',
    prepare: paidPaypal,
    act: refund,
    again: refund,
    end: refunded,
  },
  {
    nom: 'PayPal: refund by staff of a part',
    prepare: paidPaypal,
    act: (school, achat) => refund(school, achat, { montant: PART }),
    again: (school, achat) => refund(school, achat, { montant: PART }),
    end: partly,
  },
  {
    nom: 'PayPal: job of refunds, PayPal has done it',
    prepare: async (school) => {
      const achat = await paidPaypal(school);
      await leftRefund(school, achat, true);
      return achat;
    },
    aged: true,
    act: runJob('refunds'),
    end: refunded,
    muet: true,
  },
  {
    nom: 'withdrawal by the learner',
    prepare: paidPaypal,
    act: withdraw,
    again: withdraw,
    end: { etat: 'paye', retractation: 'attend' },
  },
  {
    nom: 'withdrawal refused by staff',
    prepare: async (school) => {
      const achat = await knownCarte(school);
      await withdraw(school, achat);
      return achat;
    },
    act: refuseWithdrawal,
    again: refuseWithdrawal,
    end: { etat: 'paye', retractation: 'refusee' },
  },
  {
    nom: 'drawing of invoices',
    prepare: knownCarte,
    act: runJob('invoices to draw'),
    end: { etat: 'paye' },
    paper: true,
  },
  {
    nom: 'sending of mails',
    prepare: knownCarte,
    aged: true,
    act: runJob('mails'),
    end: { etat: 'paye' },
    paper: true,
  },
];

export async function checkEnd(school: School, { end }: Scenario, achat: Achat): Promise<void> {
  const { id, etat, rembourse } = await paiementOf(school, achat);
  const [remboursements, retractation] = await school.read(
    async (db) =>
      [
        await db.selectFrom('remboursement').select('etat').where('paiement_id', '=', id).execute(),
        await db
          .selectFrom('retractation')
          .selectAll()
          .where('paiement_id', '=', id)
          .executeTakeFirst(),
      ] as const,
  );
  const found = {
    etat,
    rembourse,
    faits: remboursements.filter((each) => each.etat === 'fait').length,
    refunds: remboursements.length,
    retractation: retractation && (retractation.decision ?? 'attend'),
  };
  const { faits = 0, rembourse: back = 0 } = end;
  const wanted = {
    etat: end.etat,
    rembourse: back,
    faits,
    refunds: faits,
    retractation: end.retractation,
  };
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`It came to ${one} instead of ${other}`);
}
