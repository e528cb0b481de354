import { isCarrefour } from './scene/branche.ts';
import { parse } from 'yaml';
import { dessin } from './dessin.ts';
import { fautesDeConduite } from './scene/mouvement/conduite.ts';
import {
  dementisOf,
  pairesDeLaCle,
  pairesDeLaLoi,
  sansRegle,
  vuesOf,
} from './scene/mouvement/dementis.ts';
import { heurtsOf } from './scene/mouvement/heurts.ts';
import { type FilmEnvoye, filmEnvoyeOf } from './scene/mouvement/filmEnvoye.ts';
import { drawFilm, tourne, type Tourne } from './scene/mouvement/index.ts';
import type { Letter } from '../regles/lettres.ts';
import { DEMANDE_UN_ORDRE, verifie, type Verifie } from './scene/verifie/index.ts';
import type { Scene } from './scene/scene.ts';

function aFilmer(texte: string): { scene: Scene; asked: Verifie } | undefined {
  try {
    const words = parse(texte) as { image?: unknown; verifie?: unknown } | null;
    const lu = dessin.safeParse(words?.image);
    const asked = verifie.safeParse(words?.verifie);
    if (!lu.success || !('scene' in lu.data) || !asked.success) return undefined;
    return DEMANDE_UN_ORDRE[asked.data.question]
      ? { scene: lu.data.scene, asked: asked.data }
      : undefined;
  } catch {
    return undefined;
  }
}

/** From YAML words; undefined: no film, maybe because signs of another day make it wrong. */
export function readFilm(texte: string, jour: string): Tourne | undefined {
  try {
    const lu = aFilmer(texte);
    return lu && drawFilm(lu.scene, jour);
  } catch {
    return undefined;
  }
}

/** The same film in true metres, for the world; undefined also where it would belie the key. */
export function readFilmEnvoye(
  texte: string,
  jour: string,
  correcte: Letter,
): FilmEnvoye | undefined {
  const lu = readFilm(texte, jour) && aFilmer(texte);
  if (!lu) return undefined;
  const { scene, asked } = lu;
  return filmEnvoyeOf(scene, jour, pairesDeLaCle(scene, asked, correcte));
}

const ORDONNENT = Object.entries(DEMANDE_UN_ORDRE).flatMap(([mot, ordre]) => (ordre ? mot : []));
const VEUT_UN_ORDRE = new RegExp(`\\bquestion["']?: *["']?(${ORDONNENT.join('|')})\\b`);

/** Cheaper than reading the words as YAML. */
export const mayMove = (texte: string): boolean =>
  /\blieu["']?: *["']?(carrefour|rond-point)\b/.test(texte) && VEUT_UN_ORDRE.test(texte);

export function dementisDuFilm(
  scene: Scene,
  jour: string,
  asked: Verifie,
  correcte: Letter,
): string[] {
  const ordre = DEMANDE_UN_ORDRE[asked.question];
  const film = ordre && isCarrefour(scene) ? tourne(scene, jour) : undefined;
  if (!film || !isCarrefour(scene)) return [];
  const paires = [...pairesDeLaLoi(scene), ...pairesDeLaCle(scene, asked, correcte)];
  const dementis = [
    ...heurtsOf(film.plan, vuesOf(film)),
    ...dementisOf(film, paires),
    ...sansRegle(scene, film),
    ...fautesDeConduite(scene, film),
  ];
  return [...new Set(dementis)];
}
