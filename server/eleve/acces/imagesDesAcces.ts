import type { Db } from '../../socle/db/database.ts';

/** Of these addresses those that a product names, a withdrawn one too: who bought it still sees it. */
export async function imagesDesAcces(db: Db, adresses: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('acces')
    .select('libelleImage')
    .where('libelleImage', 'in', adresses)
    .$narrowType<{ libelleImage: string }>()
    .execute();
  return rows.map(({ libelleImage }) => libelleImage);
}
