import { INDICES, type Indice, indices, isIndice } from '../../../films/indices.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import { minuteOf, type Souvenir, souvenirAfter } from '../memoire/index.ts';
import { isCherchee, type PartieGardee, revueDe } from './perception.queries.ts';
import type { progresOf } from './progres.ts';

const MINUTE_MS = 60_000;
const JOUR_MINUTES = 24 * 60;

interface EtatDIndice {
  souvenir: Souvenir;
  vus: number;
  trouves: number;
}

/** A memory of each kind of cue, by all clips that were judged, from the oldest. */
export function indicesOf(finies: readonly PartieGardee[]): Map<Indice, EtatDIndice> {
  const etats = new Map<Indice, EtatDIndice>();
  for (const partie of finies) {
    if (!isCherchee(partie)) continue;
    for (const { indice, trouve } of revueDe(partie).risques) {
      if (!isIndice(indice)) continue;
      const avant = etats.get(indice);
      const juste = trouve !== null;
      etats.set(indice, {
        souvenir: souvenirAfter(avant?.souvenir, juste, new Date(partie.dateFin!)),
        vus: (avant?.vus ?? 0) + 1,
        trouves: (avant?.trouves ?? 0) + (juste ? 1 : 0),
      });
    }
  }
  return etats;
}

const dueAt = ({ souvenir: { derniere, stabilite } }: EtatDIndice): number =>
  derniere + Math.round(stabilite * JOUR_MINUTES);

/** Missed kinds that are due, the longest first. */
export const duesOf = (etats: ReadonlyMap<Indice, EtatDIndice>, now: Date): Indice[] =>
  [...etats]
    .filter(([, etat]) => etat.souvenir.reste > 0 && dueAt(etat) <= minuteOf(now))
    .toSorted(([, un], [, autre]) => dueAt(un) - dueAt(autre))
    .map(([indice]) => indice);

export function showIndices(
  etats: ReadonlyMap<Indice, EtatDIndice>,
  progres: ReturnType<typeof progresOf>,
  now: Date,
) {
  const dues = new Set(duesOf(etats, now));
  return indices.flatMap((indice) => {
    const etat = etats.get(indice);
    if (!etat) return [];
    return [
      {
        indice,
        libelle: INDICES[indice],
        vus: etat.vus,
        trouves: etat.trouves,
        aRevoir: flagOf(dues.has(indice)),
        progres: progres.get(indice) ?? null,
        prochaine: etat.souvenir.reste > 0 ? new Date(dueAt(etat) * MINUTE_MS).toISOString() : null,
      },
    ];
  });
}
