import { expect, test } from 'vitest';
import { CallError } from '../../socle/kernel/errors.ts';
import { attenduOf } from './accesFerme.ts';

test('an answer to a closed access waits for it to open, and says how; any other refusal is one', () => {
  expect(attenduOf(new CallError(400, {}))).toMatch(/échéance.*Renouvelle/);
  expect(attenduOf(new CallError(404, { desactive: 1 }))).toMatch(/désactivé/);
  expect(attenduOf(new CallError(409, { suspendu: 1 }))).toMatch(/renoncé/);
  expect(attenduOf(new CallError(409, { accordRequis: 1 }))).toMatch(/accord/);
  expect(attenduOf(new CallError(409, {}))).toBeUndefined();
  expect(attenduOf(new CallError(404, {}))).toBeUndefined();
});
