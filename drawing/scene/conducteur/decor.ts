import { autocar } from '../../symboles/lourds.ts';
import { pose, rect, trait } from '../../svg.ts';
import type { Decor, Plan } from '../plan.ts';
import { arbres } from './arbres.ts';
import { abribus, ecole, maison } from './batiments.ts';
import { agent } from './figures.ts';
import { type Camera, devant, relatif } from './projection.ts';
import { coteDe } from './usagers.ts';
import { boite, derriere, dresse, type Face, type Local, rend } from './volume.ts';

function barriere(c: Camera, d: Decor): string {
  const l = d.longueur ?? 5;
  const leve = d.etat === 'ouvertes' ? 78 : d.etat === 'en mouvement' ? 38 : 2;
  const r = (leve * Math.PI) / 180;
  const pale: Face[] = [];
  const n = 8;
  for (let i = 0; i < n; i += 1) {
    const [p, q] = [(i / n) * l, ((i + 1) / n) * l];
    const at = (t: number, e: number): Local => [t * Math.cos(r), 0, 1 + t * Math.sin(r) + e];
    pale.push({
      points: [at(p, -0.14), at(p, 0.14), at(q, 0.14), at(q, -0.14)],
      couleur: i % 2 ? '#FFFFFF' : '#D3232F',
    });
  }
  const [x, y] = [d.x, d.y];
  return (
    rend(c, d, boite(-0.22, 0.22, 0.2, 0, 1.3, '#59626B')) +
    rend(c, { x, y, cap: d.cap }, pale, true)
  );
}

function glissiere(c: Camera, d: Decor): string {
  const a = (d.longueur ?? 10) / 2;
  const poteaux = Array.from({ length: Math.floor(a) }, (_, i) => -a + 1 + i * 2).map(
    (p): Face => ({
      points: [
        [p, 0, 0],
        [p, 0, 0.7],
        [p + 0.12, 0, 0.7],
        [p + 0.12, 0, 0],
      ],
      couleur: '#8A939A',
    }),
  );
  return (
    rend(c, d, poteaux, true) +
    rend(
      c,
      d,
      [
        {
          points: [
            [-a, 0, 0.45],
            [-a, 0, 0.8],
            [a, 0, 0.8],
            [a, 0, 0.45],
          ],
          couleur: '#C3CACF',
        },
        {
          points: [
            [-a, 0, 0.6],
            [-a, 0, 0.64],
            [a, 0, 0.64],
            [a, 0, 0.6],
          ],
          couleur: '#98A2A9',
        },
      ],
      true,
    )
  );
}

/** A bridge above the road, or a tunnel's mouth with the dark behind it. */
function pont(c: Camera, d: Decor): string {
  const a = (d.longueur ?? 7) / 2;
  const demi = (d.largeur ?? 40) / 2;
  const tunnel = d.etat === 'tunnel';
  const bas = 5;
  if (!tunnel)
    return (
      rend(c, d, [
        ...boite(-a, a, demi, bas, bas + 1.5, '#B7B2A8'),
        derriere(-a - 0.02, -demi, demi, bas + 1.5, bas + 2.3, '#9AA3A9'),
      ]) +
      rend(
        c,
        d,
        [
          {
            points: [
              [-a, -demi, bas],
              [a, -demi, bas],
              [a, demi, bas],
              [-a, demi, bas],
            ],
            couleur: '#6F6B64',
          },
        ],
        true,
      )
    );
  // The mouth: a slope of earth, a frame of concrete, darkness and its lamps.
  const bouche: Local[] = [
    [-a, -demi + 2, 0],
    [-a, -demi + 2, 3.6],
    [-a, -demi + 3.2, 5],
    [-a, demi - 3.2, 5],
    [-a, demi - 2, 3.6],
    [-a, demi - 2, 0],
  ];
  const talus: Local[] = [
    [-a, -60, 0],
    [-a, -60, 4],
    [-a, -demi - 5, 8.6],
    [-a, demi + 5, 8.6],
    [-a, 60, 4],
    [-a, 60, 0],
  ];
  const lampes: Face[] = [3, 8, 14, 22].flatMap((z) =>
    [-1, 1].map((k): Face => ({
      points: [
        [-a + z, k * (demi - 4), 4.7],
        [-a + z + 1, k * (demi - 4), 4.7],
        [-a + z + 1, k * (demi - 3.4), 4.7],
        [-a + z, k * (demi - 3.4), 4.7],
      ],
      couleur: '#FFE9A8',
    })),
  );
  const fond: Face = {
    points: [
      [a, -demi + 2, 0],
      [a, -demi + 2, 4.8],
      [a, demi - 2, 4.8],
      [a, demi - 2, 0],
    ],
    couleur: '#B9C7CF',
  };
  return (
    rend(
      c,
      d,
      [
        { points: talus, couleur: '#8FBB76' },
        derriere(-a - 0.05, -demi - 1, demi + 1, 0, 6.2, '#B7B2A8'),
        { points: bouche.map(([x, y, z]): Local => [x - 0.1, y, z]), couleur: '#20272C' },
      ],
      true,
    ) +
    rend(c, d, [fond, ...lampes], true) +
    // The carriageway goes on inside.
    rend(
      c,
      d,
      [
        {
          points: [
            [-a - 0.1, -demi + 2, 0],
            [a, -demi + 2, 0],
            [a, demi - 2, 0],
            [-a - 0.1, demi - 2, 0],
          ],
          couleur: '#3A434B',
        },
        {
          points: [
            [-a, -0.12, 0.01],
            [a, -0.12, 0.01],
            [a, 0.12, 0.01],
            [-a, 0.12, 0.01],
          ],
          couleur: '#E9EDF0',
        },
      ],
      true,
    )
  );
}

const TRIANGLE =
  trait('M-36-8L0-70L36-8Z', '#FFFFFF', 20) + trait('M-36-8L0-70L36-8Z', '#C1121F', 15);

const ARRET =
  rect(-4, -250, 8, 250, '#8A939A') +
  rect(-34, -262, 68, 72, '#FFFFFF', { rx: 8, stroke: '#0B4EA2', 'stroke-width': 6 }) +
  pose(autocar('#0B4EA2'), 0, -226, 0.34);

const LAMPE =
  rect(-8, -640, 16, 640, '#8A939A') +
  trait('M0-636H-120', '#8A939A', 12) +
  rect(-170, -644, 70, 16, '#59626B', { rx: 6 });

/** Anything that stands by the road. Trees are drawn together, by `arbres`. */
export function decor(c: Camera, d: Decor, temps: Plan['temps']): string {
  switch (d.genre) {
    case 'maison':
      return maison(c, d, temps);
    case 'barrière':
      return barriere(c, d);
    case 'glissière':
      return glissiere(c, d);
    case 'pont':
      return pont(c, d);
    case 'abribus':
      return abribus(c, d);
    case 'arrêt':
      return dresse(c, d.x, d.y, ARRET, 1.3);
    case 'école':
      return ecole(c, d);
    case 'triangle':
      return dresse(c, d.x, d.y, TRIANGLE, 1.3);
    case 'lampadaire':
      return dresse(c, d.x, d.y, LAMPE, 1, devant(c, [d.x, d.y])[0] < 0);
    case 'agent': {
      const angle = relatif(c, d.x, d.y, d.cap);
      return dresse(
        c,
        d.x,
        d.y,
        agent(coteDe(angle), d.etat ?? 'levé'),
        1.3,
        angle > 45 && angle < 135,
      );
    }
    case 'arbre':
      return arbres(c, [d], temps);
    // The ground itself hides what lies behind it.
    case 'sommet':
      return '';
  }
}
