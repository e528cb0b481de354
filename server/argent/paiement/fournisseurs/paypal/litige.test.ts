import { beforeEach, describe, expect, test } from 'vitest';
import { copyOf, facturesOf, rowOf } from '../../../../testing/paiement.ts';
import { deliver } from '../../../../testing/paypal.ts';
import { APPROVED, openSchoolWithPaypal } from '../../../../testing/schoolWithPaypal.ts';

const { ici, order, finish, paid, hear, isGivenOnce, isNotGiven } = openSchoolWithPaypal();
type Ici = ReturnType<typeof ici>;
let paypal: Ici['paypal'];
let school: Ici['school'];
let chef: Ici['chef'];
let eleve: Ici['eleve'];
let theorie: Ici['theorie'];
beforeEach(() => void ({ paypal, school, chef, eleve, theorie } = ici()));

interface Lu {
  status?: string;
  /** Ids, amounts and states of refunds that the order lists. */
  refunds?: [id: string, value: string, status?: string][];
}

const reads = ({ status, refunds }: Lu) =>
  (paypal.spoil.answer = (_, path) =>
    /\/orders\/[^/]+(\/capture)?$/.test(path)
      ? (told) => {
          const [unite] = told.purchase_units ?? [];
          const [capture] = unite?.payments?.captures ?? [];
          if (!capture) return told;
          if (status) capture.status = status;
          if (refunds)
            unite.payments.refunds = refunds.map(([id, value, state = 'COMPLETED']) => ({
              id,
              status: state,
              amount: { currency_code: 'EUR', value },
            }));
          return told;
        }
      : path.includes('verify')
        ? { status: 200, body: { verification_status: 'SUCCESS' } }
        : undefined);

let told = 0;
/** An event that PayPal would verify; its words are ours. */
async function tells(type: string, resource: object) {
  const event = await paypal.event(APPROVED, '"');
  const body = JSON.stringify({ id: `WH-LITIGE-${++told}`, event_type: type, resource });
  return deliver(school, { ...event, body });
}
const reversed = (captureId: string, id: string, value: string) =>
  tells('PAYMENT.CAPTURE.REVERSED', {
    id,
    amount: { currency_code: 'EUR', value },
    links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${captureId}` }],
  });

const aVoir = async (id: number) => (await chef.call('getPaiement', { id })).paiement.aRegler;
const series = async (id: number) =>
  (await facturesOf(school, id)).map(({ serie, montant }) => `${serie} ${montant}`);

describe('a capture that grants nothing', () => {
  test.each([
    ['REFUNDED', 'refuse'],
    ['PENDING', 'attente'],
    ['DECLINED', 'refuse'],
    ['FAILED', 'refuse'],
    ['SOMETHING_NEW', 'ouvert'],
  ])('%s: %s', async (status, etat) => {
    const { id, orderID } = await order();
    await paypal.approve(orderID);
    reads({ status });
    expect(await finish(orderID)).not.toMatchObject({ etat: 'paye' });
    await isNotGiven(id, etat);
  });

  test('partly given back before it was known: booked, and given when somebody has looked', async () => {
    const { id, orderID } = await order();
    await paypal.approve(orderID);
    reads({ status: 'PARTIALLY_REFUNDED', refunds: [['RENDU1', '5.00']] });
    await finish(orderID);
    expect(await rowOf(school, id)).toMatchObject({ etat: 'paye', rembourse: 500 });
    expect(await series(id)).toEqual(['F 1499', 'NC 500']);
    expect(await copyOf(school, eleve, theorie)).toBeUndefined();
    expect(await aVoir(id)).toMatchObject({ nonDonne: expect.stringMatching(/rendu une partie/) });
    expect(await chef.call('givePaiement', { id })).toMatchObject({ status: 200 });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 1 });
  });
});

describe('a dispute', () => {
  test('of a part takes that part; told twice it took it once; two parts of three are two', async () => {
    const { id, captureId } = await paid();
    reads({ status: 'PARTIALLY_REFUNDED', refunds: [['LITIGE1', '5.00']] });
    expect(await reversed(captureId, 'LITIGE1', '5.00')).toMatchObject({ status: 200 });
    expect(await reversed(captureId, 'LITIGE1', '5.00')).toMatchObject({ status: 200 });
    expect(await rowOf(school, id)).toMatchObject({ etat: 'paye', rembourse: 500 });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 1 });
    expect(await series(id)).toEqual(['F 1499', 'NC 500']);
    expect((await aVoir(id)).aVoir).toMatch(/litige/);
    reads({
      status: 'PARTIALLY_REFUNDED',
      refunds: [
        ['LITIGE1', '5.00'],
        ['LITIGE2', '4.00'],
      ],
    });
    await reversed(captureId, 'LITIGE2', '4.00');
    expect(await series(id)).toEqual(['F 1499', 'NC 500', 'NC 400']);
    expect(await rowOf(school, id)).toMatchObject({ etat: 'paye', rembourse: 900 });
  });

  test.each(['COMPLETED', 'PARTIALLY_REFUNDED'])(
    'of a part that only its event names, of a capture that reads %s',
    async (status) => {
      const { id, captureId } = await paid();
      reads({ status });
      await reversed(captureId, `LITIGE${captureId}`, '5.00');
      expect(await rowOf(school, id)).toMatchObject({ etat: 'paye', rembourse: 500 });
      expect(await series(id)).toEqual(['F 1499', 'NC 500']);
    },
  );

  test('told before its payment was known: the payment’s late word grants nothing, and is shown', async () => {
    const { id, orderID } = await order();
    await paypal.approve(orderID);
    paypal.spoil.answer = (_, path) => (path.endsWith('/capture') ? 'perdu' : undefined);
    await finish(orderID);
    reads({ status: 'COMPLETED' });
    await tells('PAYMENT.CAPTURE.REVERSED', { order_id: orderID });
    await tells('PAYMENT.CAPTURE.COMPLETED', { order_id: orderID });
    await isNotGiven(id, 'refuse');
    expect((await aVoir(id)).aVoir).toMatch(/litige/);
  });

  test('won: the money is back, and books, access and somebody of the school follow', async () => {
    const { id, captureId } = await paid();
    await paypal.act(captureId, 'contester');
    await hear('PAYMENT.CAPTURE.REVERSED', captureId);
    expect(await rowOf(school, id)).toMatchObject({ etat: 'impaye' });
    const [, avoir] = await facturesOf(school, id);
    expect(avoir).toMatchObject({ serie: 'NC' });
    reads({ status: 'COMPLETED' });
    const checked = await chef.call('checkPaiement', { id });
    expect(checked).toMatchObject({ etat: 'paye', message: expect.stringMatching(/en sait plus/) });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 1 });
    expect(await series(id)).toEqual(['F 1499', 'NC 1499', 'F 1499']);
    expect((await aVoir(id)).aVoir).toMatch(/est revenu/);
    expect(await chef.call('checkPaiement', { id })).toMatchObject({ etat: 'paye' });
    expect(await series(id)).toHaveLength(3);
    reads({ status: 'REFUNDED', refunds: [['RENDU2', '14.99']] });
    await chef.call('checkPaiement', { id });
    expect(await series(id)).toEqual(['F 1499', 'NC 1499', 'F 1499', 'NC 1499']);
    expect(await rowOf(school, id)).toMatchObject({ etat: 'rembourse' });
  });

  test('of a capture that read whole all the time is won when somebody says so', async () => {
    const { id, captureId } = await paid();
    reads({ status: 'COMPLETED' });
    await tells('PAYMENT.CAPTURE.REVERSED', { id: captureId });
    expect(await rowOf(school, id)).toMatchObject({ etat: 'impaye' });
    await chef.call('checkPaiement', { id });
    expect(await rowOf(school, id)).toMatchObject({ etat: 'impaye' });
    expect((await aVoir(id)).nonDonne).toMatch(/litige/);
    expect(await chef.call('givePaiement', { id })).toMatchObject({ status: 200 });
    expect(await rowOf(school, id)).toMatchObject({ etat: 'paye' });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 1 });
  });
});

test('a refund that PayPal could not make after all is no refund', async () => {
  const { id } = await paid();
  reads({ status: 'PARTIALLY_REFUNDED', refunds: [['RENDU3', '5.00']] });
  await chef.call('checkPaiement', { id });
  expect(await rowOf(school, id)).toMatchObject({ rembourse: 500 });
  reads({ status: 'COMPLETED', refunds: [['RENDU3', '5.00', 'FAILED']] });
  for (const _ of [1, 2]) await chef.call('checkPaiement', { id });
  expect(await rowOf(school, id)).toMatchObject({ etat: 'paye', rembourse: 0 });
  expect(await series(id)).toEqual(['F 1499', 'NC 500', 'F 500']);
  expect(await aVoir(id)).toMatchObject({ refuse: 1, aVoir: expect.stringMatching(/à refaire/) });
});

test.each([
  'PAYER_ACTION_REQUIRED',
  'ORDER_NOT_APPROVED',
  'PAYER_CANNOT_PAY',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
])('%s leads back to the window, and the next capture is another request', async (issue) => {
  const { id, orderID } = await order();
  await paypal.approve(orderID);
  const body = { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] };
  paypal.spoil.answer = (_, path) =>
    path.endsWith('/capture') ? { status: 422, body } : undefined;
  expect(await finish(orderID)).toMatchObject({ status: 422, etat: 'ouvert', recommencer: 1 });
  paypal.spoil.answer = (method) =>
    method === 'GET' ? (read) => ({ ...read, status: 'PAYER_ACTION_REQUIRED' }) : undefined;
  expect(await finish(orderID)).toMatchObject({ status: 422, recommencer: 1 });
  paypal.spoil.answer = () => undefined;
  expect(await finish(orderID)).toMatchObject({ status: 200, etat: 'paye' });
  await isGivenOnce(id);
  const keys = paypal.askedFor(/capture$/).map(({ headers }) => headers['paypal-request-id']);
  expect(new Set(keys).size).toBe(2);
});
