import type { AppSecret } from '../../socle/config/environment.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import { openRegistre } from '../../socle/securite/registre.ts';
import type { Eleve } from '../../socle/securite/session.ts';

export function userOf(env: AppSecret, eleve: Eleve) {
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
    newsletter: flagOf(eleve.newsletter === 1),
    motDePasseProvisoire: flagOf(eleve.changerMotDePasse === 1),
    dateEffacement,
  };
}
