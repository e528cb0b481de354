import { X509Certificate, createVerify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Heard, issueOf, openEssai } from './testing.ts';

const { essai, call, create, choose, paid, merchant, eventOf } = openEssai();

describe('an event', () => {
  const verify = (body: string) => call('POST', '/v1/notifications/verify-webhook-signature', body);
  const postback = ({ headers, body }: Heard, more: object = {}, event = body) => {
    const said = JSON.stringify({
      auth_algo: headers['paypal-auth-algo'],
      cert_url: headers['paypal-cert-url'],
      transmission_id: headers['paypal-transmission-id'],
      transmission_sig: headers['paypal-transmission-sig'],
      transmission_time: headers['paypal-transmission-time'],
      webhook_id: '8PT597110X687430L',
      ...more,
    });
    return verify(`${said.slice(0, -1)} , "webhook_event" : ${event}\n}`);
  };

  test('is signed over its very bytes, by a certificate that anybody reads', async () => {
    const { id } = await paid('compte', { description: 'Été « } " \\ »' });
    const told = await eventOf('PAYMENT.CAPTURE.COMPLETED', id);
    const { headers, body } = told;
    const pem = await (await fetch(headers['paypal-cert-url'] as string)).text();
    const certificate = new X509Certificate(pem);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(Date.parse(certificate.validTo)).toBeGreaterThan(Date.now());
    const words = [
      headers['paypal-transmission-id'],
      headers['paypal-transmission-time'],
      '8PT597110X687430L',
      crc32(body),
    ].join('|');
    const signature = headers['paypal-transmission-sig'] as string;
    const check = createVerify('sha256').update(words);
    expect(check.verify(certificate.publicKey, signature, 'base64')).toBe(true);
    expect(await postback(told)).toEqual({ http: 200, verification_status: 'SUCCESS' });
  });

  test('that was touched is none of ours', async () => {
    const { id } = await paid();
    const told = await eventOf('PAYMENT.CAPTURE.COMPLETED', id);
    const failure = { http: 200, verification_status: 'FAILURE' };
    expect(await postback(told, {}, told.body.replace('29.99', '29.98'))).toEqual(failure);
    expect(await postback(told, {}, JSON.stringify(told.event, null, 1))).toEqual(failure);
    for (const [name, value] of Object.entries({
      webhook_id: 'AUTRE',
      auth_algo: 'SHA1withRSA',
      cert_url: 'https://ailleurs.example/cert',
      transmission_id: 'x',
      transmission_sig: 'x',
      transmission_time: '2020-01-01T00:00:00Z',
    }))
      expect(await postback(told, { [name]: value }), name).toEqual(failure);
    expect(issueOf(await postback(told, { webhook_id: '' }))).toBe(
      '400 MISSING_REQUIRED_PARAMETER',
    );
    for (const text of ['', '{', '[]', '{}', '{"webhook_event":1}'])
      expect((await verify(text)).http, text).toBe(400);
  });

  test('is told again until the shop has essai.heard it, and when the merchant wants it', async () => {
    essai.moods = [500, 302, 503];
    const { id } = await create();
    await choose(id, 'compte');
    await expect.poll(() => essai.heard.length, { interval: 5 }).toBe(4);
    expect(new Set(essai.heard.map(({ body }) => body)).size).toBe(1);
    const { event } = await eventOf('CHECKOUT.ORDER.APPROVED', id);
    expect((await merchant(`evenements/${event.id}/renvoyer`)).status).toBe(303);
    await expect.poll(() => essai.heard.length, { interval: 5 }).toBe(5);
    const path = `/v1/notifications/webhooks-events/${event.id}/resend`;
    expect(await call('POST', path, {})).toMatchObject({ http: 202 });
    await expect.poll(() => essai.heard.length, { interval: 5 }).toBe(6);
  });
});
