import { expect, test } from 'vitest';
import { pourquoiRefuse } from '../../../regles/fournisseurs/codes.ts';
import { statutOf } from './statut.ts';

test('the specification’s sentence stands first, to the letter; what was not refused has no reason', () => {
  const fini = { renouvellement: 0, nonDonne: null, raison: 'REFUSED 05/51' };
  const SPEC =
    "Il semble qu'une erreur soit survenue lors de votre achat. Votre n'a pas été débité.";
  expect(statutOf({ ...fini, etat: 'refuse' })[1]).toBe(`${SPEC} ${pourquoiRefuse('51')}`);
  expect(statutOf({ ...fini, etat: 'expire' })[1]).toBe(SPEC);
});
