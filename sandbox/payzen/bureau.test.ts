import { expect, test } from 'vitest';
import { MOT_DE_PASSE, hasGoodSignature, openEssai, openEssaiForFile } from './testing.ts';

const { essai } = await openEssaiForFile();

const geste = (id: string, geste: string, montant = '') =>
  essai.ask(`/vads-merchant/${id}`, { geste, montant });

const captured = async (order = 'CMD-42') => {
  const { id } = await essai.pay({ vads_order_id: order });
  await geste(id, 'remettre');
  essai.told.length = 0;
  return id;
};

test.each([
  ['accepte', 'remettre', 'BATCH', 'CAPTURED'],
  ['accepte', 'annuler', 'MERCH_BO', 'CANCELLED'],
  ['accepte', 'echouer', 'BATCH', 'CAPTURE_FAILED'],
  ['validation', 'valider', 'MERCH_BO', 'AUTHORISED'],
  ['validation', 'expirer', 'BATCH', 'EXPIRED'],
])('%s, then %s: %s tells %s', async (etat, what, source, statut) => {
  const { id } = await essai.pay({}, { etat });
  await geste(id, what);
  expect(essai.told[1]).toMatchObject({
    vads_url_check_src: source,
    vads_trans_status: statut,
    vads_trans_uuid: id,
    vads_operation_type: 'DEBIT',
  });
  expect(await geste(id, what)).toMatchObject({ status: 422 });
  expect(essai.told).toHaveLength(2);
});

test('a part is given back, then the rest, each as a credit of its own; then nothing', async () => {
  const id = await captured();
  for (const montant of ['10,00', '19.99']) await geste(id, 'rembourser', montant);
  expect(essai.told).toMatchObject([{ vads_amount: '1000' }, { vads_amount: '1999' }]);
  for (const one of essai.told) {
    expect(one).toMatchObject({
      vads_operation_type: 'CREDIT',
      vads_trans_status: 'AUTHORISED',
      vads_url_check_src: 'MERCH_BO',
      vads_order_id: 'CMD-42',
      vads_trans_id: expect.stringMatching(/^9\d{5}$/),
    });
    expect(hasGoodSignature(one)).toBe(true);
  }
  expect(new Set([id, ...essai.told.map((one) => one.vads_trans_uuid)]).size).toBe(3);
  for (const montant of ['0,01', '-1', 'x', '1e3', ''])
    expect((await geste(id, 'rembourser', montant)).status, montant).toBe(422);
  expect(essai.told).toHaveLength(2);
});

test('more than was paid is not given back, nor what is not captured', async () => {
  const id = await captured();
  expect((await geste(id, 'rembourser', '30,00')).text).toContain('ne peut pas être remboursé');
  const { id: other } = await essai.pay();
  expect((await geste(other, 'rembourser', '1,00')).status).toBe(422);
  await geste(id, 'rembourser', '1,00');
  const credit = essai.told.at(-1)!.vads_trans_uuid!;
  await geste(credit, 'remettre');
  expect((await geste(credit, 'rembourser', '1,00')).status).toBe(422);
  expect((await geste(credit, 'annuler')).status).toBe(422);
});

test('a charge-back takes what is left, by the bank', async () => {
  const id = await captured('IMPAYE');
  await geste(id, 'impayer');
  expect(essai.told).toMatchObject([
    {
      vads_url_check_src: 'BATCH',
      vads_operation_type: 'CREDIT',
      vads_trans_status: 'CAPTURED',
      vads_amount: '2999',
    },
  ]);
  const refund = await essai.rest('Transaction/CancelOrRefund', { uuid: id, amount: 1 });
  expect(refund.answer.errorCode).toBe('PSP_083');
});

test('all that is accepted is captured in one batch', async () => {
  await essai.pay();
  await essai.pay();
  essai.told.length = 0;
  await essai.ask('/vads-merchant/', { geste: 'lot' });
  expect(essai.told.length).toBeGreaterThan(1);
  expect(essai.told.every((one) => one.vads_trans_status === 'CAPTURED')).toBe(true);
});

test('what happened survives a restart: list, history, journal', async () => {
  const id = await captured('CMD;"7"');
  await geste(id, 'rembourser', '5');
  await essai.restart();
  const list = await essai.ask('/vads-merchant/');
  expect(list.text).toContain('CMD;&quot;7&quot;');
  expect((await essai.ask(`/vads-merchant/${id}`)).text).toContain('Remis en banque');

  const today = new Date().toISOString().slice(0, 10);
  const journal = await essai.ask(`/vads-merchant/journal.csv?du=${today}&au=${today}`);
  const rows = journal.text.trim().split('\r\n').slice(-2);
  expect(rows[0]).toMatch(new RegExp(`;"CMD;""7""";${id};\\d{6};DEBIT;CAPTURED;2999;EUR;VISA;$`));
  expect(rows[1]).toMatch(new RegExp(`;CREDIT;AUTHORISED;500;EUR;VISA;${id}$`));
  const before = await essai.ask('/vads-merchant/journal.csv?du=2000-01-01&au=2000-12-31');
  expect(before.text.split('\r\n')).toHaveLength(2);
});

test('the web services tell an order and its transactions', async () => {
  const test1 = await essai.rest('Charge/SDKTest', { value: 'bonjour' });
  expect(test1).toMatchObject({ http: 200, status: 'SUCCESS', answer: { value: 'bonjour' } });

  const { id } = await essai.pay({ vads_order_id: 'WS-1', vads_ext_info_acces: '7' });
  const order = await essai.rest('Order/Get', { orderId: 'WS-1' });
  expect(order).toMatchObject({
    status: 'SUCCESS',
    answer: {
      orderStatus: 'PAID',
      orderCycle: 'CLOSED',
      orderDetails: { orderId: 'WS-1', orderTotalAmount: 2999, metadata: { acces: '7' } },
      transactions: [
        {
          uuid: id,
          amount: 2999,
          currency: 'EUR',
          detailedStatus: 'AUTHORISED',
          operationType: 'DEBIT',
        },
      ],
    },
  });
  expect((await essai.rest('Transaction/Get', { uuid: id })).answer).toMatchObject({ uuid: id });
});

test('an order is running, refused or abandoned as its payments are', async () => {
  await essai.pay({ vads_order_id: 'WS-2' }, { etat: 'validation' });
  await essai.pay({ vads_order_id: 'WS-3' }, { numero: '4970100000000098' });
  await essai.pay({ vads_order_id: 'WS-4' }, { geste: 'quitter' });
  const said = [];
  for (const orderId of ['WS-2', 'WS-3', 'WS-4'])
    said.push((await essai.rest('Order/Get', { orderId })).answer.orderStatus);
  expect(said).toEqual(['RUNNING', 'UNPAID', 'ABANDONED']);
});

test('by web service: cancelled before the capture, given back after it, and no notification', async () => {
  const { id } = await essai.pay({ vads_order_id: 'WS-5' });
  const { id: other } = await essai.pay({ vads_order_id: 'WS-6' });
  await geste(other, 'remettre');
  essai.told.length = 0;
  const act = (uuid: string, amount: number, resolutionMode = 'AUTO') =>
    essai.rest('Transaction/CancelOrRefund', { uuid, amount, currency: 'EUR', resolutionMode });
  expect((await act(id, 2999, 'REFUND_ONLY')).answer.errorCode).toBe('PSP_055');
  expect((await act(id, 999)).answer).toMatchObject({
    uuid: id,
    amount: 2000,
    detailedStatus: 'AUTHORISED',
  });
  expect((await act(id, 2000)).answer).toMatchObject({ uuid: id, detailedStatus: 'CANCELLED' });
  expect((await act(other, 2999, 'CANCELLATION_ONLY')).answer.errorCode).toBe('PSP_055');
  expect((await act(other, 1000)).answer).toMatchObject({
    operationType: 'CREDIT',
    amount: 1000,
    transactionDetails: { parentTransactionUuid: other },
  });
  expect((await act(other, 2000)).answer.errorCode).toBe('PSP_055');
  const credits = await essai.rest('Order/Get', { orderId: 'WS-6', operationType: 'CREDIT' });
  expect(credits.answer.transactions).toHaveLength(1);
  expect(essai.told).toEqual([]);
});

test.each([
  ['INT_905', 'Charge/SDKTest', {}, '12345678:faux'],
  ['INT_905', 'Charge/SDKTest', {}, `87654321:${MOT_DE_PASSE}`],
  ['INT_901', 'Charge/Inconnu', {}, undefined],
  ['INT_901', '__proto__', {}, undefined],
  ['INT_901', 'Order/Get', '{', undefined],
  ['INT_901', 'Order/Get', '[]', undefined],
  ['INT_902', 'Order/Get', { orderId: { a: 1 } }, undefined],
  ['PSP_010', 'Order/Get', { orderId: 'inconnue' }, undefined],
  ['INT_902', 'Transaction/Get', { uuid: 'x' }, undefined],
  ['PSP_010', 'Transaction/Get', { uuid: '0'.repeat(32) }, undefined],
] as const)('%s from %s', async (code, service, body, user) => {
  const told = await essai.rest(service, body, user);
  expect(told).toMatchObject({ http: 200, status: 'ERROR', answer: { errorCode: code } });
});

test('amounts, currencies and modes that are none are refused', async () => {
  const id = await captured();
  for (const more of [
    {},
    { amount: '5' },
    { amount: 1.5 },
    { amount: -1 },
    { amount: 1, currency: 'USD' },
    { amount: 1, resolutionMode: 'X' },
  ])
    expect(
      (await essai.rest('Transaction/CancelOrRefund', { uuid: id, ...more })).answer.errorCode,
    ).toBe('INT_902');
});

test('an offer without web services says so', async () => {
  const bare = await openEssai({ motDePasse: '' });
  expect((await bare.rest('Charge/SDKTest', {})).answer.errorCode).toBe('PSP_100');
  await bare.close();
});
