import type { Output, StaffWrite } from '../../../contract/call.ts';
import type { CallName, Calls } from '../../../contract/index.ts';

type Ecriture = {
  [N in CallName]: StaffWrite<Calls[N]> extends true ? N : never;
}[CallName];

/** What a member of staff did, by the call: none can be forgotten. */
const PHRASES: Record<Ecriture, string> = {
  addQuestion: 'a ajouté une question',
  editQuestion: 'a modifié une question',
  deleteQuestion: 'a supprimé une question',
  restoreVersion: 'a repris une ancienne version d’une question',
  addAcces: 'a ajouté un accès',
  editAcces: 'a modifié un accès',
  deleteAcces: 'a supprimé un accès',
  linkModules: 'a lié ou ordonné les modules d’un accès',
  linkThemes: 'a lié ou ordonné les séries d’un accès',
  unlinkModule: 'a retiré un module d’un accès',
  unlinkTheme: 'a retiré une série d’un accès',
  addRemise: 'a ajouté un code de remise',
  editRemise: 'a modifié un code de remise',
  deleteRemise: 'a supprimé un code de remise',
  addTheme: 'a ajouté une série',
  editTheme: 'a modifié une série',
  deleteTheme: 'a supprimé une série',
  addModule: 'a ajouté un module',
  editModule: 'a modifié un module',
  deleteModule: 'a supprimé un module',
  addChapitre: 'a ajouté un chapitre',
  editChapitre: 'a modifié un chapitre',
  deleteChapitre: 'a supprimé un chapitre',
  uploadImages: 'a ajouté des images à un chapitre',
  deleteImage: 'a supprimé une image d’un chapitre',
  addUser: 'a ajouté quelqu’un au personnel',
  updateUser: 'a modifié un compte du personnel',
  deleteUser: 'a retiré quelqu’un du personnel',
  deleteFacteurUser: 'a retiré le second facteur de quelqu’un',
  sendLienUser: 'a envoyé à quelqu’un de quoi choisir son mot de passe',
  addPreuveExtranet: 'a redonné son mot de passe ou un code',
  modifyPasswordExtranet: 'a changé son mot de passe',
  confirmFacteur: 'a installé son second facteur',
  renewCodes: 'a pris de nouveaux codes de secours',
  deleteFacteur: 'a retiré son second facteur',
  addEleve: 'a ajouté un élève',
  editEleve: 'a modifié un élève',
  deleteEleve: 'a effacé un élève',
  getRegistre: 'a lu le numéro de registre national d’un élève',
  sendPassword: 'a envoyé un nouveau mot de passe à un élève',
  sendConfirmation: 'a renvoyé le mail de confirmation à un élève',
  openRegard: 'a vu le site comme un élève',
  endSessionExtranet: 'a terminé des sessions d’un élève',
  activateAcces: 'a activé ou désactivé un accès d’un élève',
  updateAcces: 'a changé les dates d’un accès d’un élève',
  deleteAccesFromEleve: 'a retiré un accès à un élève',
  addAccesToEleve: 'a donné un accès à un élève',
  deliverAttestation: 'a délivré une attestation à un élève',
  sendAttestation: 'a renvoyé le mail d’une attestation à un élève',
  withdrawAttestation: 'a retiré une attestation à un élève',
  getAttestationPdfExtranet: 'a lu l’attestation d’un élève',
  getFacturePdfExtranet: 'a lu une facture d’un élève',
  refundPaiement: 'a demandé ou noté un remboursement',
  checkPaiement: 'a interrogé le prestataire sur un paiement',
  settlePaiement: 'a noté un paiement comme réglé',
  givePaiement: 'a donné l’accès d’un paiement',
  winLitige: 'a noté l’argent d’un litige comme revenu',
  refuseRetractation: 'a refusé une rétractation',
  compareMouvements: 'a comparé nos paiements à ceux d’un prestataire',
  takeOverEcart: 'a repris d’un paiement ce que dit son prestataire',
  settleEcart: 'a noté un écart de paiement comme réglé',
  setValeurAttestation: 'a réglé ce qu’il faut pour une attestation',
  exportEleves: 'a exporté la liste des élèves',
  exportComptable: 'a exporté les factures d’un mois',
  undo: 'a annulé ce qu’il venait de faire',
  importClasse: 'a importé un élève avec sa classe',
  exportContenu: 'a téléchargé le contenu',
  importContenu: 'a changé par une archive',
};

/** What is done without a call. */
const AUTREMENT: Record<string, string> = {
  'admin:create': 'est devenu superviseur par «\u00a0npm run admin:create\u00a0»',
};

/** The journal has the last word of a call's path. A call that is no more is told by its name. */
export const phraseOf = (appel: string): string =>
  // A staff call that shares its path's last word with a learner's has a name of its own.
  PHRASES[`${appel}Extranet` as Ecriture] ??
  PHRASES[appel as Ecriture] ??
  AUTREMENT[appel] ??
  `a fait «\u00a0${appel}\u00a0»`;

/** What a line can be about, and where it is opened. */
export const OBJETS: Record<
  string,
  {
    un: string;
    plusieurs: string;
    lien: (id: number) => string;
    /** What is said of one that is there no more. */
    disparu?: string;
    /** Its fields that are called otherwise there than elsewhere. */
    champs?: Record<string, string>;
  }
> = {
  question: {
    un: 'question',
    plusieurs: 'Questions',
    lien: (id) => `/extranet/questions?question=${id}`,
  },
  acces: {
    un: 'accès',
    plusieurs: 'Accès',
    lien: (id) => `/extranet/acces?acces=${id}`,
    champs: { libelle: 'Libellé', libelleImage: 'Bannière' },
  },
  theme: {
    un: 'série',
    plusieurs: 'Séries',
    lien: (id) => `/extranet/themes?serie=${id}`,
    champs: { libelle: 'Libellé', acces: 'Produits' },
  },
  attestation: {
    un: 'réglage des attestations',
    plusieurs: 'Attestations',
    lien: () => '/extranet/attestations',
    champs: { lecture: 'Temps de lecture en %', bonnes: 'Bonnes réponses en %' },
  },
  remise: {
    un: 'code de remise',
    plusieurs: 'Codes de remise',
    lien: (id) => `/extranet/remises?remise=${id}`,
    champs: { libelle: 'Nom', actif: 'Actif', acces_id: 'Produit', montant: 'Montant en euros' },
  },
  admin: {
    un: 'compte',
    plusieurs: 'Personnel',
    lien: () => '/extranet/users',
  },
  eleve: {
    un: 'élève',
    plusieurs: 'Élèves',
    lien: (id) => `/extranet/eleves/${id}`,
    disparu: 'effacé',
    champs: { actif: 'Actif', connexion: 'Connexion' },
  },
  paiement: {
    un: 'paiement',
    plusieurs: 'Paiements',
    lien: (id) => `/extranet/paiements/${id}`,
  },
  module: {
    un: 'module',
    plusieurs: 'Modules',
    lien: (id) => `/extranet/modules?module=${id}`,
  },
  contenu: {
    un: 'contenu',
    plusieurs: 'Contenu',
    lien: () => '/extranet/contenu',
    champs: { nombre: 'Questions' },
  },
  rapprochement: {
    un: 'rapprochement',
    plusieurs: 'Rapprochements',
    lien: () => '/extranet/rapprochement',
  },
  ecart: {
    un: 'écart',
    plusieurs: 'Écarts de paiement',
    lien: () => '/extranet/rapprochement?regles=1',
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
  slug: 'Adresse',
  type: 'Type',
  codePermis: 'Code du permis',
  prix: 'Prix en euros',
  prixRenouvellement: 'Prix de renouvellement en euros',
  taux: 'Taux de TVA',
  dureeValidite: 'Durée en mois',
  credits: 'Crédits',
  contenu: 'Contenu',
  description: 'Description',
  title: 'Titre de la page',
  text: 'Texte de la page',
  actif: 'En vente',
  listeQuestions: 'Questions',
  prenom: 'Prénom',
  nom: 'Nom',
  email: 'E-mail',
  level: 'Niveau',
  connexion: 'Mot de passe',
  secondFacteur: 'Second facteur',
  dateNaissance: 'Date de naissance',
  rue: 'Rue',
  localite: 'Localité',
  codePostal: 'Code postal',
  newsletter: 'Newsletter',
  contratSigne: 'Contrat signé',
  numeroNational: 'Numéro de registre national',
  dateActivation: 'Activation',
  datePerime: 'Expiration',
  sessions: 'Sessions terminées',
  nombre: 'Élèves',
  acces: 'Accès',
  texte: 'Texte',
  images: 'Images',
  moyen: 'Prestataire',
  periode: 'Période',
  source: 'D’où',
  ecarts: 'Écarts',
  commande: 'Commande',
  genre: 'Écart',
  motif: 'Motif',
  etat: 'État',
  rembourse: 'Remboursé en euros',
  code: 'Code',
  pourcentage: 'Pourcentage',
  debut: 'Premier jour',
  fin: 'Dernier jour',
  renouvellement: 'Pour un renouvellement',
  most: 'Usages en tout',
  parEleve: 'Usages par élève',
  montant: 'Montant en euros',
  finAcces: 'Fin de l’accès',
  nonDonne: 'Pourquoi l’accès n’a pas été donné',
};

export const champOf = (objet: string, name: string): string =>
  OBJETS[objet]?.champs?.[name] ?? CHAMPS[name] ?? name;
