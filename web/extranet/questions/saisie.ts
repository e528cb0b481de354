import type { Input, Output } from '../../../contract/call.ts';
import type { Letter } from '../../../contract/fields.ts';
import type { Calls } from '../../../contract/index.ts';
import type { Posee, ReponseDonnee } from '../../eleve/questions/index.ts';

export type Question = Output<Calls['getQuestionExtranet']>['question'];

/** What is typed of a question. */
export interface Saisie {
  /** The version that this edit began from. */
  version_id: number | null;
  /** The picture that it has there. */
  present: string | null;
  /** What that one shows, in words. */
  decrite: string;
  /** The picture is drawn from words, and is no file. */
  dessinee: boolean;
  langue: 'FR' | 'NL';
  libelle: string;
  a: string;
  b: string;
  c: string;
  d: string;
  correcte: Letter | null;
  grave: boolean;
  libelleImage: File | null;
  sansImage: boolean;
  imageDescription: string;
  /** The words of a drawn picture. */
  scene: string;
  /** The day whose signs that picture has; null: today. */
  valableDu: string | null;
  justification: string;
  idArticleLois: string;
}

export const NOUVELLE: Saisie = {
  version_id: null,
  present: null,
  decrite: '',
  dessinee: false,
  langue: 'FR',
  libelle: '',
  a: '',
  b: '',
  c: '',
  d: '',
  correcte: null,
  grave: false,
  libelleImage: null,
  sansImage: false,
  imageDescription: '',
  scene: '',
  valableDu: null,
  justification: '',
  idArticleLois: '',
};

export function saisieOf(question: Question): Saisie {
  const { version_id, langue, libelle, libelleImage, a, b, correcte, grave } = question;
  return {
    ...NOUVELLE,
    version_id,
    langue,
    libelle,
    a,
    b,
    correcte,
    present: libelleImage,
    decrite: question.imageDescription ?? '',
    dessinee: question.scene !== null,
    grave: grave === 1,
    c: question.c ?? '',
    d: question.d ?? '',
    imageDescription: question.imageDescription ?? '',
    scene: question.scene ?? '',
    valableDu: question.valableDu,
    justification: question.justification ?? '',
    idArticleLois: question.idArticleLois ?? '',
  };
}

/** There will be a picture once this is saved. */
export const avecImage = (saisie: Saisie): boolean =>
  saisie.dessinee
    ? saisie.scene.trim() !== ''
    : saisie.libelleImage !== null || (saisie.present !== null && !saisie.sansImage);

/** As the call takes it: a file or the words of a picture, as was chosen, and the present one else. */
export function inputOf(saisie: Saisie): Input<Calls['addQuestion']> & { sansImage: 0 | 1 } {
  const { langue, libelle, a, b, c, d, libelleImage, sansImage, scene, ...others } = saisie;
  return {
    langue,
    libelle,
    a,
    b,
    c,
    d,
    correcte: others.correcte ?? '',
    grave: others.grave ? 1 : 0,
    imageDescription: others.imageDescription,
    justification: others.justification,
    idArticleLois: others.idArticleLois,
    ...(others.dessinee ? { scene } : libelleImage && { libelleImage }),
    sansImage: (others.dessinee ? scene.trim() === '' : sansImage) ? 1 : 0,
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
