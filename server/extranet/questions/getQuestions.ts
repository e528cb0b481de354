import { bornesOf } from '../../socle/texte/jours.ts';
import { allIn, pageIn } from '../../socle/texte/rangees.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import {
  listReperes,
  listVersionsEntieres,
  questionMatcher,
  type Repere,
  uniqueOf,
} from '../../eleve/questions/index.ts';
import { findThemeEntier, listSeries } from '../../eleve/series/index.ts';
import { bilansParVersion, erreursOf } from '../../eleve/statistiques/index.ts';
import { utilisationsOf } from './utilisation.ts';
import { visibleVersions } from './versions.ts';

export const getQuestions: Handler<'getQuestions'> = async ({ db, input }) => {
  const all = await listReperes(db);
  const offered = input.theme_id === undefined ? all : await ofSerie(db, all, input.theme_id);
  const matching = offered.filter(voulueOf(input));
  const bilans = await bilansParVersion(db);
  const found = sortedBy(input, matching, bilans);
  const total = found.length;
  const themes = (await listSeries(db)).map(({ id, libelle }) => ({ id, libelle }));
  const whole = { ...uniqueOf(all), themes };
  const message = total === 1 ? '1 question.' : `${total} questions.`;
  if (input.all) {
    const data = found.map(({ id, libelle }) => ({ id, libelle }));
    return { questions: allIn(data), ...whole, message };
  }
  const page = pageIn(found, input.page);
  const ids = page.data.map(({ id }) => id);
  const data = ids.length === 0 ? [] : await lignesOf(db, ids, bilans);
  return { questions: { ...page, data }, ...whole, message };
};

async function ofSerie(db: Db, all: readonly Repere[], theme_id: number): Promise<Repere[]> {
  const theme = await findThemeEntier(db, theme_id);
  if (!theme) throw introuvable('Cette série n’existe pas.');
  const places = new Map(idsOf(theme.listeQuestions).map((id, index) => [id, index]));
  return all
    .filter(({ id }) => places.has(id))
    .toSorted((one, other) => places.get(one.id)! - places.get(other.id)!);
}

/** Questions changed in one write keep their order. */
function lastChangedFirst(one: Repere, other: Repere): number {
  if (one.dateModification === other.dateModification) return 0;
  return one.dateModification < other.dateModification ? 1 : -1;
}

type Bilans = Awaited<ReturnType<typeof bilansParVersion>>;

function sortedBy(
  { tri, depuis }: Pick<QuestionsVoulues, 'tri' | 'depuis'>,
  reperes: Repere[],
  bilans: Bilans,
): Repere[] {
  if (tri === undefined) return depuis === undefined ? reperes : reperes.toSorted(lastChangedFirst);
  const erreurs = new Map(
    reperes.map(({ id, version_id }) => {
      const bilan = bilans.get(version_id);
      return [id, (bilan && erreursOf(bilan)) ?? -1];
    }),
  );
  return reperes.toSorted((one, other) => erreurs.get(other.id)! - erreurs.get(one.id)!);
}

async function lignesOf(db: Db, ids: number[], bilans: Bilans) {
  const [versions, utilisations] = await Promise.all([
    listVersionsEntieres(db, ids),
    utilisationsOf(db, ids),
  ]);
  const visible = await visibleVersions(db, versions);
  return visible.map((version, index) => {
    const { id: version_id, question_id: id } = versions[index]!;
    const bilan = bilans.get(version_id);
    return {
      id,
      ...version,
      bonne: version[version.correcte]!,
      utilisation: utilisations.get(id)!,
      premieres: bilan?.tous.nombre ?? 0,
      erreurs: bilan ? erreursOf(bilan) : null,
    };
  });
}

type QuestionsVoulues = Parameters<Handler<'getQuestions'>>[0]['input'];

function voulueOf(voulu: QuestionsVoulues) {
  const { idArticleLois, langue, grave } = voulu;
  const image = withOrWithout(voulu.image);
  const justification = withOrWithout(voulu.justification);
  const article = withOrWithout(voulu.article);
  const since = voulu.depuis && bornesOf(voulu.depuis).from;
  const says = questionMatcher(voulu.recherche ?? '');
  return (repere: Repere) =>
    (!idArticleLois || repere.idArticleLois === idArticleLois) &&
    (!langue || repere.langue === langue) &&
    (grave === undefined || repere.grave === grave) &&
    (image === undefined || repere.avecImage === image) &&
    (justification === undefined || repere.avecJustification === justification) &&
    (article === undefined || (repere.idArticleLois !== null) === article) &&
    (!since || repere.dateModification >= since) &&
    says(repere);
}

const withOrWithout = (said: 'avec' | 'sans' | undefined) => said && said === 'avec';
