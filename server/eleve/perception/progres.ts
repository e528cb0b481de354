import { INDICES, type Indice, indices, isIndice } from '../../../films/indices.ts';
import type { Db } from '../../socle/db/database.ts';
import { isCherchee, listPremieres, type PartieGardee, revueDe } from './perception.queries.ts';

/** Hits of one kind of cue: the first dangers of that kind, and those after. */
type Progres = Record<'debut' | 'depuis', { trouves: number; vus: number }>;

/** As many dangers of a kind are its first. */
const PREMIERS = 3;

/** On clips seen for the first time alone: whoever sees one again knows what comes. */
export function progresOf(premieres: readonly PartieGardee[]): Map<Indice, Progres> {
  const progres = new Map<Indice, Progres>();
  for (const partie of premieres) {
    if (!isCherchee(partie)) continue;
    for (const { indice, trouve } of revueDe(partie).risques) {
      if (!isIndice(indice)) continue;
      const sien = progres.get(indice) ?? {
        debut: { trouves: 0, vus: 0 },
        depuis: { trouves: 0, vus: 0 },
      };
      const compte = sien.debut.vus < PREMIERS ? sien.debut : sien.depuis;
      compte.vus += 1;
      if (trouve !== null) compte.trouves += 1;
      progres.set(indice, sien);
    }
  }
  return progres;
}

/** For who looks after a learner; where the player is elsewhere, nothing. */
export async function listProgres(db: Db, acces_user_id: number) {
  const progres = progresOf(await listPremieres(db, { acces_user_id }));
  return indices.flatMap((indice) => {
    const sien = progres.get(indice);
    return sien ? [{ libelle: INDICES[indice], ...sien }] : [];
  });
}
