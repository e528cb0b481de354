import type { Signal } from '../../../signal.schema.ts';
import type { Coupe } from './coupe.ts';
import { rad, type Cadre } from '../geometrie.ts';
import type { Point, Poste } from '../plan.ts';
import { sensUnique } from '../signauxOf.ts';

export function horsChaussee(cs: Coupe[], marge: number): (c: Cadre) => boolean {
  const axes = cs.map((coupe) => ({
    sin: Math.sin(rad(coupe.cap)),
    cos: Math.cos(rad(coupe.cap)),
    droite: coupe.droite + marge,
    gauche: -coupe.gauche - marge,
  }));
  const libre = (x: number, y: number) =>
    axes.every(({ sin, cos, droite, gauche }) => {
      const recul = -(x * cos + y * sin);
      return x * sin - y * cos < -1 || recul > droite || recul < gauche;
    });
  return ([x, y, largeur, hauteur]) => {
    const nx = Math.ceil(largeur / 1.2);
    const ny = Math.ceil(hauteur / 1.2);
    for (let i = 0; i <= nx; i += 1)
      for (let j = 0; j <= ny; j += 1)
        if (!libre(x + (largeur * i) / nx, y + (hauteur * j) / ny)) return false;
    return true;
  };
}

/** In metres from the kerb. */
const RECUL = [0.3, 2.9] as const;
export function isAuBord(cs: Coupe[], piste: number): (p: Point) => boolean {
  const [hors, loin] = RECUL.map((marge) => horsChaussee(cs, marge + piste));
  return ([x, y]) => {
    const ici: Cadre = [x, y, 0.01, 0.01];
    return (hors?.(ici) ?? false) && !(loin?.(ici) ?? true);
  };
}

/** On the verge, before the line. `cote` heads away from the street, `arriere` from the junction. */
export const postesAuBord = (
  cs: Coupe[],
  signauxDeBranche: (c: Coupe) => Signal[],
  jour: string,
): { poste: Poste; cote: number; arriere: number }[] =>
  cs.flatMap((coupe) =>
    ([1, -1] as const).flatMap((cote) => {
      const dessins = cote < 0 ? sensUnique(coupe.branche, jour) : signauxDeBranche(coupe);
      if (!dessins.length) return [];
      const [x, y] = coupe.ici(
        coupe.ligne + 0.3,
        cote > 0 ? coupe.droite + 0.5 : -coupe.gauche - 0.5,
      );
      return [
        {
          poste: {
            genre: 'poteau' as const,
            x,
            y,
            cap: coupe.cap + (cote > 0 ? 0 : 180),
            dessins,
            hauteur: 'poteau' as const,
          },
          cote: coupe.cap - cote * 90,
          arriere: coupe.cap,
        },
      ];
    }),
  );
