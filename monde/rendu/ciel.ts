import {
  BackSide,
  BufferAttribute,
  BufferGeometry,
  type CanvasTexture,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  type Scene,
  SphereGeometry,
} from 'three';
import { aleaOf } from '../maille/alea.ts';
import { bruit, partage, textureOf, toile } from '../textures/toile.ts';
import type { Ambiance } from './ambiances.ts';

const [LARGEUR, HAUTEUR, HORIZON] = [1024, 512, 262];
/** In metres. */
const DOME = 640;
const LISIERE = 330;

function paintCiel({ ciel: [haut, milieu, bas], nuages, nuit }: Ambiance): HTMLCanvasElement {
  return toile(LARGEUR, HAUTEUR, (pinceau) => {
    const degrade = pinceau.createLinearGradient(0, 0, 0, 256);
    degrade.addColorStop(0, haut);
    degrade.addColorStop(0.62, milieu);
    degrade.addColorStop(1, bas);
    pinceau.fillStyle = degrade;
    pinceau.fillRect(0, 0, LARGEUR, HAUTEUR);
    if (nuages > 0) addNuages(pinceau, nuages);
    if (!nuit) return;
    const alea = aleaOf(3);
    for (let k = 0; k < 260; k++) {
      pinceau.fillStyle = `rgba(220,228,255,${alea() * 0.7})`;
      pinceau.fillRect(alea() * LARGEUR, alea() * 200, 1.3, 1.3);
    }
  });
}

/** `couverture`: the sky's covered share, from 0 to 1. */
function addNuages(pinceau: CanvasRenderingContext2D, couverture: number): void {
  const taille = 512;
  const grain = bruit(taille, 4, 6, 5);
  const seuil = 1 - couverture;
  const couvert = couverture > 0.6;
  const image = pinceau.getImageData(0, 0, LARGEUR, HORIZON);
  for (let y = 0; y < HORIZON; y++)
    for (let x = 0; x < LARGEUR; x++) {
      const hauteur = Math.max(0, (256 - y) / 256);
      const loin = Math.floor((165 / (hauteur + 0.16)) % taille);
      const valeur = grain[loin * taille + (x % taille)]!;
      const force =
        Math.max(0, Math.min(1, (valeur - seuil) * 5)) *
        Math.min(1, hauteur * 9) *
        (1 - Math.max(0, hauteur - 0.55) * 1.6);
      const blanc = couvert ? 176 - (valeur - 0.4) * 130 : 252 - Math.max(0, valeur - 0.6) * 190;
      const i = (y * LARGEUR + x) * 4;
      for (let k = 0; k < 3; k++)
        image.data[i + k] = image.data[i + k]! * (1 - force) + Math.min(255, blanc + k * 2) * force;
    }
  pinceau.putImageData(image, 0, 0);
}

const cielOf = (nom: string, ambiance: Ambiance): CanvasTexture =>
  partage(`ciel ${nom}`, () => textureOf(paintCiel(ambiance), { repete: false }));

/** A dome around the middle, and woods on the horizon. */
export function addCiel(
  scene: Scene,
  nom: string,
  ambiance: Ambiance,
  [cx, cz]: readonly [number, number],
): void {
  const voile = ambiance.brume.densite > 0.02;
  if (voile) scene.background = new Color(ambiance.brume.couleur);
  else {
    const dome = new Mesh(
      new SphereGeometry(DOME, 40, 24),
      new MeshBasicMaterial({
        map: cielOf(nom, ambiance),
        side: BackSide,
        fog: false,
        depthWrite: false,
        color: ambiance.nuit ? '#FFFFFF' : ambiance.nuages > 0.4 ? '#A6B6C6' : '#C4C8CC',
      }),
    );
    dome.renderOrder = -10;
    dome.position.set(cx, 0, cz);
    dome.rotation.y = 1.1;
    scene.add(dome);
  }
  const bois = new Mesh(
    lisiere(),
    new MeshBasicMaterial({ color: ambiance.horizon, side: DoubleSide }),
  );
  bois.position.set(cx, 0, cz);
  scene.add(bois);
}

function lisiere(): BufferGeometry {
  const pas = 220;
  const tours = Array.from({ length: pas + 1 }, (_, i) => {
    const angle = (i / pas) * 2 * Math.PI;
    const rayon = LISIERE + 40 * Math.sin(angle * 3);
    const hauteur =
      9 + 7 * Math.sin(angle * 5) + 4 * Math.sin(angle * 13 + 1) + 2.5 * Math.sin(angle * 71);
    return { x: Math.sin(angle) * rayon, z: -Math.cos(angle) * rayon, hauteur };
  });
  const positions = tours.slice(1).flatMap((b, i) => {
    const a = tours[i]!;
    return [
      [a.x, -1, a.z],
      [b.x, -1, b.z],
      [b.x, b.hauteur, b.z],
      [a.x, -1, a.z],
      [b.x, b.hauteur, b.z],
      [a.x, a.hauteur, a.z],
    ].flat();
  });
  const geometrie = new BufferGeometry();
  geometrie.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
  return geometrie;
}

/** Glass and paint reflect it: sky above, the ground's colour below. */
export function paintReflets(nom: string, ambiance: Ambiance, enVille: boolean): HTMLCanvasElement {
  const ciel = cielOf(nom, ambiance).image;
  return toile(256, 128, (pinceau) => {
    pinceau.drawImage(ciel, 0, 0, LARGEUR, HORIZON, 0, 0, 256, 66);
    pinceau.fillStyle = ambiance.nuit ? '#0A0C10' : enVille ? '#6B625A' : '#65754C';
    pinceau.fillRect(0, enVille ? 52 : 60, 256, 14);
    pinceau.fillStyle = ambiance.nuit ? '#060708' : '#5A5C5F';
    pinceau.fillRect(0, 66, 256, 62);
  });
}
