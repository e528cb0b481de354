import { expect, test } from 'vitest';
import { commandeAttendue, pauseAfter } from './attente.ts';

test('it is asked at once, each second to begin with, ever more slowly, and for about a minute', () => {
  const pauses = [];
  for (let asked = 1; pauseAfter(asked) !== null; asked++) pauses.push(pauseAfter(asked)!);
  expect(pauses[0]).toBe(1000);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  const total = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(total).toBeGreaterThanOrEqual(55_000);
  expect(total).toBeLessThanOrEqual(65_000);
});

test.each([
  ['?paiement=P-0123456789ABCDEF&panneau=acces', 'P-0123456789ABCDEF'],
  ['?paiement=P-0123456789abcdef', null],
  ['?paiement=P-0123456789ABCDEF0', null],
  ['?paiement=', null],
  ['', null],
])('the address %j is the return of %j', (search, commande) => {
  expect(commandeAttendue(new URLSearchParams(search))).toBe(commande);
});
