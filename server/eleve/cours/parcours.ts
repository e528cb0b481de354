import type { listChapitresOfAcces } from './chapitres.queries.ts';
import type { LectureTable } from './cours.tables.ts';

/** In bytes of HTML: two hundred French words with their tags take a minute. */
const A_MINUTE = 1500;

export const minutesOf = (octets: number): number => Math.max(1, Math.round(octets / A_MINUTE));

type ChapitreLu = Pick<LectureTable, 'chapitre_id' | 'place' | 'dateTermine'>;

interface Chapitre {
  id: number;
  libelle: string;
  nbQuestion: number;
  minutes: number;
  termine: 0 | 1;
  commence: 0 | 1;
}

export interface Module {
  id: number;
  libelle: string;
  chapitres: Chapitre[];
}

type ChapitreRow = Awaited<ReturnType<typeof listChapitresOfAcces>>[number];

export function parcoursOf(rows: readonly ChapitreRow[], lus: readonly ChapitreLu[]): Module[] {
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
      nbQuestion: row.questions,
      minutes: minutesOf(row.octets ?? 0),
      termine,
      commence: !termine && lu && lu.place > 0 ? 1 : 0,
    });
  }
  return [...modules.values()];
}

/** A chapter in several modules counts once. */
function chapitresOf(modules: readonly Module[]): Chapitre[] {
  const all = modules.flatMap(({ chapitres }) => chapitres);
  return [...new Map(all.map((chapitre) => [chapitre.id, chapitre])).values()];
}

/** A finished course stays complete, whatever staff add. */
export function avancementOfParcours(modules: readonly Module[], dateFin: string | null) {
  const chapitres = chapitresOf(modules);
  const nbTermine = chapitres.filter(({ termine }) => termine).length;
  const nbChapitre = dateFin === null ? chapitres.length : nbTermine;
  const part = nbChapitre === 0 ? 0 : Math.floor((100 * nbTermine) / nbChapitre);
  return { nbChapitre, nbTermine, pourcentage: dateFin === null ? part : 100 };
}

export const isToutLu = (modules: readonly Module[]): boolean => {
  const chapitres = chapitresOf(modules);
  return chapitres.length > 0 && chapitres.every(({ termine }) => termine);
};

export const minutesDe = (modules: readonly Module[]): number =>
  chapitresOf(modules).reduce((sum, { minutes }) => sum + minutes, 0);

export const withTermine = (modules: readonly Module[], chapitre_id: number): Module[] =>
  modules.map((module) => ({
    ...module,
    chapitres: module.chapitres.map((chapitre) =>
      chapitre.id === chapitre_id ? { ...chapitre, termine: 1, commence: 0 } : chapitre,
    ),
  }));

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

/** Returns the begun chapter, else the first undone one; `numero` counts from 1 in its module. */
export function suiteOfParcours(modules: readonly Module[]) {
  const left = lectureOf(modules).filter(({ termine }) => !termine);
  const next = left.find(({ commence }) => commence) ?? left[0];
  if (!next) return null;
  const { chapitres } = modules.find(({ id }) => id === next.module_id)!;
  return { ...next, numero: 1 + chapitres.findIndex(({ id }) => id === next.chapitre_id) };
}
