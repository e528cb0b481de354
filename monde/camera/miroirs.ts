import type { PerspectiveCamera } from 'three';
import type { Vu } from '../../drawing/scene/plan/plan.ts';
import {
  aDroite,
  devant,
  fois,
  moins,
  plus,
  produit,
  scalaire,
  unitaire,
  type Vec,
} from '../maille/vecteurs.ts';
import { type Boite, coinsOf, type Volume } from './boites.ts';
import { projete, type Vue } from './prises.ts';
import { type Constat, LARGEUR, pointsOf, traverse } from './vus.ts';

/** A glass of the own car: flat, or bulging so that it shows more. */
export interface Miroir {
  genre: 'intérieur' | 'gauche';
  centre: Vec;
  /** Towards the driver; then what lies at his right, and up. */
  normale: Vec;
  droite: Vec;
  haut: Vec;
  largeur: number;
  hauteur: number;
  /** The eye's image behind the glass: whatever is seen is seen from there. */
  image: Vec;
}

/** In metres from the driver's eyes: right, up, ahead. */
const GLACES = {
  intérieur: {
    ou: [0.2, 0.165, 0.7],
    taille: [0.25, 0.075],
    renfle: [1, 1.15, 1.3, 1.5, 1.8, 2.1],
  },
  gauche: {
    ou: [-0.66, -0.14, 0.68],
    taille: [0.24, 0.165],
    renfle: [1, 1.2, 1.4, 1.7, 2, 2.4, 2.8],
  },
} as const;
const BORD = 0.012;
/** In degrees from straight behind: what a mirror inside may show. */
const DERRIERE = 11;
/** So large a share of somebody's points is in the glass, or it bulges more. */
const ENTIER = 0.9;
/** By his height: the air over his head that a frame leaves. */
const AIR = 1.04;

const milieuOf = ({ pied, hauteur }: Boite): Vec => plus(pied, [0, hauteur / 2, 0]);

/** Turned so that whoever sits at the eye sees `vers` in it. `renfle`: 1 is flat. */
export function glaceOf(
  genre: Miroir['genre'],
  { oeil }: Pick<Vue, 'oeil'>,
  cap: number,
  vers: Vec | undefined,
  renfle: number,
): Miroir {
  const [droite, haut, avant] = GLACES[genre].ou;
  const centre = plus(
    plus(plus(oeil, fois(aDroite(cap), droite)), [0, haut, 0]),
    fois(devant(cap), avant),
  );
  const regard = vers ? unitaire(moins(vers, centre)) : fois(devant(cap), -1);
  return glaceEn(centre, oeil, regard, { genre, taille: GLACES[genre].taille, renfle });
}

/** A glass at `centre` that turns the look of `oeil` towards `regard`. */
export function glaceEn(
  centre: Vec,
  oeil: Vec,
  regard: Vec,
  {
    genre,
    taille: [largeur, hauteur],
    renfle,
  }: Pick<Miroir, 'genre'> & { taille: readonly [number, number]; renfle: number },
): Miroir {
  const normale = unitaire(plus(unitaire(moins(oeil, centre)), regard));
  const ecart = moins(oeil, centre);
  const reflechi = moins(ecart, fois(normale, 2 * scalaire(ecart, normale)));
  const cote = unitaire(produit(fois(normale, -1), [0, 1, 0]));
  return {
    genre,
    centre,
    normale,
    droite: cote,
    haut: produit(cote, fois(normale, -1)),
    largeur,
    hauteur,
    image: plus(centre, fois(reflechi, 1 / renfle)),
  };
}

/** Where the glass shows a point; undefined beside it, or before the mirror. */
export function surLaGlace(miroir: Miroir, but: Vec): Vec | undefined {
  const { centre, normale, image, droite, haut, largeur, hauteur } = miroir;
  const [de, sens] = [scalaire(moins(centre, image), normale), moins(but, image)];
  const loin = scalaire(sens, normale);
  if (loin <= de) return undefined;
  const ou = plus(image, fois(sens, de / loin));
  const ecart = moins(ou, centre);
  const dedans =
    Math.abs(scalaire(ecart, droite)) <= largeur / 2 &&
    Math.abs(scalaire(ecart, haut)) <= hauteur / 2;
  return dedans ? ou : undefined;
}

export const coinsDeGlace = ({ centre, droite, haut, largeur, hauteur }: Miroir): Vec[] =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, y]) =>
    plus(plus(centre, fois(droite, (x! * largeur) / 2)), fois(haut, (y! * hauteur) / 2)),
  );

/** Its frame, which hides what is ahead. */
export const cadreDuMiroir = ({ centre, largeur, hauteur }: Miroir, cap: number): Volume => ({
  pied: moins(centre, [0, hauteur / 2 + BORD, 0]),
  cap,
  longueur: 0.02,
  largeur: largeur + 2 * BORD,
  hauteur: hauteur + 2 * BORD,
});

/** The windscreen's left pillar: degrees from straight ahead, metres above the eyes. */
const MONTANT = [
  [-26, -0.16, 0.04],
  [-30, 0.04, 0.21],
  [-34, 0.21, 0.46],
] as const;

const isAuVolant = (moi: Boite, { genre, recul = 0 }: Vue): boolean =>
  genre === 'siège' && recul === 0 && (moi.objet as Vu).qui === 'voiture';

/** They hide what is ahead: the own car's pillar and its mirrors. */
export function cabineOf(moi: Boite, vue: Vue, miroirs: readonly Miroir[]): Boite[] {
  if (!isAuVolant(moi, vue)) return [];
  const { cap, objet } = moi;
  const montant = MONTANT.map(([angle, bas, haut]): Volume => ({
    pied: plus(plus(vue.oeil, devant(cap + angle)), [0, bas, 0]),
    cap: cap + angle,
    longueur: 0.05,
    largeur: 0.08,
    hauteur: haut - bas,
  }));
  return [...montant, ...miroirs.map((miroir) => cadreDuMiroir(miroir, cap))].map((volume) => ({
    ...volume,
    objet,
  }));
}

/** In metres before his eyes, and below their level. */
const [CAPOT, SOUS_LES_YEUX] = [1.6, 0.23];

/** It hides the ground before his car. */
export function capotOf(moi: Boite, vue: Vue): Boite[] {
  if (!isAuVolant(moi, vue)) return [];
  const [x, y, z] = plus(vue.oeil, fois(devant(moi.cap), CAPOT));
  const sol = moi.pied[1];
  return [{ ...moi, pied: [x, sol, z], longueur: 0.3, hauteur: y - SOUS_LES_YEUX - sol }];
}

/** How a mirror shows somebody behind. */
export function constatDansLaGlace(
  camera: PerspectiveCamera,
  miroir: Miroir,
  boite: Boite,
  autres: readonly Boite[],
): Constat {
  const points = pointsOf(boite);
  const vus = points.flatMap((but) => {
    const ou = surLaGlace(miroir, but);
    return ou ? [{ but, ou, ecran: projete(camera, ou) }] : [];
  });
  const dansImage = vus.filter(({ ecran: { x, y } }) => x > 0 && x < 1 && y > 0 && y < 1);
  if (dansImage.length === 0) return { dedans: 0, cache: 1, px: 0 };
  const caches = dansImage.filter(({ but, ou }) => autres.some((b) => traverse(ou, but, b)));
  const ys = dansImage.map(({ ecran }) => ecran.y);
  return {
    dedans: dansImage.length / points.length,
    cache: caches.length / dansImage.length,
    px: ((Math.max(...ys) - Math.min(...ys)) / 0.76) * (LARGEUR / camera.aspect),
  };
}

function tourneVers(genre: Miroir['genre'], vue: Vue, cap: number, eux: readonly Boite[]): Miroir {
  const milieux = eux.map(milieuOf);
  const oeil = glaceOf(genre, vue, cap, undefined, 1).centre;
  const sens = milieux
    .map((ou) => unitaire(moins(ou, oeil)))
    .reduce((somme, ou) => plus(somme, ou), [0, 0, 0]);
  const vers = plus(oeil, fois(sens, 20));
  const essais = GLACES[genre].renfle.map((renfle) => glaceOf(genre, vue, cap, vers, renfle));
  const tient = (miroir: Miroir) =>
    eux.every((b) => {
      const points = pointsOf(b);
      const tetes = coinsOf({ ...b, hauteur: b.hauteur * AIR }).slice(4);
      return (
        points.filter((p) => surLaGlace(miroir, p)).length >= ENTIER * points.length &&
        tetes.every((p) => surLaGlace(miroir, p))
      );
    });
  return essais.find(tient) ?? essais.at(-1)!;
}

/** Nobody follows at the left: the glass shows the whole street. */
const RENFLE_VIDE = 1.7;

/** The one at his left, as it hangs beside whoever looks that way. */
export const miroirDeGauche = (moi: Boite, vue: Vue): Miroir[] =>
  isAuVolant(moi, vue) ? [glaceOf('gauche', vue, moi.cap, undefined, RENFLE_VIDE)] : [];

/** Mirrors that the driver has turned towards those behind him; only a car's are built. */
export function miroirsVers(moi: Boite, vue: Vue, derriere: readonly Boite[]): Miroir[] {
  if (!isAuVolant(moi, vue)) return [];
  const { cap } = moi;
  const dedans = glaceOf('intérieur', vue, cap, undefined, 1).centre;
  const angleOf = (b: Boite): number => {
    const ecart = moins(milieuOf(b), dedans);
    const [arriere, droite] = [-scalaire(ecart, devant(cap)), scalaire(ecart, aDroite(cap))];
    return (Math.atan2(droite, arriere) * 180) / Math.PI;
  };
  const suivent = derriere.filter((b) => Math.abs(angleOf(b)) < DERRIERE);
  const gauche = derriere.filter((b) => angleOf(b) <= -DERRIERE && angleOf(b) > -80);
  return [
    ...(suivent.length > 0 ? [tourneVers('intérieur', vue, cap, suivent)] : []),
    ...(gauche.length > 0 ? [tourneVers('gauche', vue, cap, gauche)] : []),
  ];
}
