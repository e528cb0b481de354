import type { Selectable } from 'kysely';
import type { Audience } from '../../../contract/call.ts';
import { namesOf } from '../../../regles/champs.ts';
import { DE_L_ECOLE, type DeLEcole, ELEVE } from '../../../regles/eleve.ts';
import { PERIODES } from '../../../regles/periodes.ts';
import type { Database, Db, Tables } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Raison } from './securite.tables.ts';
import { reconnect } from '../refus/refus.ts';
import { fingerprint, randomToken } from './signature.ts';

const A_MINUTE_MS = 60_000;
const AN_HOUR_MS = 60 * A_MINUTE_MS;
/** An account has no more; nobody has that many devices. */
const MOST_SESSIONS = 20;

export type SessionAudience = Exclude<Audience, 'visiteur'>;

/** In milliseconds; `touched`: how often use is recorded, so that most calls cost no write. */
const LIVES = {
  eleve: { idle: PERIODES.session.ms, touched: AN_HOUR_MS },
  admin: { idle: 12 * AN_HOUR_MS, touched: 5 * A_MINUTE_MS },
} as const;

export type Owner = { eleve_id: number } | { admin_id: number };

const ownerOf = (who: Owner) =>
  'eleve_id' in who
    ? ({ table: 'eleve', column: 'eleve_id', id: who.eleve_id } as const)
    : ({ table: 'admin', column: 'admin_id', id: who.admin_id } as const);

export type Eleve = Omit<
  Selectable<Tables['eleve']>,
  | 'motDePasse'
  | 'motDePasseProvisoire'
  | 'dateFinProvisoire'
  | 'dateVerification'
  | 'dateConditions'
  | 'dateCreation'
  | 'examenRappele'
  | DeLEcole
>;
export type Admin = Omit<
  Selectable<Tables['admin']>,
  'motDePasse' | 'dateCreation' | 'dateSuppression' | 'totpSecret' | 'totpPas'
>;

export const COLONNES_ELEVE = [
  'eleve.id',
  'eleve.registreNational',
  'eleve.changerMotDePasse',
  'eleve.dateEffacement',
  'eleve.motsSimples',
  'eleve.texteAere',
  'eleve.examenLe',
  'eleve.examenCentre',
  'eleve.examenDit',
  'eleve.examenRappels',
  ...namesOf(ELEVE)
    .filter((champ) => !DE_L_ECOLE.some((own) => own === champ))
    .map((champ) => `eleve.${champ as Exclude<typeof champ, DeLEcole>}` as const),
] as const;
const COLONNES_ADMIN = [
  'admin.id',
  'admin.prenom',
  'admin.nom',
  'admin.email',
  'admin.level',
  'admin.fonction',
  'admin.plafond',
  'admin.dateFacteur',
] as const;

function datesOf(audience: SessionAudience, dateCreation: string, now: Date) {
  const idle = now.getTime() + LIVES[audience].idle;
  const end = Math.min(Date.parse(dateCreation) + PERIODES.session.ms, idle);
  return { dateVue: now.toISOString(), dateFin: new Date(end).toISOString() };
}

export async function startSession(
  trx: Db,
  who: Owner,
  now: Date,
  appareil: string | null = null,
): Promise<string> {
  const token = randomToken();
  const { table, column, id } = ownerOf(who);
  const dateCreation = now.toISOString();
  await endOldest(trx, who);
  // Nothing else deletes expired sessions.
  await trx.deleteFrom('session').where('dateFin', '<=', dateCreation).execute();
  await trx.deleteFrom('sessionTerminee').where('dateFin', '<=', dateCreation).execute();
  const dates = { dateCreation, datePreuve: dateCreation, ...datesOf(table, dateCreation, now) };
  await trx
    .insertInto('session')
    .values({ jeton: fingerprint(token), [column]: id, appareil, ...dates })
    .execute();
  return token;
}

/** Locks the account before any other row, against deadlocks; false when it is gone. */
export async function holdAccount(trx: Db, who: Owner): Promise<boolean> {
  const { table, id } = ownerOf(who);
  const rows = await trx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
  return rows.length > 0;
}

/** The account's lock serializes simultaneous log-ins. */
async function endOldest(trx: Db, who: Owner): Promise<void> {
  const { column, id } = ownerOf(who);
  await holdAccount(trx, who);
  await trx
    .deleteFrom('session')
    .where(column, '=', id)
    .where('jeton', 'not in', (newest) =>
      newest
        .selectFrom('session')
        .select('jeton')
        .where(column, '=', id)
        .orderBy('dateCreation', 'desc')
        .orderBy('jeton')
        .limit(MOST_SESSIONS - 1),
    )
    .execute();
}

const DATES = [
  'session.dateCreation as sessionDebut',
  'session.dateVue as sessionVue',
  'session.datePreuve as sessionPreuve',
] as const;

const find = {
  eleve: prepared((db, jeton: string, instant: string) =>
    db
      .selectFrom('session')
      .innerJoin('eleve', 'eleve.id', 'session.eleve_id')
      .select(COLONNES_ELEVE)
      .select(DATES)
      .where('session.jeton', '=', jeton)
      .where('session.dateFin', '>', instant),
  ),
  admin: prepared((db, jeton: string, instant: string) =>
    db
      .selectFrom('session')
      .innerJoin('admin', 'admin.id', 'session.admin_id')
      .select(COLONNES_ADMIN)
      .select(DATES)
      .where('session.jeton', '=', jeton)
      .where('session.dateFin', '>', instant)
      .where('admin.dateSuppression', 'is', null),
  ),
};

export async function callerOf(
  { read, write }: Pick<Database, 'read' | 'write'>,
  audience: SessionAudience,
  token: string,
  now: Date,
): Promise<{ found: Eleve | Admin; preuve: string | null } | undefined> {
  const jeton = fingerprint(token);
  const [found] = await find[audience](read, jeton, now.toISOString());
  if (!found) return undefined;
  const { sessionDebut, sessionVue, sessionPreuve, ...who } = found;
  const recently = new Date(now.getTime() - LIVES[audience].touched).toISOString();
  if (sessionVue === null || sessionVue <= recently) {
    const dates = datesOf(audience, sessionDebut, now);
    await write((trx) =>
      trx.updateTable('session').set(dates).where('jeton', '=', jeton).execute(),
    );
  }
  return { found: who, preuve: sessionPreuve };
}

const RECENT_MS = 10 * A_MINUTE_MS;

export const isRecent = (preuve: string | null, now: Date): boolean =>
  preuve !== null && now.getTime() < Date.parse(preuve) + RECENT_MS;

export const keepProof = (trx: Db, token: string, now: Date) =>
  trx
    .updateTable('session')
    .set({ datePreuve: now.toISOString() })
    .where('jeton', '=', fingerprint(token))
    .execute();

export async function endSession(
  trx: Db,
  token: string,
  audience: SessionAudience,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('session')
    .where('jeton', '=', fingerprint(token))
    .where(`${audience}_id`, 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Locks the caller's account; throws 401 when the session ended since admission. */
export async function holdSession(
  trx: Db,
  who: Owner,
  { token = '', now }: { token: string | undefined; now: Date },
): Promise<void> {
  const { column, id } = ownerOf(who);
  const account = await holdAccount(trx, who);
  const session = await trx
    .selectFrom('session')
    .select('jeton')
    .where('jeton', '=', fingerprint(token))
    .where(column, '=', id)
    .where('dateFin', '>', now.toISOString())
    .executeTakeFirst();
  if (!account || !session) throw reconnect();
}

/** Returns how many it ended; whoever returns with one gets `raison`. */
export async function endOtherSessions(
  trx: Db,
  who: Owner,
  token: string | undefined,
  raison: Raison,
): Promise<number> {
  const { column, id } = ownerOf(who);
  const ended = await trx
    .deleteFrom('session')
    .where(column, '=', id)
    .where('jeton', '<>', fingerprint(token ?? ''))
    .returning(['jeton', 'dateFin'])
    .execute();
  await rememberEnd(trx, ended, raison);
  return ended.length;
}

export async function rememberEnd(
  trx: Db,
  ended: { jeton: string; dateFin: string }[],
  raison: Raison,
): Promise<void> {
  if (ended.length === 0) return;
  const rows = ended.map(({ jeton, dateFin }) => ({ jeton, dateFin, raison }));
  await trx.insertInto('sessionTerminee').values(rows).execute();
}

const SENTENCES: Record<SessionAudience, Record<Raison, string>> = {
  eleve: {
    ailleurs: 'Tu as terminé cette session depuis un autre appareil. Connecte-toi pour continuer.',
    ecole: 'Ton auto-école a terminé cette session. Connecte-toi pour continuer.',
    adresse:
      'Ton auto-école a changé l’adresse de ce compte. Un mail y est parti pour choisir ton mot de passe.',
    ferme: 'Ce compte a été effacé.',
  },
  admin: {
    ailleurs:
      'Vous avez terminé cette session depuis un autre appareil. Connectez-vous pour continuer.',
    ecole: 'Un superviseur a terminé cette session. Connectez-vous pour continuer.',
    adresse:
      'Un superviseur a changé l’adresse de ce compte. Un mail y est parti pour choisir votre mot de passe.',
    ferme: 'Un superviseur a fermé ce compte.',
  },
};

export async function whyEnded(
  db: Db,
  audience: SessionAudience,
  token: string,
): Promise<{ raison: Raison; message: string } | undefined> {
  const found = await db
    .selectFrom('sessionTerminee')
    .select('raison')
    .where('jeton', '=', fingerprint(token))
    .executeTakeFirst();
  return found && { ...found, message: SENTENCES[audience][found.raison] };
}

export const endEverySession = (trx: Db) => trx.deleteFrom('session').execute();
