import type { Coupe } from './coupe.ts';
import { LOIN, profondeur } from './emprise.ts';
import { arc, boite } from './geometrie.ts';
import { carres, pleine, surface, tirets, triangles, zebra } from './marques.ts';
import type { Point, Surface } from './plan.ts';
import type { Carrefour } from './scene.ts';

/** The island, the lanes round it, the edge. */
export interface Anneau {
  ilot: number;
  bandes: number;
  bord: number;
}

export const anneauDe = (cs: Coupe[]): Anneau =>
  cs.some((c) => c.b.bandes > 1)
    ? { ilot: 3.1, bandes: 2, bord: 9.7 }
    : { ilot: 3.4, bandes: 1, bord: 8.5 };

const estRue = (c: Coupe): boolean =>
  ['chaussée', 'pavés', 'trottoir traversant'].includes(c.b.voie);

const disque = (r: number): Point[] => arc([0, 0], r, 0, 345, 23);

const ARRONDI = 3;
/** Straight arms, rounded into the ring: a small circle touches the kerb and the ring. */
function bras(c: Coupe, bord: number, e: number): Point[] {
  const f = Math.max(0.3, ARRONDI - e);
  const R = bord + e;
  const evase = (d: number, k: number): Point[] => {
    const v = d + e + f;
    const s = Math.sqrt(Math.max(1, (R + f) ** 2 - v ** 2));
    // Seen from the small circle's centre: from the ring round to the kerb.
    const debut = Math.atan2(-s, v);
    return Array.from({ length: 6 }, (_, i) => {
      const a = debut * (1 - i / 5);
      return c.ici(s + f * Math.sin(a), k * (v - f * Math.cos(a)));
    });
  };
  return [
    c.ici(bord * 0.6, 0),
    ...evase(c.droite, 1),
    c.ici(LOIN, c.droite + e),
    c.ici(LOIN, -c.gauche - e),
    ...evase(c.gauche, -1).toReversed(),
  ];
}

export function solDe(scene: Carrefour, cs: Coupe[], a: Anneau): Surface[] {
  const couche = (m: Surface['matiere'], e: number) => [
    ...cs.filter(estRue).map((c) => surface(m, bras(c, a.bord, e))),
    surface(m, disque(a.bord + e)),
  ];
  const piste = cs.some((c) => c.b.piste) ? 2.4 : 0;
  // A path or a way out of a property crosses the pavement; a street's kerbs open.
  const chemins = cs
    .filter((c) => !estRue(c))
    .map((c) =>
      surface(
        c.b.voie === 'propriété' ? 'pavés' : 'terre',
        boite((x, d = 0) => c.ici(x, d), a.bord * 0.6, LOIN, -c.gauche, c.droite),
      ),
    );
  const sol = scene.agglomération
    ? [...couche('trottoir', 2.2 + piste), ...couche('bordure', 0.22)]
    : couche('terre', 0.5);
  if (piste)
    sol.push(
      surface('piste', disque(a.bord + 2.4), disque(a.bord + 0.8)),
      ...cs
        .filter((c) => c.b.piste)
        .flatMap((c) =>
          [c.pisteDroite, -c.pisteGauche].map((v) =>
            surface('piste', pleine([c.ici(a.bord + 1, v), c.ici(LOIN, v)], 1.6)),
          ),
        ),
      surface('blanc'),
    );
  sol.push(...chemins, ...couche('asphalte', 0));
  for (const c of cs) {
    const r = (s: number, v = 0) => c.ici(s, v);
    if (c.b.voie === 'pavés')
      sol.push(surface('pavés', boite(r, a.bord + ARRONDI, LOIN, -c.gauche, c.droite)));
    if (c.b.voie === 'trottoir traversant')
      for (const [m, e] of [
        ['bordure', 0],
        ['trottoir', 0.2],
      ] as const)
        sol.push(
          surface(m, boite(r, a.bord + e, a.bord + 2.9 - e, -c.gauche - 2.5, c.droite + 2.5)),
        );
  }
  sol.push(
    surface('bordure', disque(a.ilot)),
    surface('pavés', disque(a.ilot - 0.22)),
    surface('herbe', disque(a.ilot - 1.1)),
  );
  const blanc: Point[][] = [];
  if (a.bandes > 1)
    blanc.push(...tirets([...disque(a.ilot + 3.35), [0, -a.ilot - 3.35]], 0.18, 1.5, 1.5));
  for (const c of cs) {
    const r = (s: number, v = 0) => c.ici(s, v);
    const i = c.milieu;
    if (c.b.sens === 'double' && i > 0) {
      sol.push(
        surface('bordure', [
          r(a.bord + 0.3, -i),
          r(a.bord + 0.3, i),
          r(a.bord + 6, 0.12),
          r(a.bord + 6, -0.12),
        ]),
      );
      blanc.push(...tirets([r(a.bord + 6.2), r(LOIN)], 0.2, 1.6, 1.4));
    }
    for (let n = 1; n < c.b.bandes; n += 1) {
      const v = (c.entree(n) + c.entree(n + 1)) / 2;
      blanc.push(...tirets([r(a.bord + 1, v), r(LOIN, v)], 0.18, 1.5, 1.5));
      if (c.sorties > n)
        blanc.push(
          ...tirets([r(a.bord + 1, c.sortie(n) - 1.7), r(LOIN, c.sortie(n) - 1.7)], 0.18, 1.5, 1.5),
        );
    }
    if (scene.signalé !== false && c.b.sens !== 'sortant' && estRue(c))
      blanc.push(...triangles((x, d = 0) => r(a.bord + 0.15 + x, d), 0, i + 0.1, c.droite));
    if (c.passage !== undefined) {
      const p = c.passage;
      sol.push(
        surface(
          'asphalte',
          boite((x, d = 0) => r(x, d), p - 0.1, p + profondeur(c), -c.gauche, c.droite),
        ),
      );
      if (c.b.passage !== 'piétons') blanc.push(...carres(r, p, p + 1.7, -c.gauche, c.droite));
      if (c.b.passage !== 'cyclistes')
        blanc.push(
          ...zebra(
            r,
            p + (c.b.passage === 'piétons' ? 0 : 2),
            p + profondeur(c),
            -c.gauche,
            c.droite,
          ),
        );
    }
  }
  return [...sol, surface('blanc', ...blanc)];
}
