import type { Chantier } from '../chantier.ts';
import { addConducteur } from '../gens/index.ts';
import type { Maille } from '../maille/maille.ts';
import type { Couleur } from '../maille/teinte.ts';
import type { Vec } from '../maille/vecteurs.ts';
import type { GesteAuVolant } from './etat.ts';

const TISSU = '#2B2F34';
/** `oeil`: where the one who sits there has his eyes. */
export function addSiege(maille: Maille, [x, y, z]: Vec, couleur: Couleur = TISSU): void {
  maille.addBoite([x, y - 0.68, z + 0.02], [0.48, 0.14, 0.5], couleur);
  maille.addBoite([x, y - 0.36, z + 0.32], [0.46, 0.62, 0.13], couleur, {
    largeur: 0.86,
    decalage: 0.07,
  });
  maille.addBoite([x, y + 0.04, z + 0.36], [0.25, 0.19, 0.09], couleur, { largeur: 0.8 });
}

const REGARDS: Record<GesteAuVolant, number> = {
  absent: 0,
  'droit devant': 0,
  'regarde à gauche': -60,
  'regarde à droite': 60,
  'fait passer': 20,
};
/** Eyes above the hips, and before them. */
const OEIL_ASSIS = { haut: 0.74, avant: 0.04 };
/** The wheel's middle from the eyes. */
const VOLANT: Vec = [0, -0.39, -0.36];

/** Behind glass it is dark: a face gives off a little light, so that one sees where it looks. */
export function addAuVolant(
  { mailles: { divers }, nuit }: Chantier,
  [x, y, z]: Vec,
  geste: GesteAuVolant,
  { graine, braquage = 0 }: { graine: number; braquage?: number | undefined },
): void {
  if (geste === 'absent') return;
  divers.at([x, y - OEIL_ASSIS.haut, z + OEIL_ASSIS.avant], 0, () =>
    divers.lit(nuit ? 0.03 : 0.13, () =>
      addConducteur(divers, {
        graine,
        regard: REGARDS[geste],
        braque: braquage,
        volant: [0, OEIL_ASSIS.haut + VOLANT[1], VOLANT[2] - OEIL_ASSIS.avant],
        ...(geste === 'fait passer' ? { geste: 'salue' } : {}),
      }),
    ),
  );
}

/** The wheel before the driver, and the board under the windscreen. */
export function addPoste(maille: Maille, [x, y, z]: Vec, largeur: number, avance = 0.72): void {
  const centre: Vec = [x, y + VOLANT[1], z + VOLANT[2]];
  const cercle = Array.from({ length: 13 }, (_, i): Vec => {
    const a = (i / 12) * 2 * Math.PI;
    return [
      centre[0] + Math.cos(a) * 0.18,
      centre[1] + Math.sin(a) * 0.165,
      centre[2] + Math.sin(a) * 0.07,
    ];
  });
  maille.addTube(cercle, 0.014, '#0F1113', { cotes: 5, bouts: false });
  maille.addBoite(centre, [0.3, 0.05, 0.05], '#1A1C1F');
  maille.addBoite([0, y - 0.49, z - avance], [largeur, 0.24, 0.42], '#1C1F22', {
    profondeur: 0.7,
    decalage: -0.06,
  });
}

/** Rows of two seats on both sides of an aisle. */
export function addRangees(
  maille: Maille,
  zs: readonly number[],
  plancher: number,
  demi: number,
  couleur: Couleur,
): void {
  for (const z of zs)
    for (const s of [-1, 1]) {
      maille.addBoite([s * (demi - 0.55), plancher + 0.45, z], [0.86, 0.1, 0.44], couleur);
      maille.addBoite([s * (demi - 0.55), plancher + 0.82, z + 0.24], [0.86, 0.72, 0.09], couleur);
    }
}
