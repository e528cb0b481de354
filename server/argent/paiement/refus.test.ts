import { expect, test } from 'vitest';
import { statutOf } from './dire.ts';
import { pourquoiRefuse } from './refus.ts';

test.each([
  ['REFUSED 05/51/00', /pas assez d’argent/],
  ['REFUSED 05/61', /plafond/],
  ['TRANSACTION_LIMIT_EXCEEDED', /plafond/],
  ['REFUSED 05/54/00', /expirée/],
  ['DECLINED CARD_EXPIRED', /expirée/],
  ['REFUSED 05/05 3DS', /3-D Secure/],
  ['REFUSED 05/81', /3-D Secure/],
  ['REFUSED PSP_539', /3-D Secure/],
  ['REFUSED 05/38/00', /expirée/],
  ['REFUSED ACQ_001/38', /expirée/],
  ['REFUSED 05/82', /numéro de la carte/],
  ['REFUSED 05/75', /trop d’essais/],
  ['REFUSED 05/43', /bloque/],
  ['REFUSED 05/98', /ne répond pas/],
  // The last is what the platform's own controls say: 14 there is no card number.
  ['REFUSED 05/05/14', /sans dire pourquoi/],
  ['REFUSED 05//99', /sans dire pourquoi/],
  ['REFUSED 05/91', /ne répond pas/],
  ['REFUNDED', /rendu/],
  ['REFUSED 05/05/00', /sans dire pourquoi/],
  ['DECLINED DECLINED_BY_RISK_FRAUD_FILTERS', /sans dire pourquoi/],
  [null, /sans dire pourquoi/],
])('%s is said in words that say what to do', (raison, words) => {
  expect(pourquoiRefuse(raison)).toMatch(words);
});

test('the specification’s sentence stands first, to the letter; what was not refused has no reason', () => {
  const fini = { renouvellement: 0, nonDonne: null, raison: 'REFUSED 05/51' };
  const SPEC =
    "Il semble qu'une erreur soit survenue lors de votre achat. Votre n'a pas été débité.";
  expect(statutOf({ ...fini, etat: 'refuse' })[1]).toBe(`${SPEC} ${pourquoiRefuse('51')}`);
  expect(statutOf({ ...fini, etat: 'expire' })[1]).toBe(SPEC);
});
