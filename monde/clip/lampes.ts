import type { Scene } from 'three';
import { enClip } from '../../films/reseau.ts';
import { type Lampe, openChantier } from '../chantier.ts';
import { addPhares } from '../bati.ts';
import type { Boite } from '../camera/boites.ts';
import { addLampe } from '../film/lumieres.ts';
import type { Vec } from '../maille/vecteurs.ts';
import type { Quartier } from './quartier.ts';

/** Street lamps that light at once; the others only glow. */
const NOMBRE = 4;

/** Street lamps of all pieces, in the clip's metres. */
const lampadairesDe = ({ morceaux }: Quartier): Lampe[] =>
  morceaux.flatMap(({ morceau: { place }, bati }) => {
    const vers = enClip(place);
    const at = ([x, y, z]: Vec): Vec => {
      const [cx, cz] = vers([x, z]);
      return [cx, y, cz];
    };
    return bati.chantier.lampes.map((lampe) => ({
      ...lampe,
      ou: at(lampe.ou),
      vers: at(lampe.vers),
    }));
  });

/** Candela, metres, and how fast it fades: a lens gathers, so that one sees far without a glare near. */
const FAISCEAU = { force: 42, portee: 170 };
const DECLIN = 0.8;

/** My headlamps go with me. */
export function addMesPhares(groupe: Scene, boites: Boite[]): void {
  const chantier = openChantier(true);
  addPhares(chantier, boites, 'nuit');
  for (const lampe of chantier.lampes)
    Object.assign(addLampe(groupe, { ...lampe, ...FAISCEAU }), { decay: DECLIN });
}

/** Answers what lights the lamps that are nearest to a place. */
export function openLampadaires(scene: Scene, quartier: Quartier): (la: Vec) => void {
  const toutes = lampadairesDe(quartier);
  const spots = toutes.slice(0, NOMBRE).map((lampe) => addLampe(scene, lampe));
  return ([x, , z]) => {
    const loin = ({ ou }: Lampe): number => Math.hypot(ou[0] - x, ou[2] - z);
    const proches = toutes.toSorted((a, b) => loin(a) - loin(b)).slice(0, NOMBRE);
    for (const [i, spot] of spots.entries()) {
      spot.position.set(...(proches[i]!.ou as [number, number, number]));
      spot.target.position.set(...(proches[i]!.vers as [number, number, number]));
    }
  };
}
