import type { InputOf, OutputOf } from '../../../contract/index.ts';
import { jourDuCatalogue } from '../../../droit/codes.ts';
import type { Langue } from '../../../regles/langue.ts';
import { type Letter, MEPRISES } from '../../../regles/lettres.ts';
import { QUESTION } from '../../../regles/question.ts';
import * as champs from '../../socle/ui/champs.ts';
import type { Posee, ReponseDonnee } from '../../eleve/questions/index.ts';
import type { ImageDite } from './scene/useVue.ts';

export type FormeEcrite = NonNullable<InputOf<'getVersions'>['forme']>;

/** `forme` undefined: as a refusal sends it. */
export type FicheDeQuestion = OutputOf<'getQuestionExtranet'>['question'] & {
  forme?: FormeEcrite;
};

export const NOUVELLE = {
  ...champs.startOf(QUESTION.champs),
  ...champs.SANS_PHOTO,
  forme: 'actuelle' as FormeEcrite,
  version_id: null as number | null,
  copie_id: null as number | null,
  decrite: '',
  dessinee: false,
  langue: 'FR' as Langue,
  correcte: null as Letter | null,
  scene: '',
  /** The scene as it is kept. */
  gardee: '',
  /** The picture shows the signs of that day; null means today. */
  valableDu: null as string | null,
};
export type Saisie = typeof NOUVELLE;

export const saisieOf = (
  question: FicheDeQuestion,
  forme = question.forme ?? 'actuelle',
): Saisie => ({
  ...NOUVELLE,
  ...champs.typedOf(QUESTION.champs, question),
  forme,
  version_id: question.version_id,
  langue: question.langue,
  correcte: question.correcte,
  present: question.libelleImage,
  decrite: question.imageDescription ?? '',
  dessinee: question.scene !== null,
  scene: question.scene ?? '',
  gardee: question.scene ?? '',
  valableDu: question.valableDu && jourDuCatalogue(question.valableDu),
});

/** Its photo comes along; a scene is drawn anew. */
export const copyOfQuestion = (saisie: Saisie, id: number): Saisie => ({
  ...saisie,
  forme: NOUVELLE.forme,
  version_id: null,
  gardee: '',
  copie_id: id,
});

/** Their distances decide how near the picture is. */
export const motsDeSaisie = ({ libelle, a, b, c, d, justification }: Saisie) => ({
  question: libelle,
  a,
  b,
  c,
  d,
  justification,
});

export const avecImage = (saisie: Saisie): boolean =>
  saisie.dessinee
    ? saisie.scene.trim() !== ''
    : saisie.libelleImage !== null || (saisie.present !== null && !saisie.sansImage);

/** Without a file or a scene the server keeps the saved picture. */
export function inputOf(saisie: Saisie): InputOf<'addQuestion'> & { sansImage: 0 | 1 } {
  const { libelleImage, sansImage, scene, dessinee } = saisie;
  return {
    ...champs.sentOf(QUESTION.champs, saisie),
    correcte: saisie.correcte ?? '',
    ...(dessinee ? { scene } : libelleImage && { libelleImage }),
    sansImage: (dessinee ? scene.trim() === '' : sansImage) ? 1 : 0,
    ...(saisie.copie_id !== null && { copie_id: saisie.copie_id }),
  };
}

export const poseeOf = (saisie: Saisie, image: string | null, vue: ImageDite | null): Posee => ({
  libelle: saisie.libelle || '…',
  libelleImage: vue?.src ?? image,
  vue: vue && { cle: null, annotations: vue.annotations },
  imageDescription: saisie.imageDescription || null,
  a: saisie.a || '…',
  b: saisie.b || '…',
  c: saisie.c || null,
  d: saisie.d || null,
});

export const donneeOf = (saisie: Saisie, choix: Letter | null): ReponseDonnee => ({
  reponse: choix ?? saisie.correcte,
  bonne: saisie.correcte,
  correction: {
    justification: saisie.justification || null,
    meprise: mepriseDe(saisie, choix),
    idArticleLois: saisie.idArticleLois || null,
    grave: saisie.grave ? 1 : 0,
    film: null,
  },
});

const mepriseDe = (saisie: Saisie, choix: Letter | null): string | null =>
  choix === null || choix === saisie.correcte ? null : saisie[MEPRISES[choix]] || null;

export const differencesOfQuestion = (mien: Saisie, leur: Saisie) =>
  champs.differencesOf(QUESTION.champs, mien, leur, {
    correcte: ['Bonne réponse', ({ correcte }) => correcte?.toUpperCase() ?? ''],
    libelleImage: ['Image', (typed) => champs.photoInWords(typed, leur, 'la question')],
  });

type Utilisation = OutputOf<'getQuestionExtranet'>['utilisation'];

export function warningOf({ themes, chapitres }: Utilisation): string {
  const places = [
    ...themes.map(
      ({ libelle, nombre }) => `la série «\u00a0${libelle}\u00a0» (${combien(nombre - 1)})`,
    ),
    ...chapitres.map(({ libelle }) => `le chapitre «\u00a0${libelle}\u00a0»`),
  ];
  return places.length === 0 ? '' : `Elle sera retirée de\u00a0: ${places.join(', ')}.`;
}

const combien = (nombre: number) => {
  if (nombre === 0) return 'il n’y restera aucune question';
  return nombre === 1 ? 'il y restera 1 question' : `il y restera ${nombre} questions`;
};
