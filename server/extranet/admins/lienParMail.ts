import type { Environment } from '../../socle/config/environment.ts';
import { fingerprint, seal } from '../../socle/securite/signature.ts';
import type { Compte } from './admins.queries.ts';

type Proprietaire = Pick<Compte, 'id' | 'email' | 'motDePasse'>;

const HOUR_MS = 3_600_000;
/** An invitation must survive a weekend. */
const LIFETIMES_MS = { invitation: 7 * 24 * HOUR_MS, oubli: HOUR_MS };
export const SEAL = 'mot de passe du personnel';

/** A new address or password invalidates the link, so it works once. */
export const stateOf = ({ email, motDePasse }: Proprietaire) =>
  fingerprint(`${email}\n${motDePasse}`).slice(0, 16);

export function lienDuPersonnel(
  { APP_SECRET, APP_URL }: Pick<Environment, 'APP_SECRET' | 'APP_URL'>,
  admin: Proprietaire,
  lien: keyof typeof LIFETIMES_MS,
  now: Date,
) {
  const fin = new Date(now.getTime() + LIFETIMES_MS[lien]);
  const content = JSON.stringify([admin.id, fin.getTime(), stateOf(admin)]);
  return { lien: `${APP_URL}/extranet/mot-de-passe/${seal(APP_SECRET, SEAL, content)}`, fin };
}
