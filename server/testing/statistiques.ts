import type { Letter } from '../../regles/lettres.ts';
import { countTentatives } from '../eleve/statistiques/index.ts';
import type { School } from './school.ts';

export type Choisies = Partial<Record<Letter, number>>;

/** First answers to a question's version of today, by level (from 0 to 19), as if learners had given them. */
export async function addPremieres(
  { database }: Pick<School, 'database'>,
  question_id: number,
  parNiveau: Record<number, Choisies>,
  temps: { mesurees?: number; millis?: number; vites?: number } = {},
): Promise<number> {
  const { version_id } = await database.read
    .selectFrom('question')
    .select('version_id')
    .where('id', '=', question_id)
    .executeTakeFirstOrThrow();
  const rows = Object.entries(parNiveau).map(([niveau, lettres]) => ({
    version_id: version_id!,
    niveau: Number(niveau),
    a: 0,
    b: 0,
    c: 0,
    d: 0,
    mesurees: 0,
    millis: 0,
    vites: 0,
    ...temps,
    ...lettres,
  }));
  await database.write(async (trx) => {
    await trx.insertInto('decompte').values(rows).execute();
    await trx
      .insertInto('bilan')
      .values({ version_id: version_id!, question_id, faits: 1, vus: 0, revision: 0 })
      .execute();
  });
  await countTentatives(database, new Date());
  return version_id!;
}

/** Sixty learners, all of whom know it: the finding « facile ». */
export const addFacile = (
  school: Pick<School, 'database'>,
  question_id: number,
  cle: Letter = 'b',
) => addPremieres(school, question_id, { 10: { [cle]: 30 }, 15: { [cle]: 30 } });
