import type { Selectable } from 'kysely';
import { UNUSABLE_PASSWORD } from '../../socle/securite/password.ts';
import type { EleveTable } from './compte.tables.ts';

/** `contestee`: two people may have typed, so nothing typed is kept. */
export type EtatDInscription = 'libre' | 'attend' | 'contestee' | 'confirmee';

export const EVENEMENTS = [
  'inscription',
  'autreInscription',
  'oubli',
  /** The mail is requested again, with the reference of a login. */
  'renvoi',
  'confirmation',
  'reprise',
] as const;
export type Evenement = (typeof EVENEMENTS)[number];

export interface SuiteDInscription {
  etat: EtatDInscription;
  courrier: 'confirmation' | 'reprise' | 'adresseConnue' | 'hashMotDePasse' | 'bienvenue';
  /** Erases password, name and register number typed before. */
  efface?: true;
}

const encore: SuiteDInscription = { etat: 'attend', courrier: 'confirmation' };
const conteste: SuiteDInscription = { etat: 'contestee', courrier: 'reprise', efface: true };
const repris: SuiteDInscription = { etat: 'confirmee', courrier: 'bienvenue', efface: true };
const connue: SuiteDInscription = { etat: 'confirmee', courrier: 'adresseConnue' };

/** Events missing here are refused. A link proves only the mailbox (docs/decisions/0018). */
const TABLE: Record<EtatDInscription, Partial<Record<Evenement, SuiteDInscription>>> = {
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
    oubli: { etat: 'confirmee', courrier: 'hashMotDePasse' },
  },
};

export const suiteOfInscription = (
  etat: EtatDInscription,
  evenement: Evenement,
): SuiteDInscription | undefined => TABLE[etat][evenement];

export type Inscrit = Pick<Selectable<EleveTable>, 'dateVerification' | 'motDePasse'>;

export function etatOfInscription(eleve: Inscrit | undefined): EtatDInscription {
  if (!eleve) return 'libre';
  if (eleve.dateVerification !== null) return 'confirmee';
  return eleve.motDePasse === UNUSABLE_PASSWORD ? 'contestee' : 'attend';
}
