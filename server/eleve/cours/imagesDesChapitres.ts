import type { Db } from '../../socle/db/database.ts';
import { utilisationOf } from './utilisation.queries.ts';

export async function imagesDesChapitres(db: Db, adresses: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('chapitreImage')
    .innerJoin('chapitre', 'chapitre.id', 'chapitreImage.chapitre_id')
    .select('url')
    .distinct()
    .where('url', 'in', adresses)
    .where('chapitre.dateSuppression', 'is', null)
    .execute();
  const sent = new Set(rows.map(({ url }) => url));
  const others = await utilisationOf(
    db,
    adresses.filter((adresse) => !sent.has(adresse)),
  );
  return [...sent, ...[...others].filter(([, used]) => used.length > 0).map(([url]) => url)];
}
