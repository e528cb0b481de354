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
  addUser: 'a ajouté quelqu’un au personnel',
  updateUser: 'a modifié un compte du personnel',
  deleteUser: 'a retiré quelqu’un du personnel',
  deleteFacteurUser: 'a retiré le second facteur de quelqu’un',
  modifyPasswordExtranet: 'a changé son mot de passe',
  confirmFacteur: 'a installé son second facteur',
  renewCodes: 'a pris de nouveaux codes de secours',
  deleteFacteur: 'a retiré son second facteur',
};

/** What is done without a call. */
const AUTREMENT: Record<string, string> = {
  'admin:create': 'est devenu superviseur par « npm run admin:create »',
};

/** A call that is no more is told by its name. */
export const phraseOf = (appel: string): string =>
  // A staff call that shares its path's last word with a learner's has a name of its own.
  PHRASES[`${appel}Extranet` as Ecriture] ??
  PHRASES[appel as Ecriture] ??
  AUTREMENT[appel] ??
  `a fait « ${appel} »`;

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
  admin: {
    un: 'compte',
    plusieurs: 'Personnel',
    lien: () => '/extranet/users',
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
  prenom: 'Prénom',
  nom: 'Nom',
  email: 'E-mail',
  level: 'Niveau',
  connexion: 'Mot de passe',
  secondFacteur: 'Second facteur',
};

export const champOf = (name: string): string => CHAMPS[name] ?? name;
