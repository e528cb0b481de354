import { openRemboursement } from '../../server/argent/paiement/index.ts';
import { fournisseurOf } from '../../server/argent/paiement/fournisseurs/index.ts';
import { moyenOf } from '../../regles/fournisseurs/index.ts';
import type { Achat, School } from './school.ts';

export const PRIX = 999;
export const PART = 400;

export const must = (status: number, response: unknown) => {
  if (status !== 200) throw new Error(`Refused with ${status}: ${JSON.stringify(response)}`);
};

export const paiementOf = (school: School, { eleve_id }: Achat) =>
  school.read((db) =>
    db
      .selectFrom('paiement')
      .selectAll()
      .where('eleve_id', '=', eleve_id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );

export async function orderCarte(school: School, achat: Achat): Promise<string> {
  const response = await school.call(achat.token, '/api/payment/purchaseAccesPayzen', {
    acces: school.acces_id,
    accord: 1,
  });
  must(response.status, response);
  return response.form!;
}

export async function paidCarte(school: School): Promise<Achat> {
  const achat = await school.newAchat();
  await school.payForm(achat, await orderCarte(school, achat));
  return achat;
}

export const tellLast = (school: School, achat: Achat) => school.tellCarte(achat.paroles.at(-1)!);

export async function knownCarte(school: School): Promise<Achat> {
  const achat = await paidCarte(school);
  must((await tellLast(school, achat)).status, 'notification');
  return achat;
}

export async function operate(school: School, achat: Achat, geste: string, more = {}) {
  const uuid = new URLSearchParams(achat.paroles[0]).get('vads_trans_uuid')!;
  await school.carte.operate(uuid, geste, more);
  achat.paroles.push(...school.carte.hear());
}

export async function capturedCarte(school: School): Promise<Achat> {
  const achat = await knownCarte(school);
  await operate(school, achat, 'remettre');
  must((await tellLast(school, achat)).status, 'notification');
  return achat;
}

export async function givenBackUnheard(school: School): Promise<Achat> {
  const achat = await paidCarte(school);
  await operate(school, achat, 'remettre');
  await operate(school, achat, 'rembourser', { montant: String(PRIX / 100) });
  return achat;
}

export async function orderPaypal(school: School, achat: Achat): Promise<void> {
  const response = await school.call(achat.token, '/api/payment/createOrderPaypal', {
    acces: school.acces_id,
    accord: 1,
  });
  must(response.status, response);
  achat.ordre = response.orderID!;
  achat.commande = response.commande!;
}

export async function approvedPaypal(school: School): Promise<Achat> {
  const achat = await school.newAchat();
  await orderPaypal(school, achat);
  await school.portefeuille.approve(achat.ordre);
  return achat;
}

export const endPaypal = (school: School, { token, ordre }: Achat) =>
  school.call(token, '/api/payment/purchaseAccesPaypal', { idTransaction: ordre });

export async function paidPaypal(school: School): Promise<Achat> {
  const achat = await approvedPaypal(school);
  const response = await endPaypal(school, achat);
  must(response.status, response);
  return achat;
}

export const captureOf = async (school: School, achat: Achat) =>
  (await paiementOf(school, achat)).fournisseurId!;

export const actPaypal = async (school: School, achat: Achat, act: string) =>
  school.portefeuille.act(await captureOf(school, achat), act);

export const eventPaypal = (school: School, { ordre }: Achat, type: string) =>
  school.portefeuille.event(type, ordre);

export const withdraw = async (school: School, achat: Achat) =>
  school.call(achat.token, '/api/payment/withdrawPaiement', {
    id: (await paiementOf(school, achat)).id,
    declaration: 'Je change d’avis.',
  });

export interface ARendre {
  /** In cents; undefined: everything. */
  montant?: number;
  main?: 0 | 1;
}

export async function refund(
  school: School,
  achat: Achat,
  { montant = PRIX, main = 0 }: ARendre = {},
) {
  const { id, rembourse } = await paiementOf(school, achat);
  const demande = await school.read((db) =>
    db
      .selectFrom('remboursement')
      .select('id')
      .where('paiement_id', '=', id)
      .where('etat', '=', 'demande')
      .executeTakeFirst(),
  );
  if (demande || rembourse === montant) return;
  const response = await school.asStaff('refundPaiement', {
    id,
    montant: montant / 100,
    reste: (PRIX - rembourse) / 100,
    motif: 'Demandé par téléphone',
    finAcces: montant === PRIX ? 1 : 0,
    main,
  });
  must(response.status, response);
}

/** Stores a refund as a crash leaves it: not requested yet, or already paid. */
export async function leftRefund(school: School, achat: Achat, asked: boolean): Promise<void> {
  const { id, type, fournisseurId, commande } = await paiementOf(school, achat);
  const moyen = moyenOf(type);
  const [motif, montant] = ['Demandé par téléphone', PRIX];
  const voulu = { paiement_id: id, montant, motif, moyen, finAcces: 1, admin_id: null } as const;
  const { cle } = await school.read((_, { write }) =>
    write((trx) => openRemboursement(trx, voulu, new Date())),
  );
  if (!asked) return;
  const log = { warn: () => {}, error: () => {} };
  const chez = { env: school.env, log };
  await fournisseurOf(moyen)!.service(school.env)!.refund(chez, {
    commande: commande!,
    paiementChezEux: fournisseurId!,
    montant,
    reste: PRIX,
    motif,
    cle,
    connus: new Set(),
    encore: false,
  });
}

export const runJob = (nom: string) => (school: School) => school.tell('jobs', [nom]);

export async function refuseWithdrawal(school: School, achat: Achat) {
  const { id } = await paiementOf(school, achat);
  return school.asStaff('refuseRetractation', { id, motif: 'Le délai est passé.' });
}

export async function forgetNights(school: School): Promise<void> {
  await school.read((_, { write }) =>
    write(async (trx) => {
      await trx.deleteFrom('rapprochement').execute();
      await trx.deleteFrom('ecart').execute();
    }),
  );
}

/** All days are compared, and each difference exists once. */
export async function checkNight(school: School, achat: Achat): Promise<void> {
  const { id } = await paiementOf(school, achat);
  const { nights, ecarts } = await school.read(async (db) => ({
    nights: await db.selectFrom('rapprochement').selectAll().execute(),
    ecarts: await db.selectFrom('ecart').selectAll().where('paiement_id', '=', id).execute(),
  }));
  const left = nights.find(({ dateFait }) => dateFait === null);
  if (left || nights.length === 0) throw new Error(`A day was left: ${JSON.stringify(left)}`);
  if (ecarts.length !== 1)
    throw new Error(`${ecarts.length} differences: ${JSON.stringify(ecarts)}`);
}
