import type { Db } from '../../socle/db/database.ts';

/** Reads only texts that contain one of them. */
export async function utilisationOf(db: Db, urls: readonly string[]) {
  const found = new Map(urls.map((url) => [url, [] as { id: number; libelle: string }[]]));
  if (urls.length === 0) return found;
  const rows = await db
    .selectFrom('chapitre')
    .select(['id', 'libelle', 'texte'])
    .where('dateSuppression', 'is', null)
    .where((row) => row.or(urls.map((url) => row('texte', 'like', `%"${url}"%`))))
    .orderBy('id')
    .execute();
  for (const { id, libelle, texte } of rows)
    for (const url of imagesOf(texte)) found.get(url)?.push({ id, libelle });
  return found;
}

export async function withUtilisation<I extends { url: string }>(db: Db, images: readonly I[]) {
  const utilisation = await utilisationOf(
    db,
    images.map(({ url }) => url),
  );
  return images.map((image) => ({ ...image, utilisation: utilisation.get(image.url)! }));
}

const IMAGE = /<img[^<>]* src="([^"<>]+)"/g;

export const imagesOf = (texte: string): string[] => [
  ...new Set([...texte.matchAll(IMAGE)].map(([, src]) => src!)),
];
