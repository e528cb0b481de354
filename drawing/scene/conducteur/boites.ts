import type { Decor, Objet, Vu } from '../plan/plan.ts';
import { devant, project, relativeTo, type Camera } from './projection.ts';
import type { Boite } from './signauxDuSiege.ts';
import { tailleAgent, tailleOf } from './taille.ts';
import { carrosse, isRoulant } from './carrosses.ts';

const rad = (cap: number) => (cap * Math.PI) / 180;

/** In pixels. */
const autourDe = (
  camera: Camera,
  { x, y }: { x: number; y: number },
  large: number,
  haut: number,
): Boite | undefined => {
  const [droite, avant] = devant(camera, [x, y]);
  if (avant < 1) return undefined;
  const [px, pied] = project(camera, [droite, avant, 0]);
  const echelle = camera.focale / avant;
  return [px - (large * echelle) / 2, pied - haut * echelle, large * echelle, haut * echelle];
};

function boiteUsager(camera: Camera, vu: Vu): Boite | undefined {
  if (!isRoulant(vu.qui)) {
    const taille = tailleOf(camera, vu);
    return autourDe(camera, vu, vu.taille[1] * 0.55 * taille, 1.8 * taille);
  }
  const angle = rad(relativeTo(camera, vu.x, vu.y, vu.cap));
  const [long, large] = vu.taille;
  return autourDe(
    camera,
    vu,
    Math.abs(Math.sin(angle)) * long * 0.85 + Math.abs(Math.cos(angle)) * large * 0.8,
    carrosse(vu.qui, vu.couleur, false).haut,
  );
}

/** Width and height in metres. */
const lisibles: Partial<Record<Decor['genre'], readonly [large: number, haut: number]>> = {
  arrêt: [0.9, 3.5],
  triangle: [1, 1],
  abribus: [3, 2.6],
  barrière: [1, 2],
};

const boiteLisible = (camera: Camera, decor: Decor): Boite | undefined => {
  const mesures = lisibles[decor.genre];
  return mesures && autourDe(camera, decor, ...mesures);
};

const boiteAgent = (camera: Camera, agent: Decor): Boite | undefined => {
  const taille = tailleAgent(camera, agent.x, agent.y);
  return autourDe(camera, agent, 1.7 * taille, 2.1 * taille);
};

export function boiteMaison(camera: Camera, maison: Decor): Boite {
  const [demiLong, demiLarge] = [(maison.longueur ?? 7) / 2, (maison.largeur ?? 6) / 2];
  const [sin, cos] = [Math.sin(rad(maison.cap)), Math.cos(rad(maison.cap))];
  const coins = [-1, 1].flatMap((i) =>
    [-1, 1].flatMap((j) => {
      const [a, d] = [i * demiLong, j * demiLarge];
      const [droite, avant] = devant(camera, [
        maison.x + sin * a + cos * d,
        maison.y - cos * a + sin * d,
      ]);
      const loin = Math.max(0.8, avant);
      return [project(camera, [droite, loin, 0]), project(camera, [droite, loin, 8])];
    }),
  );
  const [xs, ys] = [coins.map(([x]) => x), coins.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}

export function boiteSujet(camera: Camera, objet: Objet): Boite | undefined {
  if (objet.genre === 'poteau') return undefined;
  if (objet.genre === 'usager') return boiteUsager(camera, objet);
  return objet.genre === 'agent' ? boiteAgent(camera, objet) : boiteLisible(camera, objet);
}
