import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Champs } from '../regles/champs.ts';
import { entreesOf, sortiesOf } from './champs.ts';

const CHAMPS = {
  libelle: { genre: 'texte', label: 'Libellé', max: 10, manque: 'Donnez un nom.' },
  note: { genre: 'texte', label: 'Note', max: 400, facultatif: true },
  texte: { genre: 'texte', label: 'Texte', max: 400, libre: true },
  nom: { genre: 'nom', label: 'Nom', manque: 'Indiquez le nom.', quoi: 'Le nom' },
  prix: { genre: 'euros', label: 'Prix' },
  taux: { genre: 'taux', label: 'Taux', facultatif: true },
  nombre: { genre: 'entier', label: 'Nombre', min: 1, max: 5, faux: 'De 1 à 5.', defaut: 2 },
  jour: { genre: 'jour', label: 'Jour', facultatif: true, faux: 'Un jour.' },
  niveau: {
    genre: 'choix',
    label: 'Niveau',
    options: [
      { value: 1, label: 'Un' },
      { value: 9, label: 'Neuf' },
    ],
  },
  actif: { genre: 'drapeau', label: 'Actif', defaut: 0 },
  acces_id: { genre: 'renvoi', label: 'Produit' },
  photo: { genre: 'special', label: 'Photo' },
} as const satisfies Champs;

const entrees = z.object(entreesOf(CHAMPS));
const sorties = z.object(sortiesOf(CHAMPS));
const sent = {
  libelle: ' Un\nnom ',
  note: '',
  texte: '',
  nom: 'Zoé',
  prix: '14,99',
  taux: '',
  jour: '',
  niveau: 9,
  acces_id: 3,
  photo: 'autre',
} as const;
const kept = {
  libelle: 'Un nom',
  note: null,
  texte: '',
  nom: 'Zoé',
  prix: 1499,
  taux: null,
  nombre: 2,
  jour: null,
  niveau: 9,
  actif: 0,
  acces_id: 3,
} as const;

test('what comes in is kept by its kind; what stands beside is the room’s', () => {
  expect(entrees.parse(sent)).toEqual(kept);
  expect(entrees.parse({ ...sent, niveau: '1', actif: 'true', taux: '5,5 %' })).toMatchObject({
    niveau: 1,
    actif: 1,
    taux: 550,
  });
});

test('what is kept goes out in euros and percent', () => {
  expect(sorties.parse({ ...kept, taux: 550 })).toEqual({ ...kept, prix: 14.99, taux: 5.5 });
});

test.each([
  ['libelle', ' ', 'Donnez un nom.'],
  ['libelle', 'Onze signes', 'Ce texte compte 10 caractères au plus.'],
  ['nom', '', 'Indiquez le nom.'],
  ['nombre', 'six', 'De 1 à 5.'],
  ['jour', '2026-02-30', 'Un jour.'],
  ['niveau', 2, 'Choisissez 1 ou 9.'],
])('%s refuses %j in the words of its description', (name, value, words) => {
  const { error } = entrees.safeParse({ ...sent, [name]: value });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[name, words]]);
});
