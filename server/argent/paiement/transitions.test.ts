import { expect, test } from 'vitest';
import { ETATS } from '../../../regles/achat.ts';
import { RENDU, TRANSITIONS, canBecome } from './transitions.ts';

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

test('what goes back waits wherever its money may still come, and nowhere else', () => {
  for (const etat of ETATS) expect(RENDU[etat] === 'attend', etat).toBe(canBecome(etat, 'paye'));
});
