import { NOMBRE, PARTS } from '../examen/index.ts';
import { isJuste, type Memoire, minuteOf, type Souvenir } from '../memoire/index.ts';
import type { Categorie } from '../questions/index.ts';
import { graves as combien } from '../../../droit/epreuve.ts';
import { COUT_GRAVE, permises } from '../../../droit/bareme.ts';

/** docs/pret.md states the assumptions, and `npm run pret` tests them. No database, no clock. */

export interface Sujette {
  categorie: Categorie;
  grave: 0 | 1;
}

const REGLAGE = {
  /** The population's mean and spread, on the logit scale. */
  moyenne: 1.2,
  ecart: 0.9,
  ecartSujet: 0.6,
  /** Serious questions against others, and their spread. */
  grave: 0.2,
  ecartGrave: 0.3,
  /** Half-lives of an answer's weight, in days and in later questions. */
  jours: 45,
  rangs: 250,
  /** The weight of a repeated question with mixed answers. */
  repetee: 0.8,
  /** The chance that the first of mixed answers was right. */
  melee: 0.15,
  /** Learning since, and forgetting per idle day. */
  acquis: 0.06,
  oubli: 0.01,
};

type Reglage = typeof REGLAGE;

/** Fewer distinct questions do not support an estimate. */
export const ASSEZ = 60;

/** The share of serious questions. */
const PART_GRAVE = (combien.min + combien.max) / 2 / NOMBRE;

const sumOf = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0);
const sigmoide = (x: number) => 1 / (1 + Math.exp(-x));
const JOUR_MINUTES = 24 * 60;

/** Quantiles of equal weight, in standard deviations. */
const normale = (points: number): number[] =>
  Array.from({ length: points }, (_, n) => quantileNormal((n + 0.5) / points));

/** Bisection is exact enough, and simpler than Acklam's approximation. */
function quantileNormal(part: number): number {
  let [low, high] = [-6, 6];
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (repartition(middle) < part) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function repartition(x: number): number {
  let [sum, term] = [0, x];
  for (let n = 3; sum + term !== sum; n += 2) {
    sum += term;
    term *= (x * x) / n;
  }
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
}

const GENERAL = normale(21);
const GRAVE = normale(3);
const SUJET = normale(5);

interface Preuves {
  justes: number;
  fausses: number;
  gravesJustes: number;
  gravesFausses: number;
}

function premiereJuste({ vues, fausses }: Souvenir, melee: number): number {
  if (fausses === 0) return 1;
  return fausses === vues ? 0 : melee;
}

function preuvesOf(
  memoire: Memoire,
  questions: ReadonlyMap<number, Sujette>,
  now: Date,
  reglage: Reglage,
): Map<Categorie, Preuves> {
  const preuves = new Map<Categorie, Preuves>(
    PARTS.map(([sujet]) => [sujet, { justes: 0, fausses: 0, gravesJustes: 0, gravesFausses: 0 }]),
  );
  const minute = minuteOf(now);
  const seen = [...memoire]
    .flatMap(([id, souvenir]) => ({ question: questions.get(id), souvenir }))
    .toSorted((one, other) => other.souvenir.derniere - one.souvenir.derniere);
  for (const [rang, { question, souvenir }] of seen.entries()) {
    const here = question && preuves.get(question.categorie);
    if (!here) continue;
    const age = Math.max(0, minute - souvenir.derniere) / JOUR_MINUTES;
    const juste = premiereJuste(souvenir, reglage.melee);
    const poids =
      2 ** -(age / reglage.jours + rang / reglage.rangs) *
      (souvenir.vues > 1 && juste < 1 ? reglage.repetee : 1);
    if (question.grave === 1) {
      here.gravesJustes += poids * juste;
      here.gravesFausses += poids * (1 - juste);
    } else {
      here.justes += poids * juste;
      here.fausses += poids * (1 - juste);
    }
  }
  return preuves;
}

/** Probabilities by number of minor faults; the second half, beside a serious one. */
type Fautes = number[];

/** More minor faults than `permises` fail, and are left out. */
const vide = (): Fautes => Array<number>(2 * (permises(NOMBRE) + 1)).fill(0);

/** `p` and `g`: chances of a right answer, ordinary and serious. */
function addFautes(into: Fautes, nombre: number, p: number, g: number, poids: number): void {
  const u = (1 - PART_GRAVE) * (1 - p);
  const v = PART_GRAVE * (1 - g);
  const r = 1 - u - v;
  const most = into.length / 2;
  let sans = poids * r ** nombre;
  let avec = poids * nombre * v * r ** (nombre - 1);
  for (let fautes = 0; fautes < most && fautes <= nombre; fautes++) {
    into[fautes]! += sans;
    into[most + fautes]! += avec;
    sans *= ((nombre - fautes) / (fautes + 1)) * (u / r);
    avec *= ((nombre - 1 - fautes) / (fautes + 1)) * (u / r);
  }
}

function ensemble(one: Fautes, other: Fautes): Fautes {
  const sum = vide();
  const most = sum.length / 2;
  for (let i = 0; i < most; i++)
    for (let j = 0; i + j < most; j++) {
      sum[i + j]! += one[i]! * other[j]!;
      sum[most + i + j]! += one[i]! * other[most + j]! + one[most + i]! * other[j]!;
    }
  return sum;
}

/** A serious fault leaves room for `COUT_GRAVE` minor ones fewer. */
function reussite(fautes: Fautes): number {
  const most = fautes.length / 2;
  return sumOf([...fautes.slice(0, most), ...fautes.slice(most, 2 * most - COUT_GRAVE)]);
}

export function reussiteOf(sujets: Cas['sujets']): number {
  let all = vide();
  all[0] = 1;
  for (const { nombre, cas } of sujets) {
    const fautes = vide();
    for (const { poids, p, g } of cas) addFautes(fautes, nombre, p, g, poids);
    all = ensemble(all, fautes);
  }
  return reussite(all);
}

export interface Chance {
  /** The mean and its quartiles, from 0 to 1. */
  moyenne: number;
  bas: number;
  haut: number;
  chers: Categorie[];
}

interface Cas {
  poids: number;
  sujets: { nombre: number; cas: { poids: number; p: number; g: number }[] }[];
}

const NEGLIGEABLE = 1e-4;

/** The posterior: cases whose weights sum to 1. */
function croyance(preuves: ReadonlyMap<Categorie, Preuves>, reglage: Reglage, derive: number) {
  const { moyenne, ecart, ecartSujet, grave, ecartGrave } = reglage;
  const cases = GENERAL.flatMap((general) =>
    GRAVE.map((plus) => {
      const niveau = moyenne + ecart * general;
      const serieux = grave + ecartGrave * plus;
      const niveaux = SUJET.map((ecarte) => niveau + ecartSujet * ecarte);
      const chances = niveaux.map((each) => [sigmoide(each), sigmoide(each + serieux)] as const);
      const logs = chances.map(([p, g]) => [p, 1 - p, g, 1 - g].map(Math.log));
      const sujets = PARTS.map(([sujet]) => {
        const own = preuves.get(sujet)!;
        return pesees(
          logs.map(
            ([juste, fausse, graveJuste, graveFausse]) =>
              own.justes * juste! +
              own.fausses * fausse! +
              own.gravesJustes * graveJuste! +
              own.gravesFausses * graveFausse!,
          ),
        );
      });
      const log = sumOf(sujets.map(({ total }) => total));
      return { log, sujets, niveaux, serieux };
    }),
  );
  const { poids } = pesees(cases.map(({ log }) => log));
  return cases.flatMap(({ sujets, niveaux, serieux }, n) =>
    poids[n]! < NEGLIGEABLE
      ? []
      : {
          poids: poids[n]!,
          sujets: PARTS.map(([, nombre], at) => ({
            nombre,
            cas: niveaux.map((each, one) => ({
              poids: sujets[at]!.poids[one]!,
              p: sigmoide(each + derive),
              g: sigmoide(each + derive + serieux),
            })),
          })),
        },
  );
}

/** Normalizes log-likelihoods without underflow. */
function pesees(logs: number[]): { poids: number[]; total: number } {
  const most = Math.max(...logs);
  const tailles = logs.map((log) => Math.exp(log - most));
  const somme = sumOf(tailles);
  return { poids: tailles.map((each) => each / somme), total: most + Math.log(somme) };
}

/** The most that a year forgets, on the logit scale. More would overflow. */
const MOST_OUBLI = 4;

const TIRAGES = 200;

/** At most this many questions of a subject count towards `ASSEZ`. */
const PAR_SUJET = 20;

/** Counts answered questions, right ones, those that count, and subjects that still would. */
export function repondues(memoire: Memoire, questions: ReadonlyMap<number, Sujette>) {
  const parSujet = new Map(PARTS.map(([sujet]) => [sujet, 0]));
  let justes = 0;
  for (const [id, souvenir] of memoire) {
    const sujet = questions.get(id)?.categorie;
    const deja = sujet && parSujet.get(sujet);
    if (deja === undefined) continue;
    parSujet.set(sujet!, deja + 1);
    if (isJuste(souvenir)) justes++;
  }
  const nombres = [...parSujet.values()];
  return {
    connues: sumOf(nombres),
    justes,
    comptees: sumOf(nombres.map((each) => Math.min(each, PAR_SUJET))),
    manquent: PARTS.flatMap(([sujet]) => (parSujet.get(sujet)! < PAR_SUJET ? sujet : [])),
  };
}

function chersOf(cases: readonly Cas[]): Categorie[] {
  const coutOf = (at: number) => {
    let cout = 0;
    for (const { poids, sujets } of cases)
      for (const { poids: part, p, g } of sujets[at]!.cas)
        cout += poids * part * ((1 - PART_GRAVE) * (1 - p) + PART_GRAVE * COUT_GRAVE * (1 - g));
    return cout * PARTS[at]![1];
  };
  return PARTS.map(([sujet], at) => ({ sujet, cout: coutOf(at) }))
    .toSorted((one, other) => other.cout - one.cout)
    .map(({ sujet }) => sujet);
}

/** Returns null when too little is known. */
export function pretOf(
  memoire: Memoire,
  questions: ReadonlyMap<number, Sujette>,
  now: Date,
  reglage = REGLAGE,
): Chance | null {
  if (repondues(memoire, questions).comptees < ASSEZ) return null;
  const derniere = Math.max(...[...memoire.values()].map((souvenir) => souvenir.derniere));
  const absence = Math.max(0, minuteOf(now) - derniere) / JOUR_MINUTES;
  const derive = reglage.acquis - Math.min(MOST_OUBLI, reglage.oubli * absence);
  const cases = croyance(preuvesOf(memoire, questions, now, reglage), reglage, derive);
  let [somme, poids] = [0, 0];
  for (const each of cases) {
    somme += each.poids * reussiteOf(each.sujets);
    poids += each.poids;
  }
  const tirees = tirages(cases).toSorted((one, other) => one - other);
  return {
    moyenne: somme / poids,
    bas: tirees[Math.floor(TIRAGES / 4)]!,
    haut: tirees[Math.floor((TIRAGES * 3) / 4)]!,
    chers: chersOf(cases),
  };
}

function tirages(cases: readonly Cas[]): number[] {
  const sort = sortOf(1);
  let at = 0;
  let sum = cases[0]!.poids;
  return Array.from({ length: TIRAGES }, (_, n) => {
    // Stratified: each case by its weight.
    while (sum < (n + 0.5) / TIRAGES && at < cases.length - 1) sum += cases[++at]!.poids;
    return reussiteOf(
      cases[at]!.sujets.map(({ nombre, cas }) => {
        let left = sort();
        let one = 0;
        while (one < cas.length - 1 && left > cas[one]!.poids) left -= cas[one++]!.poids;
        return { nombre, cas: [{ ...cas[one]!, poids: 1 }] };
      }),
    );
  });
}

/** From 0 to 1, deterministic (mulberry32). */
export const sortOf = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};
