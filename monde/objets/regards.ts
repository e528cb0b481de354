import { glaceOf } from '../camera/miroirs.ts';
import { coinsOf } from '../camera/boites.ts';
import type { Chantier } from '../chantier.ts';
import { addPersonne } from '../gens/index.ts';
import type { Maille } from '../maille/maille.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { volumeOf } from '../vehicules/index.ts';
import { addAuto, BLANC, BLEU, formeDe, partieAuto, ROUGE } from './autos.ts';
import { cadre } from './cadrage.ts';
import { addAssis, addCabine, addCeinture, PLACES } from './habitacle.ts';
import { type Monte, type Montage, type Partie, partie } from './montage.ts';

/** A driver's eyes in his own car, whose middle is the origin. */
const OEIL: Vec = [-0.36, 1.2, 0.1];

interface DansLaGlace {
  genre: 'intérieur' | 'gauche';
  /** The middle of what is seen in it. */
  but: Vec;
  renfle: number;
  angle: number;
  add: (chantier: Chantier) => void;
}

const miroir = ({ genre, but, renfle, angle, add }: DansLaGlace): Montage => {
  const glace = glaceOf(genre, { oeil: OEIL }, 0, but, renfle);
  const { centre, largeur, hauteur } = glace;
  return {
    lieu: 'rue',
    vue: { oeil: OEIL, vers: [centre[0], centre[1] - 0.01, centre[2]], angle },
    miroirs: [glace],
    add: ({ chantier }) => {
      add(chantier);
      if (genre === 'gauche') addPortiere(chantier.mailles.habitacle);
    },
    parties: [
      partie(
        'Le rétroviseur',
        [centre[0], centre[1] - hauteur / 2, centre[2]],
        [largeur, hauteur, 0.04],
      ),
    ],
  };
};

/** The upper edge of the own door, and the pillar before it. */
function addPortiere(maille: Maille): void {
  maille.addTube(
    [
      [-0.86, 0.9, -1],
      [-0.87, 0.93, -0.3],
      [-0.86, 0.95, 0.6],
    ],
    [[0.05, 0.05]],
    '#2A2E32',
    { cotes: 12 },
  );
  maille.addTube(
    [
      [-0.8, 0.94, -0.98],
      [-0.62, 1.38, -0.3],
    ],
    [[0.045, 0.06]],
    '#24282B',
    { cotes: 12 },
  );
}

const cyclisteDerriere: Monte = () =>
  miroir({
    genre: 'gauche',
    but: [-2.1, 1.0, 6.2],
    renfle: 1.4,
    angle: 26,
    add: (chantier) =>
      addPersonne(chantier, {
        qui: 'vélo',
        ou: [-2.1, 0, 6.2],
        cap: 0,
        graine: 5,
        couleur: '#C6282E',
        etat: { phase: 0.3 },
      }),
  });

const voitureTresPres: Monte = () =>
  miroir({
    genre: 'intérieur',
    but: [-0.05, 1.0, 4.2],
    renfle: 1.4,
    angle: 24,
    add: (chantier) =>
      addAuto(chantier, {
        forme: 'compacte',
        couleur: ROUGE,
        ou: [0, 0, 2.4 + 1.6 + 2.1],
        etat: { conducteur: 'droit devant' },
      }),
  });

const voitureDerriere: Monte = () =>
  miroir({
    genre: 'gauche',
    but: [-1.9, 0.7, 13],
    renfle: 1.1,
    angle: 26,
    add: (chantier) => addAuto(chantier, { forme: 'compacte', couleur: ROUGE, ou: [-1.6, 0, 15] }),
  });

const ambulanceDerriere: Monte = () =>
  miroir({
    genre: 'intérieur',
    but: [0, 1.4, 9],
    renfle: 1.3,
    angle: 24,
    add: (chantier) =>
      addAuto(chantier, { qui: 'ambulance', ou: [0, 0, 11.6], etat: { feuxBleus: true } }),
  });

const rienDerriere: Monte = () =>
  miroir({ genre: 'gauche', but: [-2.1, 0.95, 9], renfle: 1.2, angle: 26, add: () => undefined });

/** A translucent patch of road that a driver does not see in his mirrors. */
function addZone(verre: Maille, points: readonly [Vec, Vec, Vec, Vec]): void {
  verre.lit(0.75, () => verre.addQuad(points, '#FFD21E'));
}

const au = (x: number, z: number): Vec => [x, 0.03, z];

const angleMort = (avecVoiture: boolean): Montage => {
  const autre: Vec = [-3.5, 0, 3.9];
  const parties: Partie[] = [
    partieAuto('Ma voiture', { forme: 'compacte' }),
    ...(avecVoiture ? [partieAuto('L’autre voiture', { forme: 'suv', ou: autre })] : []),
  ];
  return {
    lieu: 'autoroute',
    vue: cadre([...parties.flatMap(coinsOf), [-6, 0, 7], [2, 0, -4]], 38, 16, 34),
    add: ({ chantier }) => {
      addAuto(chantier, { forme: 'compacte', couleur: BLEU, etat: { clignotant: 'gauche' } });
      if (avecVoiture) addAuto(chantier, { forme: 'suv', couleur: ROUGE, ou: autre });
      addZone(chantier.mailles.verre, [
        au(-0.95, 0.1),
        au(-5.2, 7.2),
        au(-1.9, 7.2),
        au(-0.95, 1.2),
      ]);
    },
    parties,
    etiquettes: [{ mots: 'Moi', ou: [0, 1.5, 0.2], moi: true }],
  };
};

const CAMION = volumeOf('camion');
const CHAUFFEUR = { qui: 'camion', couleur: BLEU } as const;

/** Zones around a lorry, and the own car in the right one. */
const anglesMortsDuCamion: Monte = () => {
  const [l, w] = [CAMION.longueur / 2, CAMION.largeur / 2];
  const moi: Vec = [3.5, 0, 1.2];
  const parties = [
    partieAuto('Le camion', CHAUFFEUR),
    partieAuto('Ma voiture', { forme: 'compacte', ou: moi }),
  ];
  return {
    lieu: 'autoroute',
    vue: cadre([...parties.flatMap(coinsOf), [-4.6, 0, l + 4], [5.5, 0, -l - 3]], 42, -14, 34),
    add: ({ chantier }) => {
      addAuto(chantier, CHAUFFEUR);
      addAuto(chantier, { forme: 'compacte', couleur: ROUGE, ou: moi });
      const { verre } = chantier.mailles;
      addZone(verre, [au(-w, -l - 2.6), au(w, -l - 2.6), au(w, -l - 0.1), au(-w, -l - 0.1)]);
      addZone(verre, [au(w, -l), au(w, l - 0.5), au(5.6, l - 0.5), au(5.6, -l + 2.8)]);
      addZone(verre, [au(-w, -l + 0.6), au(-4.2, -l + 2.8), au(-4.2, l - 1.5), au(-w, l - 1.5)]);
      addZone(verre, [au(-w, l + 0.1), au(-w, l + 3.4), au(w, l + 3.4), au(w, l + 0.1)]);
    },
    parties,
    etiquettes: [{ mots: 'Moi', ou: [moi[0], 1.4, moi[2]], moi: true }],
  };
};

/** Beside the cab, or before it: a lorry that indicates to the right at a crossing. */
const cyclistePresDuCamion = (devant: boolean): Montage => {
  const l = CAMION.longueur / 2;
  const velo: Vec = devant ? [0.7, 0, -l - 1.2] : [1.95, 0, -l + 1.3];
  const camion: Vec = [-0.35, 0, 0];
  const parties = [
    partie('Le camion', [camion[0], 0, -l + 1.2], [2.4, 2.9, 2.2], { dedans: true }),
    partie('Le cycliste', velo, [0.5, 1.7, 1.7]),
  ];
  const cabine = [
    ...coinsOf(parties[1]!),
    ...coinsOf(partie('La cabine', [camion[0], 0, -l / 2 - 0.6], [2.4, 3, 4.4])),
  ];
  return {
    lieu: 'carrefour',
    vue: devant ? cadre(cabine, 24, -140, 34) : cadre(cabine, 24, -34, 34),
    add: ({ chantier }) => {
      addAuto(chantier, {
        ...CHAUFFEUR,
        ou: camion,
        etat: { freine: true, ...(devant ? {} : { clignotant: 'droite' as const }) },
      });
      addPersonne(chantier, {
        qui: 'vélo',
        ou: velo,
        cap: 0,
        graine: 5,
        couleur: '#C6282E',
        etat: { pose: 'attend' },
      });
    },
    parties,
  };
};

/** He swings out before he turns right; the own car is behind, a little to the right. */
const camionQuiTourne: Monte = () => {
  const moi: Vec = [0.75, 0, 9.4];
  const camion: Vec = [-1.1, 0, 0.4];
  const parties = [
    partieAuto('Le camion', { ...CHAUFFEUR, ou: camion }),
    partieAuto('Ma voiture', { forme: 'compacte', ou: moi }),
  ];
  return {
    lieu: 'carrefour',
    vue: cadre([...parties.flatMap(coinsOf), [8, 0, -8]], 34, 20, 36),
    add: ({ chantier }) => {
      addAuto(chantier, { ...CHAUFFEUR, ou: camion, etat: { clignotant: 'droite', freine: true } });
      addAuto(chantier, { forme: 'compacte', couleur: ROUGE, ou: moi });
    },
    parties,
    etiquettes: [{ mots: 'Moi', ou: [moi[0], 1.3, moi[2]], moi: true }],
  };
};

/** He turns round, and reaches for his door with the hand that lies farther from it. */
const mainOpposee: Monte = () => {
  const velo: Vec = [-1.75, 0, 3.1];
  return {
    lieu: 'rue',
    vue: { oeil: [1.0, 3.3, -3.5], vers: [-0.95, 0.88, 1.1], angle: 42 },
    add: ({ chantier }) => {
      const { divers } = chantier.mailles;
      addCabine(chantier, { couleur: BLANC });
      const mis = {
        ou: PLACES.conducteur,
        graine: 21,
        couleur: '#B4522B',
        femme: false,
        coiffure: 'court' as const,
        regard: -95,
        mains: [
          {
            poignet: [-0.14, 0.12, -0.28] as Vec,
            coude: [-0.6, -0.2, 1] as Vec,
            paume: [0, -1, 0] as Vec,
          },
          {
            poignet: [-0.33, 0.34, -0.26] as Vec,
            coude: [0.5, -0.4, -0.4] as Vec,
            doigts: [-1, -0.1, 0.1] as Vec,
            paume: [0, 0, 1] as Vec,
            tenue: 'poing' as const,
          },
        ] as const,
      };
      addCeinture(divers, mis, addAssis(divers, mis), -1, 'au montant');
      divers.addBoite([-0.775, 0.76, -0.1], [0.02, 0.035, 0.13], '#C3CACF');
      addPersonne(chantier, {
        qui: 'vélo',
        ou: velo,
        cap: 0,
        graine: 5,
        couleur: '#C6282E',
        etat: { phase: 0.3 },
      });
    },
    parties: [
      partie('Le conducteur', [-0.4, 0.75, 0.16], [0.4, 0.6, 0.3], { dedans: true }),
      partie('Le cycliste', velo, [0.5, 1.7, 1.7]),
    ],
  };
};

/** A road that climbs to the left, with its pavement and grass. */
const PENTE = 9;
const surPente = (x: number, y: number, z: number): Vec => {
  const a = (PENTE * Math.PI) / 180;
  return [x, y * Math.cos(a) - z * Math.sin(a), z * Math.cos(a) + y * Math.sin(a)];
};

const surUneCote: Monte = () => ({
  lieu: 'vide',
  vue: { oeil: [-9.2, 2.1, 0.6], vers: [0, 0.75, 0], angle: 38 },
  add: ({ chantier }) => {
    const { divers } = chantier.mailles;
    const bande = (x0: number, x1: number, y: number, couleur: string) =>
      divers.addQuad(
        [surPente(x0, y, 60), surPente(x1, y, 60), surPente(x1, y, -60), surPente(x0, y, -60)],
        couleur,
      );
    bande(-6.5, 1.25, 0, '#6E7276');
    bande(-2.6, -2.48, 0.006, '#E4E6E4');
    bande(1.25, 1.45, 0.13, '#B9B7B0');
    bande(1.45, 3.4, 0.13, '#A6A49D');
    divers.addQuad(
      [
        surPente(1.25, 0, 60),
        surPente(1.25, 0.13, 60),
        surPente(1.25, 0.13, -60),
        surPente(1.25, 0, -60),
      ],
      '#9A9891',
    );
    bande(3.4, 60, 0.1, '#5E7A42');
    bande(-60, -6.5, -0.05, '#5E7A42');
    for (let z = -52; z < 56; z += 3.2) {
      const pied = surPente(4.2, 0.1, z);
      divers.addBoite([pied[0], pied[1] + 0.5, pied[2]], [0.1, 1, 0.1], '#7A5A38');
      const suivant = surPente(4.2, 0.1, z + 3.2);
      for (const h of [0.45, 0.9])
        divers.addTube(
          [
            [4.2, pied[1] + h, pied[2]],
            [4.2, suivant[1] + h, suivant[2]],
          ],
          0.04,
          '#8A6A46',
        );
    }
    addVehiculeEnPente(chantier);
  },
  parties: [partieAuto('La voiture', { forme: 'compacte' })],
});

const addVehiculeEnPente = (chantier: Chantier): void =>
  addAuto(chantier, {
    forme: 'compacte',
    couleur: BLEU,
    tangage: PENTE,
    etat: { stationne: true },
  });

/** Parked along a kerb, its front wheels turned to it. */
const rouesTournees: Monte = () => ({
  lieu: 'rue',
  vue: { oeil: [-2.6, 2.5, -6.4], vers: [0.3, 0.5, -0.9], angle: 34 },
  add: ({ chantier }) =>
    addAuto(chantier, {
      forme: 'compacte',
      couleur: BLEU,
      ou: [0.62, 0, 0],
      etat: { stationne: true, braquage: 32 },
    }),
  parties: [
    partieAuto('La voiture', { forme: 'compacte', ou: [0.62, 0, 0] }),
    partie('La roue', [-0.14, 0, formeDe('compacte').roues[0]!.z], [0.3, 0.65, 0.65], {
      dedans: true,
    }),
  ],
});

export const REGARDS = {
  'cycliste dans le rétroviseur': cyclisteDerriere,
  'voiture très près dans le rétroviseur': voitureTresPres,
  'rétroviseur vide': rienDerriere,
  'voiture dans le rétroviseur': voitureDerriere,
  'ambulance dans le rétroviseur': ambulanceDerriere,
  'angle mort de la voiture': () => angleMort(false),
  'angle mort à gauche': () => angleMort(true),
  'angles morts du camion': anglesMortsDuCamion,
  'cycliste à droite du camion': () => cyclistePresDuCamion(false),
  'cycliste devant le camion': () => cyclistePresDuCamion(true),
  'camion qui tourne à droite': camionQuiTourne,
  'main opposée sur la poignée': mainOpposee,
  'garé sur une côte': surUneCote,
  'roues tournées vers le trottoir': rouesTournees,
} satisfies Record<string, Monte>;
