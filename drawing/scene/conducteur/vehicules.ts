import type { Couleur } from '../scene.ts';
import { caisse } from './caisse.ts';
import { avec, ROUGE, type Carrosse } from './carrosse.ts';
import { attelage } from './attelage.ts';
import { camion, remorque, tracteur } from './lourds.ts';
import { tram } from './tram.ts';
import { dePolice, voiture } from './voiture.ts';
import { boite, derriere, devantOf, flancs, type Face } from './volume.ts';

export const teintes: Record<Couleur, string> = {
  bleue: '#0B4EA2',
  rouge: '#D3232F',
  verte: '#2E8B57',
  jaune: '#FFCE00',
  blanche: '#F5F6F4',
  grise: '#AAB4BC',
  noire: '#2A3138',
  orange: '#F58220',
};
const BLANC = teintes.blanche;
const BLEU = '#1769E0';
const AMBRE = '#FFB000';

const bus = (couleur: string, long = 10.5): Carrosse =>
  caisse({
    c: couleur,
    long,
    demi: 1.25,
    haut: 3,
    nez: 0.12,
    vitres: [-long / 2 + 0.5, long / 2 - 0.6, 1.45, 2.55],
    bas: 0.35,
  });

/** The sign of children, before and behind. */
const enfants: Face[] = [
  devantOf(4.53, -0.36, 0.36, 2.4, 3.05, '#15191C'),
  devantOf(4.54, -0.31, 0.31, 2.45, 3, AMBRE),
  derriere(-4.53, -0.36, 0.36, 1.02, 1.66, '#15191C'),
  derriere(-4.54, -0.31, 0.31, 1.07, 1.61, AMBRE),
];

const faits = {
  voiture,
  police: () => avec(voiture(BLANC), ...dePolice),
  camionnette: (couleur: string) =>
    caisse({
      c: couleur,
      long: 5.2,
      demi: 1,
      haut: 2.25,
      nez: 1,
      portes: true,
      vitres: [0.7, 1.35, 1.3, 1.95],
      roue: 0.35,
      bas: 0.35,
    }),
  ambulance: () =>
    avec(
      caisse({
        c: '#FFD928',
        long: 5.6,
        demi: 1.05,
        haut: 2.5,
        nez: 1,
        portes: true,
        vitres: [0.9, 1.55, 1.35, 2.05],
        bande: ROUGE,
        roue: 0.36,
        bas: 0.35,
      }),
      [derriere(-2.83, -0.9, 0.9, 1.05, 1.3, ROUGE)],
      boite(0.9, 1.3, 0.84, 2.5, 2.72, BLEU),
    ),
  camion: (c: string, versNous: boolean) => camion(c, '#2F6F8F', versNous),
  pompiers: (_: string, versNous: boolean) =>
    camion('#D3232F', '#D3232F', versNous, boite(2.6, 3.2, 1, 2.75, 3, BLEU)),
  bus: (couleur: string) =>
    avec(bus(couleur), [
      devantOf(5.27, -0.8, 0.8, 2.62, 2.9, '#1E262C'),
      devantOf(5.28, -0.6, 0.5, 2.68, 2.84, AMBRE),
    ]),
  autocar: (couleur: string) =>
    avec(
      bus(couleur),
      flancs(
        1.265,
        [
          [-5.2, 0.7],
          [-5.2, 1.2],
          [-1, 1.2],
          [0.4, 0.7],
        ],
        '#0B4EA2',
      ),
    ),
  'bus scolaire': (c: string) => avec(bus(c, 9), enfants),
  tram,
  train: (couleur: string) =>
    caisse({
      c: couleur,
      long: 24,
      demi: 1.45,
      haut: 4,
      nez: 0.5,
      vitres: [-11, 10, 2, 3.1],
      bande: '#FFCE00',
      bas: 0.6,
    }),
  tracteur,
  attelage,
  remorque,
  caravane: () =>
    caisse({
      c: BLANC,
      long: 5,
      demi: 1.1,
      haut: 2.5,
      nez: 0.3,
      vitres: [-1.6, -0.4, 1.35, 2],
      bande: '#7FB5D5',
      roue: 0.34,
    }),
} satisfies Record<string, (c: string, versNous: boolean) => Carrosse>;

type Roulant = keyof typeof faits;
export const isRoulant = (qui: string): qui is Roulant => Object.hasOwn(faits, qui);

/** A vehicle in its pieces, in the order in which they are drawn; `versNous` when its front looks at us. */
export const carrosse = (qui: Roulant, couleur: Couleur, versNous: boolean): Carrosse =>
  faits[qui](teintes[couleur], versNous);
