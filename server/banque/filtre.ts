import type { z } from 'zod';
import type { calls } from '../../contract/index.ts';
import { type Repere, marked, motsOf } from '../questions/repertoire.queries.ts';

type Voulu = Omit<z.output<(typeof calls)['getQuestions']['input']>, 'page' | 'all' | 'theme_id'>;

/** Says of a question whether it is one that is looked for. */
export function filtreOf(voulu: Voulu): (repere: Repere) => boolean {
  const { idArticleLois, langue, grave } = voulu;
  const image = withOrWithout(voulu.image);
  const justification = withOrWithout(voulu.justification);
  const article = withOrWithout(voulu.article);
  const since = voulu.depuis && beginningOf(voulu.depuis);
  const says = rechercheOf(voulu.recherche ?? '');
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

/** Every word begins a word of the question, or is its number. Signs alone are found nowhere. */
function rechercheOf(recherche: string): (repere: Repere) => boolean {
  if (recherche === '') return () => true;
  // The longest first: most questions have no such word, and are done with.
  const mots = [...new Set(motsOf(recherche))]
    .toSorted((one, other) => other.length - one.length)
    .map((mot) => ({
      debut: marked(mot),
      id: /^[1-9]\d{3,9}$/.test(mot) ? Number(mot) : undefined,
    }));
  if (mots.length === 0) return () => false;
  return (repere) => mots.every(({ debut, id }) => repere.mots.includes(debut) || repere.id === id);
}

/** Midnight in Brussels. */
const beginningOf = (jour: string): string =>
  new Date(
    Temporal.PlainDate.from(jour).toZonedDateTime('Europe/Brussels').epochMilliseconds,
  ).toISOString();
