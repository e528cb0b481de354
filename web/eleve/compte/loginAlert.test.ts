import { expect, test } from 'vitest';
import { CallError, NetworkError } from '../../socle/kernel/errors.ts';
import { loginAlert } from './loginAlert.ts';

test.each([
  ['a wrong password', new CallError(401, { verified: true, user: null }), 'Oups !'],
  ['an unconfirmed e-mail', new CallError(401, { verified: false }), 'Email non validée !'],
  ['too many tries', new CallError(429, { message: 'Attends 42 secondes.' }), 'Oups !'],
  ['a server in trouble', new CallError(500, {}), 'Erreur'],
  ['no network', new NetworkError(), 'Erreur'],
])('%s', (_, error, title) => {
  expect(loginAlert(error).title).toBe(title);
});

test('a limited log-in says when to try again', () => {
  const error = new CallError(429, { message: 'Attends 42 secondes.' });
  expect(loginAlert(error).message).toBe('Attends 42 secondes.');
});

test('an unconfirmed e-mail keeps what the mail can be asked for with', () => {
  const error = new CallError(401, { verified: false, user: 'sealed' });
  expect(loginAlert(error).reference).toBe('sealed');
  expect(loginAlert(new CallError(401, { verified: true, user: null })).reference).toBeUndefined();
});
