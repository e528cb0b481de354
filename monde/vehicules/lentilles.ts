import type { Maille } from '../maille/maille.ts';
import type { Chantier, FeuxAllumes } from '../chantier.ts';
import type { Couleur } from '../maille/teinte.ts';
import type { Vec } from '../maille/vecteurs.ts';
import type { EtatVehicule } from './etat.ts';

export interface AspectDeVehicule {
  couleur: Couleur;
  etat: EtatVehicule;
  feux: FeuxAllumes;
  graine: number;
}

export const ROUGE = '#FF1414';
export const AMBRE = '#FF8A00';
/** The glow of lamps at the back. */
export const [ROUGE_DE_FREIN, BLANC_DE_RECUL] = ['#FF1A14', '#F4F8FF'];

/** A lens of a model without sheets. */
export function addLentille(
  { mailles: { divers }, halos, nuit }: Chantier,
  ou: Vec,
  taille: Vec,
  [eteinte, allumee]: readonly [string, string],
  lit: boolean,
): void {
  divers.lit(lit ? 1 : 0, () => divers.addBoite(ou, taille, lit ? allumee : eteinte));
  const halo = allumee === AMBRE ? 0.8 : nuit ? 0.5 : 0.45;
  if (lit) halos.push({ ou: divers.toWorld(ou), couleur: allumee, taille: halo });
}

export function addFeuxArriere(
  chantier: Chantier,
  [x, y, z]: Vec,
  { stop, position, gauche, droite, recul }: FeuxAllumes,
): void {
  for (const s of [-1, 1]) {
    addLentille(chantier, [s * x, y, z], [0.16, 0.11, 0.05], ['#7E0B12', ROUGE], stop || position);
    addLentille(
      chantier,
      [s * (x - 0.15), y, z],
      [0.11, 0.11, 0.05],
      ['#A8521E', AMBRE],
      s < 0 ? gauche : droite,
    );
  }
  addLentille(chantier, [x - 0.27, y, z], [0.09, 0.09, 0.05], ['#D5DADD', '#FFFFFF'], recul);
}

/** A lorry's lamps, in a dark box below its load: too low to be painted on it. */
export function addLanternes(
  { mailles: { divers } }: Chantier,
  [x, y, z]: Vec,
  { stop, position, recul }: FeuxAllumes,
): void {
  const force = stop ? 1 : position ? 0.4 : 0;
  for (const s of [-1, 1]) {
    divers.addBoite([s * (x - 0.14), y, z - 0.08], [0.66, 0.2, 0.12], '#1B1D20');
    divers.lit(force, () =>
      divers.addBoite([s * x, y, z], [0.26, 0.14, 0.05], force > 0 ? ROUGE : '#9C101A'),
    );
    divers.addBoite([s * (x - 0.28), y, z], [0.2, 0.14, 0.04], '#A8521E');
    divers.lit(recul ? 1 : 0, () =>
      divers.addBoite([s * (x - 0.42), y, z], [0.07, 0.14, 0.05], '#D5DADD'),
    );
  }
}

/** A red triangle with an orange middle: a vehicle that is slow by design. */
export function addTriangleLent(maille: Maille, [x, y, z]: Vec): void {
  const triangle = (rayon: number, couleur: string, d: number) =>
    maille.lit(0.15, () =>
      maille.addTriangle(
        [
          [x - rayon, y - rayon * 0.55, z + d],
          [x + rayon, y - rayon * 0.55, z + d],
          [x, y + rayon * 1.1, z + d],
        ],
        couleur,
      ),
    );
  triangle(0.24, '#C8141E', 0);
  triangle(0.15, '#F26A1E', 0.006);
}
