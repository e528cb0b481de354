import type { Maille } from '../maille/maille.ts';
import type { Vec } from '../maille/vecteurs.ts';
import type { Cote } from '../gens/corps/squelette.ts';
import {
  addAssis,
  addCabine,
  addCeinture,
  addCoqueDEnfant,
  type Assis,
  auVolant,
  PLACES,
} from './habitacle.ts';
import { type Atelier, type Decalque, type Monte, type Montage, partie } from './montage.ts';

type PlaceAssise = keyof typeof PLACES;
const ROUX = '#B4522B';
/** The pillar that a place's belt comes from. */
const PILIER: Record<PlaceAssise, Cote> = {
  conducteur: -1,
  gauche: -1,
  passager: 1,
  droite: 1,
  milieu: 1,
};

function addAdulte(maille: Maille, place: PlaceAssise, assis: Partial<Assis> = {}): void {
  const mis = { ou: PLACES[place] as Vec, ...assis };
  const installe = addAssis(maille, mis);
  addCeinture(maille, mis, installe, PILIER[place]);
}

const addConducteurAssis = (maille: Maille): void =>
  addAdulte(maille, 'conducteur', {
    mains: 'volant',
    graine: 21,
    couleur: ROUX,
    femme: false,
    coiffure: 'court',
  });

interface Enfant {
  taille: number;
  graine: number;
  couleur: string;
  /** Sits that much higher than the seat. */
  leve?: number;
  avance?: number;
}

const enfantA = (
  place: PlaceAssise,
  { taille, graine, couleur, leve = 0, avance = 0 }: Enfant,
): Assis => {
  const [x, y, z] = PLACES[place];
  const k = taille / 1.24;
  return {
    ou: [x, y - 0.03 + leve, z + 0.06 - avance],
    age: 'enfant',
    taille,
    graine,
    couleur,
    pieds: [0.07, -0.13 * k - 0.04, -0.36 * k],
    recline: 0.26,
  };
};

function addEnfant(maille: Maille, place: PlaceAssise, enfant: Enfant, attache = true): void {
  const assis = enfantA(place, enfant);
  const installe = addAssis(maille, assis);
  if (attache) addCeinture(maille, assis, installe, PILIER[place]);
}

/** A high-backed seat that faces the road. */
function addSiegeEnfant(maille: Maille, place: PlaceAssise, enfant: Enfant): void {
  const [x, y, z] = PLACES[place];
  addCoqueDEnfant(
    maille,
    { ou: [x, y + 0.0, z] },
    [
      [0.02, -0.34],
      [-0.02, -0.2],
      [-0.01, 0.02],
      [0.1, 0.12],
      [0.4, 0.18],
      [0.66, 0.24],
    ],
    { demi: 0.2, bord: 0.15 },
  );
  addEnfant(maille, place, { ...enfant, leve: 0.09, avance: 0.06 });
}

/** A cushion under a child. */
function addRehausseur(maille: Maille, place: PlaceAssise): void {
  const [x, y, z] = PLACES[place];
  maille.addTube(
    [
      [x, y + 0.01, z + 0.14],
      [x, y + 0.01, z + 0.1],
      [x, y + 0.01, z - 0.26],
      [x, y, z - 0.3],
    ],
    [
      [0.19, 0.05],
      [0.21, 0.075],
      [0.21, 0.075],
      [0.18, 0.04],
    ],
    '#E8A21C',
    { cotes: 20 },
  );
}

/** A baby in a shell that faces the rear. */
function addBebe(maille: Maille, place: PlaceAssise): void {
  const [x, y, z] = PLACES[place];
  const ou: Vec = [x, y + 0.14, z - 0.18];
  addCoqueDEnfant(
    maille,
    { ou, lacet: Math.PI },
    [
      [0.26, -0.36],
      [0.06, -0.24],
      [-0.02, -0.06],
      [0.04, 0.1],
      [0.22, 0.24],
      [0.46, 0.36],
    ],
    { demi: 0.22, bord: 0.2 },
  );
  addAssis(maille, {
    ou: [x, y + 0.2, z - 0.22],
    lacet: Math.PI,
    age: 'enfant',
    taille: 0.8,
    grosseTete: 1.32,
    graine: 5,
    couleur: '#8CC0DC',
    recline: 0.85,
    baisse: -0.25,
    pieds: [0.06, 0.07, -0.2],
    coiffure: 'ras',
  });
  // Its carrying handle, and the harness.
  maille.at(ou, Math.PI, () => {
    for (const s of [-1, 1])
      maille.addTube(
        [
          [s * 0.06, 0.3, 0.2],
          [s * 0.05, 0.2, 0.06],
          [0, 0.12, -0.06],
        ],
        [[0.014, 0.006]],
        '#2B2F33',
        { cotes: 6 },
      );
  });
}

/** Down into the car from before it: all places, faces towards us. */
const TOUTES = { oeil: [0.75, 3.85, -1.7], vers: [0, 0.62, 0.74], angle: 37 } as const;
/** The same, nearer to the bench. */
const ARRIERE = { oeil: [0.75, 3.2, -0.75], vers: [0.1, 0.62, 0.92], angle: 34 } as const;

const cabine = (
  vue: Montage['vue'],
  parties: Montage['parties'],
  add: (atelier: Atelier) => void,
  decalques: Record<string, Decalque> = {},
): Montage => ({
  lieu: 'atelier',
  vue,
  decalques,
  add: (atelier) => {
    addCabine(atelier.chantier);
    add(atelier);
  },
  parties,
});

const aPlace = (nom: string, place: PlaceAssise, haut = 0.75) => {
  const [x, y, z] = PLACES[place];
  return partie(nom, [x, y + 0.08, z + 0.06], [0.34, haut, 0.3], { dedans: true });
};

const temoinAirbag = (actif: boolean): Decalque => ({
  l: 220,
  h: 90,
  svg:
    '<rect x="-110" y="-45" width="220" height="90" rx="10" fill="#0A0C0D" stroke="#59636A" stroke-width="3"/>' +
    '<text x="0" y="-12" font-family="DejaVu Sans" font-weight="700" font-size="25" fill="#E6EDF0" text-anchor="middle">PASS. AIRBAG</text>' +
    `<circle cx="-42" cy="20" r="13" fill="${actif ? '#FFB000' : '#3A434A'}"/><text x="28" y="33" font-family="DejaVu Sans" font-weight="700" font-size="38" fill="${actif ? '#FFB000' : '#E6EDF0'}" text-anchor="middle">${actif ? 'ON' : 'OFF'}</text>`,
});

/** From over the bench: the front seat, and the lamp that tells of the airbag. */
const bebeDevant = (actif: boolean): Montage =>
  cabine(
    { oeil: [-0.42, 2.5, 1.2], vers: [0.22, 0.74, -0.24], angle: 36 },
    [
      partie('Le bébé', [0.37, 0.68, -0.12], [0.3, 0.25, 0.4], { dedans: true }),
      partie('Le témoin', [0.1, 0.94, -0.62], [0.34, 0.12, 0.06], { dedans: true }),
    ],
    ({ chantier, uv }) => {
      const { divers, plaque } = chantier.mailles;
      addConducteurAssis(divers);
      addBebe(divers, 'passager');
      const [x, y, z] = [0.1, 0.955, -0.6];
      plaque.lit(0.8, () =>
        plaque.addQuad(
          [
            [x - 0.19, y, z],
            [x + 0.19, y, z],
            [x + 0.19, y + 0.13, z - 0.09],
            [x - 0.19, y + 0.13, z - 0.09],
          ],
          '#FFFFFF',
          uv('témoin'),
        ),
      );
      divers.addBoite([x, y + 0.05, z - 0.12], [0.4, 0.14, 0.06], '#15181A');
    },
    { témoin: temoinAirbag(actif) },
  );

const HUIT = { taille: 1.26, graine: 6, couleur: '#3F8F5E' };
const DIX = { taille: 1.2, graine: 4, couleur: '#3F8F5E' };

function addChien(maille: Maille, place: PlaceAssise): void {
  const [x, y, z] = PLACES[place];
  const [poil, sombre] = ['#A96F33', '#5E3C18'];
  maille.at([x, y - 0.02, z], 0, () => {
    maille.addBoule([0, 0.13, 0.06], [0.15, 0.16, 0.19], poil, { meridiens: 18, paralleles: 12 });
    maille.addTube(
      [
        [0, 0.12, 0.02],
        [0, 0.3, -0.06],
        [0, 0.46, -0.1],
      ],
      [0.15, 0.125, 0.085],
      poil,
      { cotes: 16 },
    );
    maille.addBoule([0, 0.55, -0.14], [0.095, 0.095, 0.11], poil, {
      meridiens: 16,
      paralleles: 12,
    });
    maille.addTube(
      [
        [0, 0.53, -0.2],
        [0, 0.52, -0.33],
      ],
      [0.058, 0.042],
      '#C08B50',
      { cotes: 12 },
    );
    maille.addBoule([0, 0.54, -0.335], [0.026, 0.02, 0.02], '#14100C');
    for (const s of [-1, 1]) {
      maille.addBoule([s * 0.095, 0.54, -0.11], [0.028, 0.085, 0.055], sombre);
      maille.addBoule([s * 0.042, 0.585, -0.225], [0.013, 0.015, 0.012], '#14100C');
      maille.addTube(
        [
          [s * 0.075, 0.3, -0.12],
          [s * 0.07, 0.0, -0.2],
          [s * 0.07, -0.02, -0.25],
        ],
        [0.05, 0.036, 0.035],
        poil,
        { cotes: 10 },
      );
      maille.addBoule([s * 0.13, 0.05, -0.04], [0.06, 0.08, 0.13], poil);
    }
    maille.addTube(
      [
        [0.05, 0.04, 0.22],
        [0.2, 0.03, 0.18],
        [0.24, 0.06, 0.04],
      ],
      [0.035, 0.028, 0.015],
      poil,
      { cotes: 10 },
    );
  });
}

function addBagages(maille: Maille): void {
  const y = 0.95;
  const valise: Vec = [-0.24, y + 0.2, 1.94];
  maille.addBoite(valise, [0.62, 0.4, 0.26], '#8D5A34', { largeur: 0.98, profondeur: 0.94 });
  for (const s of [-0.2, 0.2])
    maille.addBoite([valise[0] + s, valise[1], valise[2]], [0.05, 0.41, 0.27], '#5E3B20');
  maille.addTube(
    [
      [-0.34, y + 0.4, 1.94],
      [-0.32, y + 0.47, 1.94],
      [-0.16, y + 0.47, 1.94],
      [-0.14, y + 0.4, 1.94],
    ],
    0.014,
    '#2B1D12',
  );
  maille.addTube(
    [
      [0.16, y + 0.14, 1.92],
      [0.22, y + 0.15, 1.92],
      [0.56, y + 0.15, 1.92],
      [0.62, y + 0.14, 1.92],
    ],
    [0.08, 0.14, 0.14, 0.08],
    '#2E7D6B',
    { cotes: 16, cote: [0, 1, 0] },
  );
  maille.addTube(
    [
      [0.28, y + 0.27, 1.92],
      [0.32, y + 0.38, 1.92],
      [0.46, y + 0.38, 1.92],
      [0.5, y + 0.27, 1.92],
    ],
    0.012,
    '#1B4A40',
  );
}

const seul = (
  nom: string,
  place: PlaceAssise,
  enfant: Enfant,
  plus: (maille: Maille) => void,
  attache = true,
): Montage =>
  cabine(
    place === 'passager' ? { oeil: [1.15, 2.5, -2.1], vers: [0.05, 0.7, 0.1], angle: 36 } : ARRIERE,
    [aPlace(nom, place, 0.5)],
    ({ chantier: { mailles } }) => {
      addConducteurAssis(mailles.divers);
      plus(mailles.divers);
      addEnfant(mailles.divers, place, enfant, attache);
    },
  );

const dansUnSiege = (place: PlaceAssise): Montage =>
  cabine(
    place === 'passager' ? { oeil: [1.15, 2.5, -2.1], vers: [0.05, 0.7, 0.1], angle: 36 } : ARRIERE,
    [aPlace('L’enfant', place, 0.5)],
    ({ chantier: { mailles } }) => {
      addConducteurAssis(mailles.divers);
      addSiegeEnfant(mailles.divers, place, { taille: 1.05, graine: 9, couleur: '#3F8F5E' });
    },
  );

const troisEnfants = (siegeAuMilieu: boolean): Montage =>
  cabine(
    TOUTES,
    (['gauche', 'milieu', 'droite'] as const).map((place) => aPlace('Un enfant', place, 0.45)),
    ({ chantier: { mailles } }) => {
      const { divers } = mailles;
      addConducteurAssis(divers);
      addAdulte(divers, 'passager', {
        graine: 12,
        couleur: '#2E7D6B',
        femme: true,
        coiffure: 'long',
      });
      addSiegeEnfant(divers, 'gauche', { taille: 1.08, graine: 9, couleur: '#3F8F5E' });
      addSiegeEnfant(divers, 'droite', { taille: 1.08, graine: 4, couleur: '#3A769F' });
      if (siegeAuMilieu)
        addSiegeEnfant(divers, 'milieu', { taille: 1.05, graine: 7, couleur: '#D3A23A' });
      else
        addEnfant(divers, 'milieu', { taille: 1.22, graine: 7, couleur: '#D3A23A', avance: 0.06 });
    },
  );

const occupes = (combien: 5 | 6): Montage =>
  cabine(
    TOUTES,
    [
      aPlace('L’adulte', 'passager'),
      aPlace('Un passager', 'gauche', 0.5),
      aPlace('Un passager', 'droite', 0.5),
    ],
    ({ chantier: { mailles } }) => {
      const { divers } = mailles;
      addConducteurAssis(divers);
      addAdulte(divers, 'passager', {
        graine: 12,
        couleur: '#2E7D6B',
        femme: true,
        coiffure: 'long',
      });
      if (combien === 5)
        for (const [i, place] of (['gauche', 'milieu', 'droite'] as const).entries())
          addAdulte(divers, place, {
            graine: 30 + i,
            couleur: ['#7F5691', '#3E5C8A', '#C9A227'][i]!,
          });
      else
        for (const [i, x] of [-0.56, -0.19, 0.19, 0.56].entries())
          addAssis(divers, {
            ...enfantA('milieu', {
              taille: 1.2,
              graine: 4 + i,
              couleur: ['#3F8F5E', '#D3A23A', '#7F5691', '#B5432F'][i]!,
            }),
            ou: [x, PLACES.milieu[1] - 0.03, PLACES.milieu[2] + 0.02],
          });
    },
  );

/** From his left, through the open door. */
const DE_CONDUCTEUR = { oeil: [-2.55, 1.32, -0.62], vers: [-0.3, 0.86, -0.06], angle: 34 } as const;

interface AuVolant extends Partial<Assis> {
  /** His head restraint above the hips. */
  tete?: number;
  port?: 'mise' | 'sous le bras' | 'au montant' | 'aucune';
  plus?: (maille: Maille) => void;
}

const auPoste = (
  nom: string,
  { tete, port = 'mise', plus, ...assis }: AuVolant,
  vue: Montage['vue'] = DE_CONDUCTEUR,
): Montage => ({
  lieu: 'atelier',
  vue,
  add: ({ chantier }) => {
    const { divers } = chantier.mailles;
    addCabine(chantier, { ouverte: true, seul: true, ...(tete !== undefined && { tete }) });
    const mis: Assis = {
      ou: PLACES.conducteur,
      mains: 'volant',
      graine: 21,
      couleur: ROUX,
      femme: false,
      coiffure: 'court',
      ...assis,
    };
    const installe = addAssis(divers, mis);
    if (port !== 'aucune') addCeinture(divers, mis, installe, -1, port);
    plus?.(divers);
  },
  parties: [partie(nom, [-0.37, 0.75, 0.2], [0.4, 0.55, 0.3], { dedans: true })],
});

const [CX, CY, CZ] = PLACES.conducteur;
/** One hand at an ear, or at the mouth; the other steers. */
const mainLevee = (poignet: Vec, doigts: Vec, cote: Cote): Assis['mains'] => {
  const levee = {
    poignet,
    doigts,
    coude: [cote * 0.9, -1, 0.1] as Vec,
    paume: [-cote * 0.6, 0.2, 0.6] as Vec,
    tenue: 'poing' as const,
  };
  return cote < 0 ? [levee, auVolant(1)] : [auVolant(-1), levee];
};

const telephoneALOreille: Monte = () =>
  auPoste('Le conducteur', {
    mains: mainLevee([-0.2, 0.55, 0.02], [0.25, 1, 0.2], -1),
    plus: (maille) =>
      maille.at([CX - 0.14, CY + 0.715, CZ + 0.07], 0.1, () => {
        maille.addBoite([0, 0, 0], [0.016, 0.17, 0.08], '#101214');
        maille.addBoite([-0.011, 0.045, 0], [0.004, 0.02, 0.03], '#59636A');
      }),
  });

const mangerAuVolant: Monte = () =>
  auPoste('Le conducteur', {
    mains: mainLevee([-0.13, 0.57, -0.2], [0.3, 0.7, -0.1], -1),
    plus: (maille) =>
      maille.at([CX - 0.07, CY + 0.665, CZ - 0.145], 0.3, () => {
        for (const [y, c, h, r] of [
          [0.026, '#D9A25C', 0.022, 0.05],
          [0.008, '#5E9A4B', 0.008, 0.054],
          [-0.004, '#B5432F', 0.008, 0.05],
          [-0.022, '#C98D4B', 0.02, 0.05],
        ] as const)
          maille.addBoule([0, y, 0], [r, h, r * 1.35], c, { meridiens: 16, paralleles: 8 });
      }),
  });

const casqueAudio: Monte = () =>
  auPoste('Le conducteur', {
    plus: (maille) => {
      const [x, y, z] = [CX, CY + 0.705, CZ + 0.085];
      maille.addTube(
        Array.from({ length: 13 }, (_, i): Vec => {
          const a = -Math.PI / 2 + (i / 12) * Math.PI;
          return [x + Math.sin(a) * 0.092, y + Math.cos(a) * 0.128, z];
        }),
        [[0.012, 0.02]],
        '#15181A',
        { cotes: 10, cote: [0, 0, 1] },
      );
      for (const s of [-1, 1])
        maille.addTube(
          [
            [x + s * 0.075, y - 0.005, z],
            [x + s * 0.115, y - 0.005, z],
          ],
          [0.05, 0.044],
          s < 0 ? '#C6282E' : '#15181A',
          { cotes: 18 },
        );
    },
  });

const trop =
  (loin: number): Monte =>
  () =>
    auPoste('La personne', {
      ou: [CX, CY, CZ + loin],
      mains: [-1, 1].map((s) => {
        const main = auVolant(s as Cote);
        const [x, y, z] = main.poignet;
        return { ...main, poignet: [x, y, z - loin] as Vec };
      }) as unknown as Assis['mains'] & object,
      recline: loin < 0 ? 0.05 : 0.5,
      pieds: [0.1, -0.27, -0.66 - loin],
    });

interface Passager extends Partial<Assis> {
  port: 'au montant' | 'mise' | 'sous le bras';
}

/** On the seat beside the driver's, where no wheel hides a belt. */
const surLeSiege = (nom: string, { port, ...assis }: Passager): Montage => ({
  lieu: 'atelier',
  vue: { oeil: [0.02, 1.5, -1.3], vers: [0.37, 0.88, 0.14], angle: 40 },
  add: ({ chantier }) => {
    const { divers } = chantier.mailles;
    addCabine(chantier);
    const mis: Assis = {
      ou: PLACES.passager,
      mains: [-1, 1].map((s) => ({
        poignet: [s * 0.26, 0.08, -0.16] as Vec,
        coude: [s, -0.3, 1] as Vec,
        paume: [0, -1, 0] as Vec,
      })) as never,
      ...assis,
    };
    addCeinture(divers, mis, addAssis(divers, mis), 1, port);
  },
  parties: [partie(nom, [0.37, 0.6, 0.14], [0.4, 0.6, 0.3], { dedans: true })],
});

const ENCEINTE: Partial<Assis> = {
  graine: 12,
  couleur: '#7F5691',
  femme: true,
  coiffure: 'long',
  enceinte: true,
};
const HOMME: Partial<Assis> = { graine: 21, couleur: ROUX, femme: false, coiffure: 'court' };

const ECRAN_MESSAGE: Decalque = {
  l: 70,
  h: 140,
  svg: '<rect x="-35" y="-70" width="70" height="140" rx="6" fill="#F4F8FB"/><rect x="-35" y="-70" width="70" height="16" fill="#2F74C8"/><rect x="-28" y="-44" width="42" height="20" rx="8" fill="#D5DDE2"/><rect x="-14" y="-18" width="42" height="28" rx="8" fill="#7DB7F0"/><rect x="-28" y="18" width="48" height="20" rx="8" fill="#D5DDE2"/><rect x="-28" y="48" width="56" height="13" rx="6" fill="#FFF" stroke="#A9B4BA"/>',
};
const ECRAN_CARTE: Decalque = {
  l: 150,
  h: 90,
  svg: '<rect x="-75" y="-45" width="150" height="90" rx="6" fill="#DCE6D2"/><path d="M-75 10L-20 -4L10 30L75 18M-30 -45L-14 45M36 -45L24 45" stroke="#FFF" stroke-width="9" fill="none"/><path d="M-24 45L-14 2L14 -8L30 -14L34 -28" stroke="#1E6BE0" stroke-width="8" fill="none"/><path d="M34 -42L46 -22L34 -28L22 -24Z" fill="#1E6BE0"/><circle cx="-24" cy="38" r="6" fill="#1E6BE0" stroke="#FFF" stroke-width="2"/>',
};

/** From between the seats, over the driver's right arm. */
const PAR_DESSUS = { oeil: [0.16, 1.5, 0.52], vers: [-0.3, 0.82, -0.42], angle: 46 } as const;

const telephone = (tenu: boolean): Montage => {
  const ou: Vec = tenu ? [CX + 0.2, CY + 0.42, CZ - 0.33] : [-0.06, 1.0, -0.5];
  return {
    lieu: 'rue',
    vue: PAR_DESSUS,
    decalques: { écran: tenu ? ECRAN_MESSAGE : ECRAN_CARTE },
    add: ({ chantier, uv }) => {
      const { divers, plaque } = chantier.mailles;
      addCabine(chantier);
      addAssis(divers, {
        ou: PLACES.conducteur,
        graine: 21,
        couleur: ROUX,
        femme: false,
        coiffure: 'court',
        regard: tenu ? 22 : 0,
        baisse: tenu ? 0.45 : 0.03,
        mains: tenu
          ? [
              auVolant(-1),
              {
                poignet: [0.2, 0.3, -0.27],
                coude: [0.8, -1, 0.4],
                doigts: [0, 0.9, -0.3],
                paume: [-0.1, 0.4, 0.9],
                tenue: 'poing',
              },
            ]
          : 'volant',
      });
      const [l, h] = tenu ? [0.1, 0.2] : [0.24, 0.145];
      // Towards the eye.
      const penche = tenu ? 0.8 : 0.45;
      const at = (x: number, y: number, d: number): Vec => [
        ou[0] + x + d * 0.25,
        ou[1] + y * Math.cos(penche) + d * Math.sin(penche),
        ou[2] - y * Math.sin(penche) + d * Math.cos(penche),
      ];
      const face = (k: number, d: number): [Vec, Vec, Vec, Vec] => [
        at((-l / 2) * k, (-h / 2) * k, d),
        at((l / 2) * k, (-h / 2) * k, d),
        at((l / 2) * k, (h / 2) * k, d),
        at((-l / 2) * k, (h / 2) * k, d),
      ];
      divers.addQuad(face(1.1, 0), '#101214');
      plaque.lit(0.75, () => plaque.addQuad(face(1, 0.004), '#FFFFFF', uv('écran')));
      if (tenu) return;
      divers.addTube([at(0, -0.02, -0.03), [ou[0], 0.86, ou[2] - 0.08]], 0.02, '#15181A');
      for (const s of [-1, 1])
        divers.addTube(
          [at(s * l * 0.56, -0.03, -0.01), at(s * l * 0.56, 0.03, 0.012)],
          0.011,
          '#2B3035',
        );
    },
    parties: [
      partie('Le téléphone', [ou[0], ou[1] - 0.08, ou[2]], [0.12, 0.16, 0.08], { dedans: true }),
    ],
  };
};

export const OCCUPANTS = {
  'bébé dos à la route, airbag actif': () => bebeDevant(true),
  'bébé dos à la route, airbag coupé': () => bebeDevant(false),
  'bébé dos à la route à l’arrière': () =>
    cabine(ARRIERE, [aPlace('Le bébé', 'droite', 0.4)], ({ chantier: { mailles } }) => {
      addConducteurAssis(mailles.divers);
      addBebe(mailles.divers, 'droite');
    }),
  'siège d’enfant à l’arrière': () => dansUnSiege('droite'),
  'siège d’enfant à l’avant': () => dansUnSiege('passager'),
  'rehausseur à l’arrière': () =>
    seul('L’enfant', 'droite', { ...HUIT, leve: 0.1, avance: 0.06 }, (maille) =>
      addRehausseur(maille, 'droite'),
    ),
  'rehausseur à l’avant': () =>
    seul('L’enfant', 'passager', { ...HUIT, leve: 0.1, avance: 0.06 }, (maille) =>
      addRehausseur(maille, 'passager'),
    ),
  'enfant sans siège à l’arrière': () => seul('L’enfant', 'droite', DIX, () => undefined),
  'enfant sans siège à l’avant': () => seul('L’enfant', 'passager', DIX, () => undefined),
  'enfant non attaché': () =>
    cabine(
      TOUTES,
      [partie('L’enfant', [0, 0.4, 0.62], [0.3, 0.9, 0.3], { dedans: true })],
      ({ chantier: { mailles } }) => {
        const { divers } = mailles;
        addConducteurAssis(divers);
        addAdulte(divers, 'passager', {
          graine: 12,
          couleur: '#2E7D6B',
          femme: true,
          coiffure: 'long',
        });
        addAssis(divers, {
          ou: [0, 0.72, 0.64],
          age: 'enfant',
          taille: 1.2,
          graine: 7,
          couleur: '#D3A23A',
          recline: -0.12,
          pieds: [0.07, -0.48, 0.02],
          mains: [-1, 1].map((s) => ({
            poignet: [s * 0.34, 0.22, -0.2] as Vec,
            coude: [s, -1, 0.4] as Vec,
            paume: [0, -1, 0] as Vec,
          })) as never,
        });
      },
    ),
  'enfant sur les genoux': () =>
    cabine(
      { oeil: [1.15, 2.5, -2.1], vers: [0.05, 0.7, 0.05], angle: 36 },
      [partie('L’enfant', [0.37, 0.58, 0], [0.34, 0.5, 0.3], { dedans: true })],
      ({ chantier: { mailles } }) => {
        const { divers } = mailles;
        addConducteurAssis(divers);
        addAdulte(divers, 'passager', {
          graine: 12,
          couleur: '#7F5691',
          femme: true,
          coiffure: 'long',
          mains: [-1, 1].map((s) => ({
            poignet: [s * 0.1, 0.26, -0.33] as Vec,
            coude: [s, -0.6, 0.4] as Vec,
            doigts: [-s, 0, -0.2] as Vec,
            paume: [0, 0, 1] as Vec,
          })) as never,
        });
        addAssis(divers, {
          ou: [0.37, 0.55, -0.06],
          age: 'enfant',
          taille: 1.02,
          graine: 9,
          couleur: '#D3A23A',
          recline: 0.2,
          pieds: [0.07, -0.14, -0.28],
        });
      },
    ),
  'trois enfants à l’arrière': () => troisEnfants(false),
  'trois sièges à l’arrière': () => troisEnfants(true),
  'cinq personnes': () => occupes(5),
  'six personnes': () => occupes(6),
  'passager arrière sans ceinture': () =>
    cabine(ARRIERE, [aPlace('Le passager', 'droite', 0.6)], ({ chantier: { mailles } }) => {
      addConducteurAssis(mailles.divers);
      addAdulte(mailles.divers, 'passager', {
        graine: 12,
        couleur: '#2E7D6B',
        femme: true,
        coiffure: 'long',
      });
      const mis = { ou: PLACES.droite, graine: 30, couleur: '#7F5691' };
      addCeinture(mailles.divers, mis, addAssis(mailles.divers, mis), 1, 'au montant');
    }),
  'bagages sur la plage arrière': () =>
    cabine(
      { oeil: [1.9, 2.6, -0.9], vers: [0, 0.85, 1.15], angle: 36 },
      [partie('Les bagages', [0.05, 0.95, 1.94], [1.1, 0.4, 0.3], { dedans: true })],
      ({ chantier: { mailles } }) => {
        addConducteurAssis(mailles.divers);
        addBagages(mailles.divers);
      },
    ),
  'chien libre à l’avant': () =>
    cabine(
      { oeil: [1.15, 2.4, -2.1], vers: [0.05, 0.7, 0.1], angle: 36 },
      [aPlace('Le chien', 'passager', 0.5)],
      ({ chantier: { mailles } }) => {
        addConducteurAssis(mailles.divers);
        mailles.divers.lit(0.1, () => addChien(mailles.divers, 'passager'));
      },
    ),
  'appui-tête trop bas': () => auPoste('La personne', { tete: 0.56 }),
  'appui-tête à hauteur': () => auPoste('La personne', { tete: 0.74 }),
  'sans appui-tête': () => auPoste('La personne', { tete: 0 }),
  'assis trop loin': trop(0.2),
  'assis trop près': trop(-0.22),
  'ceinture bien mise': () => surLeSiege('La personne', { port: 'mise', ...HOMME }),
  'ceinture sous le bras': () => surLeSiege('La personne', { port: 'sous le bras', ...HOMME }),
  'sans ceinture': () => surLeSiege('La personne', { port: 'au montant', ...HOMME }),
  'femme enceinte, ceinture sous le ventre': () =>
    surLeSiege('La femme', { port: 'mise', ...ENCEINTE }),
  'femme enceinte sans ceinture': () => surLeSiege('La femme', { port: 'au montant', ...ENCEINTE }),
  'téléphone en main': () => telephone(true),
  'téléphone dans son support': () => telephone(false),
  'téléphone à l’oreille': telephoneALOreille,
  'manger au volant': mangerAuVolant,
  'casque audio': casqueAudio,
} satisfies Record<string, Monte>;
