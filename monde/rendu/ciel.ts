import {
  BackSide,
  type CanvasTexture,
  Color,
  CylinderGeometry,
  Mesh,
  MeshBasicMaterial,
  type Scene,
  SphereGeometry,
} from 'three';
import { aleaOf } from '../../drawing/alea.ts';
import { bruit, partage, textureOf, toile } from '../textures/toile.ts';
import type { Ambiance } from './ambiances.ts';

const [LARGEUR, HAUTEUR, HORIZON] = [1024, 512, 262];
/** The share of the way down where the sky's middle colour is. */
const MILIEU = 0.62;
/** In metres. */
const DOME = 640;
const LISIERE = 360;
const HAUT_DES_BOIS = 20;

const octetsDe = (couleur: string): number[] =>
  [1, 3, 5].map((i) => Number.parseInt(couleur.slice(i, i + 2), 16));

/** From the zenith, 0, to the horizon, 1. */
function teinteDuCiel([haut, milieu, bas]: Ambiance['ciel'], part: number): string {
  const [de, a, t] =
    part < MILIEU ? [haut, milieu, part / MILIEU] : [milieu, bas, (part - MILIEU) / (1 - MILIEU)];
  const [debut, fin] = [octetsDe(de), octetsDe(a)];
  return `rgb(${debut.map((d, i) => Math.round(d + (fin[i]! - d) * t)).join(',')})`;
}

function paintCiel({ ciel, nuages, nuit }: Ambiance): HTMLCanvasElement {
  return toile(LARGEUR, HAUTEUR, (pinceau) => {
    // A canvas dithers its gradients: enlarged, they would be dots.
    for (let y = 0; y < HAUTEUR; y++) {
      pinceau.fillStyle = teinteDuCiel(ciel, Math.min(1, y / 256));
      pinceau.fillRect(0, y, LARGEUR, 1);
    }
    if (nuages > 0) addNuages(pinceau, nuages);
    if (!nuit) return;
    const alea = aleaOf(3);
    for (let k = 0; k < 260; k++) {
      pinceau.fillStyle = `rgba(220,228,255,${alea() * 0.7})`;
      pinceau.fillRect(alea() * LARGEUR, alea() * 200, 1.3, 1.3);
    }
  });
}

const GRAIN = 512;

/** Between four neighbours: no steps. */
const lecteurDe =
  (grain: Float32Array) =>
  (u: number, v: number): number => {
    const [x, y] = [Math.floor(u), Math.floor(v)];
    const [tx, ty] = [u - x, v - y];
    const en = (i: number, j: number): number =>
      grain[((y + j) & (GRAIN - 1)) * GRAIN + ((x + i) & (GRAIN - 1))]!;
    const [haut, bas] = [
      en(0, 0) + (en(1, 0) - en(0, 0)) * tx,
      en(0, 1) + (en(1, 1) - en(0, 1)) * tx,
    ];
    return haut + (bas - haut) * ty;
  };

/** `couverture`: the sky's covered share, from 0 to 1. */
function addNuages(pinceau: CanvasRenderingContext2D, couverture: number): void {
  const [lisse, fin] = [lecteurDe(bruit(GRAIN, 5, 3, 5)), lecteurDe(bruit(GRAIN, 5, 7, 5))];
  const seuil = 1 - couverture;
  const couvert = couverture > 0.6;
  const image = pinceau.getImageData(0, 0, LARGEUR, HORIZON);
  for (let y = 0; y < HORIZON; y++) {
    const hauteur = Math.max(0, ((256 - y) / 512) * Math.PI);
    // A flat layer: clouds crowd together towards the horizon.
    const rayon = 62 / (Math.tan(Math.min(1.5, hauteur)) + 0.09);
    // Grain finer than a pixel would scatter dots.
    const loin = Math.max(0, Math.min(1, (rayon - 90) / 160));
    const at = (u: number, v: number): number =>
      loin === 0 ? fin(u, v) : fin(u, v) * (1 - loin) + lisse(u, v) * loin;
    const fondu = Math.min(1, hauteur * 14);
    for (let x = 0; x < LARGEUR; x++) {
      const cap = (x / LARGEUR) * 2 * Math.PI;
      const [u, v] = [1024 + Math.sin(cap) * rayon, 1024 + Math.cos(cap) * rayon];
      const valeur = at(u, v);
      const force = Math.max(0, Math.min(1, (valeur - seuil) * 6.5)) * fondu;
      const ombre = Math.max(0, at(u * 0.985, v * 0.985) - seuil) * (couvert ? 170 : 300);
      const blanc = Math.max(couvert ? 96 : 168, (couvert ? 192 : 255) - ombre);
      const i = (y * LARGEUR + x) * 4;
      for (let k = 0; k < 3; k++)
        image.data[i + k] = image.data[i + k]! * (1 - force) + Math.min(255, blanc + k * 5) * force;
    }
  }
  pinceau.putImageData(image, 0, 0);
}

const cielOf = (ambiance: Ambiance): CanvasTexture =>
  partage(`ciel ${ambiance.nom}`, () => textureOf(paintCiel(ambiance), { repete: false }));

/** A dome around the middle, and woods on the horizon. */
export function addCiel(
  scene: Scene,
  ambiance: Ambiance,
  [cx, cz]: readonly [number, number],
): void {
  const voile = ambiance.brume.densite > 0.02;
  if (voile) scene.background = new Color(ambiance.brume.couleur);
  else {
    const dome = new Mesh(
      new SphereGeometry(DOME, 40, 24),
      new MeshBasicMaterial({
        map: cielOf(ambiance),
        side: BackSide,
        fog: false,
        depthWrite: false,
        color: new Color().setScalar(ambiance.eclat),
      }),
    );
    dome.renderOrder = -10;
    dome.position.set(cx, 0, cz);
    dome.rotation.y = 1.1;
    scene.add(dome);
  }
  const bois = new Mesh(
    new CylinderGeometry(LISIERE, LISIERE, 2 * HAUT_DES_BOIS, 72, 1, true).translate(
      0,
      HAUT_DES_BOIS - 3,
      0,
    ),
    new MeshBasicMaterial({
      color: ambiance.horizon,
      map: partage('lisière', () => textureOf(paintLisiere())),
      side: BackSide,
      alphaTest: 0.5,
    }),
  );
  bois.position.set(cx, 0, cz);
  scene.add(bois);
}

/** Crowns of many heights: no edge of a wood is a line. */
const paintLisiere = (): HTMLCanvasElement =>
  toile(2048, 128, (pinceau) => {
    const alea = aleaOf(8);
    for (let k = 0; k < 2600; k += 1) {
      const x = alea() * 2048;
      const cime = 26 + 13 * Math.sin(x * 0.0123) + 8 * Math.sin(x * 0.0337 + 1) + alea() * 8;
      const part = k / 2600;
      const [y, rayon] = [128 - cime * (1.15 - part * 0.8), 4 + alea() * 6];
      const q = 205 - part * 60 + alea() * 40;
      pinceau.fillStyle = `rgb(${q * 0.98},${q},${q * 0.93})`;
      for (const tour of [-2048, 0, 2048]) {
        pinceau.beginPath();
        pinceau.ellipse(x + tour, y, rayon, rayon * (0.8 + alea() * 0.5), 0, 0, 7);
        pinceau.fill();
      }
    }
    pinceau.fillStyle = '#8E9488';
    pinceau.fillRect(0, 112, 2048, 16);
  });

/** Glass and paint reflect it: sky above, the ground's colour below. */
export function paintReflets(ambiance: Ambiance, enVille: boolean): HTMLCanvasElement {
  const ciel = cielOf(ambiance).image;
  return toile(256, 128, (pinceau) => {
    pinceau.drawImage(ciel, 0, 0, LARGEUR, HORIZON, 0, 0, 256, 66);
    // A wet road mirrors the sky at its end, neither houses nor meadows.
    if (!ambiance.mouille) {
      pinceau.fillStyle = ambiance.nuit ? '#0A0C10' : enVille ? '#6B625A' : '#65754C';
      pinceau.fillRect(0, enVille ? 52 : 60, 256, 14);
    }
    pinceau.fillStyle = ambiance.nuit ? '#060708' : '#5A5C5F';
    pinceau.fillRect(0, 66, 256, 62);
  });
}
