import type { Maille } from '../maille/maille.ts';
import { radians, type Vec } from '../maille/vecteurs.ts';
import { volumeOf } from './volume.ts';

const [DESSUS, CASQUETTE, CUIR, FENTE] = ['#3C3B3A', '#2C2B2B', '#191919', '#121212'] as const;
/** In metres: half the width between two doors. */
const DEMI = 0.84;

/** From the windscreen's foot to the edge before the knees: down and back from the eye. */
const COUPE = [
  [-0.235, -1.34],
  [-0.205, -1.16],
  [-0.192, -1],
  [-0.2, -0.86],
  [-0.235, -0.78],
  [-0.32, -0.75],
  [-0.6, -0.74],
] as const;

/** A dashboard with its edge, the hood over the instruments, a wheel's rim, wipers at rest. */
export function addTableauDeBord(
  habitacle: Maille,
  { pied, cap }: { pied: Vec; cap: number },
): void {
  const [x, y, z] = volumeOf('voiture').oeil;
  habitacle.at(pied, -radians(cap), () => {
    addPlanche(habitacle, y, z);
    habitacle.addTube(
      [-0.23, -0.15, 0, 0.15, 0.23].map((a): Vec => [x + a, y - 0.24, z - 0.76]),
      [
        [0.01, 0.12],
        [0.055, 0.16],
        [0.078, 0.17],
        [0.055, 0.16],
        [0.01, 0.12],
      ],
      CASQUETTE,
      { cotes: 18, cote: [0, 1, 0] },
    );
    addVolant(habitacle, [x, y - 0.335, z - 0.58]);
    for (const [de, a] of [
      [-0.62, 0.1],
      [0.02, 0.66],
    ] as const)
      habitacle.addTube(
        [
          [de, y - 0.25, z - 1.36],
          [(de + a) / 2, y - 0.24, z - 1.37],
          [a, y - 0.247, z - 1.33],
        ],
        0.007,
        FENTE,
        { cotes: 6 },
      );
  });
}

/** Bent across, too: its ends come nearer. */
function addPlanche(habitacle: Maille, y: number, z: number): void {
  const pas = 12;
  const at = (i: number, k: number): Vec => {
    const a = (i / pas) * 2 - 1;
    const [bas, avant] = COUPE[k]!;
    return [a * DEMI, y + bas - a * a * 0.018, z + avant + a * a * 0.1];
  };
  const normaleAt = (k: number): Vec => {
    const [avant, apres] = [COUPE[Math.max(0, k - 1)]!, COUPE[Math.min(COUPE.length - 1, k + 1)]!];
    const [dy, dz] = [apres[0] - avant[0], apres[1] - avant[1]];
    const long = Math.hypot(dy, dz);
    return [0, dz / long, -dy / long];
  };
  for (let k = 0; k + 1 < COUPE.length; k += 1)
    for (let i = 0; i < pas; i += 1) {
      const [p, q, r, s] = [at(i, k), at(i + 1, k), at(i + 1, k + 1), at(i, k + 1)];
      const [avant, apres] = [normaleAt(k), normaleAt(k + 1)];
      habitacle.addTriangle([p, s, r], DESSUS, [avant, apres, apres]);
      habitacle.addTriangle([p, r, q], DESSUS, [avant, apres, avant]);
    }
  // The slit that clears the windscreen of mist.
  for (const cote of [-1, 1])
    habitacle.addBoite([cote * 0.4, y - 0.213, z - 1.2], [0.62, 0.012, 0.03], FENTE);
}

function addVolant(habitacle: Maille, [x, y, z]: Vec): void {
  const rayon = 0.185;
  const jante = Array.from({ length: 41 }, (_, i): Vec => {
    const angle = (i / 40) * 2 * Math.PI;
    const haut = Math.cos(angle) * rayon;
    return [x + Math.sin(angle) * rayon, y + haut * 0.93, z - haut * 0.34];
  });
  habitacle.addTube(jante, 0.0165, CUIR, { cotes: 12, bouts: false });
  habitacle.addBoite([x, y, z - 0.02], [0.3, 0.06, 0.04], CUIR);
}
