import { LETTRES, type Letter } from '../../../regles/lettres.ts';
import { SANS_NIVEAU } from './comptage.ts';
import type { Decompte } from './sommes.ts';

export type ParLettre = Record<Letter, number>;

/** A part of the learners: how many, and what they chose; a third has no whole numbers. */
export interface Groupe {
  nombre: number;
  lettres: ParLettre;
}

export interface Bilan {
  tous: Groupe;
  /** Upper and lower third, by what else was right in the same attempt; null: too few. */
  forts: Groupe | null;
  faibles: Groupe | null;
  /** In milliseconds; null: no answer was timed. */
  duree: number | null;
  mesurees: number;
  vites: number;
}

const totalOf = (lettres: ParLettre) => LETTRES.reduce((sum, lettre) => sum + lettres[lettre], 0);

const groupeOf = (rows: readonly { part: number; decompte: Decompte }[]): Groupe => {
  const lettres: ParLettre = { a: 0, b: 0, c: 0, d: 0 };
  for (const { part, decompte } of rows)
    for (const lettre of LETTRES) lettres[lettre] += part * decompte[lettre];
  return { nombre: totalOf(lettres), lettres };
};

/** Takes whole levels, and of the one on the border the share that is missing. */
function tiersOf(decomptes: readonly Decompte[]): Groupe | null {
  const tous = groupeOf(decomptes.map((decompte) => ({ part: 1, decompte }))).nombre;
  if (tous < 3) return null;
  let manque = tous / 3;
  const rows = decomptes.flatMap((decompte) => {
    const nombre = totalOf(decompte);
    if (manque <= 0 || nombre === 0) return [];
    const part = Math.min(1, manque / nombre);
    manque -= part * nombre;
    return { part, decompte };
  });
  return groupeOf(rows);
}

/** Sums one version's rows. */
export function bilanOf(decomptes: readonly Decompte[]): Bilan {
  const classes = decomptes
    .filter(({ niveau }) => niveau !== SANS_NIVEAU)
    .toSorted((one, other) => one.niveau - other.niveau);
  const sum = (champ: 'mesurees' | 'millis' | 'vites') =>
    decomptes.reduce((total, decompte) => total + decompte[champ], 0);
  const mesurees = sum('mesurees');
  return {
    tous: groupeOf(decomptes.map((decompte) => ({ part: 1, decompte }))),
    faibles: tiersOf(classes),
    forts: tiersOf(classes.toReversed()),
    duree: mesurees === 0 ? null : Math.round(sum('millis') / mesurees),
    mesurees,
    vites: sum('vites'),
  };
}

/** From 0 to 1; null: nobody has answered. */
export const faciliteOf = ({ tous }: Pick<Bilan, 'tous'>, correcte: Letter): number | null =>
  tous.nombre === 0 ? null : tous.lettres[correcte] / tous.nombre;

/** How much more often the upper third is right than the lower one, from -1 to 1. */
export function discriminationOf({ forts, faibles }: Bilan, correcte: Letter): number | null {
  if (!forts || !faibles) return null;
  return forts.lettres[correcte] / forts.nombre - faibles.lettres[correcte] / faibles.nombre;
}
