import type { Chantier } from '../chantier.ts';
import { nuance } from '../maille/teinte.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { addPlanches, addPlaque } from './details.ts';
import { addRoue } from './roues.ts';
import { addFeuxArriere, type AspectDeVehicule } from './lentilles.ts';

/** A braked or light trailer with a drawbar: 3.4 m by 1.9. */
export function addRemorque(chantier: Chantier, { couleur, etat, feux }: AspectDeVehicule): void {
  const { divers } = chantier.mailles;
  const milieu = 0.5;
  divers.addBoite([0, 0.58, milieu], [1.44, 0.08, 2.4], '#4A4F54');
  const bord = (x: number, z: number, l: number, p: number) => {
    divers.addBoite([x, 0.82, z], [l, 0.42, p], couleur);
    divers.addBoite([x, 1.04, z], [l + 0.03, 0.04, p + 0.03], '#9AA0A5');
  };
  for (const s of [-1, 1] as const) {
    bord(s * 0.72, milieu, 0.04, 2.4);
    bord(0, milieu + s * 1.18, 1.44, 0.04);
    addRoue(divers, { z: milieu + 0.1, x: 0.86, rayon: 0.29, largeur: 0.17 }, s);
    divers.addTube(
      [-1.1, -0.5, 0, 0.5, 1.1].map((a): Vec => [
        s * 0.86,
        0.3 + Math.cos(a) * 0.37,
        milieu + 0.1 + Math.sin(a) * 0.37,
      ]),
      [[0.09, 0.015]],
      '#202327',
      { cotes: 6 },
    );
    divers.addTube(
      [
        [s * 0.5, 0.56, -0.68],
        [0, 0.5, -1.6],
      ],
      0.035,
      '#8A9096',
      { cotes: 6 },
    );
  }
  divers.addTube(
    [
      [0, 0.5, -1.68],
      [0, 0.5, -1.5],
    ],
    0.05,
    '#2B3035',
  );
  divers.addTube(
    [
      [0.12, 0.04, -1.35],
      [0.12, 0.62, -1.35],
    ],
    0.025,
    '#8A9096',
  );
  divers.addBoite([0, 0.55, 1.68], [1.7, 0.14, 0.05], '#202327');
  addFeuxArriere(chantier, [0.76, 0.56, 1.7], feux);
  for (const s of [-1, 1])
    divers.addTriangle(
      [
        [s * 0.36 - 0.08, 0.6, 1.712],
        [s * 0.36 + 0.08, 0.6, 1.712],
        [s * 0.36, 0.74, 1.712],
      ],
      '#D01820',
    );
  addPlaque(divers, [0, 0.66, 1.7], 1);
  if (etat.charge === 'planches') addPlanches(divers, 1.1, -0.75, 1.6, false);
  if (etat.charge === 'dépasse derrière') addPlanches(divers, 1.1, -0.75, 3, true);
  if (etat.charge === 'foin')
    divers.addBoite([0, 1.25, milieu], [1.3, 0.7, 2.2], nuance('#C8A95A', 0.95), { largeur: 0.9 });
}
