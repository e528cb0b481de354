import type { Environment } from '../../socle/config/environment.ts';
import { fingerprint, seal } from '../../socle/securite/signature.ts';
import type { Compte } from './admins.queries.ts';

type Proprietaire = Pick<Compte, 'id' | 'email' | 'motDePasse'>;

const AN_HOUR = 3_600_000;
/** An invitation may lie over a week-end. */
const LIVES = { invitation: 7 * 24 * AN_HOUR, oubli: AN_HOUR };
export const SEAL = 'mot de passe du personnel';

/** Another address or password ends a link, so it works once. */
export const stateOf = ({ email, motDePasse }: Proprietaire) =>
  fingerprint(`${email}\n${motDePasse}`).slice(0, 16);

export function lienDuPersonnel(
  { APP_SECRET, APP_URL }: Pick<Environment, 'APP_SECRET' | 'APP_URL'>,
  admin: Proprietaire,
  lien: keyof typeof LIVES,
  now: Date,
) {
  const fin = new Date(now.getTime() + LIVES[lien]);
  const content = JSON.stringify([admin.id, fin.getTime(), stateOf(admin)]);
  return { lien: `${APP_URL}/extranet/mot-de-passe/${seal(APP_SECRET, SEAL, content)}`, fin };
}
