import type { PerspectiveCamera } from 'three';
import { cameraOf, projete } from '../camera/prises.ts';
import { LARGEUR } from '../camera/vus.ts';
import {
  aDroite,
  devant,
  fois,
  moins,
  plus,
  produit,
  scalaire,
  type Vec,
} from '../maille/vecteurs.ts';
import { coqueOf } from '../vehicules/coque.ts';
import { formeOf } from '../vehicules/formes/index.ts';
import { repereDe } from '../vehicules/repere.ts';
import { type Partie, RAPPORT_D_OBJET } from './montage.ts';
import type { ObjetBati } from './objet.ts';

/** In pixels, in a picture 360 px wide. */
export const PARTIE_PX = 24;
const MOITIE = 0.5;
/** In metres: a part may stand out of its box so far. */
const MARGE = 0.06;

/** Nine corners apart, and its middle, 20 % within its box. */
function pointsDe({ pied, cap, longueur, largeur, hauteur }: Partie): Vec[] {
  const at = (a: number, d: number, h: number): Vec =>
    plus(
      plus(pied, [0, h * hauteur, 0]),
      plus(fois(devant(cap), a * longueur), fois(aDroite(cap), d * largeur)),
    );
  const coins = [-0.3, 0.3].flatMap((a) =>
    [-0.3, 0.3].flatMap((d) => [0.2, 0.8].map((h) => at(a, d, h))),
  );
  return [...coins, at(0, 0, 0.5)];
}

const contient = ({ pied, cap, longueur, largeur, hauteur }: Partie, ou: Vec): boolean => {
  const [a, d] = [devant(cap), aDroite(cap)].map((axe) => scalaire(moins(ou, pied), axe)) as [
    number,
    number,
  ];
  const h = ou[1] - pied[1];
  return (
    Math.abs(a) < longueur / 2 + MARGE &&
    Math.abs(d) < largeur / 2 + MARGE &&
    h > -MARGE &&
    h < hauteur + MARGE
  );
};

type Triangle = readonly [Vec, Vec, Vec];

function coquesOf({ chantier: { corps } }: ObjetBati): Triangle[] {
  return corps.flatMap(({ forme, ou, cap, tangage }) => {
    const geometrie = coqueOf(formeOf(forme)).toNonIndexed();
    geometrie.applyMatrix4(repereDe(ou, cap, tangage));
    return trianglesOf(geometrie.getAttribute('position').array);
  });
}

const trianglesOf = (p: ArrayLike<number>): Triangle[] =>
  Array.from({ length: p.length / 9 }, (_, i) => {
    const at = (k: number): Vec => [p[i * 9 + k]!, p[i * 9 + k + 1]!, p[i * 9 + k + 2]!];
    return [at(0), at(3), at(6)] as const;
  });

/** The share of the way at which a triangle is met; undefined: it is not. */
function rencontre(oeil: Vec, sens: Vec, [a, b, c]: Triangle): number | undefined {
  const [ab, ac] = [moins(b, a), moins(c, a)];
  const p = produit(sens, ac);
  const det = scalaire(ab, p);
  if (Math.abs(det) < 1e-12) return undefined;
  const de = moins(oeil, a);
  const u = scalaire(de, p) / det;
  if (u < 0 || u > 1) return undefined;
  const q = produit(de, ab);
  const v = scalaire(sens, q) / det;
  if (v < 0 || u + v > 1) return undefined;
  const t = scalaire(ac, q) / det;
  return t > 1e-4 && t < 0.9999 ? t : undefined;
}

const cachePar = (oeil: Vec, but: Vec, partie: Partie, obstacles: readonly Triangle[]): boolean => {
  const sens = moins(but, oeil);
  return obstacles.some((triangle) => {
    const t = rencontre(oeil, sens, triangle);
    return t !== undefined && !contient(partie, plus(oeil, fois(sens, t)));
  });
};

function fauteDe(
  camera: PerspectiveCamera,
  partie: Partie,
  obstacles: readonly Triangle[],
): string[] {
  const oeil: Vec = [camera.position.x, camera.position.y, camera.position.z];
  const points = pointsDe(partie);
  const ecran = points.map((ou) => projete(camera, ou));
  const dedans = ecran.filter(({ x, y, devant: la }) => la && x > 0 && x < 1 && y > 0 && y < 1);
  if (dedans.length / points.length < MOITIE) return [`${partie.nom} sort de l’image.`];
  const [xs, ys] = [ecran.map(({ x }) => x), ecran.map(({ y }) => y)];
  // Points stand within their box.
  const px =
    (Math.max(
      Math.max(...xs) - Math.min(...xs),
      (Math.max(...ys) - Math.min(...ys)) / RAPPORT_D_OBJET,
    ) *
      LARGEUR) /
    0.6;
  if (Math.round(px) < PARTIE_PX)
    return [`${partie.nom} n’a que ${Math.round(px)} pixels ; il en faut ${PARTIE_PX}.`];
  const caches = points.filter((but) => cachePar(oeil, but, partie, obstacles));
  return caches.length / points.length > MOITIE ? [`${partie.nom} est caché.`] : [];
}

/** Sentences about what its picture does not show. The bati stands bare, without its road. */
export function fautesDObjet(bati: ObjetBati): string[] {
  const { montage, chantier } = bati;
  const { echelle = 1, vue } = montage;
  const camera = cameraOf({ genre: 'siège', ...vue }, RAPPORT_D_OBJET);
  const { divers, plaque } = chantier.mailles;
  const solides = [divers, plaque].flatMap(({ positions }) =>
    trianglesOf(echelle === 1 ? positions : positions.map((p) => p / echelle)),
  );
  const coques = coquesOf(bati);
  return montage.parties.flatMap((partie) =>
    fauteDe(camera, partie, partie.dedans ? solides : [...solides, ...coques]),
  );
}
