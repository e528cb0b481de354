import { empreinte } from './cadre.ts';
import type { Coupe } from './coupe.ts';
import { chevauche, type Cadre } from './geometrie.ts';
import type { Decor, Objet } from './plan.ts';
import { horsChaussee } from './postes.ts';

/** Always the same for the same place: pictures may not change from one day to the next. */
export const hasard = (a: number, b: number): number => {
  const s = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return s - Math.floor(s);
};

const dedans = (c: Cadre, cadre: Cadre, marge: number): boolean =>
  c[0] + c[2] > cadre[0] + marge &&
  c[0] < cadre[0] + cadre[2] - marge &&
  c[1] + c[3] > cadre[1] + marge &&
  c[1] < cadre[1] + cadre[3] - marge;

/** Houses along the streets of a town, trees wherever there is room. */
export function habille(
  ville: boolean,
  cs: Coupe[],
  cadre: Cadre,
  objets: Objet[],
  libre0?: (c: Cadre, marge: number) => boolean,
  maisons: { x: number; y: number; cap: number }[] = [],
): Decor[] {
  const piste = cs.some((c) => c.b.piste) ? 2.4 : 0;
  const libreA = (marge: number) =>
    libre0 ? (c: Cadre) => libre0(c, marge) : horsChaussee(cs, marge);
  const pris = objets.map((o) => empreinte(o, 0.6));
  const decors: Decor[] = [];
  const essaie = (d: Decor, marge: number) => {
    const c = empreinte(d);
    if (!dedans(c, cadre, 1) || !libreA(marge)(c) || pris.some((p) => chevauche(p, c, 0.3))) return;
    pris.push(c);
    decors.push(d);
  };
  if (ville)
    for (const [i, c] of cs.entries())
      for (const cote of [-1, 1])
        for (const s of [12, 14.5, 19.5, 9.5]) {
          const bord = (cote > 0 ? c.droite : -c.gauche) + cote * (2.6 + piste + 3.2);
          const [x, y] = c.ici(s, bord);
          const h = hasard(i * 2 + cote, s);
          essaie(
            {
              genre: 'maison',
              x,
              y,
              cap: c.cap,
              longueur: 6 + Math.round(h * 2),
              largeur: 5.6,
              etat: `${Math.floor(h * 5)}`,
            },
            2.4 + piste,
          );
        }
  for (const [i, m] of maisons.entries()) {
    const h = hasard(i, m.x);
    essaie(
      {
        genre: 'maison',
        ...m,
        longueur: 6 + Math.round(h * 2),
        largeur: 5.6,
        etat: `${Math.floor(h * 5)}`,
      },
      2,
    );
  }
  const [x0, y0, l, h] = cadre;
  const pas = ville ? 2.7 : 3.1;
  for (let i = 0; i * pas < l; i += 1)
    for (let j = 0; j * pas < h; j += 1) {
      const k = hasard(i + 3, j + 7);
      if (k < (ville ? 0.3 : 0.5)) continue;
      const taille = Math.round(((ville ? 1.2 : 1.7) + hasard(j, i) * 1.5) * 10) / 10;
      essaie(
        {
          genre: 'arbre',
          x: Math.round((x0 + (i + hasard(i, j)) * pas) * 10) / 10,
          y: Math.round((y0 + (j + k) * pas) * 10) / 10,
          cap: 0,
          longueur: taille,
          largeur: taille,
        },
        ville ? 2.6 + piste : 0.9,
      );
    }
  return decors;
}
