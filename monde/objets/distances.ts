import { mesure } from '../../drawing/objets/objet.ts';
import { coinsOf } from '../camera/boites.ts';
import type { Maille } from '../maille/maille.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { volumeOf } from '../vehicules/index.ts';
import { addAuto, BLEU, partieAuto, ROUGE } from './autos.ts';
import { cadre } from './cadrage.ts';
import { type Monte, type Montage, nombreOf, partie } from './montage.ts';

const FORME = 'compacte';
const { longueur: LONG } = volumeOf('voiture', FORME);
const [ORANGE, FREINAGE] = ['#E07A00', '#B80F1C'];

/** A coloured strip on the lane, from one distance before the car to another. */
function addBande(maille: Maille, de: number, a: number, couleur: string): void {
  maille.lit(0.1, () =>
    maille.addQuad(
      [
        [-0.85, 0.02, -LONG / 2 - de],
        [0.85, 0.02, -LONG / 2 - de],
        [0.85, 0.02, -LONG / 2 - a],
        [-0.85, 0.02, -LONG / 2 - a],
      ],
      couleur,
    ),
  );
}

/** From behind and above, with all that counts in the picture. Degrees. */
const deHaut = (parties: Montage['parties'], hauteur: number, cap: number, angle: number) =>
  cadre(parties.flatMap(coinsOf), hauteur, cap, angle);

/** A second of reaction, then the speed squared. */
const arret = (valeur: string, mouille: boolean): Montage => {
  const vitesse = nombreOf(valeur);
  const reaction = (vitesse / 10) * 3;
  const freinage = (vitesse / 10) ** 2 / (mouille ? 1 : 2);
  const tout = reaction + freinage;
  const au = (d: number): Vec => [1.7, 0.1, -LONG / 2 - d];
  const parties = [
    partieAuto('La voiture', { forme: FORME }),
    partie('La réaction', [0, 0, -LONG / 2 - reaction / 2], [1.7, 0.02, reaction]),
    partie('Le freinage', [0, 0, -LONG / 2 - reaction - freinage / 2], [1.7, 0.02, freinage]),
  ];
  return {
    lieu: 'campagne',
    temps: mouille ? 'pluie' : 'jour',
    vue: deHaut(parties, 20, 28, mouille ? 26 : 12),
    add: ({ chantier }) => {
      const { divers } = chantier.mailles;
      addAuto(chantier, { forme: FORME, couleur: BLEU });
      addBande(divers, 0.3, reaction, ORANGE);
      addBande(divers, reaction, tout, FREINAGE);
    },
    parties,
    etiquettes: [
      { mots: mesure(vitesse, 'km/h'), ou: [-11, 0.2, 0] },
      { mots: 'réaction', ou: au(reaction * 0.42) },
      { mots: 'freinage', ou: au(reaction + freinage * 0.5) },
    ],
  };
};

/** The queue, and how far it stands; not where one stops. */
const devantUneFile: Monte = (valeur) => {
  const [vitesse = 120, metres = 80] = valeur.split(' ').map(Number);
  const file = -LONG / 2 - metres;
  const parties = [
    partieAuto('La voiture', { forme: FORME }),
    partie('La file', [-1.75, 0, file - 9], [5.4, 1.6, 18], { dedans: true }),
  ];
  return {
    lieu: 'autoroute',
    vue: deHaut(parties, 11, 7, 12),
    add: ({ chantier }) => {
      addAuto(chantier, { forme: FORME, couleur: BLEU });
      for (const [i, x] of [0, -3.5].entries())
        for (let k = 0; k < 3; k++)
          addAuto(chantier, {
            forme: ['suv', 'break', 'compacte'][(k + i) % 3]!,
            couleur: [ROUGE, '#E9EAEA', '#8A9096'][(k + i) % 3]!,
            ou: [x, 0, file - 2.4 - k * 6.6 - i * 1.5],
            etat: { freine: true },
          });
    },
    parties,
    etiquettes: [
      { mots: mesure(vitesse, 'km/h'), ou: [4.6, 0.2, 1.5] },
      { mots: mesure(metres, 'm'), de: [1.5, 0.05, -LONG / 2], a: [1.5, 0.05, file] },
    ],
  };
};

/** As far apart as at 120 km/h. */
const METRES_PAR_SECONDE = 100 / 3;

const seSuivent: Monte = (valeur) => {
  const secondes = nombreOf(valeur);
  const ecart = secondes * METRES_PAR_SECONDE;
  const premiere: Vec = [0, 0, -LONG - ecart];
  const parties = [
    partieAuto('La seconde voiture', { forme: FORME }),
    partieAuto('La première voiture', { forme: 'suv', ou: premiere }),
  ];
  return {
    lieu: 'autoroute',
    vue: deHaut(parties, 9.5, 4, 9),
    add: ({ chantier }) => {
      addAuto(chantier, { forme: FORME, couleur: ROUGE });
      addAuto(chantier, { forme: 'suv', couleur: BLEU, ou: premiere });
    },
    parties,
    etiquettes: [
      {
        mots: `${String(secondes).replace('.', ',')}\u00A0s`,
        de: [0, 0.4, -LONG / 2],
        a: [0, 0.4, premiere[2] + 2.2],
      },
    ],
  };
};

/** A cone of light yellow over the road: what is still well perceived. */
const champDeVision: Monte = (valeur) => {
  const vitesse = nombreOf(valeur);
  const demi = ((100 - Math.min(95, vitesse * 0.65)) / 2) * (Math.PI / 180);
  const loin = 46;
  return {
    lieu: 'campagne',
    vue: { oeil: [-3.4, 8.4, 13], vers: [0.3, 0, -9], angle: 44 },
    add: ({ chantier }) => {
      addAuto(chantier, { forme: FORME, couleur: BLEU });
      const { verre } = chantier.mailles;
      const at = (a: number): Vec => [-0.36 + Math.sin(a) * loin, 0.5, -Math.cos(a) * loin];
      for (let i = 0; i < 10; i++) {
        const [a, b] = [-demi + (i / 10) * 2 * demi, -demi + ((i + 1) / 10) * 2 * demi];
        verre.lit(0.55, () => verre.addTriangle([[-0.36, 1.05, 0], at(b), at(a)], '#FFD21E'));
      }
    },
    parties: [partieAuto('La voiture', { forme: FORME })],
    etiquettes: [{ mots: mesure(vitesse, 'km/h'), coin: 'haut' }],
  };
};

export const DISTANCES = {
  'distance d’arrêt': (valeur) => arret(valeur, false),
  'distance d’arrêt sur route mouillée': (valeur) => arret(valeur, true),
  'distance d’arrêt devant une file': devantUneFile,
  'deux voitures qui se suivent': seSuivent,
  'champ de vision': champDeVision,
} satisfies Record<string, Monte>;
