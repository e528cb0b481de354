import { expect, test } from 'vitest';
import { codeAuHasard, readRemise } from '../../../regles/codeRemise.ts';
import type { REMISE, Sorte } from '../../../regles/remise.ts';
import { type Remise, etatOfRemise, moinsOf, refusOf } from './validite.ts';

const libre: Remise = {
  id: 1,
  code: 'NOEL26',
  libelle: 'Noël',
  pourcentage: 20,
  montant: null,
  debut: null,
  fin: null,
  acces_id: null,
  renouvellement: null,
  most: null,
  parEleve: 1,
  nombre: 7,
  actif: 1,
  version: 1,
  admin_id: 1,
  dateCreation: '2026-11-01T10:00:00.000Z',
  dateSuppression: null,
};
const usage = { acces_id: 3, renouvellement: 0, deja: 0 } as const;
const said = (remise: Partial<Remise>, at = '2026-11-21T10:00:00.000Z', more: object = {}) =>
  refusOf({ ...libre, ...remise }, { ...usage, ...more }, new Date(at));

test.each<[why: string, remise: Partial<Remise>, refus: RegExp | null]>([
  ['without bounds', {}, null],
  ['switched off', { actif: 0 }, /n’est plus valable/],
  ['for this product', { acces_id: 3 }, null],
  ['for another product', { acces_id: 4 }, /ne vaut pas pour cet accès/],
  ['for a first purchase', { renouvellement: 0 }, null],
  ['for a renewal', { renouvellement: 1 }, /que pour un renouvellement/],
  ['with one use left', { most: 8 }, null],
  ['used up', { most: 7 }, /a déjà servi autant/],
])('a code %s', (_, remise, refus) => {
  if (refus) expect(said(remise)).toMatch(refus);
  else expect(said(remise)).toBeNull();
});

/** A new field of a discount bounds its use here, or joins those that do not. */
type Borne = Exclude<keyof typeof REMISE.champs, Sorte | 'libelle'>;
const BORNES: Record<Borne, Partial<Remise>> = {
  actif: { actif: 0 },
  debut: { debut: '2999-01-01' },
  fin: { fin: '2000-01-01' },
  acces_id: { acces_id: 4 },
  renouvellement: { renouvellement: 1 },
  most: { most: 7 },
  parEleve: { parEleve: 0 },
};

test.each(Object.entries(BORNES))('%s refuses a code that is past it', (_, remise) => {
  expect(said(remise), 'refusOf in validite.ts').not.toBeNull();
});

test('a code that was taken already, as often as one learner may', () => {
  expect(said({}, undefined, { deja: 1 })).toBe('Tu as déjà utilisé ce code.');
  expect(said({ parEleve: 2 }, undefined, { deja: 1 })).toBeNull();
  expect(said({ parEleve: 2 }, undefined, { deja: 2 })).toMatch(/autant de fois/);
});

test('a code of a first purchase is for no renewal', () => {
  expect(said({ renouvellement: 0 }, undefined, { renouvellement: 1 })).toMatch(/premier achat/);
});

// Midnight in Brussels is 23:00 UTC in winter and 22:00 in summer.
test.each([
  ['2026-12-01', '2026-12-31', '2026-11-30T22:59:59.999Z', /à partir du 1er décembre 2026/],
  ['2026-12-01', '2026-12-31', '2026-11-30T23:00:00.000Z', null],
  ['2026-12-01', '2026-12-31', '2026-12-31T22:59:59.999Z', null],
  ['2026-12-01', '2026-12-31', '2026-12-31T23:00:00.000Z', /plus valable/],
  ['2027-07-01', '2027-07-01', '2027-06-30T21:59:59.999Z', /à partir/],
  ['2027-07-01', '2027-07-01', '2027-06-30T22:00:00.000Z', null],
  ['2027-07-01', '2027-07-01', '2027-07-01T21:59:59.999Z', null],
  ['2027-07-01', '2027-07-01', '2027-07-01T22:00:00.000Z', /plus valable/],
] as const)('of %s to %s, at %s', (debut, fin, at, refus) => {
  if (refus) expect(said({ debut, fin }, at)).toMatch(refus);
  else expect(said({ debut, fin }, at)).toBeNull();
  expect(etatOfRemise({ ...libre, debut, fin }, new Date(at)) === 'active').toBe(refus === null);
});

test('a code that is used up and not begun is refused as used up', () => {
  const remise = { debut: '2026-12-01', most: 7 };
  expect(said(remise)).toMatch(/a déjà servi autant/);
  expect(etatOfRemise({ ...libre, ...remise }, new Date('2026-11-21T10:00:00.000Z'))).toBe(
    'epuisee',
  );
});

test.each([
  [{ pourcentage: 20, montant: null }, 1499, 300],
  [{ pourcentage: 1, montant: null }, 49, 0],
  [{ pourcentage: 100, montant: null }, 1499, 1499],
  [{ pourcentage: null, montant: 500 }, 1499, 500],
  [{ pourcentage: null, montant: 1500 }, 1499, 1499],
])('%j of %i cents', (remise, prix, moins) => expect(moinsOf(remise, prix)).toBe(moins));

test.each([
  [' noël - 26\n', 'NOEL26'],
  ['ｎｏｅｌ２６', 'NOEL26'],
  ['no\u200Bel\u00AD26', 'NOEL26'],
  ['Straße', 'STRASSE'],
  ['NOËL🎄26', null],
  ['', null],
  ['ABC', null],
  ['A'.repeat(21), null],
  ['A'.repeat(500), null],
  ['NO\u0000EL', null],
])('%j is read as %j', (typed, code) => expect(readRemise(typed)).toBe(code));

test('one that is drawn by lot has nothing that looks like something else, and is read as it is', () => {
  const code = codeAuHasard(Uint8Array.from({ length: 16 }, (_, n) => n * 17));
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{16}$/);
  expect(readRemise(code.toLowerCase())).toBe(code);
});
