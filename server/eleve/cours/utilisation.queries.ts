import { PERIODES } from '../../../regles/periodes.ts';
import type { Db } from '../../socle/db/database.ts';

/** `since`: chapters that were deleted later count too. */
export async function utilisationOf(db: Db, urls: readonly string[], since?: string) {
  const found = new Map(urls.map((url) => [url, [] as { id: number; libelle: string }[]]));
  if (urls.length === 0) return found;
  const rows = await db
    .selectFrom('chapitre')
    .select(['id', 'libelle', 'texte'])
    .where((row) =>
      row.or([
        row('dateSuppression', 'is', null),
        ...(since ? [row('dateSuppression', '>', since)] : []),
      ]),
    )
    .where((row) => row.or(urls.map((url) => row('texte', 'like', `%"${url}"%`))))
    .orderBy('id')
    .execute();
  for (const { id, libelle, texte } of rows)
    for (const url of imagesOf(texte)) found.get(url)?.push({ id, libelle });
  return found;
}

export async function withUtilisation<I extends { url: string }>(db: Db, images: readonly I[]) {
  const urls = images.map(({ url }) => url);
  const utilisation = await utilisationOf(db, urls);
  return images.map((image) => ({ ...image, utilisation: utilisation.get(image.url)! }));
}

const IMAGE = /<img[^<>]* src="([^"<>]+)"/g;

export const imagesOf = (texte: string): string[] => [
  ...new Set([...texte.matchAll(IMAGE)].map(([, src]) => src!)),
];

/** Those in the bin are kept, alone or with their chapter. */
export async function imagesDesChapitres(db: Db, adresses: string[], now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - PERIODES.corbeille.ms).toISOString();
  const rows = await db
    .selectFrom('chapitreImage')
    .innerJoin('chapitre', 'chapitre.id', 'chapitreImage.chapitre_id')
    .select('url')
    .distinct()
    .where('url', 'in', adresses)
    .where((row) =>
      row.and(
        (['chapitre.dateSuppression', 'chapitreImage.dateSuppression'] as const).map((date) =>
          row.or([row(date, 'is', null), row(date, '>', since)]),
        ),
      ),
    )
    .execute();
  const sent = new Set(rows.map(({ url }) => url));
  const others = await utilisationOf(db, [...new Set(adresses).difference(sent)], since);
  return [...sent, ...[...others].filter(([, used]) => used.length > 0).map(([url]) => url)];
}
