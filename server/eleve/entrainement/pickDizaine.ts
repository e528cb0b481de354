import type { Cible } from '../../../regles/cible.ts';
import {
  dueOf,
  isErreur,
  type Memoire,
  minuteOf,
  rappelOf,
  type Souvenir,
} from '../memoire/index.ts';
import { shuffled } from '../../../drawing/alea.ts';
import { type Candidate, questionsOf } from './savoir.ts';

const DIX = 10;

export interface Moment {
  now: Date;
  fin: Date;
  random: (n: number) => number;
}

/** By `cle`. */
export type Banque<C extends Candidate = Candidate> = ReadonlyMap<number, C>;

/** Sorts by `due`, in minutes since 1970. */
export function erreursOf<C extends Candidate>(banque: Banque<C>, memoire: Memoire, fin: Date) {
  return [...memoire]
    .flatMap(([cle, souvenir]) => {
      const question = isErreur(souvenir) && banque.get(cle);
      return question ? { question, due: dueOf(souvenir, fin) } : [];
    })
    .toSorted((one, other) => one.due - other.due || one.question.id - other.question.id);
}

/** Mistakes come from the whole bank, subjects only from the access's series. */
export interface Matiere {
  banque: Banque;
  pool: readonly Candidate[];
}

/** Takes due mistakes, else the longest unseen; of a subject, due ones first, then new ones. */
export function pickDizaine(
  { banque, pool }: Matiere,
  memoire: Memoire,
  cible: Cible,
  moment: Moment,
) {
  const chosen =
    cible.genre === 'erreurs'
      ? chooseErreurs(banque, memoire, moment)
      : chooseSujet(questionsOf(pool, cible), memoire, moment);
  return alternate(shuffled(chosen, moment.random)).map(({ id }) => id);
}

function chooseErreurs(banque: Banque, memoire: Memoire, { now, fin }: Moment) {
  const erreurs = erreursOf(banque, memoire, fin);
  const dues = erreurs.filter(({ due }) => due <= minuteOf(now));
  const derniereOf = ({ question }: (typeof erreurs)[number]) =>
    memoire.get(question.cle)!.derniere;
  const next =
    dues.length > 0 ? dues : erreurs.toSorted((one, other) => derniereOf(one) - derniereOf(other));
  return next.slice(0, DIX).map(({ question }) => question);
}

function chooseSujet(questions: Candidate[], memoire: Memoire, { now, fin, random }: Moment) {
  const rangOf = (souvenir: Souvenir | undefined) => {
    if (!souvenir) return 0;
    if (isErreur(souvenir) && dueOf(souvenir, fin) <= minuteOf(now)) return -1;
    return rappelOf(souvenir, now);
  };
  return shuffled(questions, random)
    .map((question) => ({ question, rang: rangOf(memoire.get(question.cle)) }))
    .toSorted((one, other) => one.rang - other.rang)
    .slice(0, DIX)
    .map(({ question }) => question);
}

/** A subject repeats in a row only when no other is left. */
function alternate(questions: Candidate[]): Candidate[] {
  const parSujet = [...Map.groupBy(questions, ({ categorie }) => categorie).values()];
  const order: Candidate[] = [];
  let last: Candidate[] | undefined;
  while (order.length < questions.length) {
    const [next = last!] = parSujet
      .filter((left) => left.length > 0 && left !== last)
      .toSorted((one, other) => other.length - one.length);
    order.push(next.pop()!);
    last = next;
  }
  return order;
}
