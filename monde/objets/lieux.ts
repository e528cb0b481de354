import { scene, type Scene } from '../../drawing/scene/scene.ts';
import { type Bati, dressScene } from '../bati.ts';
import { buildScene } from '../buildScene.ts';
import type { Vue } from '../camera/prises.ts';
import type { Chantier } from '../chantier.ts';
import type { Maille } from '../maille/maille.ts';
import { fois, plus, type Vec } from '../maille/vecteurs.ts';
import type { Atelier, Partie, Regard } from './montage.ts';

interface RouteDeFond {
  mots: Record<string, unknown>;
  /** The montage's origin on its plan. */
  origine: Vec;
}

const ROUTES = {
  rue: {
    mots: { lieu: 'route', profil: ['trottoir', 'descend', ':', 'monte', 'trottoir'] },
    origine: [1.75, 0, -22],
  },
  campagne: {
    mots: {
      lieu: 'route',
      agglomération: 'non',
      profil: ['herbe', 'descend', ':', 'monte', 'herbe'],
      longueur: 60,
    },
    origine: [1.75, 0, -30],
  },
  autoroute: {
    mots: {
      lieu: 'autoroute',
      agglomération: 'non',
      profil: ['terre-plein', '|', 'monte', ':', 'monte', '|', 'urgence', 'berme'],
      longueur: 100,
    },
    origine: [-0.55, 0, -50],
  },
  carrefour: {
    mots: { lieu: 'carrefour', branches: { nord: {}, est: {}, sud: {}, ouest: {} } },
    origine: [1.7, 0, 11.4],
  },
} as const satisfies Record<string, RouteDeFond>;

export type NomDeLieu = keyof typeof ROUTES | 'table' | 'atelier' | 'vide';
export const isRoute = (lieu: NomDeLieu): lieu is keyof typeof ROUTES => lieu in ROUTES;

/** Moves all that stands there. */
function deplace(chantier: Chantier, de: Vec, k = 1): void {
  const at = (ou: Vec): Vec => plus(fois(ou, k), de);
  for (const { positions } of [
    ...Object.values(chantier.mailles),
    ...Object.values(chantier.sols),
  ] as Maille[])
    for (let i = 0; i < positions.length; i++) positions[i] = positions[i]! * k + de[i % 3]!;
  for (const corps of chantier.corps) corps.ou = at(corps.ou);
  for (const halo of chantier.halos) {
    halo.ou = at(halo.ou);
    halo.taille *= k;
  }
  for (const lampe of chantier.lampes) {
    lampe.ou = at(lampe.ou);
    lampe.vers = at(lampe.vers);
  }
  for (const contact of chantier.contacts) {
    contact.ou = at(contact.ou);
    contact.largeur *= k;
    contact.longueur *= k;
  }
}

export const agrandit = (chantier: Chantier, k: number): void => deplace(chantier, [0, 0, 0], k);

/** A road with what stands beside it, around the montage's origin. `jour`: YYYY-MM-DD. */
export function buildRoute(
  lieu: keyof typeof ROUTES,
  temps: Scene['temps'],
  regard: Regard,
  parties: readonly Partie[],
  jour: string,
): Bati {
  const { mots, origine } = ROUTES[lieu];
  const bati = buildScene(scene.parse({ ...mots, temps, usagers: [] }), jour);
  const boites = parties.map((p) => ({ ...p, pied: plus(p.pied, origine) }));
  const vue: Vue = {
    genre: 'oblique',
    angle: regard.angle,
    oeil: plus(regard.oeil, origine),
    vers: plus(regard.vers, origine),
  };
  dressScene({ ...bati, boites }, vue);
  deplace(bati.chantier, fois(origine, -1));
  return bati;
}

/** A table before a wall: for what one holds in a hand. */
function addTable({ chantier: { mailles }, uv }: Atelier): void {
  const demi = 0.9;
  mailles.plaque.addQuad(
    [
      [-demi, 0, 0.6],
      [demi, 0, 0.6],
      [demi, 0, -0.55],
      [-demi, 0, -0.55],
    ],
    // Light enough to be print: a plate's darker corners show their own colour.
    '#BFAC9B',
    uv('bois'),
  );
  mailles.divers.addQuad(
    [
      [-3, -0.8, -1.1],
      [3, -0.8, -1.1],
      [3, 2, -1.1],
      [-3, 2, -1.1],
    ],
    '#7F8A8E',
  );
  mailles.divers.addBoite([0, -0.02, 0.025], [demi * 2, 0.03, 1.15], '#7A5637');
}

/** A smooth floor before a pale wall. */
function addAtelier({ chantier: { mailles } }: Atelier): void {
  mailles.divers.addQuad(
    [
      [-60, 0, 20],
      [60, 0, 20],
      [60, 0, -8],
      [-60, 0, -8],
    ],
    '#8F9394',
  );
  mailles.divers.addQuad(
    [
      [-60, 0, -5],
      [60, 0, -5],
      [60, 30, -5],
      [-60, 30, -5],
    ],
    '#B7BFC2',
  );
}

const DEDANS: Partial<Record<NomDeLieu, (atelier: Atelier) => void>> = {
  table: addTable,
  atelier: addAtelier,
};

export const addLieu = (lieu: NomDeLieu, atelier: Atelier): void => DEDANS[lieu]?.(atelier);
