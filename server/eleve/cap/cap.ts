import type { z } from 'zod';
import type { calls } from '../../../contract/index.ts';

type Answer = z.output<(typeof calls)['getCap']['output']>;
export type Cap = NonNullable<Answer['cap']>;

interface Acces {
  acces_id: number;
  libelle: string;
  /** When it ends; null: it has not started. */
  datePerime: string | null;
}

export interface Serie {
  theme_id: number;
  libelle: string;
  /** Nothing can be begun of a series without a question. */
  nombre: number;
  etat: 'nouvelle' | 'en cours' | 'réussie' | 'ratée';
  /** Of the latest attempt. */
  dateDebut: string | null;
  dateFin: string | null;
  /** Of an open one: the first question without an answer, its place from 1, and how many have one. */
  suite: { question_id: number; numero: number; faites: number } | null;
}

export interface Series extends Acces {
  type: 'QT';
  series: Serie[];
  /** Of all mistakes, and of those that are to be answered again now. */
  erreurs: { nombre: number; dues: number };
  /** Mock exams: the one that is open, or the latest was passed; null: neither. */
  examen: { dateDebut: string; passees: number; nombre: number } | 'réussi' | null;
  /** When any question was last found right or wrong; null: never. */
  derniere: string | null;
}

export interface Cours extends Acces {
  type: 'EL';
  /** A pedagogical appointment lasts a week once it is opened. */
  semaine: boolean;
  nbTermine: number;
  nbChapitre: number;
  /** Null: everything is done. */
  suite: {
    module_id: number;
    chapitre_id: number;
    libelle: string;
    numero: number;
    commence: 0 | 1;
  } | null;
}

export interface Exercices extends Acces {
  type: 'EX';
  offert: boolean;
}

export type Situation = Series | Cours | Exercices;

/** What comes first, whichever access it is of: what is begun before what is not, and what starts a clock last. */
const RANGS = [
  'série ouverte',
  'examen ouvert',
  'chapitre ouvert',
  'erreurs',
  'série nouvelle',
  'série ratée',
  'chapitre suivant',
  'cours à ouvrir',
  'séries à ouvrir',
  'semaine à ouvrir',
  'exercices à ouvrir',
  'examen',
  'tout réussi',
  'exercices',
] as const;

interface Pas {
  rang: number;
  cap: Cap;
}

const pas = (rang: (typeof RANGS)[number], cap: Cap): Pas => ({ rang: RANGS.indexOf(rang), cap });

/** What is to be done with one access; null: nothing. */
export const capOfAcces = (situation: Situation): Cap | null => pasOf(situation)?.cap ?? null;

/**
 * The one thing to do next among what can be used; of two alike that of the access that ends sooner.
 * `perimes`: there are accesses that have expired; `videos`: exercises are offered.
 */
export function capOf(
  situations: readonly Situation[],
  perimes: boolean,
  videos: 0 | 1,
): Cap | null {
  if (situations.length === 0)
    return perimes ? { quoi: 'renouveler' } : { quoi: 'acheter', videos };
  const [first] = situations
    .flatMap((situation) => {
      const next = pasOf(situation);
      return next ? { ...next, fin: situation.datePerime ?? '9' } : [];
    })
    .toSorted((one, other) => one.rang - other.rang || (one.fin < other.fin ? -1 : 1));
  return first?.cap ?? null;
}

function pasOf(situation: Situation): Pas | null {
  if (situation.type === 'QT') return pasDesSeries(situation);
  if (situation.type === 'EL') return pasDuCours(situation);
  if (!situation.offert) return null;
  return situation.datePerime === null
    ? pas('exercices à ouvrir', ouvrir(situation))
    : pas('exercices', { quoi: 'exercice', acces_id: situation.acces_id });
}

const ouvrir = ({ acces_id, type, libelle }: Situation): Cap => ({
  quoi: 'ouvrir',
  acces_id,
  type,
  libelle,
});

function pasDesSeries(acces: Series): Pas | null {
  const { acces_id, erreurs } = acces;
  const series = acces.series.filter(({ nombre }) => nombre > 0);
  if (series.length === 0) return null;
  if (acces.datePerime === null) return pas('séries à ouvrir', ouvrir(acces));
  const ouverte = latest(
    series.filter(({ suite }) => suite !== null),
    ({ dateDebut }) => dateDebut,
  );
  const examen = typeof acces.examen === 'string' ? null : acces.examen;
  // Of two that are open the one that was begun last is what one is at.
  if (examen && !(ouverte && ouverte.dateDebut! > examen.dateDebut)) {
    const { passees, nombre } = examen;
    return pas('examen ouvert', { quoi: 'examen', acces_id, ouvert: { passees, nombre } });
  }
  if (ouverte)
    return pas('série ouverte', {
      quoi: 'reprendre',
      acces_id,
      ...nameOf(ouverte),
      ...ouverte.suite!,
    });
  // The mistakes of a series that has just been failed are looked at before they are due.
  const nombre = vientDeRater(acces) ? erreurs.nombre : erreurs.dues;
  if (nombre > 0) return pas('erreurs', { quoi: 'erreurs', acces_id, nombre });
  const nouvelle = series.find(({ etat }) => etat === 'nouvelle');
  if (nouvelle) return pas('série nouvelle', { quoi: 'commencer', acces_id, ...nameOf(nouvelle) });
  const ratee = series.find(({ etat }) => etat === 'ratée');
  if (ratee) return pas('série ratée', { quoi: 'refaire', acces_id, ...nameOf(ratee) });
  if (acces.examen === null) return pas('examen', { quoi: 'examen', acces_id, ouvert: null });
  return pas('tout réussi', { quoi: 'entrainer', acces_id });
}

const nameOf = ({ theme_id, libelle }: Serie) => ({ theme_id, libelle });

/** A series was failed, and nothing practised since. */
function vientDeRater({ series, derniere }: Series): boolean {
  const last = latest(series, ({ dateFin }) => dateFin);
  return last?.etat === 'ratée' && (derniere ?? '') <= last.dateFin!;
}

function latest<T>(all: T[], dateOf: (one: T) => string | null): T | undefined {
  return all
    .filter((one) => dateOf(one) !== null)
    .toSorted((one, other) => (dateOf(one)! < dateOf(other)! ? 1 : -1))[0];
}

function pasDuCours(acces: Cours): Pas | null {
  const { acces_id, suite, semaine } = acces;
  if (!suite) return null;
  if (acces.datePerime === null)
    return pas(semaine ? 'semaine à ouvrir' : 'cours à ouvrir', ouvrir(acces));
  return pas(suite.commence ? 'chapitre ouvert' : 'chapitre suivant', {
    quoi: 'chapitre',
    acces_id,
    ...suite,
  });
}
