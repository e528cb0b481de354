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
  addEleve: 'a ajouté un élève',
  editEleve: 'a modifié un élève',
  deleteEleve: 'a effacé un élève',
  getRegistre: 'a lu le numéro de registre national d’un élève',
  sendPassword: 'a envoyé un nouveau mot de passe à un élève',
  sendConfirmation: 'a renvoyé le mail de confirmation à un élève',
  endSessionExtranet: 'a terminé des sessions d’un élève',
  activateAcces: 'a activé ou désactivé un accès d’un élève',
  updateAcces: 'a changé les dates d’un accès d’un élève',
  deleteAccesFromEleve: 'a retiré un accès à un élève',
  addAccesToEleve: 'a donné un accès à un élève',
  exportEleves: 'a exporté la liste des élèves',
  importClasse: 'a importé un élève avec sa classe',
};

/** The journal has the last word of a call's path, and here a call of learners may have taken it. A call that is no more is told by its name. */
export const phraseOf = (appel: string): string =>
  [appel, `${appel}Extranet`].map((name) => PHRASES[name as Ecriture]).find(Boolean) ??
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
  eleve: { un: 'élève', plusieurs: 'Élèves', lien: (id) => `/extranet/eleves/${id}` },
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
  dateNaissance: 'Date de naissance',
  rue: 'Rue',
  localite: 'Localité',
  codePostal: 'Code postal',
  email: 'E-mail',
  newsletter: 'Newsletter',
  contratSigne: 'Contrat signé',
  numeroNational: 'Numéro national',
  connexion: 'Connexion',
  actif: 'Actif',
  dateActivation: 'Activation',
  datePerime: 'Expiration',
  sessions: 'Sessions terminées',
  nombre: 'Élèves',
};

export const champOf = (name: string): string => CHAMPS[name] ?? name;
