import { expect, test } from 'vitest';
import { CallError, NetworkError } from '../../socle/kernel/errors.ts';
import { codeAlert, loginAlert } from './loginAlert.ts';

test.each([
  [new CallError(401, {}), 'Oops...', 'Email ou mot de passe incorrect.'],
  [new CallError(429, { retryAfter: 45 }), 'Oops...', 'Trop d’essais. Réessayez dans 45 secondes.'],
  [new CallError(429, { retryAfter: 91 }), 'Oops...', 'Trop d’essais. Réessayez dans 2 minutes.'],
  [new CallError(429, {}), 'Oops...', 'Trop d’essais. Patientez un peu avant de recommencer.'],
  [new CallError(500, {}), 'Erreur', 'Une erreur est survenue lors de la connexion.'],
  [new NetworkError(), 'Erreur', 'Une erreur est survenue lors de la connexion.'],
])('%s', (error, title, message) => {
  expect(loginAlert(error)).toMatchObject({ title, message });
});

test('of a code it says what the server says, and of the rest the same', () => {
  const message = 'Ce code n’est pas le bon, ou il a déjà servi.';
  expect(codeAlert(new CallError(401, { message }))).toMatchObject({ title: 'Oops...', message });
  expect(codeAlert(new CallError(429, {}))).toEqual(loginAlert(new CallError(429, {})));
});
