import type { Environment } from '../kernel/environment.ts';
import { openRegistre } from '../kernel/registre.ts';
import type { Eleve } from '../kernel/session.ts';

type Secret = Pick<Environment, 'APP_SECRET'>;

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
