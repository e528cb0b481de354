import type { Selectable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { fingerprint, seal, unseal } from '../../socle/securite/signature.ts';
import type { EleveTable } from './compte.tables.ts';
import { isEfface } from './efface.ts';

type Eleve = Selectable<EleveTable>;
type Compte = Pick<Eleve, 'id' | 'email' | 'motDePasse'>;

const SEVEN_DAYS = 7 * 24 * 3600 * 1000;
const LIEN = 'mot de passe à choisir';

/** A new address or password voids the link, so it works once. */
const stateOf = ({ email, motDePasse }: Compte) =>
  fingerprint(`${email}\n${motDePasse}`).slice(0, 16);

export function lienDeBienvenue(
  { APP_SECRET, APP_URL }: Pick<Environment, 'APP_SECRET' | 'APP_URL'>,
  eleve: Compte,
  now: Date,
) {
  const content: [number, number, string] = [eleve.id, now.getTime(), stateOf(eleve)];
  return {
    lien: `${APP_URL}/mot-de-passe/${seal(APP_SECRET, LIEN, JSON.stringify(content))}`,
    fin: new Date(now.getTime() + SEVEN_DAYS),
  };
}

export async function eleveDeBienvenue(
  db: Db,
  link: { env: Pick<Environment, 'APP_SECRET'>; jeton: string; now: Date; hold?: true },
): Promise<Eleve | undefined> {
  const text = unseal(link.env.APP_SECRET, LIEN, link.jeton);
  if (text === undefined) return undefined;
  const [id, date, state] = JSON.parse(text) as [number, number, string];
  if (link.now.getTime() >= date + SEVEN_DAYS) return undefined;
  const eleve = await db
    .selectFrom('eleve')
    .selectAll()
    .where('id', '=', id)
    .$if(link.hold === true, (query) => query.forUpdate())
    .executeTakeFirst();
  return eleve && !isEfface(eleve) && stateOf(eleve) === state ? eleve : undefined;
}
