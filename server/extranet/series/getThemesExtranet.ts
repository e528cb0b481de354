import type { FiltreACompleter } from '../../../regles/filtres.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import { SERIE } from '../../../droit/epreuve.ts';
import { motsOf } from '../../../regles/recherche.ts';
import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { pageIn } from '../../socle/texte/rangees.ts';
import { readRepertoire, rechercheOf, type Repere, uniqueOf } from '../../eleve/questions/index.ts';
import {
  listListesById,
  isAccueil,
  listAccesOfThemes,
  listSeries,
  listSeriesAVoir,
  offerQuestions,
} from '../../eleve/series/index.ts';
import { listUnplaceable } from './unplaceable.ts';
import { questionsAChoisir } from './questionsAChoisir.ts';

type SeriesVoulues = Parameters<Handler<'getThemesExtranet'>>[0]['input'];

export const getThemesExtranet: Handler<'getThemesExtranet'> = async (context) => {
  const { db, input } = context;
  const themes = (await listSeries(db)).toSorted(byLibelle);
  const { newestFirst, parId } = await readRepertoire(db);
  const unique = uniqueOf(newestFirst);
  const names = themes.map(({ id, libelle }) => ({ id, libelle }));
  if (input.questions) {
    const accueil = isTheAccueil(themes, input.theme_id);
    const { questions, ecartees } = await pageOfQuestions(db, input, accueil);
    const { total } = questions;
    const message = total === 1 ? '1 question.' : `${total} questions.`;
    return { themes: names, questions, ...unique, ecartees, message };
  }
  const found = input.all ? themes : themes.filter(await voulueOf(db, input));
  const message = found.length === 1 ? '1 série.' : `${found.length} séries.`;
  const page = input.all ? names : await pageOfThemes(db, parId, pageIn(found, input.page));
  return { themes: page, ...unique, ecartees: null, message };
};

type Theme = Awaited<ReturnType<typeof listSeries>>[number];

const collator = new Intl.Collator('fr', { numeric: true });
const byLibelle = (one: Theme, other: Theme) => collator.compare(one.libelle, other.libelle);

export const isTheAccueil = (themes: Theme[], id: number | undefined) =>
  themes.some((theme) => theme.id === id && isAccueil(theme));

const IDS: Record<FiltreACompleter, (db: Db) => Promise<number[]>> = {
  incomplete: async (db) =>
    (await listSeriesAVoir(db)).flatMap(({ id, questions }) => (questions === SERIE ? [] : id)),
};

async function voulueOf(db: Db, { recherche = '', etat }: SeriesVoulues) {
  const voulues = etat && new Set(await IDS[etat](db));
  const says = rechercheOf<Theme>(
    recherche,
    (voulu) =>
      ({ libelle }) =>
        motsOf(libelle).some((mot) => mot.startsWith(voulu)),
  );
  return (theme: Theme) => (!voulues || voulues.has(theme.id)) && says(theme);
}

async function pageOfThemes(
  db: Db,
  reperes: ReadonlyMap<number, Repere>,
  rows: ReturnType<typeof pageIn<Theme>>,
) {
  const ids = rows.data.map(({ id }) => id);
  const [acces, listes] = await Promise.all([listAccesOfThemes(db, ids), listListesById(db, ids)]);
  const data = rows.data.map((theme) => {
    const questions = idsOf(listes.get(theme.id)!);
    const known = questions.flatMap((id) => reperes.get(id) ?? []);
    return {
      id: theme.id,
      libelle: theme.libelle,
      nombre: questions.length,
      graves: known.filter(({ grave }) => grave === 1).length,
      sansImage: known.filter(({ avecImage }) => !avecImage).length,
      accueil: flagOf(isAccueil(theme)),
      acces: acces.get(theme.id) ?? [],
    };
  });
  return { ...rows, data };
}

async function pageOfQuestions(db: Db, input: SeriesVoulues, accueil: boolean) {
  const outside = await listUnplaceable(db, accueil);
  const { offertes, ecartees } = await offerQuestions(db, input, outside, accueil);
  const page = pageIn(offertes, input.page);
  const ids = page.data.map(({ id }) => id);
  return { questions: { ...page, data: await questionsAChoisir(db, ids) }, ecartees };
}
