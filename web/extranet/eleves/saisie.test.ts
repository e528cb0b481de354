import { expect, test } from 'vitest';
import { type Eleve, NOUVEL, differencesOfEleve, inputOf, saisieOf } from './saisie.ts';

const FICHE = {
  prenom: 'Claire',
  nom: 'Lejeune',
  dateNaissance: '1985-07-30',
  localite: 'Namur',
  codePostal: '5000',
  email: 'c@exemple.be',
  contratSigne: 1 as const,
  newsletter: 0 as const,
  telephone: '0470 12 34 56',
  parentNom: '',
  parentTelephone: '',
  parentEmail: '',
  note: '',
};
const LU: Eleve = {
  ...FICHE,
  id: 3,
  version: 'v',
  rue: null,
  parentNom: null,
  parentTelephone: null,
  parentEmail: null,
  note: null,
  avecRegistre: 1,
  avecMotDePasse: 1,
  confirme: 1,
  dateCreation: '2026-11-21T10:00:00.000Z',
  dateEffacement: null,
  acces: [],
};

test('a learner that is read and sent back says the same, and no register number', () => {
  const sent = { ...FICHE, rue: '', registreNational: undefined, password: '', version: 'v' };
  expect(inputOf(saisieOf(LU))).toEqual(sent);
});

test('a conflict names each field, in the form’s order, and hides the number', () => {
  const mien = { ...NOUVEL, registreNational: '85073003328' };
  const told = differencesOfEleve(mien, saisieOf(LU));
  expect(told.map(({ champ, mien, leur }) => [champ, mien, leur])).toEqual([
    ['Prénom', '', 'Claire'],
    ['Nom', '', 'Lejeune'],
    ['E-mail', '', 'c@exemple.be'],
    ['Date de naissance', '', '1985-07-30'],
    ['Numéro de registre national', '85073003328', 'celui qui est enregistré'],
    ['Rue', '', ''],
    ['Localité', '', 'Namur'],
    ['Code postal', '', '5000'],
    ['Téléphone', '', '0470 12 34 56'],
    ['Parent ou tuteur', '', ''],
    ['Téléphone du parent', '', ''],
    ['Mail du parent', '', ''],
    ['Note de l’école', '', ''],
    ['Contrat signé', 'non', 'oui'],
    ['Newsletter', 'non', 'non'],
  ]);
});
