import type { Input, Output } from '../../../contract/call.ts';
import type { Letter } from '../../../contract/fields.ts';
import type { Calls } from '../../../contract/index.ts';
import type { Saisie as Decrite } from '../../../regles/champs.ts';
import { QUESTION } from '../../../regles/question.ts';
import { sentOf, startOf, typedOf } from '../../socle/ui/champs.ts';
import type { Posee, ReponseDonnee } from '../../eleve/questions/index.ts';

export type Question = Output<Calls['getQuestionExtranet']>['question'];

/** What is typed of a question. */
export interface Saisie extends Decrite<typeof QUESTION.champs> {
  /** The version that this edit began from. */
  version_id: number | null;
  /** The picture that it has there. */
  present: string | null;
  /** What that one shows, in words. */
  decrite: string;
  /** The picture is drawn from words, and is no file. */
  dessinee: boolean;
  langue: 'FR' | 'NL';
  correcte: Letter | null;
  libelleImage: File | null;
  sansImage: boolean;
  /** The words of a drawn picture. */
  scene: string;
  /** The day whose signs that picture has; null: today. */
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

/** There will be a picture once this is saved. */
export const avecImage = (saisie: Saisie): boolean =>
  saisie.dessinee
    ? saisie.scene.trim() !== ''
    : saisie.libelleImage !== null || (saisie.present !== null && !saisie.sansImage);

/** As the call takes it: a file or the words of a picture, as was chosen, and the present one else. */
export function inputOf(saisie: Saisie): Input<Calls['addQuestion']> & { sansImage: 0 | 1 } {
  const { libelleImage, sansImage, scene, dessinee } = saisie;
  return {
    ...sentOf(QUESTION.champs, saisie),
    correcte: saisie.correcte ?? '',
    ...(dessinee ? { scene } : libelleImage && { libelleImage }),
    sansImage: (dessinee ? scene.trim() === '' : sansImage) ? 1 : 0,
  };
}

/** As a learner would see what is typed now; what is still missing is shown as « … ». */
export const poseeOf = (saisie: Saisie, image: string | null): Posee => ({
  libelle: saisie.libelle || '…',
  libelleImage: image,
  imageDescription: saisie.imageDescription || null,
  a: saisie.a || '…',
  b: saisie.b || '…',
  c: saisie.c || null,
  d: saisie.d || null,
});

/** What came of it once the answer is told; `choix` is the one that was picked in the preview. */
export const donneeOf = (saisie: Saisie, choix: Letter | null): ReponseDonnee => ({
  reponse: choix ?? saisie.correcte,
  bonne: saisie.correcte,
  correction: {
    justification: saisie.justification || null,
    idArticleLois: saisie.idArticleLois || null,
    grave: saisie.grave ? 1 : 0,
  },
});
