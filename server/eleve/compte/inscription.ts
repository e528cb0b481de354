import type { Selectable } from 'kysely';
import { UNUSABLE_PASSWORD } from '../../socle/securite/password.ts';
import type { EleveTable } from './compte.tables.ts';

/**
 * Where an address stands between its first registration and its account. `attend`: one
 * registration, with its password. `contestee`: who typed what is not known any more, and nothing
 * of what was typed is kept.
 */
export type Etat = 'libre' | 'attend' | 'contestee' | 'confirmee';

export const EVENEMENTS = [
  /** A registration: the first of its address, or one more with the password of the first. */
  'inscription',
  /** One more, with another password. */
  'autreInscription',
  'oubli',
  /** The mail is asked for again, with what a log-in gave. */
  'renvoi',
  /** A mailed link, and the password of the registration. */
  'confirmation',
  /** A mailed link, and a name and a password given there. */
  'reprise',
] as const;
export type Evenement = (typeof EVENEMENTS)[number];

export interface Suite {
  etat: Etat;
  /** The letter that goes out. */
  courrier: 'confirmation' | 'reprise' | 'adresseConnue' | 'nouveauMotDePasse' | 'bienvenue';
  /** What was typed before is done away with: its password, its name, its register number. */
  efface?: true;
}

const encore: Suite = { etat: 'attend', courrier: 'confirmation' };
const conteste: Suite = { etat: 'contestee', courrier: 'reprise', efface: true };
const repris: Suite = { etat: 'confirmee', courrier: 'bienvenue', efface: true };
const connue: Suite = { etat: 'confirmee', courrier: 'adresseConnue' };

/** What is not here is refused. A link shows whose the mailbox is and nothing else (decision 18). */
const TABLE: Record<Etat, Partial<Record<Evenement, Suite>>> = {
  libre: { inscription: encore, autreInscription: encore },
  attend: {
    inscription: encore,
    autreInscription: conteste,
    oubli: conteste,
    renvoi: encore,
    confirmation: { etat: 'confirmee', courrier: 'bienvenue' },
    reprise: repris,
  },
  contestee: {
    inscription: conteste,
    autreInscription: conteste,
    oubli: conteste,
    reprise: repris,
  },
  confirmee: {
    inscription: connue,
    autreInscription: connue,
    oubli: { etat: 'confirmee', courrier: 'nouveauMotDePasse' },
  },
};

export const suiteOf = (etat: Etat, evenement: Evenement): Suite | undefined =>
  TABLE[etat][evenement];

export type Inscrit = Pick<Selectable<EleveTable>, 'dateVerification' | 'motDePasse'>;

export function etatOf(eleve: Inscrit | undefined): Etat {
  if (!eleve) return 'libre';
  if (eleve.dateVerification !== null) return 'confirmee';
  return eleve.motDePasse === UNUSABLE_PASSWORD ? 'contestee' : 'attend';
}
