import { regroupe } from '../regroupe.ts';
import type { PerspectiveCamera } from 'three';
import type { Signal } from '../../drawing/signal.schema.ts';
import type { Plaque } from '../signaux/poteaux.ts';
import { pixelsPourLire } from './lecture.ts';
import { boiteDePlaque } from './boiteDePlaque.ts';
import { type Ancre, type Cadre, cadreDe, placeLibre } from './places.ts';
import { projete } from './prises.ts';
import { LARGEUR } from './vus.ts';

/** Plates of one post, drawn again and larger; a thin line ties them to it. */
export interface Vignette {
  /** From top to bottom. */
  signaux: { signal: Signal; cadre: Cadre }[];
  cadre: Cadre;
  ancre: Ancre;
}

/** In pixels at 360 px wide. */
const [HAUT, LARGE, ECART] = [38, 110, 2];

/** In pixels at 360 px wide. */
export function hauteurAgrandie({ signal, largeur, hauteur }: Plaque): number {
  const haut = Math.max(hauteur > largeur ? HAUT * 1.3 : HAUT, pixelsPourLire(signal));
  return Math.min(haut, (LARGE * hauteur) / largeur);
}

const piecesDe = (plaques: readonly Plaque[]): [number, number][] =>
  plaques.map((plaque) => {
    const h = hauteurAgrandie(plaque);
    return [(h * plaque.largeur) / plaque.hauteur, h];
  });

function vignetteDe(
  camera: PerspectiveCamera,
  plaques: readonly Plaque[],
  pris: readonly Cadre[],
  fleches: readonly Cadre[],
): Vignette | undefined {
  const milieu = projete(camera, plaques[0]!.ou);
  const ancre = { x: milieu.x, y: milieu.y };
  const pieces = piecesDe(plaques);
  const [enLargeur, enHauteur] = [1 / LARGEUR, camera.aspect / LARGEUR];
  const l = Math.max(...pieces.map(([large]) => large)) * enLargeur;
  const h = pieces.reduce((somme, [, haut]) => somme + haut + ECART, -ECART) * enHauteur;
  const cadre =
    placeLibre(ancre, [l, h], [...pris, ...fleches], pris) ?? placeLibre(ancre, [l, h], pris);
  if (!cadre) return undefined;
  let y = cadre.y;
  const signaux = plaques.map(({ signal }, i) => {
    const [large, haut] = [pieces[i]![0] * enLargeur, pieces[i]![1] * enHauteur];
    const place = { x: cadre.x + (cadre.l - large) / 2, y, l: large, h: haut };
    y += haut + ECART * enHauteur;
    return { signal, cadre: place };
  });
  return {
    signaux,
    cadre,
    ancre: bordVers(cadreDe(camera, boiteDePlaque(plaques[0]!)), ancre, cadre),
  };
}

/** Where a thread leaves a plate: through its figure it would be part of it. */
function bordVers(plaque: Cadre | undefined, milieu: Ancre, { x, y, l, h }: Cadre): Ancre {
  if (!plaque) return milieu;
  const [dx, dy] = [x + l / 2 - milieu.x, y + h / 2 - milieu.y];
  const part = Math.min(plaque.l / 2 / Math.abs(dx), plaque.h / 2 / Math.abs(dy));
  return part < 1 ? { x: milieu.x + dx * part, y: milieu.y + dy * part } : milieu;
}

/** A share of the way to the next lane's light. */
const ENTRE_BANDES = 0.86;

/** A lane's light grows where it hangs: aside it would speak of another lane. */
function surPlace(
  camera: PerspectiveCamera,
  plaque: Plaque,
  voisines: readonly Plaque[],
): Vignette {
  const { signal, largeur, hauteur } = plaque;
  const ancre = projete(camera, plaque.ou);
  const ecarts = voisines
    .filter((autre) => autre !== plaque)
    .map(({ ou }) => Math.abs(projete(camera, ou).x - ancre.x));
  const h = hauteurAgrandie(plaque);
  const l = Math.min((h * largeur) / hauteur / LARGEUR, ENTRE_BANDES * Math.min(1, ...ecarts));
  const haut = ((l * hauteur) / largeur) * camera.aspect;
  const cadre = { x: ancre.x - l / 2, y: Math.max(0.01, ancre.y - haut / 2), l, h: haut };
  return { signaux: [{ signal, cadre }], cadre, ancre };
}

/** `petites`: plates too small to read, or seen from behind. `pris`: what must stay seen; threads may cross `fleches`. */
export function vignettesDe(
  camera: PerspectiveCamera,
  petites: readonly Plaque[],
  pris: readonly Cadre[],
  fleches: readonly Cadre[] = [],
): Vignette[] {
  const surBande = petites.filter(({ poste }) => poste.surBande);
  const parPoste = regroupe(
    petites.filter(({ poste }) => !poste.surBande),
    ({ poste }) => poste,
  );
  const posees = surBande.map((plaque) => surPlace(camera, plaque, surBande));
  for (const plaques of parPoste.values()) {
    const posesAvant = posees.map(({ cadre }) => cadre);
    const vignette = vignetteDe(camera, plaques, [...pris, ...posesAvant], fleches);
    if (vignette) posees.push(vignette);
  }
  return posees;
}
