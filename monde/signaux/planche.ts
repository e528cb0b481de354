import { cleDeSignal } from '../../drawing/scene/mouvement/filmRecu.ts';
import type { Signal } from '../../drawing/signal.schema.ts';
import type { CadreUv } from '../maille/maille.ts';

/** One drawing of a signal on the sheet, in pixels; the sheet is square. */
interface Case {
  svg: string;
  l: number;
  h: number;
  gauche: number;
  haut: number;
  large: number;
  long: number;
}

/** All plates of a scene on one texture. Pure; rendu/planches.ts paints it. */
export interface Planche {
  cote: number;
  cases: Map<string, Case>;
}

const MARGE = 4;
/** Few signals get large cells. */
const [GRANDE, PETITE, BEAUCOUP] = [512, 256, 9];

/** A signal as it is drawn, in its own units. */
export type SigneDe = (signal: Signal) => Pick<Case, 'svg' | 'l' | 'h'>;

export function plancheOf(signaux: readonly Signal[], signeDe: SigneDe): Planche {
  const parCle = new Map(signaux.map((signal) => [cleDeSignal(signal), signal]));
  return plancheDe(
    [...parCle].map(([cle, signal]) => [cle, signeDe(signal)]),
    parCle.size > BEAUCOUP ? PETITE : GRANDE,
  );
}

/** Drawings by name, each in a square of so many pixels. */
export function plancheDe(
  dessins: readonly (readonly [cle: string, dessin: Pick<Case, 'svg' | 'l' | 'h'>])[],
  pas: number,
): Planche {
  const rangees = Math.max(1, Math.ceil(Math.sqrt(dessins.length)));
  const cases = new Map(
    dessins.map(([cle, { svg, l, h }], i): [string, Case] => {
      const echelle = Math.min((pas - 2 * MARGE) / l, (pas - 2 * MARGE) / h);
      const [large, long] = [l * echelle, h * echelle];
      return [
        cle,
        {
          svg,
          l,
          h,
          large,
          long,
          gauche: (i % rangees) * pas + (pas - large) / 2,
          haut: Math.floor(i / rangees) * pas + (pas - long) / 2,
        },
      ];
    }),
  );
  return { cote: rangees * pas, cases };
}

/** A signal's place on the texture, whose v goes up. */
export const uvOf = (planche: Planche, signal: Signal): CadreUv =>
  uvDe(planche, cleDeSignal(signal));

export function uvDe({ cote, cases }: Planche, cle: string): CadreUv {
  const { gauche, haut, large, long } = cases.get(cle)!;
  return [gauche / cote, 1 - (haut + long) / cote, (gauche + large) / cote, 1 - haut / cote];
}
