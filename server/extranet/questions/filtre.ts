import type { z } from 'zod';
import type { calls } from '../../../contract/index.ts';
import { questionSays, type Repere } from '../../eleve/questions/index.ts';

type Voulu = Omit<z.output<(typeof calls)['getQuestions']['input']>, 'page' | 'all' | 'theme_id'>;

/** Says of a question whether it is one that is looked for. */
export function filtreOf(voulu: Voulu): (repere: Repere) => boolean {
  const { idArticleLois, langue, grave } = voulu;
  const image = withOrWithout(voulu.image);
  const justification = withOrWithout(voulu.justification);
  const article = withOrWithout(voulu.article);
  const since = voulu.depuis && beginningOf(voulu.depuis);
  const says = questionSays(voulu.recherche ?? '');
  return (repere) =>
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

/** Midnight in Brussels. */
const beginningOf = (jour: string): string =>
  new Date(
    Temporal.PlainDate.from(jour).toZonedDateTime('Europe/Brussels').epochMilliseconds,
  ).toISOString();
