import { expect, test } from 'vitest';
import { ETATS, isVenu } from '../../../regles/achat.ts';
import { TRANSITIONS, canBecome } from './transitions.ts';

test('a payment never stands still by moving, and money is not lost by what comes late', () => {
  for (const etat of ETATS) expect(canBecome(etat, etat), etat).toBe(false);
  for (const etat of ['ouvert', 'attente', 'refuse', 'annule', 'expire'] as const)
    expect(canBecome(etat, 'paye'), etat).toBe(true);
  for (const etat of ['ouvert', 'attente', 'refuse', 'annule', 'expire'] as const) {
    expect(canBecome('paye', etat), etat).toBe(false);
    expect(canBecome('rembourse', etat), etat).toBe(false);
  }
  expect(TRANSITIONS.rembourse).toEqual([]);
  expect(TRANSITIONS.impaye).toEqual([]);
});

test('money may still come wherever it has not, and nowhere else', () => {
  for (const etat of ETATS) expect(isVenu(etat), etat).toBe(!canBecome(etat, 'paye'));
});
