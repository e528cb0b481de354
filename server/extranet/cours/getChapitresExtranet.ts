import type { FiltreACompleter } from '../../../regles/filtres.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { listReperes, uniqueOf } from '../../eleve/questions/index.ts';
import { listQuestionsAccueil, offerQuestions } from '../../eleve/series/index.ts';
import {
  accesByModule,
  findChapitre,
  listAccesEL,
  listChapitres,
  listChapitresAVoir,
  listImages,
  listModules,
  modulesByChapitre,
  withUtilisation,
} from '../../eleve/cours/index.ts';
import { chapitreOf, sansChapitre } from './chapitreOf.ts';
import { isEmpty } from './cleanTexte.ts';
import { labelFilter } from '../../socle/texte/libelles.ts';
import { allIn, pageIn } from '../../socle/texte/rangees.ts';
import { accesFilter } from './modules.ts';

export const getChapitresExtranet: Handler<'getChapitresExtranet'> = async ({ db, input }) => {
  const { id, texteOnly } = input;
  if (input.all) return allOf(db);
  if (id === undefined) return listOf(db, input);
  if (texteOnly) {
    const row = await findChapitre(db, id);
    if (!row) throw sansChapitre();
    return {
      texte: row.texte,
      images: await imagesOf(db, id),
      message: `Texte de «\u00a0${row.libelle}\u00a0».`,
    };
  }
  const { chapitre, texte } = await chapitreOf(db, id);
  const message = `Chapitre «\u00a0${chapitre.libelle}\u00a0».`;
  return input.texte
    ? { chapitre, texte, images: await imagesOf(db, id), message }
    : { chapitre, message };
};

const imagesOf = async (db: Db, id: number) => withUtilisation(db, await listImages(db, id));

async function allOf(db: Db) {
  const rows = await listChapitres(db);
  const chapitres = allIn(rows.map(({ id, libelle }) => ({ id, libelle })));
  return { chapitres, message: `${chapitres.total} chapitres.` };
}

async function listOf(db: Db, input: Parameters<Handler<'getChapitresExtranet'>>[0]['input']) {
  const { idArticleLois, article, rechercheQuestion: recherche } = input;
  const voulu = { idArticleLois, article, recherche };
  const accueil = new Set(await listQuestionsAccueil(db));
  const { offertes, ecartees } = await offerQuestions(db, voulu, accueil, false);
  const held = await accesByModule(db);
  const modules = await modulesByChapitre(db);
  const says = labelFilter(input.recherche);
  const isIn = accesFilter(input.acces_id);
  const wanting = input.etat && (await VOULUS[input.etat](db));
  const rows = (await listChapitres(db))
    .toReversed()
    .filter(({ id, libelle }) => says(libelle) && (!wanting || wanting.has(id)))
    .map((chapitre) => {
      const own = modules.get(chapitre.id) ?? [];
      const parId = own.flatMap((module) => held.get(module.id) ?? []).map(entryOf);
      const acces = [...new Map(parId).values()];
      const listeAcces = acces.map(({ id, libelle }) => `${libelle.replaceAll(';', ',')}_${id}`);
      return { ...chapitre, modules: own, acces, listeAcces: listeAcces.join(';') };
    })
    .filter(({ acces }) => isIn(acces));
  const page = pageIn(offertes, input.page);
  return {
    questions: page,
    uniqueIdArticleLois: uniqueOf(await listReperes(db)).uniqueIdArticleLois,
    ecartees,
    chapitres: pageIn(rows, input.pageChapitres),
    modules: (await listModules(db)).toReversed(),
    acces: await listAccesEL(db),
    message: rows.length === 1 ? '1 chapitre.' : `${rows.length} chapitres.`,
  };
}

const VOULUS: Record<FiltreACompleter, typeof listWanting> = { incomplete: listWanting };

async function listWanting(db: Db): Promise<Set<number>> {
  const rows = await listChapitresAVoir(db);
  const without = rows.filter(
    ({ texte, questions }) => questions === 0 || (texte !== null && isEmpty(texte)),
  );
  return new Set(without.map(({ id }) => id));
}

const entryOf = <T extends { id: number }>(each: T): [number, T] => [each.id, each];
