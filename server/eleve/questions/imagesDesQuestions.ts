import type { Db } from '../../socle/db/database.ts';

/** Of these addresses those that a version names, an old one too: attempts show them, and they can be brought back. */
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
