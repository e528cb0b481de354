import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { sansAccents } from '../../../../regles/ecriture.ts';
import { REF_MAX } from '../../../../content/champs.ts';
import type { Db } from '../../../socle/db/database.ts';

const LONGEST = 40;

/** Adds random letters, so that references of two schools never collide. */
function refOf(libelle: string): string {
  const words = sansAccents(libelle)
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  return [words, randomBytes(5).toString('hex')].filter(Boolean).join('-');
}

export const byRef = <T extends { reference: string | null }>(one: T, other: T): number =>
  one.reference! < other.reference! ? -1 : 1;

/** Archives from before the length limit may contain longer references. */
const TROP_LONG = sql<boolean>`length(reference) > ${REF_MAX}`;

/** Gives lasting references to rows of staff at their first export. */
export async function nameAll(trx: Db): Promise<void> {
  const questions = await trx
    .selectFrom('question')
    .innerJoin('questionVersion', 'questionVersion.id', 'question.version_id')
    .select(['question.id', 'libelle'])
    .where((of) => of.or([of('reference', 'is', null), TROP_LONG]))
    .where('dateSuppression', 'is', null)
    .execute();
  await nameEach(trx, 'question', questions);
  for (const table of ['theme', 'module', 'chapitre'] as const) {
    const rows = await trx
      .selectFrom(table)
      .select(['id', 'libelle'])
      .where((of) => of.or([of('reference', 'is', null), TROP_LONG]))
      .where('dateSuppression', 'is', null)
      .execute();
    await nameEach(trx, table, rows);
  }
}

async function nameEach(
  trx: Db,
  table: 'question' | 'theme' | 'module' | 'chapitre',
  rows: { id: number; libelle: string }[],
): Promise<void> {
  for (const { id, libelle } of rows) {
    const reference = refOf(libelle);
    await trx.updateTable(table).set({ reference }).where('id', '=', id).execute();
  }
}
