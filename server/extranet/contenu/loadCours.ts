import type { Cours, Module } from '../../../content/content.ts';
import type { Db } from '../../socle/db/database.ts';
import { setListe } from '../../socle/db/listes.ts';
import { empreinteOf } from '../../socle/texte/empreinte.ts';
import { keepDessins } from '../../eleve/questions/index.ts';
import { addImage } from './archive/appliquer/chapitres.ts';
import { htmlOf } from './archive/chapitres.ts';
import type { texteLu } from './archive/texteLu.ts';
import { figure } from './figure.ts';
import { idsByReference, idsOfQuestions } from './loadSeries.ts';

/** Chapters in HTML by name; their photos are kept already. */
type EnHtml = ReadonlyMap<string, Awaited<ReturnType<typeof texteLu>>>;

/** Modules follow their chapters; questions are there already. */
export async function loadCours(
  trx: Db,
  entries: Cours[],
  now: Date,
  enHtml: EnHtml = new Map(),
): Promise<void> {
  const modules = entries.flatMap((cours) => cours.modules);
  await loadChapitres(
    trx,
    modules.flatMap((module) => module.chapitres),
    now,
    enHtml,
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
    // No row: it is as loaded, or staff have made it theirs.
    if (!row) continue;
    await trx.deleteFrom('moduleChapitre').where('module_id', '=', row.id).execute();
    await trx
      .insertInto('moduleChapitre')
      .values(ids.map((chapitre_id, position) => ({ module_id: row.id, chapitre_id, position })))
      .execute();
  }
}

async function loadChapitres(
  trx: Db,
  entries: Module['chapitres'],
  now: Date,
  enHtml: EnHtml,
): Promise<void> {
  const questions = await idsOfQuestions(trx);
  const dessins = entries.flatMap(({ texte }) =>
    texte.flatMap((m) =>
      'image' in m ? { svg: m.image.svg, description: m.image.description, mots: m.mots } : [],
    ),
  );
  const images = await keepDessins(
    trx,
    [...dessins, ...[...enHtml.values()].flatMap((lu) => lu.dessins)],
    'chapitres',
  );
  for (const { ref: reference, libelle, ...chapitre } of entries) {
    const lu = enHtml.get(reference);
    const texte =
      lu?.texte ?? htmlOf(chapitre.texte, (image) => figure(images.get(image.svg)!, image));
    const liste = chapitre.questions.flatMap(({ ref }) => questions.get(ref) ?? []);
    const values = { libelle, texte };
    const empreinte = empreinteOf({ ...values, listeQuestions: liste.join(';') });
    const row = await trx
      .insertInto('chapitre')
      .values({ reference, empreinte, ...values })
      .onConflict((conflict) =>
        conflict
          .column('reference')
          .doUpdateSet({ empreinte, ...values })
          .where('chapitre.empreinte', 'is not', null),
      )
      .returning('id')
      .executeTakeFirst();
    if (!row) continue;
    await setListe(trx, 'chapitre', row.id, liste);
    for (const photo of lu?.photos ?? []) await addImage(trx, row.id, photo, now.toISOString());
  }
}
