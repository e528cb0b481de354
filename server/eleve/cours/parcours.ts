import type { listChapitresOfAcces } from './chapitresOfAcces.queries.ts';

/** In bytes of its HTML: what is read in a minute, two hundred words of French with their tags. */
const A_MINUTE = 1500;

export const minutesOf = (octets: number): number => Math.max(1, Math.round(octets / A_MINUTE));

/** What was read of a chapter. */
export interface Lu {
  chapitre_id: number;
  place: number;
  dateTermine: string | null;
}

export interface Chapitre {
  id: number;
  libelle: string;
  nbQuestion: number;
  minutes: number;
  termine: 0 | 1;
  /** Part of it has been read. */
  commence: 0 | 1;
}

export interface Module {
  id: number;
  libelle: string;
  chapitres: Chapitre[];
}

type Row = Awaited<ReturnType<typeof listChapitresOfAcces>>[number];

/** A course as its learner sees it: modules and chapters in their order, and what is done of them. */
export function parcoursOf(rows: readonly Row[], lus: readonly Lu[]): Module[] {
  const parId = new Map(lus.map((lu) => [lu.chapitre_id, lu]));
  const modules = new Map<number, Module>();
  for (const { module_id, module: libelle, ...row } of rows) {
    const module = modules.get(module_id) ?? { id: module_id, libelle, chapitres: [] };
    modules.set(module_id, module);
    if (row.chapitre_id === null || row.chapitre === null) continue;
    const lu = parId.get(row.chapitre_id);
    const termine = lu?.dateTermine ? 1 : 0;
    module.chapitres.push({
      id: row.chapitre_id,
      libelle: row.chapitre,
      nbQuestion: row.listeQuestions ? row.listeQuestions.split(';').length : 0,
      minutes: minutesOf(row.octets ?? 0),
      termine,
      commence: !termine && lu && lu.place > 0 ? 1 : 0,
    });
  }
  return [...modules.values()];
}

/** A chapter may stand in several modules: it is read, and counted, once. */
function chapitresOf(modules: readonly Module[]): Chapitre[] {
  const all = modules.flatMap(({ chapitres }) => chapitres);
  return [...new Map(all.map((chapitre) => [chapitre.id, chapitre])).values()];
}

/**
 * How much of a course is done, as its learner and her school are told it. Of a finished one what was done is
 * all: nobody is behind with what staff add later.
 */
export function avancementOf(modules: readonly Module[], dateFin: string | null) {
  const chapitres = chapitresOf(modules);
  const nbTermine = chapitres.filter(({ termine }) => termine).length;
  const nbChapitre = dateFin === null ? chapitres.length : nbTermine;
  const part = nbChapitre === 0 ? 0 : Math.floor((100 * nbTermine) / nbChapitre);
  return { nbChapitre, nbTermine, pourcentage: dateFin === null ? part : 100 };
}

/** Every chapter that is there is done; a course without one never is. */
export const isToutLu = (modules: readonly Module[]): boolean => {
  const chapitres = chapitresOf(modules);
  return chapitres.length > 0 && chapitres.every(({ termine }) => termine);
};

/** How long a course takes to be read. */
export const minutesDe = (modules: readonly Module[]): number =>
  chapitresOf(modules).reduce((sum, { minutes }) => sum + minutes, 0);

/** The same course once this chapter is done, wherever it stands in it. */
export const withTermine = (modules: readonly Module[], chapitre_id: number): Module[] =>
  modules.map((module) => ({
    ...module,
    chapitres: module.chapitres.map((chapitre) =>
      chapitre.id === chapitre_id ? { ...chapitre, termine: 1, commence: 0 } : chapitre,
    ),
  }));

/** Every chapter with its module, in the order in which a course is read; each once. */
export function lectureOf(modules: readonly Module[]) {
  const seen = new Set<number>();
  return modules.flatMap((module) =>
    module.chapitres.flatMap(({ id, libelle, termine, commence }) => {
      if (seen.has(id)) return [];
      seen.add(id);
      return { module_id: module.id, chapitre_id: id, libelle, termine, commence };
    }),
  );
}

/** Where to go on: the chapter that was begun, else the first that is not done; `numero`: in its module, from 1. */
export function suiteOf(modules: readonly Module[]) {
  const left = lectureOf(modules).filter(({ termine }) => !termine);
  const next = left.find(({ commence }) => commence) ?? left[0];
  if (!next) return null;
  const { chapitres } = modules.find(({ id }) => id === next.module_id)!;
  return { ...next, numero: 1 + chapitres.findIndex(({ id }) => id === next.chapitre_id) };
}
