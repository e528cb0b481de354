import type { Ressource } from './champs.ts';
import { LANGUE } from './langue.ts';

const meprise = <L extends string>(lettre: L) =>
  ({
    genre: 'texte',
    label: `Qui choisit ${lettre}`,
    quoi: `La phrase pour qui choisit ${lettre}`,
    max: 300,
    lignes: 2,
    facultatif: true,
  }) as const;

/** Says to whoever chose a wrong letter where he went astray, and how it is. */
const CHAMPS_DES_MEPRISES = {
  mepriseA: meprise('A'),
  mepriseB: meprise('B'),
  mepriseC: meprise('C'),
  mepriseD: meprise('D'),
} as const;

const simple = <L extends string>(lettre: L) =>
  ({
    genre: 'texte',
    label: `${lettre} en mots simples`,
    quoi: `La réponse ${lettre} en mots simples`,
    max: 300,
    facultatif: true,
  }) as const;

/** All of them, or none. */
const CHAMPS_SIMPLES = {
  simple: {
    genre: 'texte',
    label: 'Question en mots simples',
    aide: 'Douze mots par phrase au plus, pour qui lit lentement\u202f; la même bonne réponse.',
    quoi: 'L’énoncé en mots simples',
    max: 500,
    lignes: 2,
    facultatif: true,
  },
  simpleA: simple('A'),
  simpleB: simple('B'),
  simpleC: simple('C'),
  simpleD: simple('D'),
} as const;

/** A question’s fate under the next code of the road. */
export const ENSUITES = ['tient', 'tombe', 'change'] as const;
export type Ensuite = (typeof ENSUITES)[number];

/** Questions of the bank. */
export const QUESTION = {
  objet: 'question',
  un: 'question',
  plusieurs: 'Questions',
  ce: 'cette question',
  page: {
    path: '/extranet/questions',
    label: 'Questions',
    page: 'QuestionsPage',
    rang: 2,
    reads: 'getQuestions',
    groupe: 'contenus',
  },
  adresse: 'question',
  appels: {
    addQuestion: 'a ajouté une question',
    editQuestion: 'a modifié une question',
    deleteQuestion: 'a supprimé une question',
  },
  champs: {
    libelle: {
      genre: 'texte',
      label: 'Énoncé',
      max: 500,
      manque: 'Écrivez l’énoncé.',
      quoi: 'L’énoncé',
      lignes: 2,
    },
    libelleImage: { genre: 'special', label: 'Image' },
    imageDescription: {
      genre: 'texte',
      label: 'Description de l’image',
      max: 2000,
      quoi: 'La description de l’image',
      facultatif: true,
    },
    scene: { genre: 'special', label: 'Dessin décrit', journal: 'Scène' },
    a: {
      genre: 'texte',
      label: 'Réponse A',
      max: 300,
      manque: 'Écrivez la réponse A.',
      quoi: 'La réponse A',
    },
    b: {
      genre: 'texte',
      label: 'Réponse B',
      max: 300,
      manque: 'Écrivez la réponse B.',
      quoi: 'La réponse B',
    },
    c: {
      genre: 'texte',
      label: 'Réponse C',
      max: 300,
      facultatif: true,
      quoi: 'La réponse C',
    },
    d: {
      genre: 'texte',
      label: 'Réponse D',
      max: 300,
      facultatif: true,
      quoi: 'La réponse D',
    },
    correcte: { genre: 'special', label: 'Bonne réponse' },
    grave: { genre: 'drapeau', label: 'Faute grave', defaut: 0 },
    justification: {
      genre: 'texte',
      label: 'Justification',
      max: 2000,
      quoi: 'La justification',
      lignes: 2,
      facultatif: true,
    },
    ...CHAMPS_DES_MEPRISES,
    ...CHAMPS_SIMPLES,
    idArticleLois: {
      genre: 'texte',
      label: 'Article de loi',
      aide: 'Comme «\u00a012.3.1\u00a0», «\u00a0loi 34\u00a0», «\u00a0AR 1998 art. 3\u00a0» ou «\u00a0CVP 12.3\u00a0».',
      max: 40,
      quoi: 'L’article de loi',
      facultatif: true,
    },
    langue: LANGUE,
  },
} as const satisfies Ressource;
