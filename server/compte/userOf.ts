import { seal, unseal } from '../kernel/signature.ts';
import type { Eleve } from '../kernel/session.ts';

const REGISTRE = 'registre national';

/** The national register number as the database keeps it. */
export const sealRegistre = (secret: string, numero: string | null) =>
  numero === null ? null : seal(secret, REGISTRE, numero);

/** A learner as he sees himself; the only place where a register number is opened. */
export function userOf(secret: string, eleve: Eleve) {
  const { id, prenom, nom, dateNaissance, rue, localite, codePostal, email } = eleve;
  const { registreNational, dateEffacement } = eleve;
  return {
    id,
    prenom,
    nom,
    dateNaissance,
    registreNational: (registreNational && unseal(secret, REGISTRE, registreNational)) ?? null,
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
