import { expect, test } from 'vitest';
import {
  CARTE,
  PATIENT,
  PLAFOND,
  SHOP,
  hasGoodSignature,
  linkIn,
  openEssai,
  openEssaiForFile,
  queryOf,
} from './testing.ts';

const { essai, heard, told } = await openEssaiForFile();

test('a card that is accepted: the shop hears of it, signed, then its buyer comes back', async () => {
  const { path } = await essai.pay({ vads_ext_info_acces: '7', vads_order_info: '' });
  expect(essai.told).toHaveLength(1);
  expect(told()).toMatchObject({
    path: '/ipn',
    vads_url_check_src: 'PAY',
    vads_trans_status: 'AUTHORISED',
    vads_operation_type: 'DEBIT',
    vads_result: '00',
    vads_auth_result: '00',
    vads_amount: '2999',
    vads_effective_amount: '2999',
    vads_currency: '978',
    vads_order_id: 'CMD-42',
    vads_order_info: '',
    vads_ext_info_acces: '7',
    vads_sequence_number: '1',
    vads_card_brand: 'VISA',
    vads_card_number: '497010XXXXXX0000',
    vads_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    vads_trans_uuid: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(hasGoodSignature(told())).toBe(true);

  const { text } = await essai.ask(path);
  expect(text).toContain('<h1>Paiement accepté</h1>');
  expect(text).not.toContain('data-attente="');
  const back = queryOf(linkIn(text));
  expect(hasGoodSignature(back)).toBe(true);
  const { vads_hash, vads_url_check_src, path: _, signature, ...rest } = told();
  expect(back).toEqual({ ...rest, de: 'carte', signature: back.signature });
  expect([vads_hash, vads_url_check_src, signature]).not.toContain(undefined);
  await essai.act(path);
  expect(essai.told).toHaveLength(1);
});

test('a refused card may be followed by another; the third refusal is the last', async () => {
  const path = await essai.enter();
  for (const sequence of ['1', '2', '3']) {
    await essai.act(path, { numero: PLAFOND, facon: 'avant' });
    expect(told(Number(sequence) - 1)).toMatchObject({
      vads_trans_status: 'REFUSED',
      vads_result: '05',
      vads_auth_result: '61',
      vads_sequence_number: sequence,
    });
    const { text } = await essai.ask(path);
    expect(text).toContain('Le plafond de la carte est dépassé.');
    if (sequence !== '3') expect(text).toContain('Payer par carte');
  }
  expect(new Set(essai.told.map(({ vads_trans_uuid }) => vads_trans_uuid)).size).toBe(3);
  expect(new Set(essai.told.map(({ vads_trans_id }) => vads_trans_id)).size).toBe(1);
  expect(queryOf(linkIn((await essai.ask(path)).text))).toMatchObject({
    vads_trans_status: 'REFUSED',
  });
});

test('a second card that is accepted is a second attempt of the same payment', async () => {
  const path = await essai.enter({
    vads_url_success: `${SHOP}/bien`,
    vads_url_refused: `${SHOP}/mal`,
  });
  await essai.act(path, { numero: '4970100000000097', facon: 'avant' });
  expect(told()).toMatchObject({
    vads_trans_status: 'REFUSED',
    vads_threeds_status: 'N',
    vads_auth_result: '',
  });
  await essai.act(path, { facon: 'avant' });
  expect(told(1)).toMatchObject({ vads_trans_status: 'AUTHORISED', vads_sequence_number: '2' });
  expect(linkIn((await essai.ask(path)).text)).toMatch(/^https:\/\/boutique.example\/bien\?/);
});

test('who leaves the page abandons it, or stays refused if a card was', async () => {
  const urls = { vads_url_cancel: `${SHOP}/annule`, vads_url_refused: `${SHOP}/mal` };
  const left = await essai.act(await essai.enter(urls), { geste: 'quitter', facon: 'avant' });
  expect(left.to).toMatch(/^https:\/\/boutique.example\/annule\?/);
  expect(told()).toMatchObject({ vads_trans_status: 'ABANDONED', vads_result: '17' });
  expect(told()).not.toHaveProperty('vads_operation_type');
  expect(told()).not.toHaveProperty('vads_sequence_number');

  const path = await essai.enter(urls);
  await essai.act(path, { numero: PLAFOND, facon: 'avant' });
  expect((await essai.act(path, { geste: 'quitter' })).to).toMatch(
    /\/mal\?.*vads_trans_status=REFUSED/,
  );
  expect(essai.told).toHaveLength(2);
});

test('a page that nobody ends is abandoned, also one that was open when the process ended', async () => {
  const short = await openEssai({ session: 30 });
  const path = await short.enter();
  await short.restart();
  await expect.poll(() => short.told[0]?.vads_trans_status, PATIENT).toBe('ABANDONED');
  expect((await short.ask(path)).text).toContain('Paiement abandonné');
  await short.close();
});

test.each([
  ['verification', 'UNDER_VERIFICATION', 'BATCH', 'AUTHORISED'],
  ['doute', 'UNDER_VERIFICATION', 'BATCH', 'REFUSED'],
  ['attente', 'WAITING_AUTHORISATION', 'BATCH_AUTO', 'AUTHORISED'],
  ['remise', 'AUTHORISED', 'BATCH', 'CAPTURE_FAILED'],
])('%s is %s, then by %s %s', async (etat, first, source, then) => {
  const { id } = await essai.pay({}, { etat });
  expect(told()).toMatchObject({ vads_trans_status: first, vads_url_check_src: 'PAY' });
  await heard(2);
  expect(told(1)).toMatchObject({
    vads_trans_status: then,
    vads_url_check_src: source,
    vads_trans_uuid: id,
  });
});

test('to be validated: by choice, or because the form says so', async () => {
  await essai.pay({}, { etat: 'validation' });
  await essai.pay({ vads_validation_mode: '1' });
  expect(essai.told.map((one) => one.vads_trans_status)).toEqual([
    'AUTHORISED_TO_VALIDATE',
    'AUTHORISED_TO_VALIDATE',
  ]);
});

test('a technical error makes no transaction and goes back by its own address', async () => {
  const path = await essai.enter({ vads_url_error: `${SHOP}/panne` });
  await essai.act(path, { etat: 'technique', facon: 'avant' });
  const link = linkIn((await essai.ask(path)).text);
  expect(link).toMatch(/^https:\/\/boutique.example\/panne/);
  expect(queryOf(link)).toMatchObject({ vads_result: '96', vads_trans_status: 'NOT_CREATED' });
  expect(essai.told).toEqual([]);
});

test('a closed browser does not come back, and the shop hears all the same', async () => {
  const { path } = await essai.pay({}, { ferme: '1' });
  const { text } = await essai.ask(path);
  expect(text).toContain('le navigateur s’est fermé');
  expect(text).not.toContain('id="retour"');
  expect(told().vads_trans_status).toBe('AUTHORISED');
});

test('the way back is a form for POST and a bare address for NONE, by itself when asked for', async () => {
  const posted = await essai.pay({
    vads_return_mode: 'POST',
    vads_redirect_success_timeout: '0',
    vads_redirect_success_message: 'Merci <3',
    vads_url_success: `${SHOP}/bien`,
  });
  const { text } = await essai.ask(posted.path);
  expect(text).toContain('action="https://boutique.example/bien"');
  expect(text).toContain('id="retour" data-attente="0"');
  expect(text).toContain('Merci &lt;3');
  const fields = [...text.matchAll(/type="hidden"\s+name="([^"]*)"\s+value="([^"]*)"/g)];
  const sent = Object.fromEntries(
    fields.map(([, name, value]) => [name!, value!.replace('&lt;', '<')]),
  ) as Record<string, string>;
  expect(sent.vads_trans_status).toBe('AUTHORISED');
  expect(hasGoodSignature(sent)).toBe(true);

  const bare = await essai.pay({ vads_return_mode: 'NONE' });
  expect(linkIn((await essai.ask(bare.path)).text)).toBe(`${SHOP}/retour?de=carte`);
});

test('a number that is no test card is refused and never shown again', async () => {
  const path = await essai.enter();
  const refused = await essai.act(path, {
    numero: '4111111111111111',
    expiration: '01/20',
    cvv: 'x',
  });
  expect(refused.status).toBe(422);
  expect(refused.text).not.toContain('4111111111111111');
  for (const why of ['pas une carte de test', 'plus valable', 'Trois ou quatre chiffres'])
    expect(refused.text).toContain(why);
  expect(refused.text).toContain('value="01/20"');
  expect((await essai.act(path, { numero: '5000 5500 0000 0000', facon: 'avant' })).status).toBe(
    303,
  );
  expect(told().vads_card_brand).toBe('MAESTRO');
});

test('a form that names its cards is offered those only', async () => {
  const path = await essai.enter({ vads_payment_cards: 'BANCONTACT' });
  expect((await essai.ask(path)).text).not.toContain('Visa');
  expect((await essai.act(path, { numero: CARTE })).status).toBe(422);
});

test('what is hostile is escaped, and what is no request of ours breaks nothing', async () => {
  const nasty = '"><img src=x onerror=alert(1)>&amp;';
  const path = await essai.enter({ vads_shop_name: nasty, vads_order_id: '"&\'' });
  const { text } = await essai.ask(path);
  expect(text).not.toContain('<img');
  expect(text).toContain('&quot;&amp;');
  const again = await essai.act(path, {
    numero: nasty,
    expiration: nasty,
    cvv: nasty,
    etat: '__proto__',
  });
  expect(again.text).not.toContain('<img');

  for (const [url, body, status] of [
    ['/', undefined, 303],
    ['/vads-payment/', undefined, 404],
    ['/vads-payment/__proto__', undefined, 404],
    ['/vads-payment/inconnue', { geste: 'payer' }, 404],
    ['/vads-merchant/inconnue', { geste: 'annuler' }, 404],
    ['/vads-merchant/?page=-1e9', undefined, 200],
    ['/vads-payment/', { __proto__: 'x', 'a[b]': '' }, 200],
    ['/vads-payment/', { x: 'y'.repeat(70_000) }, 413],
    ['//%zz', undefined, 404],
  ] as const)
    expect((await essai.ask(url, body as never)).status, url).toBe(status);
  expect(
    (await essai.ask('/vads-merchant/', { geste: 'lot' }, { 'sec-fetch-site': 'cross-site' }))
      .status,
  ).toBe(403);
});
