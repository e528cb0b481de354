import { type Level, NIVEAUX } from './niveaux.ts';

/**
 * Narrows an account of level 10: `proprietaire` may do all, the others only the calls that name
 * them. Without a function an account does all that its level may.
 */
export const FONCTIONS = {
  proprietaire: {
    label: 'Propriétaire',
    dit: 'Tout ce que peut un superviseur\u202f; personne d’autre ne change son compte ni ne le supprime.',
  },
  secretariat: {
    label: 'Secrétariat',
    dit: 'Les élèves, leurs accès, leurs attestations et le comptoir. Ni le personnel, ni les contenus.',
  },
  moniteur: {
    label: 'Moniteur',
    dit: 'Les élèves de ses classes, sans rien y changer, et les questions.',
  },
  comptable: {
    label: 'Comptable',
    dit: 'Les paiements, les factures et leurs exports, sans rien y changer.',
  },
} as const;

export type Fonction = keyof typeof FONCTIONS;
export type Restreinte = Exclude<Fonction, 'proprietaire'>;

export const FONCTIONS_OFFERTES = Object.keys(FONCTIONS) as Fonction[];

/** The right to a call depends on these. */
export interface Droits {
  level: Level;
  fonction: Fonction | null;
}

interface Ouvert {
  level?: Level | undefined;
  fonctions?: readonly Restreinte[] | undefined;
}

export const isRestreinte = (fonction: Fonction | null): fonction is Restreinte =>
  fonction !== null && fonction !== 'proprietaire';

/** True when an account may make a call: its level is enough, and its function is named. */
export const mayMake = ({ level, fonction }: Droits, call: Ouvert): boolean =>
  level >= (call.level ?? 10) &&
  (!isRestreinte(fonction) || call.fonctions?.includes(fonction) === true);

/** « Superviseur, Secrétariat ». */
export const niveauDit = ({ level, fonction }: Droits): string =>
  fonction === null ? NIVEAUX[level] : `${NIVEAUX[level]}, ${FONCTIONS[fonction].label}`;
