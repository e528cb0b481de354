import type { AppSecret } from '../../socle/config/environment.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import { openRegistre } from '../../socle/securite/registre.ts';
import type { Eleve } from '../../socle/securite/session.ts';

export const userOf = (env: AppSecret, eleve: Eleve) => ({
  ...eleve,
  registreNational: openRegistre(env, eleve.registreNational),
  motDePasseProvisoire: flagOf(eleve.changerMotDePasse === 1),
});
