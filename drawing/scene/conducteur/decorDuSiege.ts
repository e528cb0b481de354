import { autocar } from '../../symboles/camionEtAutocar.ts';
import { pose, rect, trait } from '../../svg.ts';
import type { Decor, Plan } from '../plan/plan.ts';
import { arbres } from './arbres.ts';
import { abribus, ecole } from './batiments.ts';
import { agent } from './figures.ts';
import { maison } from './maison.ts';
import { type Camera, relativeTo } from './projection.ts';
import { tailleAgent } from './taille.ts';
import { coteOf } from './usagersDuSiege.ts';
import { boite, derriere, standUp, type Face, type Local, rend } from './volume.ts';

function barriere(camera: Camera, decor: Decor): string {
  const largeur = decor.longueur ?? 5;
  const leve = decor.etat === 'ouvertes' ? 78 : decor.etat === 'en mouvement' ? 38 : 2;
  const angle = (leve * Math.PI) / 180;
  const pale: Face[] = [];
  const nombre = 8;
  for (let i = 0; i < nombre; i += 1) {
    const [debut, fin] = [(i / nombre) * largeur, ((i + 1) / nombre) * largeur];
    const at = (t: number, e: number): Local => [
      t * Math.cos(angle),
      0,
      1 + t * Math.sin(angle) + e,
    ];
    pale.push({
      points: [at(debut, -0.14), at(debut, 0.14), at(fin, 0.14), at(fin, -0.14)],
      couleur: i % 2 ? '#FFFFFF' : '#D3232F',
    });
  }
  const [x, y] = [decor.x, decor.y];
  return (
    rend(camera, decor, boite(-0.22, 0.22, 0.2, 0, 1.3, '#59626B')) +
    rend(camera, { x, y, cap: decor.cap }, pale, true)
  );
}

function glissiere(camera: Camera, decor: Decor): string {
  const demi = (decor.longueur ?? 10) / 2;
  const poteaux = Array.from({ length: Math.floor(demi) }, (_, i) => -demi + 1 + i * 2).map(
    (place): Face => ({
      points: [
        [place, 0, 0],
        [place, 0, 0.7],
        [place + 0.12, 0, 0.7],
        [place + 0.12, 0, 0],
      ],
      couleur: '#8A939A',
    }),
  );
  return (
    rend(camera, decor, poteaux, true) +
    rend(
      camera,
      decor,
      [
        {
          points: [
            [-demi, 0, 0.45],
            [-demi, 0, 0.8],
            [demi, 0, 0.8],
            [demi, 0, 0.45],
          ],
          couleur: '#C3CACF',
        },
        {
          points: [
            [-demi, 0, 0.6],
            [-demi, 0, 0.64],
            [demi, 0, 0.64],
            [demi, 0, 0.6],
          ],
          couleur: '#98A2A9',
        },
      ],
      true,
    )
  );
}

function pont(camera: Camera, decor: Decor): string {
  const moitie = (decor.longueur ?? 7) / 2;
  const demi = (decor.largeur ?? 40) / 2;
  const tunnel = decor.etat === 'tunnel';
  const bas = 5;
  if (!tunnel)
    return (
      rend(camera, decor, [
        ...boite(-moitie, moitie, demi, bas, bas + 1.5, '#B7B2A8'),
        derriere(-moitie - 0.02, -demi, demi, bas + 1.5, bas + 2.3, '#9AA3A9'),
      ]) +
      rend(
        camera,
        decor,
        [
          {
            points: [
              [-moitie, -demi, bas],
              [moitie, -demi, bas],
              [moitie, demi, bas],
              [-moitie, demi, bas],
            ],
            couleur: '#6F6B64',
          },
        ],
        true,
      )
    );
  const bouche: Local[] = [
    [-moitie, -demi + 2, 0],
    [-moitie, -demi + 2, 3.6],
    [-moitie, -demi + 3.2, 5],
    [-moitie, demi - 3.2, 5],
    [-moitie, demi - 2, 3.6],
    [-moitie, demi - 2, 0],
  ];
  const talus: Local[] = [
    [-moitie, -60, 0],
    [-moitie, -60, 4],
    [-moitie, -demi - 5, 8.6],
    [-moitie, demi + 5, 8.6],
    [-moitie, 60, 4],
    [-moitie, 60, 0],
  ];
  const lampes: Face[] = [3, 8, 14, 22].flatMap((z) =>
    [-1, 1].map((cote): Face => ({
      points: [
        [-moitie + z, cote * (demi - 4), 4.7],
        [-moitie + z + 1, cote * (demi - 4), 4.7],
        [-moitie + z + 1, cote * (demi - 3.4), 4.7],
        [-moitie + z, cote * (demi - 3.4), 4.7],
      ],
      couleur: '#FFE9A8',
    })),
  );
  const fond: Face = {
    points: [
      [moitie, -demi + 2, 0],
      [moitie, -demi + 2, 4.8],
      [moitie, demi - 2, 4.8],
      [moitie, demi - 2, 0],
    ],
    couleur: '#B9C7CF',
  };
  return (
    rend(
      camera,
      decor,
      [
        { points: talus, couleur: '#8FBB76' },
        derriere(-moitie - 0.05, -demi - 1, demi + 1, 0, 6.2, '#B7B2A8'),
        { points: bouche.map(([x, y, z]): Local => [x - 0.1, y, z]), couleur: '#20272C' },
      ],
      true,
    ) +
    rend(camera, decor, [fond, ...lampes], true) +
    rend(
      camera,
      decor,
      [
        {
          points: [
            [-moitie - 0.1, -demi + 2, 0],
            [moitie, -demi + 2, 0],
            [moitie, demi - 2, 0],
            [-moitie - 0.1, demi - 2, 0],
          ],
          couleur: '#3A434B',
        },
        {
          points: [
            [-moitie, -0.12, 0.01],
            [moitie, -0.12, 0.01],
            [moitie, 0.12, 0.01],
            [-moitie, 0.12, 0.01],
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

export function decor(camera: Camera, chose: Decor, temps: Plan['temps']): string {
  switch (chose.genre) {
    case 'maison':
      return maison(camera, chose, temps);
    case 'barrière':
      return barriere(camera, chose);
    case 'glissière':
      return glissiere(camera, chose);
    case 'pont':
      return pont(camera, chose);
    case 'abribus':
      return abribus(camera, chose);
    case 'arrêt':
      return standUp(camera, chose.x, chose.y, ARRET, 1.3);
    case 'école':
      return ecole(camera, chose);
    case 'triangle':
      return standUp(camera, chose.x, chose.y, TRIANGLE, 1.3);
    case 'lampadaire':
      return standUp(
        camera,
        chose.x,
        chose.y,
        LAMPE,
        1,
        Math.sin(((chose.cap - camera.cap) * Math.PI) / 180) > 0,
      );
    case 'agent': {
      const angle = relativeTo(camera, chose.x, chose.y, chose.cap);
      return standUp(
        camera,
        chose.x,
        chose.y,
        agent(coteOf(angle), chose.etat ?? 'levé'),
        tailleAgent(camera, chose.x, chose.y),
        angle > 45 && angle < 135,
      );
    }
    case 'arbre':
      return arbres(camera, [chose], temps);
    // The ground hides what lies behind it.
    case 'sommet':
      return '';
  }
}
