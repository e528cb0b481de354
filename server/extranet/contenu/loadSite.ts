import { enHtml } from '../../../regles/ecriture.ts';
import type { Faits, Faq, PageEcrite } from '../../../content/content.ts';
import type { Db } from '../../socle/db/database.ts';
import { keepDessins } from '../../eleve/questions/index.ts';
import { htmlOf } from './archive/chapitres.ts';

/** No screen edits these: they always follow content/. */
export async function loadSite(
  trx: Db,
  { faq, faits, pages }: { faq: Faq; faits: Faits; pages: PageEcrite[] },
): Promise<void> {
  await trx.deleteFrom('faq').execute();
  await trx
    .insertInto('faq')
    .values(
      faq.map(({ ref: reference, ...entry }, position) => ({ reference, ...entry, position })),
    )
    .execute();
  await trx.deleteFrom('fait').execute();
  await trx
    .insertInto('fait')
    .values(Object.entries(faits).map(([nom, valeur]) => ({ nom, valeur })))
    .execute();
  const images = pages.flatMap(({ texte }) => texte.flatMap((m) => ('image' in m ? m.image : [])));
  const adresses = await keepDessins(trx, images, 'chapitres');
  await trx.deleteFrom('page').execute();
  await trx
    .insertInto('page')
    .values(
      pages.map(({ ref: reference, libelle: titre, texte }) => ({
        reference,
        titre,
        texte: htmlOf(texte, (image) => figure(adresses.get(image.svg)!, image)),
      })),
    )
    .execute();
}

/** Measures keep a picture's place before it comes. */
function figure(src: string, { svg, description }: { svg: string; description: string }): string {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)!;
  return (
    `<figure><img src="${src}" alt="${enHtml(description)}" width="${width}" height="${height}" ` +
    'loading="lazy" decoding="async"></figure>\n'
  );
}
