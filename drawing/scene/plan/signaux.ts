import { contresens } from '../../additionnels.ts';
import type { Signal } from '../../signal.schema.ts';
import type { EtatFeu } from '../../feux.ts';
import type { Branche } from '../scene.ts';

export const codes = (panneau: Branche['panneau']): string[] =>
  (panneau === undefined ? [] : Array.isArray(panneau) ? panneau : [panneau]).flatMap((signal) =>
    'panneau' in signal
      ? [signal.panneau]
      : 'groupe' in signal
        ? signal.groupe.flatMap((g) => ('panneau' in g ? [g.panneau] : []))
        : [],
  );

/** A bus lane's sign shows the lanes beside it as the road has them, unless the author says how many. */
const deLaRoute = (signal: Signal, bandes: number): Signal =>
  'panneau' in signal && signal.panneau === 'F17' && signal.valeur === undefined
    ? { ...signal, valeur: Math.min(3, Math.max(1, bandes)) }
    : signal;

/** `bandes`: how many lanes go that way, those of buses apart. */
export const signauxOf = (
  branche: { panneau?: Branche['panneau']; feu?: string | undefined; bandes?: number },
  bandes = branche.bandes ?? 1,
): Signal[] => [
  ...(branche.feu === undefined ? [] : [{ feu: branche.feu as EtatFeu }]),
  ...(branche.panneau === undefined
    ? []
    : Array.isArray(branche.panneau)
      ? branche.panneau
      : [branche.panneau]
  ).map((s) => deLaRoute(s, bandes)),
];

/** What those who would drive into a one-way branch see at its beginning, unless the author put it there. */
export function sensUnique(branche: Branche, jour: string): Signal[] {
  if (branche.sens === 'double' || branche.voie === 'propriété') return [];
  const panneau = branche.sens === 'entrant' ? 'C1' : 'F19';
  if (codes(branche.panneau).includes(panneau)) return [];
  const symbole = contresens(jour)[panneau];
  return [{ panneau, ...(branche.contresens && { additionnel: { symbole } }) }];
}
