import type { Output, StaffWrite } from '../../contract/call.ts';
import type { CallName, Calls } from '../../contract/index.ts';

type Ecriture = {
  [N in CallName]: StaffWrite<Calls[N]> extends true ? N : never;
}[CallName];

/** What a member of staff did, by the call: none can be forgotten. */
const PHRASES: Record<Ecriture, string> = {
  addQuestion: 'a ajouté une question',
  editQuestion: 'a modifié une question',
  deleteQuestion: 'a supprimé une question',
  restoreVersion: 'a repris une ancienne version d’une question',
  addModule: 'a ajouté un module',
  editModule: 'a modifié un module',
  deleteModule: 'a supprimé un module',
  addChapitre: 'a ajouté un chapitre',
  editChapitre: 'a modifié un chapitre',
  deleteChapitre: 'a supprimé un chapitre',
  uploadImages: 'a ajouté des images à un chapitre',
  deleteImage: 'a supprimé une image d’un chapitre',
};

/** A call that is no more is told by its name. */
export const phraseOf = (appel: string): string =>
  appel in PHRASES ? PHRASES[appel as Ecriture] : `a fait « ${appel} »`;

/** What a line can be about, and where it is opened. */
export const OBJETS: Record<
  string,
  { un: string; plusieurs: string; lien: (id: number) => string }
> = {
  question: {
    un: 'question',
    plusieurs: 'Questions',
    lien: (id) => `/extranet/questions?question=${id}`,
  },
  module: {
    un: 'module',
    plusieurs: 'Modules',
    lien: (id) => `/extranet/modules?module=${id}`,
  },
  chapitre: {
    un: 'chapitre',
    plusieurs: 'Chapitres',
    lien: (id) => `/extranet/chapitres?chapitre=${id}`,
  },
};

type ChampDeQuestion = Output<
  Calls['getVersions']
>['versions'][number]['changements'][number]['champ'];

const CHAMPS: Record<ChampDeQuestion, string> & Record<string, string> = {
  langue: 'Langue',
  libelle: 'Énoncé',
  libelleImage: 'Image',
  imageDescription: 'Description de l’image',
  scene: 'Scène',
  a: 'Réponse A',
  b: 'Réponse B',
  c: 'Réponse C',
  d: 'Réponse D',
  correcte: 'Bonne réponse',
  grave: 'Faute grave',
  justification: 'Justification',
  idArticleLois: 'Article de loi',
  themes: 'Séries',
  chapitres: 'Chapitres',
  modules: 'Modules',
  acces: 'Accès',
  texte: 'Texte',
  listeQuestions: 'Questions',
  images: 'Images',
};

export const champOf = (name: string): string => CHAMPS[name] ?? name;
