import { expect, test } from 'vitest';
import { compact, now } from './dates.ts';
import { signatureOf } from './signature.ts';
import {
  formOf,
  hasGoodSignature,
  openEssai,
  openEssaiForFile,
  queryOf,
  signed,
  linkIn,
} from './testing.ts';

const { essai } = await openEssaiForFile();

test('the signature is the worked one, whatever the order of fields', () => {
  const champs = {
    vads_version: 'V2',
    vads_action_mode: 'INTERACTIVE',
    vads_amount: '2999',
    vads_ctx_mode: 'TEST',
    vads_currency: '978',
    vads_cust_email: 'zoé@example.be',
    vads_ext_info_access_id: '7',
    vads_language: 'fr',
    vads_order_id: 'CMD-42',
    vads_page_action: 'PAYMENT',
    vads_payment_config: 'SINGLE',
    vads_site_id: '12345678',
    vads_trans_date: '20260305141500',
    vads_trans_id: '000042',
    signature: 'x',
  };
  expect(signatureOf(champs, '1122334455667788')).toBe(
    'OWJWIgXrS44/EL+P2oM+t/Rk9nGnr+k1aWaUiY+nCW4=',
  );
});

test('a good form opens a page of its own, which is a demonstration', async () => {
  const entered = await essai.ask('/vads-payment/', signed({ vads_cust_email: 'zoé@example.be' }));
  expect(entered).toMatchObject({ status: 303, to: expect.stringMatching(/^\/vads-payment\/./) });
  const page = await essai.ask(entered.to);
  expect(page.text).toContain('Paiement de démonstration');
  expect(page.text).toContain('Aucune carte réelle');
  expect(page.text).toContain('29,99');
  expect(page.text).toContain('CMD-42');
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self' https://boutique.example;");
});

const LONG = 'x'.repeat(2000);
const stale = compact(now(-3_600_000));
test.each([
  ['02', { vads_site_id: '87654321' }],
  ['11', { vads_ctx_mode: 'PRODUCTION' }],
  ['01', { vads_version: 'V1' }],
  ['03', { vads_trans_id: '12345' }],
  ['03', { vads_trans_id: '900001' }],
  ['04', { vads_trans_date: stale }],
  ['04', { vads_trans_date: '20260230101010' }],
  ['05', { vads_validation_mode: '2' }],
  ['06', { vads_capture_delay: 'a' }],
  ['07', { vads_payment_config: 'MULTI' }],
  ['08', { vads_payment_cards: 'VISA;OR' }],
  ['09', { vads_amount: '0' }],
  ['09', { vads_amount: '12,5' }],
  ['10', { vads_currency: '840' }],
  ['12', { vads_language: 'xx' }],
  ['13', { vads_order_id: 'a<b' }],
  ['14', { vads_order_info2: LONG }],
  ['15', { vads_cust_email: 'personne' }],
  ['16', { vads_cust_id: LONG }],
  ['17', { vads_cust_title: LONG }],
  ['18', { vads_cust_first_name: '<' }],
  ['19', { vads_cust_address: LONG }],
  ['20', { vads_cust_zip: LONG }],
  ['21', { vads_cust_city: LONG }],
  ['22', { vads_cust_country: 'BEL' }],
  ['23', { vads_cust_phone: LONG }],
  ['24', { vads_url_success: 'javascript:alert(1)' }],
  ['25', { vads_url_refused: 'x' }],
  ['26', { vads_url_referral: 'x' }],
  ['27', { vads_url_cancel: 'x' }],
  ['28', { vads_url_return: `https://a.example/${LONG}` }],
  ['29', { vads_url_error: 'x' }],
  ['33', { vads_url_check: 'ftp://a.example/' }],
  ['46', { vads_page_action: 'REGISTER' }],
  ['47', { vads_action_mode: 'SILENT' }],
  ['48', { vads_return_mode: 'PUT' }],
  ['91', { vads_ext_info_a: '<' }],
] as [string, Record<string, string>][])('error %s for %o', async (numero, fields) => {
  const refused = await essai.ask('/vads-payment/', signed(fields));
  expect(refused.text).toContain(`<h1>Erreur ${numero}</h1>`);
  expect(refused.text).not.toContain('javascript:');
});

test('a signature by another key, over other values or missing is error 00', async () => {
  const changed = { ...signed(), vads_amount: '1' };
  for (const form of [signed({}, 'autre'), changed, formOf()]) {
    const { text, headers } = await essai.ask('/vads-payment/', form);
    expect(text).toContain('<h1>Erreur 00</h1>');
    expect(text).not.toContain('id="retour"');
    expect(headers.get('content-security-policy')).not.toContain('example');
  }
});

test('every mandatory field is missed', async () => {
  for (const name of Object.keys(formOf()).filter((name) => !/url|return|order/.test(name))) {
    const { [name]: _, ...rest } = formOf();
    const { text } = await essai.ask('/vads-payment/', {
      ...rest,
      signature: signatureOf(rest, '1122334455667788'),
    });
    expect(text, name).toMatch(/<h1>Erreur \d\d/);
    expect(text, name).toContain(`<code>${name}</code>`);
  }
});

test('a trans_id serves once a day, in whatever case; a refused form uses none up', async () => {
  const form = signed({ vads_trans_id: 'AbCdEf' });
  await essai.ask('/vads-payment/', signed({ vads_trans_id: 'AbCdEf', vads_amount: '0' }));
  expect(await essai.ask('/vads-payment/', form)).toMatchObject({ status: 303 });
  for (const vads_trans_id of ['AbCdEf', 'abcdEF'])
    expect((await essai.ask('/vads-payment/', signed({ vads_trans_id }))).text).toContain(
      'Erreur 03',
    );
  await essai.restart();
  expect((await essai.ask('/vads-payment/', form)).text).toContain('Erreur 03');
});

test('a refused form is told to the shop that signed it, and to nobody by a notification', async () => {
  const { text } = await essai.ask('/vads-payment/', signed({ vads_amount: '0' }));
  const back = queryOf(linkIn(text));
  expect(back).toMatchObject({ de: 'carte', vads_result: '30', vads_extra_result: '09' });
  expect(hasGoodSignature(back)).toBe(true);
  expect(essai.told).toEqual([]);
});

test('in PRODUCTION the page says the number and no more', async () => {
  const real = await openEssai({ mode: 'PRODUCTION' });
  const { text } = await real.ask(
    '/vads-payment/',
    signed({ vads_ctx_mode: 'PRODUCTION', vads_amount: '0' }),
  );
  expect(text).toContain('Erreur 09');
  expect(text).not.toContain('vads_amount</code>');
  await real.close();
});
