import { X509Certificate, createSign, createVerify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Call } from './http.ts';
import { PaypalError } from './erreurs.ts';
import { isObject } from './lecture.ts';
import { rawMember } from './rawMember.ts';

export const ALGORITHM = 'SHA256withRSA';

/** The CRC-32 covers the exact bytes, as a decimal number. */
const wordsOf = (transmission: string, time: string, webhook: string, body: string) =>
  `${transmission}|${time}|${webhook}|${crc32(Buffer.from(body))}`;

export const signatureOf = (
  key: string,
  ...words: [transmission: string, time: string, webhook: string, body: string]
): string =>
  createSign('sha256')
    .update(wordsOf(...words))
    .sign(key, 'base64');

const FIELDS = [
  'auth_algo',
  'cert_url',
  'transmission_id',
  'transmission_sig',
  'transmission_time',
  'webhook_id',
] as const;

export function verifyWebhook({ text }: Call, pem: string, certUrl: string) {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new PaypalError(400, [{ issue: 'MALFORMED_REQUEST_JSON' }]);
  }
  const event = rawMember(text, 'webhook_event');
  if (!isObject(given) || event === undefined || !isObject(given.webhook_event))
    throw missing('webhook_event');
  const said = {} as Record<(typeof FIELDS)[number], string>;
  for (const field of FIELDS) {
    const value = given[field];
    if (typeof value !== 'string' || value === '') throw missing(field);
    said[field] = value;
  }
  const signed = wordsOf(said.transmission_id, said.transmission_time, said.webhook_id, event);
  const good =
    said.auth_algo === ALGORITHM &&
    said.cert_url === certUrl &&
    createVerify('sha256')
      .update(signed)
      .verify(new X509Certificate(pem).publicKey, said.transmission_sig, 'base64');
  return { verification_status: good ? 'SUCCESS' : 'FAILURE' };
}

const missing = (field: string) =>
  new PaypalError(400, [
    { issue: 'MISSING_REQUIRED_PARAMETER', field: `/${field}`, location: 'body' },
  ]);
