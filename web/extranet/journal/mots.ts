import type { StaffWrite } from '../../../contract/call.ts';
import type { CallName, Calls } from '../../../contract/index.ts';
import type { Champ, Champs } from '../../../regles/champs.ts';
import { ELEVE } from '../../../regles/eleve.ts';
import { journaux } from './journal.liste.ts';

type Ecriture = {
  [N in CallName]: StaffWrite<Calls[N]> extends true ? N : never;
}[CallName];

const PHRASES: Record<Ecriture, string> = merged(journaux.map(({ phrases }) => phrases));

type NamesOf<One> = One extends unknown ? keyof One : never;
type Merged<One> = { [N in NamesOf<One>]: One extends Record<N, infer V> ? V : never };

function merged<One extends object>(all: readonly One[]) {
  return Object.assign({}, ...all) as Merged<One>;
}

const AUTREMENT: Record<string, string> = {
  login: 's’est connecté',
  'admin:create': 'est devenu superviseur par «\u00a0npm run admin:create\u00a0»',
};

/** The journal stores the last segment of a call's path, also of removed calls. */
export const phraseOf = (appel: string): string =>
  // A staff call whose segment a learner's call shares ends with `Extranet`.
  PHRASES[`${appel}Extranet` as Ecriture] ??
  PHRASES[appel as Ecriture] ??
  AUTREMENT[appel] ??
  `a fait «\u00a0${appel}\u00a0»`;

export interface Objet {
  un: string;
  plusieurs: string;
  lien: (id: number) => string;
  disparu?: string;
  champs?: Record<string, string>;
  decrits?: Champs;
}

export const OBJETS = merged<Record<string, Objet>>(journaux.map(({ objets }) => objets));

const CHAMPS: Record<string, string> = {
  libelle: 'Énoncé',
  libelleImage: 'Image',
  themes: 'Séries',
  chapitres: 'Chapitres',
  modules: 'Modules',
  actif: 'En vente',
  level: 'Niveau',
  fonction: 'Fonction',
  plafond: 'Plafond de remboursement (en €)',
  appareil: 'Appareil',
  nouvelAppareil: 'Nouvel appareil',
  connexion: 'Mot de passe',
  secondFacteur: 'Second facteur',
  numeroNational: ELEVE.registreNational.label,
  dateActivation: 'Activation',
  datePerime: 'Expiration',
  sessions: 'Sessions terminées',
  nombre: 'Élèves',
  acces: 'Accès',
  attestation: 'Attestation',
  texte: 'Texte',
  images: 'Images',
  vue: 'Image en trois dimensions',
  ensuite: 'À partir du 1er juin 2027',
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
  montant: 'Montant en euros',
  finAcces: 'Fin de l’accès',
  nonDonne: 'Pourquoi l’accès n’a pas été donné',
};

export const champOf = (objet: string, name: string): string =>
  OBJETS[objet]?.champs?.[name] ?? nomOf(OBJETS[objet]?.decrits?.[name]) ?? CHAMPS[name] ?? name;

const nomOf = (champ: Champ | undefined) =>
  champ?.journal ?? (champ?.genre === 'euros' ? `${champ.label} en euros` : champ?.label);
