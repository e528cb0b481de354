import { expect, test } from 'vitest';
import { readTexte } from '../../../../drawing/index.ts';
import { summaryOf } from './bilan.ts';

const said = (a: string, b: string) =>
  summaryOf(
    readTexte(
      `image:
  scene:
    lieu: carrefour
    vue: conducteur
    compteur: 30
    branches:
      nord: {}
      est: { panneau: { panneau: B1 } }
      sud: { panneau: { panneau: B9 } }
    usagers:
      - { qui: voiture, moi: oui, de: sud, vers: nord }
      - { qui: vélo, de: est, vers: sud }
verifie: { question: premier, a: ${a}, b: ${b} }`,
      { jour: '2026-11-25', correcte: 'a', lettres: ['a', 'b'] },
    ),
  );

test.each([
  ['moi', 'vélo', 'L’image est dessinée.'],
  ['vélo', 'moi', 'L’image est dessinée, mais les règles contredisent les réponses.'],
  ['moi', 'tracteur', 'L’image est dessinée, mais les règles ne peuvent rien vérifier.'],
  ['raison', 'moi', 'L’image est dessinée, mais les règles ne peuvent rien vérifier.'],
])('%s is right, %s is wrong', (a, b, summary) => {
  expect(said(a, b)).toBe(summary);
});
