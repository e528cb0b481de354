import { expect, test } from 'vitest';
import { difficulteDe, type MesureDeClip } from './difficulte.ts';
import type { CadreVu, Lieu } from './juge.ts';

const JOUR = { temps: 'jour', risques: [] } as const;
/** Its driver has so many seconds. */
const risqueDe = (dure: number) => ({ ...JOUR, risques: [{ jusque: 10 + dure }] });
const CADRE: CadreVu = [0, 0, 0.1, -0.1];
const foule = (nombre: number): Lieu[] =>
  Array.from({ length: nombre }, () => ({ t: 10, cadre: CADRE }));
const avec = (dure: number, hauteur: number, autour = 0): MesureDeClip => ({
  fenetres: [{ ouvre: 10, ferme: 10 + dure, cibles: [] }],
  hauteurs: [hauteur],
  mobiles: foule(autour),
});

test('long, large and alone is easy; short, small, among many and by night is hard', () => {
  expect(difficulteDe(risqueDe(4), avec(4, 60))).toBe(1);
  expect(difficulteDe(risqueDe(2), avec(2, 12))).toBe(2);
  expect(difficulteDe({ ...risqueDe(1.5), temps: 'nuit' }, avec(1.5, 7, 6))).toBe(3);
});

test('without a danger many who move make it middling, and none hard', () => {
  const sans = (autour: number) => ({ fenetres: [], hauteurs: [], mobiles: foule(autour) });
  expect([1, 11, 12, 30].map((n) => difficulteDe(JOUR, sans(n)))).toEqual([1, 1, 2, 2]);
});

test('the word of blind readers is the last', () => {
  expect(difficulteDe({ ...JOUR, difficulté: 3 }, avec(4, 60))).toBe(3);
});
