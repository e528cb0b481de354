import { expect, test } from 'vitest';
import {
  type Choisie,
  NOUVELLE,
  chosenOf,
  compteOf,
  copieOf,
  longueurOf,
  ouvertesOf,
  warningOf,
} from './saisie.ts';

const question = (id: number): Choisie => ({
  id,
  libelle: `Question ${id}\u202f?`,
  libelleImage: null,
  idArticleLois: null,
  langue: 'FR',
  grave: 0,
});

test('what was chosen on another page stays, in the order of the ids', () => {
  const chosen = [question(1), question(2)];
  const seen = [question(2), question(3)];
  expect(chosenOf([3, 1, 2], chosen, seen).map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(chosenOf([1], chosen, seen)).toEqual([chosen[0]]);
});

test('how long a series is, and whether that is right', () => {
  expect(compteOf(0, 0, 0)).toBe('Aucune question');
  expect(compteOf(1, 1, 0)).toBe('1 question · 1 grave');
  expect(compteOf(50, 12, 3)).toBe('50 questions · 12 graves · 3 sans image');
  expect([49, 50, 52].map(longueurOf)).toEqual([
    'Il en manque 1 pour arriver à cinquante.',
    'Le compte est bon\u00a0: cinquante, comme à l’examen.',
    '2 de trop\u00a0: l’examen en compte cinquante.',
  ]);
});

test('a copy is a new one, and its label is not too long', () => {
  const listeQuestions = [question(1)];
  const copy = copieOf({ libelle: 'x'.repeat(100), listeQuestions, version: 'v' });
  expect(copy).toEqual({
    ...NOUVELLE,
    listeQuestions,
    libelle: expect.stringMatching(/^x{92} \(copie\)$/),
  });
});

test('what a deletion takes along', () => {
  const serie = {
    id: 1,
    libelle: 'S',
    listeQuestions: '',
    version: '',
    auteur: null,
    accueil: 0 as const,
    dateModification: null,
    questions: [],
    ouvertes: 0,
    plafonne: 0 as const,
  };
  expect(warningOf({ ...serie, acces: [] })).toBe('');
  const acces = [
    { id: 1, libelle: 'Théorie', actif: 1 as const },
    { id: 2, libelle: 'Démo', actif: 0 as const },
  ];
  expect(warningOf({ ...serie, acces, ouvertes: 3 })).toBe(
    'Elle sera retirée des produits «\u00a0Théorie\u00a0» (en vente), «\u00a0Démo\u00a0». 3 tentatives sont en cours\u00a0: elles restent comme elles sont.',
  );
  expect(ouvertesOf({ ouvertes: 812, plafonne: 1 })).toMatch(/^Au moins 812 tentatives/);
});
