import { parse } from 'yaml';
import { dessin } from './dessin.ts';
import { fautesDeConduite } from './scene/mouvement/conduite.ts';
import {
  dementisOf,
  demandeUnOrdre,
  pairesDeLaCle,
  pairesDeLaLoi,
  sansRegle,
  vuesOf,
} from './scene/mouvement/dementis.ts';
import { heurtsOf } from './scene/mouvement/heurts.ts';
import { drawFilm, tourne, type Tourne } from './scene/mouvement/index.ts';
import type { Letter } from '../regles/lettres.ts';
import { verifie, type Verifie } from './scene/verifie/index.ts';
import type { Scene } from './scene/scene.ts';

/**
 * From YAML words; undefined: no film, maybe because signs of another day make it wrong. A film
 * tells the answer, so it exists only where the question is who goes first.
 */
export function readFilm(texte: string, jour: string): Tourne | undefined {
  try {
    const words = parse(texte) as { image?: unknown; verifie?: unknown } | null;
    const lu = dessin.safeParse(words?.image);
    const asked = verifie.safeParse(words?.verifie);
    if (!lu.success || !('scene' in lu.data) || !asked.success || !demandeUnOrdre(asked.data))
      return undefined;
    return drawFilm(lu.data.scene, jour);
  } catch {
    return undefined;
  }
}

export const mayMove = (texte: string): boolean =>
  /\blieu["']?: *["']?(carrefour|rond-point)\b/.test(texte) &&
  /\bquestion["']?: *["']?(premier|cède|ordre)\b/.test(texte);

export function dementisDuFilm(
  scene: Scene,
  jour: string,
  asked: Verifie,
  correcte: Letter,
): string[] {
  const film = demandeUnOrdre(asked) && 'branches' in scene ? tourne(scene, jour) : undefined;
  if (!film || !('branches' in scene)) return [];
  const paires = [...pairesDeLaLoi(scene), ...pairesDeLaCle(scene, asked, correcte)];
  const dementis = [
    ...heurtsOf(film.plan, vuesOf(film)),
    ...dementisOf(film, paires),
    ...sansRegle(scene, film),
    ...fautesDeConduite(scene, film),
  ];
  return [...new Set(dementis)];
}
