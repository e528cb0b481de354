import type { Selectable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { startSession } from '../../socle/securite/session.ts';
import { appareilOf } from './appareil.ts';
import type { EleveTable } from './compte.tables.ts';
import { isDestinataire, openLien } from './confirmation.ts';
import { etatOf } from './inscription.ts';
import { userOf } from './userOf.ts';

type Eleve = Selectable<EleveTable>;
type Secret = Pick<Environment, 'APP_SECRET'>;

/** Undefined once confirmed. `hold` locks the row. */
export async function eleveDuLien(
  db: Db,
  { env, jeton, now, hold }: { env: Secret; jeton: string; now: Date; hold?: true },
): Promise<Eleve | undefined> {
  const lien = openLien(env, jeton, now);
  if (!lien) return undefined;
  const eleve = await db
    .selectFrom('eleve')
    .selectAll()
    .where('id', '=', lien.eleve_id)
    .$if(hold === true, (query) => query.forUpdate())
    .executeTakeFirst();
  const waits = eleve && etatOf(eleve) !== 'confirmee' && isDestinataire(lien, eleve.email);
  return waits ? eleve : undefined;
}

export const lienPerdu = () =>
  new Refus(401, 'Ce lien ne fonctionne plus. Connecte-toi pour en recevoir un autre.');

export async function enter(
  trx: Db,
  eleve: Eleve,
  { env, now, agent }: { env: Secret; now: Date; agent: string | undefined },
) {
  const token = await startSession(trx, { eleve_id: eleve.id }, now, appareilOf(agent));
  return { token, user: userOf(env, eleve) };
}
