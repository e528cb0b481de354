import { expect, test } from 'vitest';
import { CallError } from '../../socle/kernel/errors.ts';
import { tropTard } from './accesFerme.ts';

test('an answer that came too late is told why: its access had ended, or was switched off', () => {
  expect(tropTard(new CallError(400, {}))).toMatch(/échéance/);
  expect(tropTard(new CallError(404, { desactive: 1 }))).toMatch(/désactivé/);
  expect(tropTard(new CallError(409, { suspendu: 1 }))).toMatch(/renoncé/);
  expect(tropTard(new CallError(409, { accordRequis: 1 }))).toMatch(/accord/);
  expect(tropTard(new CallError(409, {}))).toBeUndefined();
  expect(tropTard(new CallError(404, {}))).toBeUndefined();
  expect(tropTard(undefined)).toBeUndefined();
});
