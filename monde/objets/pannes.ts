import { mesure } from '../../drawing/objets/objet.ts';
import { addPersonne } from '../gens/index.ts';
import type { Maille } from '../maille/maille.ts';
import { addNappe } from '../maille/nappe.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { volumeOf } from '../vehicules/index.ts';
import { addAuto, BLEU, deCote, dessusAt, GRIS, partieAuto, ROUGE } from './autos.ts';
import { type Monte, type Montage, nombreOf, partie } from './montage.ts';

const ARRIERE = volumeOf('voiture', 'suv').longueur / 2;

/** A warning triangle that looks south, its foot at `ou`; sides of half a metre. */
export function addTriangleDePanne(maille: Maille, ou: Vec, { k = 1, lueur = 0.35 } = {}): void {
  maille.at(
    ou,
    0,
    () => {
      const [demi, haut, bas] = [0.27 * k, 0.47 * k, 0.06 * k];
      const coins: [Vec, Vec, Vec] = [
        [-demi, bas, 0],
        [demi, bas, 0],
        [0, bas + haut, 0],
      ];
      const milieu: Vec = [0, bas + haut / 3, 0];
      const vers = (p: Vec, part: number, z: number): Vec => [
        milieu[0] + (p[0] - milieu[0]) * part,
        milieu[1] + (p[1] - milieu[1]) * part,
        z,
      ];
      for (const s of [-1, 1]) {
        maille.addBoite([s * 0.12 * k, 0.015, 0], [0.025 * k, 0.02, 0.36 * k], '#3A4147');
        maille.addBoite([s * 0.12 * k, bas / 2, 0], [0.02 * k, bas, 0.02 * k], '#3A4147');
      }
      const bande = (de: number, a: number, z: number, couleur: string, force: number) =>
        maille.lit(force, () => {
          for (let i = 0; i < 3; i++) {
            const [p, q] = [coins[i]!, coins[(i + 1) % 3]!];
            maille.addQuad([vers(p, de, z), vers(q, de, z), vers(q, a, z), vers(p, a, z)], couleur);
          }
        });
      bande(1.06, 0.66, 0.012, '#D8121C', lueur);
      bande(1.06, 0.66, -0.012, '#8E1018', 0);
      bande(0.66, 0.5, 0.011, '#F2641E', lueur * 0.8);
    },
    1,
  );
}

/** A raised bonnet over the dark of an engine. */
function addCapotOuvert(maille: Maille, forme: string, couleur: string, [x, y, z]: Vec): void {
  const { longueur } = volumeOf('voiture', forme);
  const [charniere, nez] = [-0.98, -longueur / 2 + 0.12];
  maille.at([x, y, z], 0, () => {
    maille.addQuad(
      [
        [-0.7, dessusAt(forme, charniere) + 0.006, charniere],
        [-0.62, dessusAt(forme, nez) + 0.012, nez],
        [0.62, dessusAt(forme, nez) + 0.012, nez],
        [0.7, dessusAt(forme, charniere) + 0.006, charniere],
      ],
      '#0C0D0E',
    );
    const h = dessusAt(forme, charniere);
    addNappe(
      maille,
      (u, v) => [
        (u - 0.5) * (1.5 - v * 0.16),
        h + 0.02 + Math.sin(v * 1.2) * 0.86,
        charniere - 0.02 - v * 0.72 + v * v * 0.1,
      ],
      { colonnes: 6, rangs: 8, couleur },
    );
    maille.addTube(
      [
        [-0.55, dessusAt(forme, -1.7), -1.7],
        [-0.55, h + 0.5, charniere - 0.36],
      ],
      0.012,
      '#8A9096',
    );
  });
}

/** From behind the triangle, low, down the road to the car that stands there. */
const triangleA = (valeur: string, autoroute: boolean): Montage => {
  const metres = nombreOf(valeur);
  const x = autoroute ? 3.4 : 0.55;
  const triangle: Vec = [x, 0, ARRIERE + metres];
  const recul = autoroute ? metres * 0.28 : 9;
  // The car keeps its pixels, however far it stands.
  const demi = Math.min(0.19, 10.6 / (metres + recul));
  const couleur = ROUGE;
  return {
    lieu: autoroute ? 'autoroute' : 'campagne',
    vue: {
      oeil: [x - 1.1, autoroute ? 2.3 : 1.6, triangle[2] + recul],
      vers: [x - 0.3, autoroute ? -0.7 : 0.12, triangle[2] - metres * 0.5],
      angle: (2 * Math.atan(demi) * 180) / Math.PI,
    },
    add: ({ chantier }) => {
      const { divers } = chantier.mailles;
      addAuto(chantier, {
        forme: 'suv',
        couleur,
        ou: [x, 0, 0],
        etat: { clignotant: 'quatre', conducteur: 'absent', feux: 'éteints' },
      });
      addCapotOuvert(divers, 'suv', couleur, [x, 0, 0]);
      addTriangleDePanne(divers, triangle);
    },
    parties: [
      partieAuto('La voiture', { forme: 'suv', ou: [x, 0, 0] }),
      partie('Le triangle', triangle, [0.54, 0.55, 0.1]),
    ],
    etiquettes: [
      {
        mots: mesure(metres, 'm'),
        de: [x - 1.25, 0.02, triangle[2]],
        a: [x - 1.25, 0.02, ARRIERE],
      },
    ],
  };
};

const triangleSurLaVoiture: Monte = () => {
  const toit = dessusAt('compacte', 1.1);
  const arriere = volumeOf('voiture', 'compacte').longueur / 2;
  return {
    lieu: 'rue',
    vue: { oeil: [-1.6, 1.75, arriere + 4.6], vers: [0, 1.05, arriere - 0.8], angle: 32 },
    add: ({ chantier }) => {
      addAuto(chantier, {
        forme: 'compacte',
        couleur: GRIS,
        etat: { clignotant: 'quatre', conducteur: 'absent', feux: 'éteints' },
      });
      addTriangleDePanne(chantier.mailles.divers, [0, toit, 1.1]);
    },
    parties: [
      partieAuto('La voiture', { forme: 'compacte' }),
      partie('Le triangle', [0, toit, 1.1], [0.5, 0.5, 0.1]),
    ],
  };
};

const triangleSeul: Monte = () => ({
  lieu: 'campagne',
  vue: { oeil: [0.5, 0.7, 2.1], vers: [0, 0.25, 0], angle: 34 },
  add: ({ chantier }) => addTriangleDePanne(chantier.mailles.divers, [0, 0, 0]),
  parties: [partie('Le triangle', [0, 0, 0], [0.54, 0.55, 0.1])],
});

/** `gilet`: behind the rail, by day; else beside his car, by night. */
const conducteurEnPanne = (gilet: boolean): Montage => {
  const auto: Vec = [3.5, 0, 0];
  const ou: Vec = gilet ? [6.85, 0, 1.9] : [1.7, 0, 3.9];
  return {
    lieu: gilet ? 'autoroute' : 'campagne',
    temps: gilet ? 'jour' : 'nuit',
    vue: gilet
      ? { oeil: [0.4, 1.8, 9.4], vers: [4.6, 0.95, 2.2], angle: 40 }
      : { oeil: [-0.7, 1.55, 8.6], vers: [0.95, 0.9, 1.6], angle: 36 },
    add: ({ chantier }) => {
      addAuto(chantier, {
        forme: 'compacte',
        couleur: BLEU,
        ou: gilet ? auto : [0.2, 0, 0],
        etat: {
          clignotant: 'quatre',
          conducteur: 'absent',
          feux: gilet ? 'éteints' : 'croisement',
        },
      });
      // Whoever comes along sees him by his own headlamps.
      chantier.lampes.push({
        genre: 'phare',
        ou: [-0.4, 1, 12],
        vers: [1.5, 0.7, 0],
        couleur: '#FFF2D8',
        force: 95,
        portee: 60,
      });
      addPersonne(chantier, {
        qui: gilet ? 'surveillant' : 'piéton',
        ou,
        cap: gilet ? 238 : 205,
        graine: 21,
        couleur: gilet ? '#2B3A4F' : '#56626B',
        etat: { tient: gilet ? 'téléphone' : 'rien', bagage: 'aucun', pose: 'attend' },
      });
    },
    parties: [
      partieAuto('La voiture', { forme: 'compacte', ou: gilet ? auto : [0.2, 0, 0] }),
      partie('Le conducteur', ou, [0.5, 1.74, 0.4]),
    ],
  };
};

/** A rope that sags a little, yellow as they are sold. */
function addCorde(maille: Maille, de: Vec, a: Vec, creux: number): void {
  const fils = Array.from({ length: 17 }, (_, i): Vec => {
    const t = i / 16;
    return [
      de[0] + (a[0] - de[0]) * t,
      de[1] + (a[1] - de[1]) * t - creux * 4 * t * (1 - t),
      de[2] + (a[2] - de[2]) * t,
    ];
  });
  maille.addTube(fils, 0.024, '#E8B014', { cotes: 8 });
}

/** A cloth that hangs from the rope's middle. */
function addChiffon(maille: Maille, [x, y, z]: Vec): void {
  for (const s of [-1, 1])
    addNappe(
      maille,
      (u, v) => [
        x + s * (0.012 + 0.05 * (1 - v) * Math.sin(u * 9)),
        y - (1 - v) * (0.34 + 0.05 * Math.cos(u * 7)),
        z + (u - 0.5) * (0.5 - 0.1 * v) * s,
      ],
      { colonnes: 14, rangs: 6, couleur: '#D3141C' },
    );
}

const remorquage = (metres: number, chiffon: boolean): Montage => {
  const { longueur } = volumeOf('voiture', 'compacte');
  const [bout, nez] = [-metres / 2, metres / 2];
  const tire: Vec = [0, 0, bout - longueur / 2];
  const tiree: Vec = [0, 0, nez + longueur / 2];
  return {
    lieu: 'campagne',
    vue: chiffon
      ? { oeil: [-6.2, 1.7, 0], vers: [0.3, 0.5, 0], angle: 54 }
      : deCote(bout - longueur + 1.2, nez + longueur - 1.2, { haut: 0.9, monte: 1.6, angle: 40 }),
    add: ({ chantier }) => {
      const { divers } = chantier.mailles;
      addAuto(chantier, { forme: 'compacte', couleur: BLEU, ou: tire });
      addAuto(chantier, {
        forme: 'compacte',
        couleur: ROUGE,
        ou: tiree,
        etat: { clignotant: 'quatre', feux: 'éteints' },
      });
      addCorde(divers, [0.3, 0.42, bout - 0.02], [0.3, 0.42, nez + 0.04], 0.1);
      if (chiffon) addChiffon(divers, [0.3, 0.33, 0]);
    },
    parties: [
      partie('La voiture qui tire', [0, 0, bout - 1], [1.7, 1.3, 1.8], { dedans: true }),
      partie('La voiture tirée', [0, 0, nez + 1], [1.7, 1.3, 1.8], { dedans: true }),
      ...(chiffon ? [partie('Le chiffon', [0.3, 0, 0], [0.1, 0.34, 0.5])] : []),
    ],
    etiquettes: chiffon
      ? []
      : [{ mots: mesure(metres, 'm'), de: [0.3, 0.8, bout], a: [0.3, 0.8, nez] }],
  };
};

export const PANNES = {
  'triangle derrière la voiture': (valeur) => triangleA(valeur, false),
  'triangle sur autoroute': (valeur) => triangleA(valeur, true),
  triangle: triangleSeul,
  'triangle sur la voiture': triangleSurLaVoiture,
  'conducteur avec gilet': () => conducteurEnPanne(true),
  'conducteur sans gilet': () => conducteurEnPanne(false),
  'corde de remorquage': (valeur) => remorquage(nombreOf(valeur), false),
  'corde de remorquage avec chiffon': () => remorquage(4, true),
} satisfies Record<string, Monte>;
