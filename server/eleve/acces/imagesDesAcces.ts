import type { Db } from '../../socle/db/database.ts';

/** Buyers still see a withdrawn product's picture. */
export async function imagesDesAcces(db: Db, adresses: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('acces')
    .select('libelleImage')
    .where('libelleImage', 'in', adresses)
    .$narrowType<{ libelleImage: string }>()
    .execute();
  return rows.map(({ libelleImage }) => libelleImage);
}
