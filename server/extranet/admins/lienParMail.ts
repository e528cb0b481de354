import { PERIODES } from '../../../regles/periodes.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { fingerprint, seal } from '../../socle/securite/signature.ts';
import type { Compte } from './admins.queries.ts';

type Proprietaire = Pick<Compte, 'id' | 'email' | 'motDePasse'>;

/** An invitation must survive a weekend. */
const LIFETIMES_MS = { invitation: PERIODES.bienvenue.ms, oubli: PERIODES.oubli.ms };
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
