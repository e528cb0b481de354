import type { Db } from '../../socle/db/database.ts';

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
  const urls = images.map(({ url }) => url);
  const utilisation = await utilisationOf(db, urls);
  return images.map((image) => ({ ...image, utilisation: utilisation.get(image.url)! }));
}

const IMAGE = /<img[^<>]* src="([^"<>]+)"/g;

export const imagesOf = (texte: string): string[] => [
  ...new Set([...texte.matchAll(IMAGE)].map(([, src]) => src!)),
];

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
  const others = await utilisationOf(db, [...new Set(adresses).difference(sent)]);
  return [...sent, ...[...others].filter(([, used]) => used.length > 0).map(([url]) => url)];
}
