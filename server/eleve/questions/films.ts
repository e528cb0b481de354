import type { Film } from '../../../regles/film.ts';
import { mayMove, readFilm } from '../../../drawing/index.ts';
import { sameString, sign } from '../../socle/securite/signature.ts';

/** Of what a film says to the browser that plays it: another one is at another address. */
const FORME = 'film 4';
/** What is drawn anew when it is forgotten: a hundredth of a second. */
const MOST_KEPT = 300;

interface Words {
  id: number;
  scene: string | null;
}

/**
 * Where the film of a version is, or would be; null where its picture is no crossing. Who has the
 * address has the right answer: nobody can make it up, and it is told with the correction alone.
 */
export const filmOf = ({ id, scene }: Words, secret: string): string | null =>
  scene !== null && mayMove(scene) ? `/img/films/${id}-${sign(secret, FORME, `${id}`)}.svg` : null;

/** The version whose film has that name; undefined for a name that we have not given. */
export function versionOfFilm(nom: string, secret: string): number | undefined {
  const [, id, signature] = /^(\d{1,15})-([\w-]{43})\.svg$/.exec(nom) ?? [];
  if (!id || !signature || !sameString(signature, sign(secret, FORME, id))) return undefined;
  return Number(id);
}

/** One file: the picture says how it moves. */
const withFilm = (svg: string, film: Film): string =>
  svg.replace(
    '</title>',
    () =>
      `</title><metadata>${JSON.stringify(film).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</metadata>`,
  );

const kept = new Map<number, string | null>();

/** Undefined where it has to be drawn. */
export const keptFilm = (id: number): string | null | undefined => kept.get(id);

/** Drawn when it is asked for, from words that never change; null where the rules know no order. */
export function drawFilm(version: {
  id: number;
  scene: string | null;
  jour: string;
}): string | null {
  const found = keptFilm(version.id);
  if (found !== undefined) return found;
  const read = version.scene === null ? undefined : readFilm(version.scene, version.jour);
  const film = read ? withFilm(read.svg, read.film) : null;
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(version.id, film);
  return film;
}
