import { expect, test } from 'vitest';
import { CallError, NetworkError } from '../../socle/kernel/errors.ts';
import { echecOf } from './echec.ts';

test.each([
  [
    'what the server says',
    new CallError(409, { message: 'Cet élève a déjà cet accès.' }),
    'Cet élève a déjà cet accès.',
  ],
  ['an answer without words', new CallError(502, {}), 'Une erreur est survenue'],
  ['no answer', new NetworkError(), 'Une erreur est survenue'],
])('an access that could not be added: %s', (_, error, sentence) => {
  expect(echecOf(error)).toBe(sentence);
});
