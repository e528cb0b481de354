import { contresens } from '../../additionnels.ts';
import type { Signal } from '../../signal.schema.ts';
import type { EtatFeu } from '../../feux.ts';
import { isDeVoie } from '../branche.ts';
import type { Branche } from '../scene.ts';

export const codes = (panneau: Branche['panneau']): string[] =>
  (panneau === undefined ? [] : Array.isArray(panneau) ? panneau : [panneau]).flatMap((signal) =>
    'panneau' in signal
      ? [signal.panneau]
      : 'groupe' in signal
        ? signal.groupe.flatMap((g) => ('panneau' in g ? [g.panneau] : []))
        : [],
  );

/** Our way, oncoming, reserved. */
export type Bande = '↑' | '↓' | 'BUS';

/** Values that show the road's lanes; undefined: impossible. */
const VOIES: Record<string, (bandes: Bande[]) => string | number | undefined> = {
  F14: (bandes) => Math.min(2, Math.max(1, notres(bandes))),
  F17: (bandes) => Math.min(3, Math.max(1, notres(bandes))),
  F18: (bandes) =>
    bandes.length < 5 && bandes.filter((b) => b === 'BUS').length === 1
      ? bandes.join(' ')
      : undefined,
};
export const notres = (bandes: Bande[]): number => bandes.filter((b) => b === '↑').length;

function deLaRoute(signal: Signal, bandes: Bande[]): Signal {
  if (!('panneau' in signal) || signal.valeur !== undefined) return signal;
  const valeur = VOIES[signal.panneau]?.(bandes);
  return valeur === undefined ? signal : { ...signal, valeur };
}

export const signauxOf = (
  branche: { panneau?: Branche['panneau']; feu?: string | undefined; bandes?: number },
  bandes: Bande[] = Array.from({ length: branche.bandes ?? 1 }, () => '↑'),
): Signal[] => [
  ...(branche.feu === undefined ? [] : [{ feu: branche.feu as EtatFeu }]),
  ...(branche.panneau === undefined
    ? []
    : Array.isArray(branche.panneau)
      ? branche.panneau
      : [branche.panneau]
  ).map((s) => deLaRoute(s, bandes)),
];

/** The back of a one-way street, unless the author placed it. */
export function sensUnique(branche: Branche, jour: string): Signal[] {
  if (branche.sens === 'double' || isDeVoie(branche, 'propriété')) return [];
  const panneau = branche.sens === 'entrant' ? 'C1' : 'F19';
  if (codes(branche.panneau).includes(panneau)) return [];
  const symbole = contresens(jour)[panneau];
  return [{ panneau, ...(branche.contresens && { additionnel: { symbole } }) }];
}
