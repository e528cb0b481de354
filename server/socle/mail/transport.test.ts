import { expect, test } from 'vitest';
import { transportOf } from './transport.ts';

test.each([
  ['smtp://moi:secret@mail.exemple.be:587', { requireTLS: true }],
  ['smtps://moi:secret@mail.exemple.be', { secure: true }],
  ['smtp://127.0.0.1.exemple.be', { requireTLS: true }],
  ['smtp://127.0.0.1:2525', { ignoreTLS: true }],
  ['smtp://localhost', { ignoreTLS: true }],
  ['smtp://relais?requireTLS=false', { requireTLS: false }],
])('beyond this machine nothing is said in clear: %s', (url, expected) => {
  const { options } = transportOf(url).transporter as never as { options: object };
  expect(options).toMatchObject(expected);
  if (!('ignoreTLS' in expected)) expect(options).not.toHaveProperty('ignoreTLS');
});
