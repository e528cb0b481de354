import type { Scene } from 'three';
import type { Reseau } from '../../films/reseau.ts';
import { openChantier } from '../chantier.ts';
import { Maille } from '../maille/maille.ts';
import type { Vec } from '../maille/vecteurs.ts';
import type { Ambiance } from '../rendu/ambiances.ts';
import { addSols } from '../rendu/sols.ts';
import { COULEURS, ECHELLES, ENNEIGEES } from '../sol/matieres.ts';

/** In metres: below every street, and beyond the last one. */
const [DESSOUS, AUTOUR, CASE] = [-0.07, 700, 80];

/** The ground below and around all pieces. */
export function addPlaine(scene: Scene, { ligne }: Reseau, ambiance: Ambiance): void {
  const { points } = ligne;
  const [xs, zs] = [points.map(([x]) => x), points.map(([, z]) => z)];
  const [x0, x1] = [Math.min(...xs) - AUTOUR, Math.max(...xs) + AUTOUR];
  const [z0, z1] = [Math.min(...zs) - AUTOUR, Math.max(...zs) + AUTOUR];
  const chantier = openChantier(ambiance.nuit);
  const maille = new Maille();
  chantier.sols.herbe = maille;
  const couleur = ambiance.enneige ? ENNEIGEES.herbe! : COULEURS.herbe;
  const echelle = ECHELLES.herbe;
  for (let x = x0; x < x1; x += CASE)
    for (let z = z0; z < z1; z += CASE) {
      const coins: [Vec, Vec, Vec, Vec] = [
        [x, DESSOUS, z + CASE],
        [x + CASE, DESSOUS, z + CASE],
        [x + CASE, DESSOUS, z],
        [x, DESSOUS, z],
      ];
      maille.addQuad(coins, couleur, [
        x / echelle,
        (z + CASE) / echelle,
        (x + CASE) / echelle,
        z / echelle,
      ]);
    }
  addSols(scene, chantier, ambiance);
}
