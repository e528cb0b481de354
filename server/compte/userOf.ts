import type { Environment } from '../kernel/environment.ts';
import { seal, unseal } from '../kernel/signature.ts';
import type { Eleve } from '../kernel/session.ts';

const REGISTRE = 'registre national';

type Secret = Pick<Environment, 'APP_SECRET'>;

/** The national register number as the database keeps it. */
export const sealRegistre = ({ APP_SECRET }: Secret, numero: string | null) =>
  numero === null ? null : seal(APP_SECRET, REGISTRE, numero);

/** The one place where a register number is opened: for its owner, and for level 10. */
export const openRegistre = ({ APP_SECRET }: Secret, sealed: string | null) =>
  (sealed && unseal(APP_SECRET, REGISTRE, sealed)) ?? null;

/** A learner as he sees himself. */
export function userOf(env: Secret, eleve: Eleve) {
  const { id, prenom, nom, dateNaissance, rue, localite, codePostal, email } = eleve;
  const { registreNational, dateEffacement } = eleve;
  return {
    id,
    prenom,
    nom,
    dateNaissance,
    registreNational: openRegistre(env, registreNational),
    rue,
    localite,
    codePostal,
    email,
    newsletter: flagOf(eleve.newsletter),
    motDePasseProvisoire: flagOf(eleve.changerMotDePasse),
    dateEffacement,
  };
}

export const flagOf = (stored: number) => (stored === 1 ? (1 as const) : (0 as const));
