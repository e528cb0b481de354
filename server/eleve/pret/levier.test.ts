import { expect, test } from 'vitest';
import { learn } from '../memoire/memoire.writes.ts';
import type { Categorie } from '../questions/categorie.ts';
import { levierOf } from './levier.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const une = (cle: number, categorie: Categorie) => ({ cle, categorie });
const vues = (...ids: number[]) =>
  learn(
    new Map(),
    ids.map((cle) => ({ cle, juste: true })),
    NOW,
  );
const reserves = [
  { acces_id: 7, pool: [une(1, 'priorites'), une(2, 'vitesse')] },
  { acces_id: 8, pool: [une(1, 'priorites'), une(2, 'vitesse'), une(3, 'vitesse')] },
];
const banque = [...reserves[1]!.pool, une(4, 'priorites')];
const of = (memoire: ReturnType<typeof vues>, hasChance: boolean, sujets: Categorie[]) =>
  levierOf({ reserves, banque, memoire }, sujets, hasChance);

test('before a chance is told: the access with most that was not seen', () => {
  expect(of(vues(), false, ['priorites', 'vitesse'])).toEqual({ quoi: 'series', acces_id: 8 });
  expect(of(vues(1), false, ['priorites'])).toEqual({ quoi: 'examen', acces_id: 7 });
});

test('then the first of the subjects that has something new, then the whole bank, then nothing', () => {
  const priorites = { quoi: 'sujet', cible: 'priorites', libelle: 'Priorités' };
  const vitesse = { quoi: 'sujet', cible: 'vitesse', acces_id: 8 };
  const order: Categorie[] = ['priorites', 'vitesse'];
  expect(of(vues(), true, order)).toEqual({ ...priorites, acces_id: 7 });
  expect(of(vues(1), true, order)).toMatchObject(vitesse);
  expect(of(vues(1, 2, 3), true, order)).toEqual({ quoi: 'examen', acces_id: 7 });
  expect(of(vues(1, 2, 3, 4), true, order)).toBeNull();
});

test('who has no access that can be used is told nothing', () => {
  expect(levierOf({ reserves: [], banque, memoire: vues() }, ['vitesse'], true)).toBeNull();
});
