import type { Cours, Module } from '../../content/content.ts';
import type { Db } from '../db/database.ts';
import { empreinteOf } from '../kernel/empreinte.ts';
import { keepDessins } from '../questions/questions.writes.ts';
import { idsByReference, idsOfQuestions } from './loadSeries.ts';

/** Chapters, then the modules that hold them. Their questions are there already. */
export async function loadCours(trx: Db, entries: Cours[]): Promise<void> {
  const modules = entries.flatMap((cours) => cours.modules);
  await loadChapitres(
    trx,
    modules.flatMap((module) => module.chapitres),
  );
  const chapitres = await idsByReference(trx, 'chapitre');
  for (const { ref: reference, libelle, ...module } of modules) {
    const ids = module.chapitres.map((chapitre) => chapitres.get(chapitre.ref)!);
    const values = { libelle, empreinte: empreinteOf([libelle, ids]) };
    const row = await trx
      .insertInto('module')
      .values({ reference, ...values })
      .onConflict((conflict) =>
        conflict
          .column('reference')
          .doUpdateSet(values)
          .where('module.empreinte', 'is not', null)
          .where('module.empreinte', '<>', values.empreinte),
      )
      .returning('id')
      .executeTakeFirst();
    // No row: it is as it was loaded, or staff have made it theirs.
    if (!row) continue;
    await trx.deleteFrom('moduleChapitre').where('module_id', '=', row.id).execute();
    await trx
      .insertInto('moduleChapitre')
      .values(ids.map((chapitre_id, position) => ({ module_id: row.id, chapitre_id, position })))
      .execute();
  }
}

async function loadChapitres(trx: Db, entries: Module['chapitres']): Promise<void> {
  const questions = await idsOfQuestions(trx);
  const svgs = entries.flatMap(({ texte }) =>
    texte.flatMap((m) => ('image' in m ? m.image.svg : [])),
  );
  const images = await keepDessins(trx, svgs, 'chapitres');
  for (const { ref: reference, libelle, ...chapitre } of entries) {
    const texte = chapitre.texte
      .map((m) => ('html' in m ? m.html : figure(images.get(m.image.svg)!, m.image)))
      .join('');
    const listeQuestions = chapitre.questions
      .flatMap(({ ref }) => questions.get(ref) ?? [])
      .join(';');
    const values = { libelle, texte, listeQuestions };
    const empreinte = empreinteOf(values);
    await trx
      .insertInto('chapitre')
      .values({ reference, empreinte, ...values })
      .onConflict((conflict) =>
        conflict
          .column('reference')
          .doUpdateSet({ empreinte, ...values })
          .where('chapitre.empreinte', 'is not', null),
      )
      .execute();
  }
}

const figure = (src: string, { description, svg }: { description: string; svg: string }) => {
  const alt = description.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
  return `<p><img src="${src}" alt="${alt}"${tailleOf(svg)}></p>\n`;
};

/** In pixels. What is about as high as it is wide, such as a sign, takes no whole line. */
const LARGEUR = 640;
const HAUTEUR = 280;

/** How large a drawing is shown, as attributes: its place is kept before it is there. */
function tailleOf(svg: string): string {
  const [, large, haut] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!large || !haut) return '';
  const forme = Number(haut) / Number(large);
  const [width, height] = forme > 0.75 ? [HAUTEUR / forme, HAUTEUR] : [LARGEUR, LARGEUR * forme];
  return ` width="${Math.round(width)}" height="${Math.round(height)}"`;
}
