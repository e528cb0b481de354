import { expect, test } from 'vitest';
import type { Champs, Valeurs } from '../../../regles/champs.ts';
import { columnsOf, differencesOf, sentOf, startOf, typedOf } from './champs.ts';

const CHAMPS = {
  libelle: { genre: 'texte', label: 'Libellé', max: 100, manque: 'Donnez un nom.' },
  note: { genre: 'texte', label: 'Note', max: 400, facultatif: true, lignes: 3 },
  prix: { genre: 'euros', label: 'Prix' },
  moins: { genre: 'euros', label: 'Moins', facultatif: true, rien: 'Rien' },
  jour: { genre: 'jour', label: 'Jour', conflit: 'Le jour', facultatif: true, faux: 'Un jour.' },
  etat: {
    genre: 'choix',
    label: 'État',
    defaut: 'neuf',
    options: [
      { value: 'neuf', label: 'Neuf' },
      { value: 'use', label: 'Usé' },
    ],
  },
  actif: { genre: 'drapeau', label: 'Actif', defaut: 1 },
  photo: { genre: 'special', label: 'Photo' },
} as const satisfies Champs;

const lue: Valeurs<typeof CHAMPS> = {
  libelle: 'Vélo',
  note: null,
  prix: 14.99,
  moins: null,
  jour: '2026-12-01',
  etat: 'use',
  actif: 0,
};
const typed = typedOf(CHAMPS, lue);

test('a new one begins with what each field has of itself', () => {
  expect(startOf(CHAMPS)).toEqual({
    libelle: '',
    note: '',
    prix: null,
    moins: null,
    jour: '',
    etat: 'neuf',
    actif: true,
  });
});

test('what was read is typed, and what is typed is sent, without the fields of others', () => {
  expect(typed).toEqual({ ...lue, note: '', actif: false });
  const more = { ...typed, prix: null, id: 5 };
  expect(sentOf(CHAMPS, more)).toEqual({
    ...lue,
    note: '',
    prix: '',
    moins: '',
  });
});

test('two say each field in its words', () => {
  const said = differencesOf(CHAMPS, { ...typed, moins: 2, jour: '', actif: true }, typed, {
    note: null,
    prix: ['Tarif', ({ prix }) => `environ ${prix}`],
  });
  expect(said).toEqual([
    { champ: 'Libellé', mien: 'Vélo', leur: 'Vélo' },
    { champ: 'Tarif', mien: 'environ 14.99', leur: 'environ 14.99' },
    { champ: 'Moins', mien: '2,00\u00a0€', leur: 'Rien' },
    { champ: 'Le jour', mien: '', leur: '1er décembre 2026' },
    { champ: 'État', mien: 'Usé', leur: 'Usé' },
    { champ: 'Actif', mien: 'Oui', leur: 'Non' },
  ]);
});

test('a column is told as its kind is', () => {
  const columns = columnsOf(CHAMPS, ['prix', 'etat']);
  expect(columns.map(({ head, kind, cell }) => [head, kind, cell(lue)])).toEqual([
    ['Prix', 'amount', '14,99\u00a0€'],
    ['État', undefined, 'Usé'],
  ]);
});
