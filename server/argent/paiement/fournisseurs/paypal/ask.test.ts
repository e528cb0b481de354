import { beforeEach, describe, expect, test } from 'vitest';
import { deliver } from '../../../../testing/paypal.ts';
import { openSchool } from '../../../../testing/school.ts';
import { COMPLETED, openSchoolWithPaypal } from '../../../../testing/schoolWithPaypal.ts';
import { refund } from './refund.ts';

const { ici, log, order, finish, pay, paid, hear, ask, statut, isGivenOnce, isNotGiven } =
  openSchoolWithPaypal();
type Ici = ReturnType<typeof ici>;
let paypal: Ici['paypal'];
let school: Ici['school'];
let eleve: Ici['eleve'];
let theorie: Ici['theorie'];
beforeEach(() => void ({ paypal, school, eleve, theorie } = ici()));

describe('awaited', () => {
  test.each([
    ['accepter', COMPLETED, 'paye'],
    ['refuser', 'PAYMENT.CAPTURE.DENIED', 'refuse'],
  ])('a payment that is looked at: %s', async (act, type, etat) => {
    const { id, orderID, told } = await pay('examen');
    expect(told).toMatchObject({ status: 200, etat: 'attente' });
    // An awaited order can no longer be cancelled.
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
        message: expect.stringMatching(/«\sMes paiements\s»/),
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
      if (path.endsWith('/capture')) return ({ id: made, status }) => ({ id: made, status });
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
    paypal.spoil.answer = (method) =>
      method === 'GET' ? { status: 401, body: { error: 'invalid_token' } } : undefined;
    expect(await finish(orderID)).toMatchObject({ status: 503 });
    expect(paypal.askedFor(/oauth2/).length).toBe(before + 2);
    for (const secret of [paypal.env.PAYPAL_SECRET, 'A21AA', 'Bearer ', 'Basic '])
      expect(log.join('')).not.toContain(secret);
  });
});

test('money is given back once for a key; what PayPal refuses has its reason', async () => {
  const { captureId } = await paid();
  const chez = { env: school.mounting.env, log: school.fastify.log };
  const rendre = { paiementChezEux: captureId, montant: 500, cle: 'une-cle', motif: 'Un geste.' };
  const rendu = await refund(chez, rendre);
  expect(rendu).toMatchObject({ etat: 'fait', fournisseurId: expect.stringMatching(/^\w{17}$/) });
  expect(await refund(chez, rendre)).toEqual(rendu);
  expect(await refund(chez, { ...rendre, montant: 1000, cle: 'une-autre' })).toEqual({
    etat: 'refuse',
    raison: expect.stringMatching(/ \(REFUND_AMOUNT_EXCEEDED\)$/),
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
