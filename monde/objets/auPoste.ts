import type { Maille } from '../maille/maille.ts';
import { courbePar, plus, type Vec } from '../maille/vecteurs.ts';
import type { Cote } from '../gens/corps/squelette.ts';
import { addAssis, addCabine, addCeinture, type Assis, auVolant, PLACES } from './habitacle.ts';
import { type Atelier, type Decalque, type Monte, type Montage, partie } from './montage.ts';
import { PASSAGERE, ROUX } from './enVoiture.ts';

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

const ECRAN_GUIDE: Decalque = {
  l: 112,
  h: 230,
  svg: '<rect x="-56" y="-115" width="112" height="230" rx="8" fill="#DCE6D2"/><path d="M-56 -60L56 -36M-56 40L56 20M-30 -115L-8 115M34 -115L26 115" stroke="#FFF" stroke-width="13" fill="none"/><rect x="-10" y="-28" width="28" height="34" fill="#C8D6BA"/><path d="M-9 96L-16 32L30 23L28 -50" stroke="#1E6BE0" stroke-width="9" fill="none" stroke-linejoin="round"/><path d="M28 -78L42 -48L28 -56L14 -48Z" fill="#1E6BE0"/><circle cx="-9" cy="96" r="8" fill="#1E6BE0" stroke="#FFF" stroke-width="3"/>',
};

/** From between the seats, over the driver's right arm. */
const PAR_DESSUS = { oeil: [0.16, 1.5, 0.52], vers: [-0.3, 0.82, -0.42], angle: 46 } as const;
/** From the bench behind: both are seen alike. */
const ENTRE_EUX = { oeil: [0, 1.62, 0.86], vers: [0, 0.84, -0.36], angle: 58 } as const;

interface Ecran {
  ou: Vec;
  /** Width and height. */
  taille: readonly [number, number];
  /** In radians: how far it leans back. */
  penche: number;
  /** For each metre towards the eye: how far to the right. */
  tourne: number;
}

type Face = (x: number, y: number, d: number) => Vec;

/** Metres on the screen and before it, in those of the car. */
const faceDe =
  ({ ou, penche, tourne }: Ecran): Face =>
  (x, y, d) => [
    ou[0] + x + d * tourne,
    ou[1] + y * Math.cos(penche) + d * Math.sin(penche),
    ou[2] - y * Math.sin(penche) + d * Math.cos(penche),
  ];

function addEcran({ chantier, uv }: Atelier, ecran: Ecran): void {
  const { divers, plaque } = chantier.mailles;
  const at = faceDe(ecran);
  const [l, h] = ecran.taille;
  const face = (k: number, d: number): [Vec, Vec, Vec, Vec] => [
    at((-l / 2) * k, (-h / 2) * k, d),
    at((l / 2) * k, (-h / 2) * k, d),
    at((l / 2) * k, (h / 2) * k, d),
    at((-l / 2) * k, (h / 2) * k, d),
  ];
  divers.addQuad(face(1.1, 0), '#101214');
  plaque.lit(0.75, () => plaque.addQuad(face(1, 0.004), '#FFFFFF', uv('écran')));
}

/** Its arm stands on the dashboard, and a clamp holds it at both sides and below. */
function addSupport(maille: Maille, ecran: Ecran): void {
  const at = faceDe(ecran);
  const { ou } = ecran;
  const [l, h] = ecran.taille;
  const socle: Vec = [ou[0], 0.955, ou[2] - 0.12];
  maille.addTube([socle, plus(socle, [0, 0.02, 0])], [0.05, 0.035], '#15181A', { cotes: 20 });
  maille.addTube(
    courbePar([socle, plus(socle, [0, 0.06, 0.02]), at(0, 0, -0.01)]),
    0.014,
    '#2B3035',
  );
  const pince = (de: readonly [number, number], a: readonly [number, number]) =>
    maille.addTube([at(...de, 0.004), at(...a, 0.004)], 0.012, '#5E676D', { cotes: 12 });
  for (const s of [-1, 1]) pince([s * l * 0.56, -0.045], [s * l * 0.56, 0.045]);
  pince([-0.05, -h * 0.58], [0.05, -h * 0.58]);
}

const leTelephone = ({ ou: [x, y, z] }: Ecran) =>
  partie('Le téléphone', [x, y - 0.08, z], [0.12, 0.16, 0.08], { dedans: true });

const CONDUCTEUR = { ou: PLACES.conducteur, ...HOMME };

const EN_MAIN: Ecran = {
  ou: [CX + 0.2, CY + 0.42, CZ - 0.33],
  taille: [0.1, 0.2],
  penche: 0.8,
  tourne: 0.25,
};

const telephoneEnMain: Monte = () => ({
  lieu: 'rue',
  vue: PAR_DESSUS,
  decalques: { écran: ECRAN_MESSAGE },
  add: (atelier) => {
    addCabine(atelier.chantier);
    addAssis(atelier.chantier.mailles.divers, {
      ...CONDUCTEUR,
      regard: 22,
      baisse: 0.45,
      mains: [
        auVolant(-1),
        {
          poignet: [0.2, 0.3, -0.27],
          coude: [0.8, -1, 0.4],
          doigts: [0, 0.9, -0.3],
          paume: [-0.1, 0.4, 0.9],
          tenue: 'poing',
        },
      ],
    });
    addEcran(atelier, EN_MAIN);
  },
  parties: [leTelephone(EN_MAIN)],
});

const SUR_LE_SUPPORT: Ecran = {
  ou: [-0.06, 1.0, -0.5],
  taille: [0.24, 0.145],
  penche: 0.45,
  tourne: 0.25,
};

const telephoneDansSonSupport: Monte = () => ({
  lieu: 'rue',
  vue: PAR_DESSUS,
  decalques: { écran: ECRAN_CARTE },
  add: (atelier) => {
    const { divers } = atelier.chantier.mailles;
    addCabine(atelier.chantier);
    addAssis(divers, { ...CONDUCTEUR, mains: 'volant' });
    addEcran(atelier, SUR_LE_SUPPORT);
    addSupport(divers, SUR_LE_SUPPORT);
  },
  parties: [leTelephone(SUR_LE_SUPPORT)],
});

/** On the console between both: nobody holds it yet. */
const ENTRE_LES_SIEGES: Ecran = {
  ou: [0, 0.82, -0.34],
  taille: [0.15, 0.3],
  penche: 0.75,
  tourne: 0,
};

const telephoneQuiGuide: Monte = () => ({
  lieu: 'rue',
  vue: ENTRE_EUX,
  decalques: { écran: ECRAN_GUIDE },
  add: (atelier) => {
    const { divers } = atelier.chantier.mailles;
    addCabine(atelier.chantier);
    addAssis(divers, { ...CONDUCTEUR, mains: 'volant' });
    addAssis(divers, { ou: PLACES.passager, ...PASSAGERE });
    addEcran(atelier, ENTRE_LES_SIEGES);
  },
  parties: [leTelephone(ENTRE_LES_SIEGES)],
});

export const AU_POSTE = {
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
  'téléphone en main': telephoneEnMain,
  'téléphone dans son support': telephoneDansSonSupport,
  'téléphone qui guide': telephoneQuiGuide,
  'téléphone à l’oreille': telephoneALOreille,
  'manger au volant': mangerAuVolant,
  'casque audio': casqueAudio,
} satisfies Record<string, Monte>;
