import { randomInt } from 'node:crypto';
import { articleOf } from '../../../droit/articles.ts';
import { shuffled } from '../../../drawing/alea.ts';
import { type Repere, listReperes, reperesParId } from '../../eleve/questions/index.ts';
import { listSeries } from '../../eleve/series/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { isTheAccueil } from './getThemesExtranet.ts';
import { questionsAChoisir } from './questionsAChoisir.ts';
import { listUnplaceable } from './unplaceable.ts';

const PROPOSEES = 3;

export const getRemplacantes: Handler<'getRemplacantes'> = async ({ db, input }) => {
  const [all, parId, themes] = await Promise.all([
    listReperes(db),
    reperesParId(db),
    listSeries(db),
  ]);
  const one = parId.get(input.id);
  if (!one) throw introuvable('Cette question n’existe pas ou a été supprimée.');
  const out = await listUnplaceable(db, isTheAccueil(themes, input.theme_id));
  const taken = new Set([...input.gardees, ...input.sauf, one.id]);
  const like = all.filter(
    (other) => !taken.has(other.id) && !out.has(other.id) && isLike(one, other),
  );
  const ids = nearest(one, shuffled(like, randomInt)).map(({ id }) => id);
  return { questions: await questionsAChoisir(db, ids), message: messageOf(ids.length) };
};

/** A swap changes neither the subjects of a series nor what a mistake costs in it. */
const isLike = (one: Repere, other: Repere): boolean =>
  other.categorie === one.categorie && other.grave === one.grave && other.langue === one.langue;

/** Keeps the given order among equals. */
export const nearest = (one: Repere, others: readonly Repere[]): Repere[] =>
  others.toSorted((a, b) => nearness(one, b) - nearness(one, a)).slice(0, PROPOSEES);

/** The same paragraph, then the same article; then a picture where there was one. */
function nearness(one: Repere, other: Repere): number {
  const [own, its] = [one.idArticleLois ?? '', other.idArticleLois ?? ''];
  const article = own === its ? 4 : articleOf(own) === articleOf(its) ? 2 : 0;
  return article + (one.avecImage === other.avecImage ? 1 : 0);
}

const messageOf = (nombre: number): string => {
  if (nombre === 0) return 'Aucune autre question du même sujet et de la même gravité n’est libre.';
  return nombre < PROPOSEES
    ? 'La banque n’en a pas d’autres qui lui ressemblent.'
    : 'Questions proposées.';
};
