import { sql } from 'kysely';
import type { OutputOf } from '../../contract/index.ts';
import { vi } from 'vitest';
import type { Db } from '../socle/db/database.ts';
import { photo } from './images.ts';
import { type Person, type School, openSchool } from './school.ts';

export const saisie = {
  langue: 'FR',
  libelle: 'Qui passe d’abord\u202f?',
  a: 'Moi.',
  b: 'Le tram.',
  c: 'Personne.',
  correcte: 'b',
  justification: 'Le tram a priorité.',
  idArticleLois: '12.1',
  grave: 0,
};

export const picture = async () => new Blob([new Uint8Array(await photo().png().toBuffer())]);

export async function openBanque() {
  const school: School = await openSchool();
  const julie = await school.login('utilisateur@demo.be');
  const benoit = await school.login('administrateur@demo.be');
  return {
    school,
    julie,
    benoit,
    added: async (more: object = {}): Promise<number> => {
      const answer = await julie.call('addQuestion', { ...saisie, ...more });
      if (answer.status !== 200) throw new Error(`refused: ${JSON.stringify(answer)}`);
      return (answer as OutputOf<'addQuestion'>).id;
    },
    read: (id: number) => julie.call('getQuestionExtranet', { id }),
    edit: (who: Person, id: number, more: object) =>
      who.call('editQuestion', { id, ...saisie, ...more }),
    journal: async (id: number) =>
      school.database.read
        .selectFrom('journal')
        .selectAll()
        .where('objet', '=', 'question')
        .where('objet_id', '=', id)
        .orderBy('id')
        .execute(),
  };
}

/** Starts `act` while a transaction holds a lock that `act` needs, then calls `look`. */
export async function whileLocked<Seen, Done>(
  { read, write, kind }: School['database'],
  lock: (trx: Db) => Promise<unknown>,
  act: () => Promise<Done>,
  look: () => Promise<Seen> = async () => undefined as Seen,
) {
  const waiting = sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const done: Promise<Done | undefined>[] = [];
  const seen = await write(async (trx) => {
    await lock(trx);
    // Handles rejections that come before this transaction returns.
    done.push(act().catch(() => undefined));
    // SQLite has one writer, so the other waits anyway.
    if (kind === 'postgres')
      await vi.waitFor(async () => {
        if ((await waiting.execute(read)).rows.length === 0) throw new Error('nobody waits');
      }, 10_000);
    return look();
  });
  return { seen, done: await done[0]! };
}

/**
 * PostgreSQL only: whether others can lock the bank's revision while `act` waits for this question.
 */
export async function isRevisionFree(
  { database }: Pick<School, 'database'>,
  question_id: number,
  act: () => Promise<unknown>,
): Promise<boolean> {
  const { seen } = await whileLocked(
    database,
    (trx) =>
      trx
        .selectFrom('question')
        .select('id')
        .where('id', '=', question_id)
        .forUpdate()
        .executeTakeFirstOrThrow(),
    act,
    () => database.read.selectFrom('banque').selectAll().forUpdate().skipLocked().execute(),
  );
  return seen.length === 1;
}
