import type { Db } from '../../socle/db/database.ts';

interface Guide {
  prenom: string;
  nom: string;
  email: string | null;
}

export async function replaceGuides(
  trx: Db,
  acces_user_id: number,
  guides: readonly Guide[],
): Promise<void> {
  await trx.deleteFrom('guide').where('acces_user_id', '=', acces_user_id).execute();
  if (guides.length > 0)
    await trx
      .insertInto('guide')
      .values(guides.map((guide, position) => ({ acces_user_id, position, ...guide })))
      .execute();
}
