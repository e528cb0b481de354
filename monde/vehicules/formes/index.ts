import { type Forme, valeurAt } from '../coque.ts';
import type { Point } from '../../../drawing/boite.ts';
import type { Crayon } from '../crayon.ts';
import { BREAK, COMPACTE, SUV } from './autos.ts';
import { AUTOCAR } from './autocar.ts';
import { BUS, BUS_SCOLAIRE, PORTES_BUS } from './bus.ts';
import { CAMION } from './camion.ts';
import { FOURGON } from './fourgon.ts';
import { PORTES_TRAM, TRAIN, TRAM } from './rails.ts';
import { AMBULANCE, POLICE, POMPIERS } from './secours.ts';
import { CARAVANE } from './tractes.ts';

/** Where a body is open: between two z, from the first height to the second. */
export interface Ouverture {
  cote: 'gauche' | 'droite';
  z: readonly [number, number];
  y: readonly [number, number];
}

const deBus: Ouverture[] = PORTES_BUS.slice(0, 2).map((z) => ({
  cote: 'droite',
  z,
  y: [0.34, 2.62],
}));
const deTram: Ouverture[] = PORTES_TRAM.map((z) => ({
  cote: 'droite',
  z: [z - 0.65, z + 0.65],
  y: [0.36, 2.72],
}));
const deAuto = (z: readonly [number, number], y: readonly [number, number]): Ouverture[] => [
  { cote: 'gauche', z, y },
];

interface Modele {
  forme: Forme;
  ouvertures: readonly Ouverture[];
}

const FERMEES: Record<string, Modele> = {
  suv: { forme: SUV, ouvertures: deAuto([-0.86, 0.28], [0.3, 1.5]) },
  compacte: { forme: COMPACTE, ouvertures: deAuto([-0.78, 0.3], [0.28, 1.3]) },
  break: { forme: BREAK, ouvertures: deAuto([-0.8, 0.34], [0.28, 1.3]) },
  police: { forme: POLICE, ouvertures: deAuto([-0.8, 0.34], [0.28, 1.3]) },
  fourgon: { forme: FOURGON, ouvertures: deAuto([-1.55, -0.42], [0.42, 2.05]) },
  ambulance: { forme: AMBULANCE, ouvertures: deAuto([-1.62, -0.44], [0.42, 2.05]) },
  camion: { forme: CAMION, ouvertures: deAuto([-4.1, -3.05], [0.75, 2.6]) },
  pompiers: { forme: POMPIERS, ouvertures: deAuto([-3.9, -2.95], [0.75, 2.6]) },
  bus: { forme: BUS, ouvertures: deBus },
  'bus scolaire': { forme: BUS_SCOLAIRE, ouvertures: deBus },
  autocar: {
    forme: AUTOCAR,
    ouvertures: [{ cote: 'droite', z: [-5.6, -4.75], y: [0.34, 2.62] }],
  },
  tram: { forme: TRAM, ouvertures: deTram },
  train: { forme: TRAIN, ouvertures: [] },
  caravane: { forme: CARAVANE, ouvertures: [] },
};

export type NomDeForme = string;
export const FORMES_FERMEES = Object.keys(FERMEES);
const OUVERTE = ' ouverte';
const DECOUVERTE = ' découverte';

export const ouverturesOf = (nom: NomDeForme): readonly Ouverture[] =>
  FERMEES[nom]?.ouvertures ?? [];

/** The same body with holes where its doors stand open. */
export const ouverteOf = (nom: NomDeForme): NomDeForme => `${nom}${OUVERTE}`;

export const isOuverte = (nom: NomDeForme): boolean => nom.endsWith(OUVERTE);

/** The same body cut off above its belt, so that one sees who sits in it. */
export const decouverteOf = (nom: NomDeForme): NomDeForme => `${nom}${DECOUVERTE}`;

function decouvre(forme: Forme): Forme {
  const { longueur: l, hauteur, caisses } = forme;
  const [avant, arriere] = [-0.98, l / 2 - 0.1];
  const ceinture = (z: number) => valeurAt(caisses[0]!, 2, z) + 0.004;
  const cadre = (a: Point, b: Point): Point[] => [a, [b[0], a[1]], b, [a[0], b[1]]];
  const zs = Array.from({ length: 25 }, (_, i) => avant + ((arriere - avant) * i) / 24);
  const draw = (face: (crayon: Crayon) => void, trou: readonly Point[]) => (crayon: Crayon) => {
    face(crayon);
    crayon.trou(trou);
  };
  return {
    ...forme,
    cote: (crayon, droite) => {
      forme.cote(crayon, droite);
      crayon.trou([
        ...zs.map((z): Point => [z, ceinture(z)]),
        [arriere, hauteur + 0.1],
        [avant, hauteur + 0.1],
      ]);
    },
    avant: draw(forme.avant, cadre([-1, ceinture(avant) + 0.07], [1, hauteur + 0.1])),
    arriere: draw(forme.arriere, cadre([-1, ceinture(arriere)], [1, hauteur + 0.1])),
    toit: draw(forme.toit, cadre([avant, -1], [arriere, 1])),
  };
}

export function formeOf(nom: NomDeForme): Forme {
  if (nom.endsWith(DECOUVERTE)) return decouvre(formeOf(nom.slice(0, -DECOUVERTE.length)));
  const ouverte = isOuverte(nom);
  const modele = FERMEES[ouverte ? nom.slice(0, -OUVERTE.length) : nom];
  if (!modele) throw new Error(`« ${nom} » n’est pas une carrosserie.`);
  const { forme, ouvertures } = modele;
  if (!ouverte) return forme;
  const cut = (crayon: Crayon, droite: boolean) => {
    for (const { cote, z, y } of ouvertures)
      if ((cote === 'droite') === droite)
        crayon.trou([
          [z[0], y[0]],
          [z[1], y[0]],
          [z[1], y[1]],
          [z[0], y[1]],
        ]);
  };
  return {
    ...forme,
    cote: (crayon, droite) => {
      forme.cote(crayon, droite);
      cut(crayon, droite);
    },
  };
}
