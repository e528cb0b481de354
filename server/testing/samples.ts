import { z } from 'zod';
import type { Call } from '../../contract/call.ts';
import { FILTRE_ACCES } from '../../regles/accesUser.ts';
import { ELEVE } from '../../regles/eleve.ts';
import {
  FILTRE_CONTRAT,
  FILTRE_SITUATION,
  FILTRE_SUIVI,
  FILTRE_VISITE,
  TRI_ELEVES,
} from '../../regles/signalement.ts';
import { RESSOURCES } from '../../regles/ressources.ts';
import { FichierRecu } from '../../contract/fichier.ts';
import { type CallName, calls } from '../../contract/index.ts';
import { fileOf, zipOf } from './archive.ts';
import { exemplesOf } from './exemplesOf.ts';
import { codeDuClip } from '../../films/envoi.ts';
import { openSeance } from './perception.ts';
import { photo } from './images.ts';
import { activite } from './rapprochement.ts';
import type { School } from './school.ts';
import { startSerie } from './serie.ts';

type Fields = Record<string, unknown>;

const question = {
  langue: 'FR',
  libelle: 'Qui passe\u202f?',
  a: 'Moi.',
  b: 'Le tram.',
  c: 'Le vélo.',
  d: 'Personne.',
  correcte: 'b',
  grave: 0,
  justification: 'avec',
  mepriseB: '',
  idArticleLois: '12.1',
  imageDescription: 'Un carrefour.',
  scene: '',
  sansImage: 0,
};

const produit = {
  tva: '3.15',
  codePermis: 'B',
  contenu: 'Sept séries;Une explication',
  lignes: ['Sept séries', 'Une explication'],
  actif: 1,
  version: 0,
  manque: 0,
};

const ORDRE = { idTransaction: '5O190127TN364715T' };

const CLASSE = 'Vander;Zoé;eleve4@demo.be;30/07/1985;';

const OWN: Partial<Record<CallName, Fields>> = {
  endSession: { id: 'une-session' },
  addQuestion: question,
  editQuestion: question,
  getQuestions: { tri: 'erreurs' },
  addRemise: { montant: '' },
  editRemise: { montant: '' },
  addTheme: { listeQuestions: '' },
  editTheme: { version: 'ab'.repeat(16), listeQuestions: '' },
  addChapitre: { listeQuestions: '' },
  editChapitre: { listeQuestions: '' },
  addEleve: { email: 'eleve3@demo.be' },
  editEleve: { version: `${'ab'.repeat(32)}.1763719200000` },
  updateAcces: { dateActivation: '2026-11-21', datePerime: '2026-12-21' },
  getChapitresExtranet: { texte: 1, etat: 'incomplete' },
  checkClasse: { texte: CLASSE },
  importClasse: { texte: CLASSE, confirme: 1 },
  importContenu: { version: 'ab'.repeat(16) },
  compareMouvements: { releve: activite() },
  purchaseAccesPayzen: { acces: 1 },
  createOrderPaypal: { acces: 1 },
  purchaseAccesPaypal: ORDRE,
  cancelPaypal: ORDRE,
  getCaisse: { etat: 'paye' },
  getFaitsExtranet: { etat: 'arevoir' },
  getClasses: { etat: 'ouvertes' },
  getThemesExtranet: { etat: 'incomplete' },
  getModulesExtranet: { etat: 'incomplete' },
  refundPaiement: { montant: '5,00' },
  winLitige: { remboursement: null },
  getStatutPaiement: { commande: 'P-0123456789ABCDEF' },
  setEpreuve: { jour: '2027-05-28', centre: 'Wandre', rappels: 1 },
  addResultat: { resultat: 'reussi', epreuve_id: 1 },
  checkRemise: { acces: 1, remise: 'NOEL26' },
  verifyAttestation: { code: '0000-0000-0000-0000' },
  compareAttestation: { code: '0000-0000-0000-0000' },
  withdrawCommande: { commande: 'P-0123456789ABCDEF' },
};

/** Derives samples of write calls from the resources' descriptions. */
const DECRITS: Partial<Record<string, Fields>> = Object.fromEntries(
  RESSOURCES.flatMap(({ appels, champs }) =>
    Object.keys(appels).map((appel) => [appel, exemplesOf(champs)]),
  ),
);

/** A list may be filtered by any described field. */
const FILTRES: Fields = Object.assign(
  exemplesOf(ELEVE),
  exemplesOf({
    situation: FILTRE_SITUATION,
    suivi: FILTRE_SUIVI,
    visite: FILTRE_VISITE,
    contrat: FILTRE_CONTRAT,
    tri: TRI_ELEVES,
  }),
  ...RESSOURCES.map(({ champs }) => exemplesOf(champs)),
);

function fieldsOf({ input }: Call): string[] {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
}

/** Every field of the contract needs a sample here. */
export async function samplesOf(school: School) {
  const eleve = await school.login('eleve@demo.be');
  const { ou, ids, questionnaire_id } = await startSerie(school, eleve, [{}, {}]);
  const { dizaine_id } = await eleve.call('addDizaine', { ...ou, cible: 'signaux' });
  const { examen_id } = await eleve.call('addExamen', ou);
  const { version_id } = await school.database.read
    .selectFrom('question')
    .select('version_id')
    .where('id', '=', ids[0]!)
    .executeTakeFirstOrThrow();
  const { acces_id, module_id } = await school.database.read
    .selectFrom('accesModule')
    .select(['acces_id', 'module_id'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const actuelle = { forme: 'actuelle' };
  const owns: typeof OWN = {
    ...OWN,
    linkModules: { acces_id },
    unlinkModule: { acces_id },
    editQuestion: { ...OWN['editQuestion'], ...actuelle },
    getVersions: actuelle,
    restoreVersion: actuelle,
  };
  const { id: chapitre_id } = await school.database.read
    .selectFrom('chapitre')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { accesList } = await eleve.call('getAccesUser', {});
  const exercices = accesList.find((acces) => acces.type === 'EX')!;
  const { seance } = await openSeance(school, { eleve, ou: exercices });
  const clip = codeDuClip('ballon-devant-l-ecole');
  const begun = { seance, clip, forme: 'predit' };
  // Its clip has ended.
  school.later(-60);
  const { partie_id } = await school.visitor.call('addPartie', begun);
  school.later(60);
  const { test_id } = await school.visitor.call('addTest', { seance, regle: 'moins-un' });
  const png = await photo().png().toBuffer();
  const file = new File([new Uint8Array(png)], 'photo.png', { type: 'image/png' });
  const sample: Fields = {
    ...ou,
    libelleImage: file,
    vue: file,
    prise: '',
    questionnaire_id,
    dizaine_id,
    cible: 'signaux',
    examen_id,
    chrono: 1,
    rang: 1,
    voix: 0,
    duree: 4200,
    historique_id: questionnaire_id,
    question: ids[0],
    question_id: ids[0],
    questionKey: 0,
    letter: 'a',
    bought: 0,
    isHistorique: 0,
    historique: 0,
    user_id: eleve.id,
    user: 'une-reference',
    dureeValidite: 1,
    datePerime: null,
    type: 'QT',
    slug: 'theorie-permis-b',
    reference: 'code-de-la-route',
    jeton: 'un-jeton',
    seance,
    lecon: 'un-risque',
    clip,
    forme: 'clique',
    regle: 'moins-un',
    partie_id,
    test_id,
    arret: 0,
    clics: [{ t: 1, x: 0.5, y: 0.5 }],
    dits: [],
    predictions: [],
    ecran: { largeur: 800, hauteur: 450 },
    choix: [0],
    extranet: 0,
    newsletter: 1,
    motsSimples: 1,
    texteAere: 0,
    email: 'nouveau@demo.be',
    password: 'Wq-7hhk!pp',
    passwordConfirm: 'Wq-7hhk!pp',
    prenom: 'Zoé',
    nom: 'Vander',
    dateNaissance: '1985-07-30',
    registreNational: '85073003328',
    rue: 'Rue de Fer 1',
    localite: 'Namur',
    codePostal: '5000',
    telephone: '0470 12 34 56',
    parentTelephone: '081 22 33 44',
    parentEmail: 'parent@exemple.be',
    checkCondition: 1,
    checkOffre: 0,
    page: 1,
    admin_id: 1,
    objet: 'question',
    objet_id: ids[0],
    jour: '2026-11-21',
    ...produit,
    ...question,
    module_id,
    module_ids: [module_id],
    theme_ids: [ou.theme_id],
    lies: [ou.theme_id],
    copie_id: ou.acces_id,
    id: ids[0],
    version_id,
    courante_id: version_id,
    all: 0,
    recherche: 'priorité',
    image: 'sans',
    article: 'avec',
    depuis: '2026-11-21',
    questions: 1,
    nombre: 50,
    graves: 10,
    repartir: 1,
    avecImage: 0,
    sansThemes: `${ou.theme_id}`,
    sansChapitres: 1,
    gardees: '',
    level: 9,
    fonction: null,
    plafond: null,
    motDePasseActuel: 'pas-le-sien',
    code: '123456',
    champ: 'tous',
    acces: FILTRE_ACCES.options[0].value,
    produit: 1,
    classe: 1,
    moniteur: 1,
    classe_id: 1,
    moniteur_id: null,
    taille: 50,
    ids: [eleve.id],
    geste: 'prolonger',
    jours: 30,
    contratSigne: 1,
    actif: 1,
    dateActivation: '2026-11-21',
    session_id: 'une-session',
    revision: 0,
    chapitre_id,
    chapitre_ids: [chapitre_id],
    texte: '<p>À droite.</p>',
    texteOnly: 0,
    listeQuestions: `${ids[0]}`,
    listeModules: [],
    pageChapitres: 1,
    rechercheQuestion: 'priorité',
    images: [file],
    archive: fileOf(await zipOf([['series/une.yaml', 'ref: une\nlibelle: Une\nquestions: []\n']])),
    photos: 1,
    isNew: 0,
    ligne_id: 1,
    reponses: { 1: 'a' },
    versions: '',
    place: 3,
    message: 'un-message',
    guides: [{ prenom: 'Anne', nom: 'Vander', email: '' }],
    remplace: null,
    motif: 'Une erreur.',
    etat: 'active',
    mois: '2026-11',
    moyen: 'paypal',
    periode: '2026-11-21',
    releve: null,
    regles: 0,
    accord: 1,
    total: '14,99',
    remise: null,
    societe: null,
    aRegler: 0,
    reste: '14,99',
    finAcces: 0,
    main: 1,
    declaration: 'J’ai changé d’avis.',
    lecture: 50,
    constat: 'cle',
    bonnes: 80,
    sauf: '',
    ensuite: 'tient',
  };
  return function sampleOf(name: CallName): Fields {
    return Object.fromEntries(
      fieldsOf(calls[name]).map((field) => {
        const own = { ...FILTRES, ...sample, ...DECRITS[name], ...owns[name] };
        if (!(field in own)) throw new Error(`«\u00a0${field}\u00a0» of ${name} has no sample`);
        return [field, own[field]];
      }),
    );
  };
}

export const received = (input: Fields): Fields =>
  Object.fromEntries(
    Object.entries(input).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.map(asReceived) : asReceived(value),
    ]),
  );

const asReceived = (value: unknown) =>
  value instanceof File ? new FichierRecu(value.name, value.type, value.size, '/x') : value;
