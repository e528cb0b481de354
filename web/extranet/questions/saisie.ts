import type { InputOf, OutputOf } from '../../../contract/index.ts';
import type { Letter } from '../../../contract/fields.ts';
import type { Saisie as Decrite } from '../../../regles/champs.ts';
import { QUESTION } from '../../../regles/question.ts';
import { sentOf, startOf, typedOf } from '../../socle/ui/champs.ts';
import type { Posee, ReponseDonnee } from '../../eleve/questions/index.ts';

export type Question = OutputOf<'getQuestionExtranet'>['question'];

export interface Saisie extends Decrite<typeof QUESTION.champs> {
  version_id: number | null;
  present: string | null;
  decrite: string;
  dessinee: boolean;
  langue: 'FR' | 'NL';
  correcte: Letter | null;
  libelleImage: File | null;
  sansImage: boolean;
  scene: string;
  /** The picture shows the signs of that day; null means today. */
  valableDu: string | null;
}

export const NOUVELLE: Saisie = {
  ...startOf(QUESTION.champs),
  version_id: null,
  present: null,
  decrite: '',
  dessinee: false,
  langue: 'FR',
  correcte: null,
  libelleImage: null,
  sansImage: false,
  scene: '',
  valableDu: null,
};

export const saisieOf = (question: Question): Saisie => ({
  ...NOUVELLE,
  ...typedOf(QUESTION.champs, question),
  version_id: question.version_id,
  langue: question.langue,
  correcte: question.correcte,
  present: question.libelleImage,
  decrite: question.imageDescription ?? '',
  dessinee: question.scene !== null,
  scene: question.scene ?? '',
  valableDu: question.valableDu,
});

export const avecImage = (saisie: Saisie): boolean =>
  saisie.dessinee
    ? saisie.scene.trim() !== ''
    : saisie.libelleImage !== null || (saisie.present !== null && !saisie.sansImage);

/** Without a file or a scene the server keeps the saved picture. */
export function inputOf(saisie: Saisie): InputOf<'addQuestion'> & { sansImage: 0 | 1 } {
  const { libelleImage, sansImage, scene, dessinee } = saisie;
  return {
    ...sentOf(QUESTION.champs, saisie),
    correcte: saisie.correcte ?? '',
    ...(dessinee ? { scene } : libelleImage && { libelleImage }),
    sansImage: (dessinee ? scene.trim() === '' : sansImage) ? 1 : 0,
  };
}

/** Missing values show as « … ». */
export const poseeOf = (saisie: Saisie, image: string | null): Posee => ({
  libelle: saisie.libelle || '…',
  libelleImage: image,
  imageDescription: saisie.imageDescription || null,
  a: saisie.a || '…',
  b: saisie.b || '…',
  c: saisie.c || null,
  d: saisie.d || null,
});

/** `choix` is the answer picked in the preview. */
export const donneeOf = (saisie: Saisie, choix: Letter | null): ReponseDonnee => ({
  reponse: choix ?? saisie.correcte,
  bonne: saisie.correcte,
  correction: {
    justification: saisie.justification || null,
    idArticleLois: saisie.idArticleLois || null,
    grave: saisie.grave ? 1 : 0,
  },
});
