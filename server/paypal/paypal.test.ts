import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anonymise } from '../compte/anonymise.ts';
import { beginDay, newEleve } from '../testing/attestation.ts';
import { mailsTo } from '../testing/compte.ts';
import { copyOf, facturesOf, produit, rowOf } from '../testing/paiement.ts';
import { deliver, openPaypal } from '../testing/paypal.ts';
import { type Person, type School, openSchool } from '../testing/school.ts';
import { askAwaited } from './ask.ts';
import { refundPaypal } from './refund.ts';

const NON_DEBITE = /^Il semble qu'une erreur soit survenue lors de votre achat/;
const COMPLETED = 'PAYMENT.CAPTURE.COMPLETED';
const APPROVED = 'CHECKOUT.ORDER.APPROVED';

let paypal: Awaited<ReturnType<typeof openPaypal>>;
let school: School;
let chef: Person;
let eleve: Awaited<ReturnType<typeof newEleve>>;
let theorie: number;
const log: string[] = [];

beforeAll(async () => {
  paypal = await openPaypal();
  const env = { ...paypal.env, LOG_LEVEL: 'info' };
  school = await openSchool({ env, logTo: { write: (line) => void log.push(line) } });
  theorie = await produit(school, 'theorie-permis-b');
});
afterAll(async () => {
  await school.close();
  await paypal.close();
});
beforeEach(async () => {
  paypal.forget();
  chef = await beginDay(school);
  eleve = await newEleve(school, chef);
});

async function order(who: Pick<Person, 'call'> = eleve, acces = theorie) {
  const { orderID, commande } = await who.call('createOrderPaypal', { acces, accord: 1 });
  const { id } = await who.call('getStatutPaiement', { commande });
  return { id, orderID, commande };
}
const finish = (idTransaction: string, who: Pick<Person, 'call'> = eleve) =>
  who.call('purchaseAccesPaypal', { idTransaction });
async function pay(moyen?: string) {
  const made = await order();
  expect(await paypal.approve(made.orderID, moyen)).toBe(200);
  return { ...made, told: await finish(made.orderID) };
}
/** A payment that is paid, and what it was paid with. */
async function paid() {
  const made = await pay();
  return { ...made, captureId: (await rowOf(school, made.id)).fournisseurId! };
}
const hear = async (type: string, about: string) =>
  deliver(school, await paypal.event(type, about));
const ask = () =>
  askAwaited(
    { database: school.database, env: school.mounting.env, log: school.fastify.log },
    school.now(),
  );
const statut = async () => (await eleve.call('getAccesUser', {})).statutValide;

async function isGivenOnce(id: number) {
  expect(await rowOf(school, id)).toMatchObject({ etat: 'paye', nonDonne: null });
  expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 1 });
  expect(await facturesOf(school, id)).toHaveLength(1);
  const achats = (await mailsTo(school, eleve.email)).filter(({ sujet }) => /achat/.test(sujet));
  expect(achats).toHaveLength(1);
}
async function isNotGiven(id: number, etat: string) {
  expect(await rowOf(school, id)).toMatchObject({ etat });
  expect(await copyOf(school, eleve, theorie)).toBeUndefined();
  expect(await facturesOf(school, id)).toEqual([]);
}

describe('bought', () => {
  test('is given once, with its invoice and mail, and told by the answer alone', async () => {
    const { id, orderID, commande, told } = await pay();
    expect(told).toMatchObject({ status: 200, etat: 'paye' });
    expect(told.message).toMatch(/^Achat bien effectué ! Dans quelques instants/);
    await isGivenOnce(id);
    expect(await statut()).toBe(0);
    // Looked at before its money is taken; what came of it is in the answer.
    expect(paypal.askedFor(/orders\/./).map(({ method }) => method)).toEqual(['GET', 'POST']);
    const created = JSON.parse(paypal.askedFor(/orders$/)[0]!.body);
    expect(created).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [
        {
          amount: { currency_code: 'EUR', value: '14.99' },
          custom_id: commande,
          invoice_id: commande,
          payee: { merchant_id: 'MARCHAND00001' },
        },
      ],
    });
    // Said again, or told again by PayPal, it changes nothing.
    expect(await finish(orderID)).toMatchObject({ status: 200, etat: 'paye' });
    expect(await hear(APPROVED, orderID)).toEqual({ status: 200, text: 'déjà connu' });
    expect(await hear(COMPLETED, orderID)).toEqual({ status: 200, text: 'déjà connu' });
    await isGivenOnce(id);
    expect(await statut()).toBe(0);
  });

  test('thirty times at once, with the webhook among them, it is taken and given once', async () => {
    const { id, orderID } = await order();
    await paypal.approve(orderID);
    const event = await paypal.event(APPROVED, orderID);
    const told = await Promise.all([
      ...Array.from({ length: 30 }, () => finish(orderID)),
      deliver(school, event),
      deliver(school, event),
    ]);
    expect(told.map(({ status }) => status)).toEqual(told.map(() => 200));
    await isGivenOnce(id);
  });

  test('and the browser never came back: the webhook takes it, and it is told once', async () => {
    const { id, orderID } = await order();
    await paypal.approve(orderID);
    expect(await hear(APPROVED, orderID)).toEqual({ status: 200, text: 'paye' });
    await isGivenOnce(id);
    const kept = await school.database.read
      .selectFrom('notification')
      .select(['fournisseur', 'suite'])
      .where('paiement_id', '=', id)
      .execute();
    expect(kept).toEqual([{ fournisseur: 'paypal', suite: 'paye' }]);
    expect(await statut()).toBe(1);
    // The browser, after all: its answer tells, and nothing else does.
    expect(await finish(orderID)).toMatchObject({ etat: 'paye' });
    expect(await statut()).toBe(0);
  });

  test('and neither came: the job takes it', async () => {
    const { id, orderID } = await order();
    await paypal.approve(orderID);
    school.later(19 * 60);
    await ask();
    expect(await rowOf(school, id)).toMatchObject({ etat: 'ouvert' });
    school.later(60);
    await ask();
    await isGivenOnce(id);
  });
});

describe('not bought', () => {
  test('before the buyer approved, nothing is taken', async () => {
    const { id, orderID } = await order();
    const told = await finish(orderID);
    expect(told).toMatchObject({ status: 422, etat: 'ouvert' });
    expect(told.message).toMatch(NON_DEBITE);
    await isNotGiven(id, 'ouvert');
    expect(paypal.askedFor(/capture$/)).toEqual([]);
  });

  test('given up, it is told by the window alone; another’s order is nobody’s to end or to pay', async () => {
    const { id, orderID } = await order();
    const autre = await newEleve(school, chef);
    expect(await autre.call('cancelPaypal', { idTransaction: orderID })).toMatchObject({
      status: 404,
    });
    await paypal.approve(orderID);
    expect(await finish(orderID, autre)).toMatchObject({ status: 404 });
    expect(await finish('5O190127TN364715T')).toMatchObject({ status: 404 });
    await isNotGiven(id, 'ouvert');
    await eleve.call('cancelPaypal', { idTransaction: orderID });
    await isNotGiven(id, 'annule');
    expect(await statut()).toBe(0);
    // What was approved before that is left.
    expect(await hear(APPROVED, orderID)).toMatchObject({ status: 200 });
    expect(await finish(orderID)).toMatchObject({ status: 422 });
    await isNotGiven(id, 'annule');
    expect(paypal.askedFor(/capture$/)).toEqual([]);
  });

  test('a means that its bank refuses is another’s to choose, in the same order', async () => {
    const { id, orderID, told } = await pay('refuse');
    expect(told).toMatchObject({ status: 422, recommencer: 1, etat: 'ouvert' });
    // The job leaves to its buyer what was refused once.
    school.later(21 * 60);
    await ask();
    expect(paypal.askedFor(/capture$/)).toHaveLength(1);
    await paypal.approve(orderID);
    expect(await finish(orderID)).toMatchObject({ status: 200, etat: 'paye' });
    await isGivenOnce(id);
    const [one, other] = paypal
      .askedFor(/capture$/)
      .map(({ headers }) => headers['paypal-request-id']);
    expect(one).not.toBe(other);
  });

  test.each([
    ['ORDER_NOT_APPROVED', { status: 422, etat: 'ouvert' }],
    ['TRANSACTION_REFUSED', { status: 422, etat: 'refuse' }],
    // Somebody else is taking it at this moment.
    ['ORDER_COMPLETION_IN_PROGRESS', { status: 200, etat: 'attente' }],
  ])('its money can’t be taken: %s', async (issue, expected) => {
    const { id, orderID } = await order();
    await paypal.approve(orderID);
    paypal.spoil.answer = (_, path) =>
      path.endsWith('/capture') ? { status: 422, body: { details: [{ issue }] } } : undefined;
    expect(await finish(orderID)).toMatchObject(expected);
    await isNotGiven(id, expected.etat);
  });

  test('refused by PayPal, it is refused', async () => {
    const { id, told } = await pay('fraude');
    expect(told).toMatchObject({ status: 422, etat: 'refuse' });
    expect(told.message).toMatch(NON_DEBITE);
    await isNotGiven(id, 'refuse');
    expect(await statut()).toBe(0);
    expect(await rowOf(school, id)).toMatchObject({
      raison: 'DECLINED DECLINED_BY_RISK_FRAUD_FILTERS',
    });
  });

  test('an order that nobody paid ends after a day', async () => {
    const { id } = await order();
    paypal.spoil.answer = (method) =>
      method === 'GET' ? { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } } : undefined;
    school.later(50 * 60);
    await ask();
    expect(await rowOf(school, id)).toMatchObject({ etat: 'ouvert' });
    school.later(24 * 3600);
    await ask();
    await isNotGiven(id, 'expire');
  });
});

describe('awaited', () => {
  test.each([
    ['accepter', COMPLETED, 'paye'],
    ['refuser', 'PAYMENT.CAPTURE.DENIED', 'refuse'],
  ])('a payment that is looked at: %s', async (act, type, etat) => {
    const { id, orderID, told } = await pay('examen');
    expect(told).toMatchObject({ status: 200, etat: 'attente' });
    // What is awaited can't be given up any more.
    await eleve.call('cancelPaypal', { idTransaction: orderID });
    await isNotGiven(id, 'attente');
    expect((await eleve.call('getPaiements', {})).paiements).toMatchObject([{ etat: 'attente' }]);
    const [captureId] = /(?<="id":")\w{17}/.exec(
      (await paypal.event('PAYMENT.CAPTURE.PENDING', orderID)).body,
    )!;
    await paypal.act(captureId, act);
    expect(await hear(type, orderID)).toEqual({ status: 200, text: etat });
    await (etat === 'paye' ? isGivenOnce(id) : isNotGiven(id, etat));
    expect(await statut()).toBe(1);
  });
});

test('what waits for days is asked after once an hour, each in its own minute', async () => {
  const { id, orderID } = await pay('examen');
  const asked = () => paypal.askedFor(new RegExp(orderID)).length;
  const at = async (minute: number) => {
    school.at(`2026-11-21T15:${String(minute % 60).padStart(2, '0')}:30.000Z`);
    await ask();
  };
  const before = asked();
  await at(id + 1);
  expect(asked()).toBe(before);
  await at(id);
  expect(asked()).toBe(before + 1);
  await isNotGiven(id, 'attente');
});

describe('somebody between us and PayPal', () => {
  type Unite = { amount: { value: string; currency_code: string }; custom_id: string };
  const changed =
    (change: (unite: Unite & { payee: object }, told: object) => void) =>
    (told: { purchase_units: (Unite & { payee: object })[] }) => {
      change(told.purchase_units[0]!, told);
      return told;
    };
  const CHANGED: [string, ReturnType<typeof changed>][] = [
    ['amount', changed((unite) => (unite.amount.value = '0.01'))],
    ['currency', changed((unite) => (unite.amount.currency_code = 'USD'))],
    ['reference', changed((unite) => (unite.custom_id = 'P-0000000000000000'))],
    ['payee', changed((unite) => (unite.payee = { merchant_id: 'AUTREMARCHAND' }))],
    ['intent', changed((_, told) => Object.assign(told, { intent: 'AUTHORIZE' }))],
    [
      'number of units',
      (told) => ({ ...told, purchase_units: [...told.purchase_units, ...told.purchase_units] }),
    ],
  ];

  test.each(CHANGED)(
    'another %s: before the money is taken it is not, after it nothing is given',
    async (_, change) => {
      const { id, orderID } = await order();
      await paypal.approve(orderID);
      paypal.spoil.answer = (method) => (method === 'GET' ? change : undefined);
      expect(await finish(orderID)).toMatchObject({ status: 422, etat: 'refuse' });
      await isNotGiven(id, 'refuse');
      expect(paypal.askedFor(/capture$/)).toEqual([]);

      const encore = await order();
      await paypal.approve(encore.orderID);
      paypal.spoil.answer = (_method, path) => (/capture$/.test(path) ? change : undefined);
      expect(await finish(encore.orderID)).toMatchObject({ status: 200, etat: 'attente' });
      await isNotGiven(encore.id, 'attente');
      expect((await rowOf(school, encore.id)).raison).toMatch(/^(autre|\d)/);
    },
  );

  test('an amount that its buyer changes at PayPal’s is not taken', async () => {
    const { id, orderID } = await order();
    await paypal.patch(orderID, '0.01');
    await paypal.approve(orderID);
    expect(await finish(orderID)).toMatchObject({ status: 422, etat: 'refuse' });
    await isNotGiven(id, 'refuse');
  });

  test('what one order was paid with pays no other', async () => {
    const { captureId } = await paid();
    const autre = await newEleve(school, chef);
    const { id, orderID } = await order(autre);
    await paypal.approve(orderID);
    paypal.spoil.answer = (_, path) =>
      path.includes('/orders/')
        ? (told) => {
            for (const capture of told.purchase_units[0].payments?.captures ?? [])
              capture.id = captureId;
            return told;
          }
        : undefined;
    expect(await finish(orderID, autre)).toMatchObject({ status: 422 });
    expect(await copyOf(school, autre, theorie)).toBeUndefined();
    expect(await rowOf(school, id)).toMatchObject({ etat: 'ouvert' });
  });
});

describe('PayPal does not answer', () => {
  const down = (path: RegExp, how: 'muet' | 'perdu' | { status: number; body: object }) => {
    paypal.spoil.answer = (_, asked) => (path.test(asked) ? how : undefined);
  };

  test.each([
    ['at all', 'muet'],
    ['in time', 'perdu'],
    ['but fails', { status: 500, body: { name: 'INTERNAL_SERVER_ERROR', debug_id: 'debug-500' } }],
    ['but refuses', { status: 422, body: { details: [{ issue: 'PAYEE_ACCOUNT_RESTRICTED' }] } }],
  ] as const)(
    '%s, when it is to create the order: a sentence, and nothing stays open',
    async (_, how) => {
      down(/orders$/, how);
      const told = await eleve.call('createOrderPaypal', { acces: theorie, accord: 1 });
      expect(told).toMatchObject({
        status: 503,
        message: expect.stringMatching(/rien n’est débité/),
      });
      const rows = await school.database.read
        .selectFrom('paiement')
        .select(['etat', 'aDire'])
        .where('eleve_id', '=', eleve.id)
        .execute();
      expect(rows).toEqual([{ etat: 'annule', aDire: 0 }]);
      if (typeof how === 'object' && 'debug_id' in how.body)
        expect(log.join('')).toContain('debug-500');
    },
  );

  test.each(['muet', 'perdu', { status: 500, body: {} }] as const)(
    'when it is to take the money (%j): it stands among the payments, and the next who comes ends it',
    async (how) => {
      const { id, orderID } = await order();
      await paypal.approve(orderID);
      down(/capture$/, how);
      expect(await finish(orderID)).toMatchObject({
        status: 503,
        message: expect.stringMatching(/« Mes paiements »/),
      });
      await isNotGiven(id, 'attente');
      paypal.spoil.answer = () => undefined;
      expect(await finish(orderID)).toMatchObject({ status: 200, etat: 'paye' });
      await isGivenOnce(id);
      const ids = paypal.askedFor(/capture$/).map(({ headers }) => headers['paypal-request-id']);
      expect(new Set(ids).size).toBe(1);
    },
  );

  test('after it took the money and said no more than that: the job ends it', async () => {
    const { id, orderID } = await order();
    await paypal.approve(orderID);
    let reads = 0;
    paypal.spoil.answer = (method, path) => {
      if (/capture$/.test(path)) return ({ purchase_units: _, ...told }) => told;
      return method === 'GET' && ++reads > 1 ? 'muet' : undefined;
    };
    expect(await finish(orderID)).toMatchObject({ status: 503 });
    await isNotGiven(id, 'attente');
    school.later(21 * 60);
    await expect(ask()).rejects.toThrow();
    paypal.spoil.answer = () => undefined;
    await ask();
    await isGivenOnce(id);
    expect(await statut()).toBe(1);
  });

  test('a token that it takes back is renewed once, and one serves many calls', async () => {
    const { orderID } = await order();
    await paypal.approve(orderID);
    expect(paypal.askedFor(/oauth2/).length).toBeLessThan(2);
    let refused = 0;
    paypal.spoil.answer = (method) =>
      method === 'GET' && ++refused === 1
        ? { status: 401, body: { error: 'invalid_token' } }
        : undefined;
    const before = paypal.askedFor(/oauth2/).length;
    expect(await finish(orderID)).toMatchObject({ status: 200, etat: 'paye' });
    expect(paypal.askedFor(/oauth2/).length).toBe(before + 1);
    // Refused again and again, it is not asked for ever.
    paypal.spoil.answer = (method) =>
      method === 'GET' ? { status: 401, body: { error: 'invalid_token' } } : undefined;
    expect(await finish(orderID)).toMatchObject({ status: 503 });
    expect(paypal.askedFor(/oauth2/).length).toBe(before + 2);
    for (const secret of [paypal.env.PAYPAL_SECRET, 'A21AA', 'Bearer ', 'Basic '])
      expect(log.join('')).not.toContain(secret);
  });
});

describe('a webhook', () => {
  test('that PayPal did not send, or not so, is not believed', async () => {
    const { id, orderID } = await order();
    await paypal.approve(orderID);
    const event = await paypal.event(APPROVED, orderID);
    const forged = { ...event, body: event.body.replace('"CHECKOUT', '"XHECKOUT') };
    expect(await deliver(school, forged)).toMatchObject({ status: 403 });
    // The same words, written otherwise, are other bytes.
    const spaced = { ...event, body: event.body.replace('{', '{ ') };
    expect(await deliver(school, spaced)).toMatchObject({ status: 403 });
    const bare = { ...event, headers: { 'content-type': 'application/json' } };
    expect(await deliver(school, bare)).toMatchObject({ status: 400 });
    for (const body of ['', '{', '[]', 'null', '{"id":"x"}'])
      expect(await deliver(school, { ...event, body })).toMatchObject({ status: 400 });
    await isNotGiven(id, 'ouvert');
  });

  test('of which there is a flood: PayPal is asked a few times, and not about what is known', async () => {
    const { orderID } = await paid();
    const event = await paypal.event(APPROVED, orderID);
    expect((await deliver(school, event)).status).toBe(200);
    const asked = paypal.askedFor(/verify/).length;
    const forged = { ...event, headers: { ...event.headers, 'paypal-transmission-sig': 'x' } };
    expect(await deliver(school, forged)).toEqual({ status: 200, text: 'déjà connu' });
    expect(paypal.askedFor(/verify/)).toHaveLength(asked);
    const flood = Array.from({ length: 60 }, (_, n) => {
      const body = event.body.replace('"id":"', `"id":"F${n}`);
      return deliver(school, { ...event, body });
    });
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([403, 429]));
    expect(paypal.askedFor(/verify/).length - asked).toBeLessThan(60);
  });

  test('that can’t be verified, or not acted upon, is to be told again', async () => {
    const { id, orderID } = await order();
    await paypal.approve(orderID);
    const event = await paypal.event(APPROVED, orderID);
    for (const path of [/verify/, /orders\//, /capture$/]) {
      paypal.spoil.answer = (_, asked) => (path.test(asked) ? 'muet' : undefined);
      expect(await deliver(school, event)).toMatchObject({ status: 503 });
    }
    paypal.spoil.answer = () => undefined;
    expect(await deliver(school, event)).toEqual({ status: 200, text: 'paye' });
    await isGivenOnce(id);
  });

  test('about what is not ours is kept, without whoever paid', async () => {
    const { orderID } = await paid();
    const event = await paypal.event(APPROVED, orderID);
    await school.database.write(async (trx) => {
      await trx.deleteFrom('paypalOrdre').where('ordreId', '=', orderID).execute();
      await trx
        .updateTable('paiement')
        .set({ commande: null })
        .where('eleve_id', '=', eleve.id)
        .execute();
    });
    expect(await deliver(school, event)).toEqual({ status: 200, text: 'commande inconnue' });
    expect(await deliver(school, event)).toEqual({ status: 200, text: 'déjà connu' });
    const { corps } = await school.database.read
      .selectFrom('notification')
      .select('corps')
      .where('cle', '=', JSON.parse(event.body).id)
      .executeTakeFirstOrThrow();
    expect(corps).toContain(orderID);
    expect(corps).not.toMatch(/camille|Acheteur/i);
  });

  test('money that went back, whole, ends what it gave; told twice it went back once', async () => {
    const { id, orderID, captureId } = await paid();
    await paypal.act(captureId, 'rembourser');
    expect(await hear('PAYMENT.CAPTURE.REFUNDED', captureId)).toEqual({
      status: 200,
      text: 'remboursement',
    });
    expect(await hear('PAYMENT.CAPTURE.REFUNDED', captureId)).toMatchObject({ text: 'déjà connu' });
    expect(await finish(orderID)).toMatchObject({ status: 200, etat: 'rembourse' });
    expect(await rowOf(school, id)).toMatchObject({ etat: 'rembourse', rembourse: 1499 });
    expect(await facturesOf(school, id)).toMatchObject([{ serie: 'F' }, { serie: 'NC' }]);
  });

  test('money that a bank takes back: whatever the capture reads after that', async () => {
    const { id, captureId } = await paid();
    await paypal.act(captureId, 'contester');
    paypal.spoil.answer = (method) =>
      method === 'GET'
        ? (told) => {
            told.purchase_units[0].payments.captures[0].status = 'COMPLETED';
            return told;
          }
        : undefined;
    expect(await hear('PAYMENT.CAPTURE.REVERSED', captureId)).toEqual({
      status: 200,
      text: 'impaye',
    });
    expect(await rowOf(school, id)).toMatchObject({ etat: 'impaye' });
    expect(await copyOf(school, eleve, theorie)).not.toMatchObject({ actif: 1 });
  });
});

describe('meanwhile', () => {
  test('the product was deleted and its price changed: what was ordered is paid and given', async () => {
    const { id: acces } = await chef.call('addAcces', {
      libelle: 'Disparu',
      prix: '5',
      taux: '6',
      codePermis: 'B',
      type: 'QT',
      dureeValidite: 2,
      contenu: 'Une ligne',
      actif: 1,
    });
    const { id, orderID } = await order(eleve, acces);
    await paypal.approve(orderID);
    await school.database.write((trx) =>
      trx.updateTable('acces').set({ prix: 900 }).where('id', '=', acces).execute(),
    );
    await chef.call('deleteAcces', { id: acces });
    expect(await finish(orderID)).toMatchObject({ status: 200, etat: 'paye' });
    expect(await facturesOf(school, id)).toMatchObject([{ montant: 500 }]);
    expect(await copyOf(school, eleve, acces)).toMatchObject({ actif: 1 });
  });

  test('its learner was erased: what was not taken is not', async () => {
    const { id, orderID } = await order();
    await paypal.approve(orderID);
    const event = await paypal.event(APPROVED, orderID);
    await school.database.write((trx) => anonymise(trx, eleve.id));
    expect(await deliver(school, event)).toMatchObject({ status: 200 });
    expect(paypal.askedFor(/capture$/)).toEqual([]);
    await isNotGiven(id, 'ouvert');
  });
});

test('money is given back once for a key; what PayPal refuses has its reason', async () => {
  const { captureId } = await paid();
  const chez = { env: school.mounting.env, log: school.fastify.log };
  const rendre = { captureId, montant: 500, cle: 'une-cle', motif: 'Un geste.' };
  const rendu = await refundPaypal(chez, rendre);
  expect(rendu).toMatchObject({ etat: 'fait', fournisseurId: expect.stringMatching(/^\w{17}$/) });
  expect(await refundPaypal(chez, rendre)).toEqual(rendu);
  expect(await refundPaypal(chez, { ...rendre, montant: 1000, cle: 'une-autre' })).toEqual({
    etat: 'refuse',
    raison: 'REFUND_AMOUNT_EXCEEDED',
  });
});

test('without keys nothing of it is open; without its webhook’s name no event is believed', async () => {
  const { PAYPAL_WEBHOOK_ID: _, ...env } = paypal.env;
  for (const given of [{}, env]) {
    const other = await openSchool({ env: given });
    const who = await other.login('eleve@demo.be');
    if (given !== env)
      expect(await who.call('createOrderPaypal', { acces: theorie, accord: 1 })).toMatchObject({
        status: 503,
        message: expect.stringMatching(/PayPal n’est pas ouvert ici/),
      });
    expect(await deliver(other, { body: '{}', headers: {} })).toMatchObject({ status: 415 });
    const headers = { 'content-type': 'application/json' };
    expect(await deliver(other, { body: '{}', headers })).toMatchObject({ status: 503 });
    await other.close();
  }
});
