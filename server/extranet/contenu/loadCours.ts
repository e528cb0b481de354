import type { CoursEcrit, ModuleEcrit } from '../../../content/content.ts';
import type { Db } from '../../socle/db/database.ts';
import { setListe } from '../../socle/db/listes.ts';
import { empreinteOf } from '../../socle/texte/empreinte.ts';
import { keepDessins } from '../../eleve/questions/index.ts';
import { addImage } from './archive/apply/chapitres.ts';
import { figure, htmlOf } from './archive/chapitres.ts';
import type { TexteLu } from './archive/texteLu.ts';
import { idsByReference, idsOfQuestions, loadRow } from './loadSeries.ts';

/** Chapters in HTML by reference; their photos are already stored. */
type EnHtml = ReadonlyMap<string, TexteLu>;

/** Loads chapters, then modules. Call it after the questions. */
export async function loadCours(
  trx: Db,
  entries: CoursEcrit[],
  now: Date,
  enHtml: EnHtml = new Map(),
): Promise<void> {
  const modules = entries.flatMap((cours) => cours.modules);
  const entiers = modules.flatMap((module) => module.chapitres);
  await loadChapitres(trx, entiers, now, enHtml);
  const chapitres = await idsByReference(trx, 'chapitre');
  for (const { ref: reference, libelle, ...module } of modules) {
    const ids = module.chapitres.map((chapitre) => chapitres.get(chapitre.ref)!);
    const values = { libelle, empreinte: empreinteOf([libelle, ids]) };
    const module_id = await loadRow(trx, 'module', { reference, ...values });
    if (module_id === undefined) continue;
    await trx.deleteFrom('moduleChapitre').where('module_id', '=', module_id).execute();
    await trx
      .insertInto('moduleChapitre')
      .values(ids.map((chapitre_id, position) => ({ module_id, chapitre_id, position })))
      .execute();
  }
}

async function loadChapitres(
  trx: Db,
  entries: ModuleEcrit['chapitres'],
  now: Date,
  enHtml: EnHtml,
): Promise<void> {
  const questions = await idsOfQuestions(trx);
  const dessins = entries.flatMap(({ texte }) =>
    texte.flatMap((m) => ('image' in m ? { ...m.image, mots: m.mots } : [])),
  );
  const all = [...dessins, ...[...enHtml.values()].flatMap((lu) => lu.dessins)];
  const images = await keepDessins(trx, all, 'chapitres');
  for (const { ref: reference, libelle, ...chapitre } of entries) {
    const lu = enHtml.get(reference);
    const texte =
      lu?.texte ?? htmlOf(chapitre.texte, (image) => figure(images.get(image.svg)!, image));
    const liste = chapitre.questions.flatMap(({ ref }) => questions.get(ref) ?? []);
    const values = { libelle, texte };
    const empreinte = empreinteOf({ ...values, listeQuestions: liste.join(';') });
    const id = await loadRow(trx, 'chapitre', { reference, empreinte, ...values });
    if (id === undefined) continue;
    await setListe(trx, 'chapitre', id, liste);
    for (const photo of lu?.photos ?? []) await addImage(trx, id, photo, now.toISOString());
  }
}
