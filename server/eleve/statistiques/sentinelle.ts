import { ASSEZ_DE_REPONSES, type NomDeConstat } from '../../../regles/sentinelle.ts';
import { LETTRES, type Letter } from '../../../regles/lettres.ts';
import type { Bilan } from './bilan.ts';
import { NIVEAUX, SANS_NIVEAU } from './comptage.ts';
import type { Decompte } from './sommes.ts';

export interface Soupcon {
  constat: Exclude<NomDeConstat, 'inegale'>;
  /** The letter that it is about: the likelier key, or the one that nobody takes. */
  lettre: Letter | null;
  /** In percent: how sure it is, or the share that it speaks of. */
  part: number;
}

/** Levels as logits; measured by some fifty answers, they are pulled towards their middle. */
const RESSERRE = 0.8;
/** In logits: how much the difficulty of a bank's questions spreads. */
const ECART = 1;
const DIFFICULTES = Array.from({ length: 61 }, (_, n) => -3 + n * 0.1);
const POIDS = DIFFICULTES.map((d) => Math.exp(-(d ** 2) / (2 * ECART ** 2)));
const POIDS_SOMME = POIDS.reduce((sum, one) => sum + one, 0);
/** One key in fifty is wrong, before any answer speaks. */
const A_PRIORI = 0.02;
/** In percent. */
const CERTITUDE = 50;

const percentOf = (part: number) => Math.round(100 * part);
const sigmoide = (x: number) => 1 / (1 + Math.exp(-x));

const nombreOf = (decompte: Decompte) => LETTRES.reduce((sum, lettre) => sum + decompte[lettre], 0);

/**
 * The log-likelihood of the answers were this letter right: more often chosen the more one knows,
 * whatever its difficulty. Wrong letters share the rest in any way.
 */
function vraisemblanceOf(
  classes: readonly Decompte[],
  lettre: Letter,
  lettres: readonly Letter[],
): number {
  const logits = classes.map(({ niveau }) => {
    const part = Math.min(0.97, Math.max(0.03, (niveau + 0.5) / NIVEAUX));
    return Math.log(part / (1 - part));
  });
  const tous = classes.map(nombreOf);
  const total = tous.reduce((sum, one) => sum + one, 0);
  const milieu = logits.reduce((sum, one, at) => sum + one * tous[at]!, 0) / total;
  const logs = DIFFICULTES.map((difficulte, at) => {
    let log = Math.log(POIDS[at]! / POIDS_SOMME);
    for (const [rang, decompte] of classes.entries()) {
      const juste = sigmoide(milieu + RESSERRE * (logits[rang]! - milieu) - difficulte);
      const bonnes = decompte[lettre];
      log += bonnes * Math.log(juste) + (tous[rang]! - bonnes) * Math.log(1 - juste);
    }
    return log;
  });
  const most = Math.max(...logs);
  const fausses = lettres
    .filter((autre) => autre !== lettre)
    .map((autre) => classes.reduce((sum, decompte) => sum + decompte[autre], 0));
  const somme = logs.reduce((sum, log) => sum + Math.exp(log - most), 0);
  return most + Math.log(somme) + partage(fausses);
}

const factorielles = [0];
function logFactorielle(n: number): number {
  for (let next = factorielles.length; next <= n; next++)
    factorielles.push(factorielles[next - 1]! + Math.log(next));
  return factorielles[n]!;
}

/** Wrong answers fall on their letters in any shares, all alike likely. */
const partage = (nombres: readonly number[]) =>
  nombres.reduce(
    (sum, nombre) => sum + logFactorielle(nombre),
    logFactorielle(nombres.length - 1),
  ) - logFactorielle(nombres.reduce((sum, nombre) => sum + nombre, nombres.length - 1));

/** The likeliest other key, and how likely it is that it should be the key, in percent. */
export function autreCleOf(
  decomptes: readonly Decompte[],
  correcte: Letter,
  lettres: readonly Letter[],
): { lettre: Letter; part: number } | null {
  const classes = decomptes.filter((row) => row.niveau !== SANS_NIVEAU && nombreOf(row) > 0);
  const nombre = classes.reduce((sum, decompte) => sum + nombreOf(decompte), 0);
  if (nombre < ASSEZ_DE_REPONSES) return null;
  const dites = vraisemblanceOf(classes, correcte, lettres);
  const autres = lettres.filter((lettre) => lettre !== correcte);
  const chances = autres.map((lettre) => {
    const log = vraisemblanceOf(classes, lettre, lettres) - dites;
    return { lettre, chance: Math.exp(Math.min(300, log)) * (A_PRIORI / autres.length) };
  });
  const toutes = chances.reduce((sum, { chance }) => sum + chance, 1 - A_PRIORI);
  const [premiere] = chances.toSorted((one, other) => other.chance - one.chance);
  if (!premiere) return null;
  // No numbers make it certain.
  return { lettre: premiere.lettre, part: Math.min(99, percentOf(premiere.chance / toutes)) };
}

/** Enough wrong answers for a letter without any to say something. */
const ASSEZ_DE_FAUSSES = 15;
/** Shares from 0 to 1. */
const PERSONNE = 0.02;
const TOUS = 0.94;
const TROP_VITE = 0.25;
/** Nine in ten such shares are at least this (Wilson’s, one-sided). */
const Z = 1.282;

function auMoinsOf(part: number, nombre: number): number {
  const demi = Z * Math.sqrt((part * (1 - part)) / nombre + Z ** 2 / (4 * nombre ** 2));
  return (part + Z ** 2 / (2 * nombre) - demi) / (1 + Z ** 2 / nombre);
}

/** Suspicions of one version, the worst first. */
export function soupconsOf(
  decomptes: readonly Decompte[],
  { tous, mesurees, vites }: Bilan,
  { correcte, lettres }: { correcte: Letter; lettres: readonly Letter[] },
): Soupcon[] {
  if (tous.nombre < ASSEZ_DE_REPONSES) return [];
  const soupcons: Soupcon[] = [];
  const cle = autreCleOf(decomptes, correcte, lettres);
  if (cle && cle.part >= CERTITUDE) soupcons.push({ constat: 'cle', ...cle });
  const fausses = lettres.filter((lettre) => lettre !== correcte);
  const ratees = tous.nombre - tous.lettres[correcte];
  if (fausses.length > 1 && ratees >= ASSEZ_DE_FAUSSES)
    for (const lettre of fausses) {
      const part = tous.lettres[lettre] / ratees;
      if (part <= PERSONNE)
        soupcons.push({
          constat: 'leurre',
          lettre,
          part: percentOf(tous.lettres[lettre] / tous.nombre),
        });
    }
  const vite = mesurees === 0 ? 0 : vites / mesurees;
  if (mesurees >= ASSEZ_DE_REPONSES && vite >= TROP_VITE)
    soupcons.push({ constat: 'vite', lettre: null, part: percentOf(vite) });
  const juste = tous.lettres[correcte] / tous.nombre;
  if (auMoinsOf(juste, tous.nombre) >= TOUS)
    soupcons.push({ constat: 'facile', lettre: null, part: percentOf(juste) });
  return soupcons;
}
