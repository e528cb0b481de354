import { contresens } from '../additionnels.ts';
import type { EtatFeu } from '../feux.ts';
import type { Signal } from '../dessin.ts';
import { etale } from './cadre.ts';
import { codes, type Coupe } from './coupe.ts';
import { rad, type Cadre } from './geometrie.ts';
import type { Fleche, Objet, Point, Poste } from './plan.ts';
import type { Branche } from './scene.ts';

export const signauxDe = (b: {
  panneau?: Branche['panneau'];
  feu?: string | undefined;
}): Signal[] => [
  ...(b.feu === undefined ? [] : [{ feu: b.feu as EtatFeu }]),
  ...(b.panneau === undefined ? [] : Array.isArray(b.panneau) ? b.panneau : [b.panneau]),
];

/** What those who would drive into a one-way branch see at its beginning, unless the author put it there. */
export function sensUnique(b: Branche, jour: string): Signal[] {
  if (b.sens === 'double' || b.voie === 'propriété') return [];
  const panneau = b.sens === 'entrant' ? 'C1' : 'F19';
  if (codes(b.panneau).includes(panneau)) return [];
  const symbole = contresens(jour)[panneau];
  return [{ panneau, ...(b.contresens && { additionnel: { symbole } }) }];
}

/** Whether somewhere is off every carriageway. */
export function horsChaussee(cs: Coupe[], marge: number): (c: Cadre) => boolean {
  const libre = ([x, y]: Point) =>
    cs.every((c) => {
      const a = rad(c.cap);
      const s = x * Math.sin(a) - y * Math.cos(a);
      const v = -(x * Math.cos(a) + y * Math.sin(a));
      return s < -1 || v > c.droite + marge || v < -c.gauche - marge;
    });
  return ([x, y, l, h]) => {
    const nx = Math.ceil(l / 1.2);
    const ny = Math.ceil(h / 1.2);
    for (let i = 0; i <= nx; i += 1)
      for (let j = 0; j <= ny; j += 1)
        if (!libre([x + (l * i) / nx, y + (h * j) / ny])) return false;
    return true;
  };
}

/** Signs and lights of each branch, at the right of those who arrive. */
export function postes(
  cs: Coupe[],
  objets: Objet[],
  plus: ((b: Coupe) => Signal[]) | undefined,
  libre: (c: Cadre) => boolean,
  dedans: (c: Cadre) => boolean,
  jour: string,
  fleches: Fleche[] = [],
): Poste[] {
  const liste = cs.flatMap((c) =>
    ([1, -1] as const).flatMap((k) => {
      const dessins = k < 0 ? sensUnique(c.b, jour) : plus ? plus(c) : signauxDe(c.b);
      if (!dessins.length) return [];
      const [x, y] = c.ici(c.ligne + 0.3, k > 0 ? c.droite + 0.5 : -c.gauche - 0.5);
      return [
        {
          poste: {
            genre: 'poteau' as const,
            x,
            y,
            cap: c.cap + (k > 0 ? 0 : 180),
            dessins,
            hauteur: 'poteau' as const,
          },
          cote: c.cap - k * 90,
          arriere: c.cap,
        },
      ];
    }),
  );
  return etale(liste, objets, libre, dedans, jour, fleches);
}
