import type { Memoire } from '../memoire/index.ts';
import { type Categorie, CATEGORIES } from '../questions/index.ts';

interface Candidate {
  /** In a learner’s memory. */
  cle: number;
  categorie: Categorie;
}

export interface Reserve {
  acces_id: number;
  pool: readonly Candidate[];
}

interface Matiere {
  reserves: readonly Reserve[];
  banque: readonly Candidate[];
  memoire: Memoire;
}

export type Levier =
  | { quoi: 'series'; acces_id: number }
  | { quoi: 'sujet'; acces_id: number; cible: Categorie; libelle: string }
  | { quoi: 'examen'; acces_id: number };

/** Advises unseen questions: of the costliest subject if a chance is known, else of any. */
export function levierOf(
  { reserves, banque, memoire }: Matiere,
  sujets: readonly Categorie[],
  hasChance: boolean,
): Levier | null {
  const [first] = reserves;
  if (!first) return null;
  const neuve = ({ cle, categorie }: Candidate) => !memoire.has(cle) && sujets.includes(categorie);
  const neuves = reserves.map(({ acces_id, pool }) => ({ acces_id, pool: pool.filter(neuve) }));
  const most = (of: (candidate: Candidate) => boolean) =>
    neuves
      .map(({ acces_id, pool }) => ({ acces_id, nombre: pool.filter(of).length }))
      .filter(({ nombre }) => nombre > 0)
      .toSorted((one, other) => other.nombre - one.nombre)[0];
  if (!hasChance) {
    const plus = most(() => true);
    if (plus) return { quoi: 'series', acces_id: plus.acces_id };
  } else
    for (const cible of sujets) {
      const plus = most(({ categorie }) => categorie === cible);
      if (plus)
        return { quoi: 'sujet', acces_id: plus.acces_id, cible, libelle: CATEGORIES[cible] };
    }
  return banque.some(neuve) ? { quoi: 'examen', acces_id: first.acces_id } : null;
}
