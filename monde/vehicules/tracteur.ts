import type { Chantier } from '../chantier.ts';
import type { Maille } from '../maille/maille.ts';
import type { Couleur } from '../maille/teinte.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { addPlaque } from './details.ts';
import { gesteOf } from './etat.ts';
import { addAuVolant, addPoste, addSiege } from './habitacle.ts';
import type { Roue } from './coque.ts';
import { addRoue } from './roues.ts';
import {
  addFeuxArriere,
  addLentille,
  AMBRE,
  type AspectDeVehicule,
  addTriangleLent,
} from './lentilles.ts';

const OEIL_TRACTEUR: Vec = [0, 2.1, 0.78];

function addCabineTracteur(chantier: Chantier, couleur: Couleur): void {
  const { divers, verre } = chantier.mailles;
  for (const s of [-1, 1])
    for (const [z0, z1] of [
      [0.04, 0.16],
      [1.5, 1.44],
    ] as const)
      divers.addTube(
        [
          [s * 0.74, 1.25, z0],
          [s * 0.68, 2.76, z1],
        ],
        0.045,
        '#22262A',
        { cotes: 6 },
      );
  divers.addBoite([0, 2.82, 0.78], [1.62, 0.16, 1.66], couleur, {
    largeur: 0.92,
    profondeur: 0.92,
  });
  divers.addBoite([0, 1.2, 0.8], [1.36, 0.1, 1.4], '#22262A');
  verre.addBoite([0, 2.0, 0.78], [1.4, 1.5, 1.34], '#26323A', { largeur: 0.92, profondeur: 0.94 });
}

const TRACTEUR_AVANT = { z: -1.72, x: 0.82, rayon: 0.58, largeur: 0.38 };
const TRACTEUR_ARRIERE: Roue = { z: 1.2, x: 0.83, rayon: 0.86, largeur: 0.52 };

/** Slanting lugs across a tyre. */
function addCrampons(maille: Maille, { z, x, rayon, largeur }: Roue, cote: 1 | -1): void {
  const nombre = 16;
  for (let i = 0; i < nombre; i++)
    for (const moitie of [-1, 1]) {
      const a = ((i + moitie * 0.25) / nombre) * 2 * Math.PI;
      const au = (angle: number, dx: number, r: number): Vec => [
        cote * x + dx,
        rayon + Math.cos(angle) * r,
        z + Math.sin(angle) * r,
      ];
      maille.addTube(
        [
          au(a, moitie * largeur * 0.04, rayon * 0.965),
          au(a + 0.12, moitie * largeur * 0.46, rayon * 0.955),
        ],
        0.035,
        '#1E2123',
        { cotes: 4, bouts: false },
      );
    }
}

function addCapot(divers: Maille, couleur: Couleur): void {
  divers.addBoite([0, 1.28, -1.12], [0.82, 0.62, 2.1], couleur, {
    largeur: 0.82,
    profondeur: 0.95,
  });
  divers.addBoite([0, 1.22, -2.19], [0.7, 0.5, 0.04], '#15181B', { largeur: 0.84 });
  for (const s of [-1, 1])
    for (let i = 0; i < 4; i++)
      divers.addBoite([s * 0.4, 1.22 + i * 0.07, -1.5], [0.03, 0.03, 0.8], '#22262A');
  divers.addBoite([0, 0.82, -0.1], [0.62, 0.5, 3.5], '#2B3035');
  divers.addBoite([0, 0.62, -2.16], [0.8, 0.3, 0.28], '#3A4046');
  divers.addTube(
    [
      [0.46, 1.4, -0.55],
      [0.5, 2.2, -0.55],
      [0.5, 2.55, -0.5],
    ],
    0.05,
    '#2B3035',
    { cotes: 8 },
  );
}

export function addTracteur(
  chantier: Chantier,
  { couleur, etat, feux, graine }: AspectDeVehicule,
): void {
  const { divers } = chantier.mailles;
  addCapot(divers, couleur);
  for (const s of [-1, 1] as const) {
    addRoue(divers, TRACTEUR_AVANT, s, {
      braquage: etat.braquage,
      jante: '#D9A51C',
      cotes: 20,
      pleine: true,
    });
    addRoue(divers, TRACTEUR_ARRIERE, s, { jante: '#D9A51C', cotes: 24, pleine: true });
    addCrampons(divers, TRACTEUR_ARRIERE, s);
    divers.addTube(
      [-0.7, -0.2, 0.4, 0.86].map((a): Vec => [
        s * 0.84,
        0.9 + Math.cos(a) * 0.94,
        1.2 + Math.sin(a) * 0.94,
      ]),
      [[0.28, 0.03]],
      couleur,
      { cotes: 8 },
    );
    addLentille(
      chantier,
      [s * 0.24, 1.32, -2.21],
      [0.2, 0.12, 0.03],
      ['#D5E0E8', '#FFF4DC'],
      feux.phares || feux.jour,
    );
    addLentille(
      chantier,
      [s * 0.72, 2.66, 0.02],
      [0.12, 0.08, 0.04],
      ['#C08A50', AMBRE],
      s < 0 ? feux.gauche : feux.droite,
    );
  }
  addCabineTracteur(chantier, couleur);
  addSiege(divers, OEIL_TRACTEUR);
  addPoste(divers, OEIL_TRACTEUR, 0.9, 0.62);
  addAuVolant(chantier, OEIL_TRACTEUR, gesteOf(etat), { graine, braquage: etat.braquage });
  addFeuxArriere(chantier, [0.92, 1.62, 1.98], feux);
  divers.addBoite([0, 1.05, 1.9], [0.9, 0.4, 0.12], '#22262A');
  addTriangleLent(divers, [0, 1.42, 2.05]);
  addPlaque(divers, [0.42, 1.1, 1.97], 1, 0.2, 0.06);
  divers.addTube(
    [
      [0, 0.6, 1.8],
      [0, 0.55, 2.3],
    ],
    0.05,
    '#22262A',
  );
  divers.addBoule([-0.55, 2.98, 0.9], [0.07, 0.11, 0.07], '#F08A10', {
    meridiens: 8,
    paralleles: 6,
  });
}
