import type { Db } from '../../socle/db/database.ts';

/** Old versions count: attempts show them, and staff can restore them. */
export async function imagesDesQuestions(db: Db, adresses: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('questionVersion')
    .select('libelleImage')
    .distinct()
    .where('libelleImage', 'in', adresses)
    .$narrowType<{ libelleImage: string }>()
    .execute();
  return rows.map(({ libelleImage }) => libelleImage);
}
