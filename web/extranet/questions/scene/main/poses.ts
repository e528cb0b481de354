import type { Retouche } from '../../../../../drawing/retouche.ts';
import {
  type Carte,
  type PlacePossible,
  type Poignee,
  type FilDeVoie,
} from '../../../../../drawing/scene/poignees.ts';
import {
  type MotsDeChose,
  type MotsDeScene,
  change,
  choseAt,
  deplaceBranche,
  isACroix,
  surfacesDe,
} from './gestes.ts';

interface Endroit {
  x: number;
  y: number;
}

const loin = (un: Endroit, autre: Endroit) => Math.hypot(un.x - autre.x, un.y - autre.y);
const pres = <E>(liste: readonly E[], de: (e: E) => number): E | undefined =>
  liste.reduce<E | undefined>(
    (best, each) => (best === undefined || de(each) < de(best) ? each : best),
    undefined,
  );

/** A drop, as the words have it; `hors`: nobody and nothing may be there. */
export interface PoseVoulue extends Endroit {
  cap: number;
  mots: MotsDeChose;
  hors: boolean;
}

/** In units of the picture: farther from any lane, it is off the road. */
const HORS = 90;

export const poseAuCarrefour = (
  places: readonly PlacePossible[],
  ou: Endroit,
): PoseVoulue | undefined => {
  const place = pres(places, (each) => loin(each, ou));
  return place && { ...place, mots: place.mots, hors: loin(place, ou) > HORS };
};

/** `ou`: where the front is. */
export function poseSurRoute(voies: readonly FilDeVoie[], ou: Endroit): PoseVoulue | undefined {
  const points = voies.flatMap(({ voie, points: siens }) =>
    siens.map(([x, y, a]) => ({ x, y, a, voie })),
  );
  const point = pres(points, (each) => loin(each, ou));
  if (!point) return undefined;
  const { voie, a, ...la } = point;
  return { ...la, cap: 0, mots: { voie, a }, hors: loin(point, ou) > HORS };
}

/** The next one that way: near, and not too far aside. */
export function voisine(
  places: readonly PlacePossible[],
  ici: Endroit,
  cle: string,
): PlacePossible | undefined {
  const sens = SENS[cle];
  if (!sens) return undefined;
  const [sx, sy] = sens;
  const devant = places
    .map((place) => {
      const [dx, dy] = [place.x - ici.x, place.y - ici.y];
      return { place, avance: dx * sx + dy * sy, ecart: Math.abs(dx * sy - dy * sx) };
    })
    .filter(({ avance, ecart }) => avance > 12 && ecart < avance * 1.6);
  return pres(devant, ({ avance, ecart }) => avance + 2 * ecart)?.place;
}

const SENS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Along a road: a metre or five, a lane; what stands beside it changes sides. */
export function pasSurRoute(
  scene: MotsDeScene,
  { chemin, genre }: Pick<Poignee, 'chemin' | 'genre'>,
  cle: string,
  grand: boolean,
): Retouche[] {
  const mots = (choseAt(scene, chemin) ?? {}) as Record<string, number | string | undefined>;
  const [dx, dy] = SENS[cle] ?? [0, 0];
  const metres = -dy * (grand ? 5 : 1);
  if (genre === 'cote' && metres)
    return change(chemin, { de: Number(mots.de) + metres, a: Number(mots.a) + metres });
  if (metres) return change(chemin, { a: Number(mots.a) + metres });
  if (genre === 'poteau')
    return change(chemin, { côté: dx < 0 === (mots.sens !== 'descend') ? 'gauche' : undefined });
  if (mots.voie === undefined) return [];
  const voie = Math.floor(Number(mots.voie)) + dx;
  const most = surfacesDe(scene).length;
  return voie < 1 || voie > most ? [] : change(chemin, { voie });
}

/** Where a thing of a road is dropped: its metres, and its lane or side. */
export function poseDeChose(
  scene: MotsDeScene,
  { chemin, genre }: Pick<Poignee, 'chemin' | 'genre'>,
  voies: readonly FilDeVoie[],
  ou: Endroit,
): Retouche[] {
  const pose = poseSurRoute(voies, ou);
  if (!pose) return [];
  const mots = (choseAt(scene, chemin) ?? {}) as Record<string, number | string | undefined>;
  const { a, voie } = pose.mots as { a: number; voie: number };
  if (genre === 'cote') {
    const long = Number(mots.a) - Number(mots.de);
    return change(chemin, { de: Math.round(a - long / 2), a: Math.round(a + long / 2), voie });
  }
  if (genre === 'poteau') {
    if (mots.côté === 'au-dessus') return change(chemin, { a, ...(mots.voie && { voie }) });
    const aGauche = voie <= voies.length / 2;
    const côté = aGauche === (mots.sens !== 'descend') ? 'gauche' : undefined;
    return change(chemin, { a, côté });
  }
  return change(chemin, { a, ...(mots.voie !== undefined && { voie }) });
}

/** Dragged by a hand. */
export interface Tiree {
  poignee: Poignee;
  /** From its middle to where it was taken. */
  dx: number;
  dy: number;
  x: number;
  y: number;
  bouge: boolean;
}

export const isMobile = ({ genre }: Poignee, scene: MotsDeScene): boolean =>
  genre !== 'agent' && !(genre === 'poteau' && isACroix(scene));

/** Where it would be put. */
export function poseDe(
  tiree: Pick<Tiree, 'poignee' | 'x' | 'y'>,
  { places, voies }: Carte,
  scene: MotsDeScene,
): PoseVoulue | undefined {
  const { poignee } = tiree;
  if (poignee.genre === 'branche') return undefined;
  if (isACroix(scene)) return poseAuCarrefour(places[Number(poignee.chemin[1])] ?? [], tiree);
  if (poignee.genre !== 'usager') {
    const pose = poseSurRoute(voies, tiree);
    return pose && { ...pose, hors: false };
  }
  // The words tell where the front is.
  const avant = avantDe(poignee);
  const pose = poseSurRoute(voies, { x: tiree.x + avant.x, y: tiree.y + avant.y });
  return pose && { ...pose, x: pose.x - avant.x, y: pose.y - avant.y };
}

function avantDe({ cap, long }: Poignee): { x: number; y: number } {
  const [sin, cos] = [Math.sin((cap * Math.PI) / 180), Math.cos((cap * Math.PI) / 180)];
  return Math.abs(cos) > 0.5 ? { x: (sin * long) / 2, y: (-cos * long) / 2 } : { x: 0, y: 0 };
}

/** Words of the former place go. */
const LIEUX = ['de', 'vers', 'traverse', 'côté', 'état', 'bande', 'rang', 'sur', 'anneau'];
export const avecTout = (mots: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(LIEUX.map((cle) => [cle, undefined])),
  ...mots,
});

export function moved(
  poignee: Poignee,
  key: string,
  grand: boolean,
  { places }: Carte,
  scene: MotsDeScene,
): Retouche[] {
  const { chemin, genre } = poignee;
  if (!isMobile(poignee, scene)) return [];
  if (!isACroix(scene)) return pasSurRoute(scene, poignee, key, grand);
  if (genre === 'branche') {
    const voulue = { ArrowUp: 'nord', ArrowRight: 'est', ArrowDown: 'sud', ArrowLeft: 'ouest' }[
      key
    ];
    return voulue ? deplaceBranche(scene, chemin[1] as never, voulue as never) : [];
  }
  const place = voisine(places[Number(chemin[1])] ?? [], poignee, key);
  return place ? change(chemin, avecTout(place.mots)) : [];
}
