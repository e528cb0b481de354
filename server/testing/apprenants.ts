import { graves as combien } from '../../droit/epreuve.ts';
import { NOMBRE, PARTS } from '../eleve/examen/pickQuestions.ts';
import { type Memoire, rappelOf } from '../eleve/memoire/souvenir.ts';
import { learn } from '../eleve/memoire/memoire.writes.ts';
import { ASSEZ, type Sujette, repondues, reussiteOf, sortOf } from '../eleve/pret/pret.ts';
import { mark } from '../../droit/bareme.ts';

/**
 * Simulated learners to test the readiness model against (docs/pret.md). They do not follow its
 * assumptions: they learn, forget, guess and repeat.
 */
export interface Apprenant {
  sorte: string;
  memoire: Memoire;
  questions: ReadonlyMap<number, Sujette>;
  now: Date;
  /** The share of ten exams passed, and the true chance of one. */
  reussites: number;
  chance: number;
}

interface Sorte {
  nom: string;
  /** Knowledge before the first answer, on the logit scale. */
  niveau: number;
  ecart: number;
  ecartSujet: number;
  gain: number;
  /** The share of a gain that ten idle days leave. */
  reste: number;
  hasard: number;
  encore: number;
  /** Days between sittings, and before the exam. */
  jours: number;
  attente: number;
}

const SORTES: Sorte[] = [
  ['régulier', 1.35, 0.7, 0.3, 0.012, 0.85, 0, 0.15, 1, 1],
  ['pressé', 1.1, 0.7, 0.35, 0.015, 0.8, 0.03, 0.1, 0.2, 0.5],
  ['inégal', 1.4, 0.6, 0.8, 0.012, 0.85, 0, 0.15, 1, 2],
  ['apprend vite', 0.9, 0.6, 0.35, 0.03, 0.9, 0, 0.2, 1, 1],
  ['oublie', 1.4, 0.7, 0.35, 0.015, 0.5, 0, 0.15, 4, 14],
  ['devine', 1.5, 0.6, 0.3, 0.008, 0.8, 0.15, 0.1, 0.5, 1],
  ['recommence', 1.35, 0.7, 0.35, 0.012, 0.85, 0, 0.55, 1, 1],
  ['sait déjà', 2.2, 0.6, 0.3, 0.008, 0.9, 0, 0.1, 1, 2],
].map(([nom, niveau, ecart, ecartSujet, gain, reste, hasard, encore, jours, attente]) => ({
  ...({ nom, niveau, ecart, ecartSujet, gain, reste } as Sorte),
  ...({ hasard, encore, jours, attente } as Sorte),
}));

const AU_HASARD = 1 / 3;
const DIFFICULTE = 0.8;
const GRAVE = 0.25;
const sigmoide = (x: number) => 1 / (1 + Math.exp(-x));

interface Item extends Sujette {
  id: number;
  difficulte: number;
}

const BANQUE: Item[] = (() => {
  const sort = sortOf(7);
  const gauss = gaussOf(sort);
  let id = 1001;
  return PARTS.flatMap(([categorie, nombre]) =>
    Array.from({ length: nombre * 28 }, () => {
      const grave = sort() < 0.2 ? 1 : 0;
      return {
        id: id++,
        categorie,
        grave,
        difficulte: DIFFICULTE * gauss() - GRAVE * grave,
      } as const;
    }),
  );
})();
const QUESTIONS: ReadonlyMap<number, Sujette> = new Map(BANQUE.map((item) => [item.id, item]));

function gaussOf(sort: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - sort())) * Math.cos(2 * Math.PI * sort());
}

function moyenneOf(of: (ecart: number) => number): number {
  let [sum, weight] = [0, 0];
  for (let ecart = -3; ecart <= 3; ecart += 0.25) {
    const part = Math.exp((-ecart * ecart) / 2);
    sum += part * of(ecart);
    weight += part;
  }
  return sum / weight;
}

/** A single exam would measure luck. */
const EXAMENS = 10;

const JOUR = 86_400_000;
const DEBUT = Date.parse('2026-01-05T10:00:00.000Z');

export function apprenantOf(seed: number): Apprenant {
  const sort = sortOf(seed * 2 + 1);
  const gauss = gaussOf(sort);
  const choose = <T>(all: readonly T[]) => all[Math.floor(sort() * all.length)]!;
  const sorte = SORTES[seed % SORTES.length]!;
  const general = sorte.niveau + sorte.ecart * gauss();
  const sujets = new Map(
    PARTS.map(([categorie]) => [categorie, { base: sorte.ecartSujet * gauss(), gagne: 0 }]),
  );
  const soin = 0.3 * gauss();
  const niveauOf = ({ categorie, grave }: Sujette) => {
    const { base, gagne } = sujets.get(categorie)!;
    return general + base + gagne + grave * soin;
  };
  const chanceOf = (item: Item) =>
    sorte.hasard * AU_HASARD +
    (1 - sorte.hasard) *
      (AU_HASARD * 0.6 + (1 - AU_HASARD * 0.6) * sigmoide(niveauOf(item) - item.difficulte));

  const memoire: Memoire = new Map();
  let time = DEBUT;
  const wait = (jours: number) => {
    time += jours * JOUR;
    for (const sujet of sujets.values()) sujet.gagne *= sorte.reste ** (jours / 10);
  };
  const answer = (item: Item) => {
    const connu = memoire.get(item.id);
    const souvenir = connu ? rappelOf(connu, new Date(time)) * 0.85 : 0;
    const juste = sort() < souvenir + (1 - souvenir) * chanceOf(item);
    learn(memoire, [{ cle: item.id, juste }], new Date(time));
    const sujet = sujets.get(item.categorie)!;
    sujet.gagne += (sorte.gain * (juste ? 0.6 : 1.6) * 4) / (1 + Math.exp(niveauOf(item)));
    time += 25_000;
  };
  const combienDe = Math.floor(60 + 640 * sort() ** 1.6);
  const seances = Math.max(1, Math.ceil(combienDe / 50));
  for (let seance = 0; seance < seances; seance++) {
    if (seance > 0) wait(sorte.jours * (0.3 + 1.4 * sort()));
    const sujet = sort() < 0.25 ? choose(PARTS)[0] : null;
    const urne = sujet ? BANQUE.filter((item) => item.categorie === sujet) : BANQUE;
    const vues = [...memoire.keys()];
    for (let n = 0; n < 50 && seance * 50 + n < combienDe; n++) {
      const encore = vues.length > 0 && sort() < sorte.encore;
      answer(encore ? BANQUE[choose(vues) - 1001]! : choose(urne));
    }
  }
  while (repondues(memoire, QUESTIONS).comptees < ASSEZ) answer(choose(BANQUE));
  wait(sorte.attente * (0.2 + 1.6 * sort()));

  const examen = () => {
    const voulues = combien.min + Math.floor(sort() * (combien.max - combien.min + 1));
    const places = PARTS.flatMap(([categorie, nombre]) => Array(nombre).fill(categorie));
    const graves = new Set<number>();
    while (graves.size < voulues) graves.add(Math.floor(sort() * NOMBRE));
    return mark(
      places.map((categorie, place) => {
        const grave = graves.has(place) ? 1 : 0;
        const difficulte = DIFFICULTE * gauss() - GRAVE * grave;
        const item = { id: 0, categorie, grave, difficulte } as const;
        return { juste: sort() < chanceOf(item), grave: grave === 1 };
      }),
    ).reussi;
  };
  let reussites = 0;
  for (let n = 0; n < EXAMENS; n++) reussites += examen() / EXAMENS;
  return {
    sorte: sorte.nom,
    memoire,
    questions: QUESTIONS,
    now: new Date(time),
    reussites,
    chance: reussiteOf(
      PARTS.map(([categorie, nombre]) => {
        const [p, g] = [0, 1].map((grave) =>
          moyenneOf((ecart) =>
            chanceOf({
              id: 0,
              categorie,
              grave: grave as 0 | 1,
              difficulte: DIFFICULTE * ecart - GRAVE * grave,
            }),
          ),
        );
        return { nombre, cas: [{ poids: 1, p: p!, g: g! }] };
      }),
    ),
  };
}

export interface Decile {
  /** Predicted and observed means, from 0 to 1. */
  dit: number;
  obtenu: number;
  nombre: number;
}

export function decilesOf(people: readonly { dit: number; obtenu: number }[]): Decile[] {
  const sorted = people.toSorted((one, other) => one.dit - other.dit);
  const size = sorted.length / 10;
  return Array.from({ length: 10 }, (_, n) => {
    const part = sorted.slice(Math.round(n * size), Math.round((n + 1) * size));
    const mean = (of: (one: (typeof part)[number]) => number) =>
      part.reduce((sum, one) => sum + of(one), 0) / part.length;
    return {
      dit: mean(({ dit }) => dit),
      obtenu: mean(({ obtenu }) => obtenu),
      nombre: part.length,
    };
  });
}
