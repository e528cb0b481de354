import type { OutputOf } from '../../../contract/index.ts';

type Answer = OutputOf<'getCap'>;
export type Cap = NonNullable<Answer['cap']>;

interface AccesEnCours {
  acces_id: number;
  libelle: string;
  datePerime: string | null;
}

export interface SerieAFaire {
  theme_id: number;
  libelle: string;
  nombre: number;
  etat: 'nouvelle' | 'en cours' | 'réussie' | 'ratée';
  dateDebut: string | null;
  dateFin: string | null;
  /** Null: none is open. `numero` counts from 1. */
  suite: { question_id: number; numero: number; faites: number } | null;
}

export interface Series extends AccesEnCours {
  type: 'QT';
  series: SerieAFaire[];
  erreurs: { nombre: number; dues: number };
  /** An open exam, or the latest was passed; null: neither. */
  examen: { dateDebut: string; passees: number; nombre: number } | 'réussi' | null;
  derniere: string | null;
}

interface Cours extends AccesEnCours {
  type: 'EL';
  /** True for a pedagogical appointment, which lasts a week once opened. */
  semaine: boolean;
  nbTermine: number;
  nbChapitre: number;
  suite: {
    module_id: number;
    chapitre_id: number;
    libelle: string;
    numero: number;
    commence: 0 | 1;
  } | null;
}

interface Exercices extends AccesEnCours {
  type: 'EX';
}

export type Situation = Series | Cours | Exercices;

/** Priorities: what is open comes first, what would start a clock comes last. */
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

export const capOfAcces = (situation: Situation): Cap | null => pasOf(situation)?.cap ?? null;

/** Among equal steps, the access that ends sooner wins. */
export function capOf(situations: readonly Situation[], perimes: boolean): Cap | null {
  if (situations.length === 0) return { quoi: perimes ? 'renouveler' : 'acheter' };
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
  return situation.datePerime === null
    ? pas('exercices à ouvrir', openingOf(situation))
    : pas('exercices', { quoi: 'exercice', acces_id: situation.acces_id });
}

const openingOf = ({ acces_id, type, libelle }: Situation): Cap => ({
  quoi: 'ouvrir',
  acces_id,
  type,
  libelle,
});

function pasDesSeries(acces: Series): Pas | null {
  const { acces_id, erreurs } = acces;
  const series = acces.series.filter(({ nombre }) => nombre > 0);
  if (series.length === 0) return null;
  if (acces.datePerime === null) return pas('séries à ouvrir', openingOf(acces));
  const ouverte = latest(
    series.filter(({ suite }) => suite !== null),
    ({ dateDebut }) => dateDebut,
  );
  const examen = typeof acces.examen === 'string' ? null : acces.examen;
  // When both are open, the learner continues the later one.
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
  // A series just failed shows its mistakes before they are due.
  const nombre = hasJustFailed(acces) ? erreurs.nombre : erreurs.dues;
  if (nombre > 0) return pas('erreurs', { quoi: 'erreurs', acces_id, nombre });
  const nouvelle = series.find(({ etat }) => etat === 'nouvelle');
  if (nouvelle) return pas('série nouvelle', { quoi: 'commencer', acces_id, ...nameOf(nouvelle) });
  const ratee = series.find(({ etat }) => etat === 'ratée');
  if (ratee) return pas('série ratée', { quoi: 'refaire', acces_id, ...nameOf(ratee) });
  if (acces.examen === null) return pas('examen', { quoi: 'examen', acces_id, ouvert: null });
  return pas('tout réussi', { quoi: 'entrainer', acces_id });
}

const nameOf = ({ theme_id, libelle }: SerieAFaire) => ({ theme_id, libelle });

function hasJustFailed({ series, derniere }: Series): boolean {
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
    return pas(semaine ? 'semaine à ouvrir' : 'cours à ouvrir', openingOf(acces));
  return pas(suite.commence ? 'chapitre ouvert' : 'chapitre suivant', {
    quoi: 'chapitre',
    acces_id,
    ...suite,
  });
}
