import { expect, test } from 'vitest';
import { CallError, NetworkError } from '../kernel/errors.ts';
import { loginAlert } from './loginAlert.ts';

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
