import type { PerspectiveCamera } from 'three';
import { degage } from '../../drawing/scene/dessus/flechesDuDessus.ts';
import type { Mesure, Plan, Point, Vu } from '../../drawing/scene/plan/plan.ts';
import {
  type Ou,
  type Annotation as Toute,
  type PlaqueAnnotee,
  tailleDAnnotation,
} from '../../regles/vue.ts';
import { plus, type Vec } from '../maille/vecteurs.ts';
import { type Boite, isMoi } from './boites.ts';
import type { ChoixDeVue } from './choix.ts';
import { type Ancre, type Cadre, cadreDe, placeLibre, secoupent } from './places.ts';
import { cameraOf, DEHORS, projete } from './prises.ts';
import { LARGEUR } from './vus.ts';

type Distance = Extract<Annotation, { sorte: 'distance' }>;

/** All but plates, which say themselves where they are. */
type Annotation = Exclude<Toute, PlaqueAnnotee>;

interface ASituer {
  plan: Plan;
  boites: readonly Boite[];
  hauteurAt: (x: number, z: number) => number;
}

/** In pixels: a vehicle that large bears its label itself. */
const [PORTE_L, PORTE_H] = [46, 30];
/** In pixels: a label farther off gets a thread. */
const FIL = 15;
/** In metres: the whole plan, since arrows need no frame here. */
const SANS_BORD: Plan['cadre'] = [-500, -500, 1000, 1000];

const arrondi = (n: number): number => Math.round(n * 1000) / 1000;
const ouDe = ({ x, y }: Ancre): Ou => [arrondi(x), arrondi(y)];
const isDansImage = ({ x, y }: Ancre): boolean => x > 0 && x < 1 && y > 0 && y < 1;

const textesDe = ({ nom, moi, vitesse }: Vu): ['nom' | 'moi' | 'vitesse', string][] => [
  ...(nom === undefined ? [] : [['nom', nom] as ['nom', string]]),
  ...(moi ? [['moi', 'Moi'] as ['moi', string]] : []),
  ...(vitesse === undefined ? [] : [['vitesse', `${vitesse} km/h`] as ['vitesse', string]]),
];

/** Where bodies, enlarged plates and labels stand. */
interface Occupe {
  corps: ReadonlyMap<Boite, Cadre>;
  vignettes: readonly Cadre[];
  textes: Cadre[];
}

const cadreDuTexte = ({ x, y }: Ancre, [l, h]: readonly [number, number]): Cadre => ({
  x: x - l / 2,
  y: y - h / 2,
  l,
  h,
});

const isEntier = ({ x, y, l, h }: Cadre): boolean => x > 0 && y > 0 && x + l < 1 && y + h < 1;

/** On a body that is large enough, from its top downwards; else the nearest free place. */
function pose(
  sommet: Ancre,
  boite: Boite,
  taille: readonly [number, number],
  { corps, vignettes, textes }: Occupe,
  hautPx: number,
): Cadre {
  const lui = corps.get(boite)!;
  const ecrits = [...vignettes, ...textes];
  if (lui.l * LARGEUR > PORTE_L && lui.h * hautPx > PORTE_H)
    for (let y = sommet.y; y + taille[1] / 2 < lui.y + lui.h; y += taille[1] / 3) {
      const cadre = cadreDuTexte({ x: sommet.x, y }, taille);
      if (isEntier(cadre) && !ecrits.some((ecrit) => secoupent(ecrit, cadre))) return cadre;
    }
  const autres = [...corps].flatMap(([autre, cadre]) => (autre === boite ? [] : [cadre]));
  return (
    placeLibre(sommet, taille, [lui, ...autres, ...ecrits], [...autres, ...ecrits]) ??
    cadreDuTexte(sommet, taille)
  );
}

const enParts = (
  sorte: Parameters<typeof tailleDAnnotation>[0],
  texte: string,
  hautPx: number,
): readonly [number, number] => {
  const [l, h] = tailleDAnnotation(sorte, texte);
  return [l / LARGEUR, h / hautPx];
};

function etiquettes(camera: PerspectiveCamera, occupe: Occupe): Annotation[] {
  const hautPx = LARGEUR / camera.aspect;
  return [...occupe.corps].flatMap(([boite, lui]): Annotation[] => {
    if (boite.objet.genre !== 'usager') return [];
    const sommet = projete(camera, plus(boite.pied, [0, boite.hauteur, 0]));
    if (!isDansImage(sommet)) return [];
    return textesDe(boite.objet).map(([sorte, texte], i): Annotation => {
      const ancre = i === 0 ? sommet : { x: sommet.x, y: lui.y };
      const cadre = pose(ancre, boite, enParts(sorte, texte, hautPx), occupe, hautPx);
      occupe.textes.push(cadre);
      const milieu = { x: cadre.x + cadre.l / 2, y: cadre.y + cadre.h / 2 };
      const loin = Math.hypot((milieu.x - sommet.x) * LARGEUR, (milieu.y - sommet.y) * hautPx);
      return { sorte, texte, ou: ouDe(milieu), ...(loin > FIL && { fil: ouDe(sommet) }) };
    });
  });
}

function distances(
  camera: PerspectiveCamera,
  mesures: readonly Mesure[],
  auSol: (p: Point) => Vec,
): Distance[] {
  return mesures.flatMap(({ de, a, texte }): Distance[] => {
    const [debut, fin] = [projete(camera, auSol(de)), projete(camera, auSol(a))];
    const ou = { x: (debut.x + fin.x) / 2, y: (debut.y + fin.y) / 2 };
    if (!debut.devant || !fin.devant || !isDansImage(ou)) return [];
    return [{ sorte: 'distance', texte, ou: ouDe(ou), de: ouDe(debut), a: ouDe(fin) }];
  });
}

/** As far as the picture shows it. */
function fleches(
  camera: PerspectiveCamera,
  { plan, boites }: ASituer,
  auSol: (p: Point) => Vec,
): Annotation[] {
  const vus = boites.flatMap(({ objet }) => (objet.genre === 'usager' ? [objet] : []));
  return degage(plan.fleches, SANS_BORD, vus).flatMap(({ points, moi }): Annotation[] => {
    const ecran = points.map((p) => projete(camera, auSol(p)));
    const fin = ecran.findIndex((p) => !p.devant || !isDansImage(p));
    const vue = ecran.slice(0, fin < 0 ? undefined : fin);
    return vue.length < 2 ? [] : [{ sorte: 'flèche', moi, points: vue.map(ouDe) }];
  });
}

/** Letters, speeds, distances and arrows of a picture; arrows only from above. */
export function annotationsDe(
  { vue, vignettes }: ChoixDeVue,
  place: ASituer,
  rapport: number,
): Annotation[] {
  const camera = cameraOf(vue, rapport);
  const duSiege = vue.genre === 'siège';
  const auVolant = duSiege && (vue.recul ?? 0) < DEHORS;
  const auSol = ([x, z]: Point): Vec => [x, place.hauteurAt(x, z), z];
  const comptent = place.boites.filter((b) => !(auVolant && isMoi(b)));
  const corps = new Map(
    comptent.flatMap((boite): [Boite, Cadre][] => {
      const cadre = cadreDe(camera, boite);
      return cadre ? [[boite, cadre]] : [];
    }),
  );
  const cotes = distances(camera, place.plan.mesures, auSol);
  const textes = cotes.map(({ sorte, texte, ou: [x, y] }) =>
    cadreDuTexte({ x, y }, enParts(sorte, texte, LARGEUR / rapport)),
  );
  return [
    ...(duSiege ? [] : fleches(camera, place, auSol)),
    ...cotes,
    ...etiquettes(camera, { corps, vignettes: vignettes.map(({ cadre }) => cadre), textes }),
  ];
}
