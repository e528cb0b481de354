import type { Film } from '../../../regles/film.ts';
import { mayMove, readFilm } from '../../../drawing/index.ts';
import { sameString, sign } from '../../socle/securite/signature.ts';

/** Change it when the film's format changes: addresses change with it. */
const FORME = 'film 4';
/** Drawing again takes a hundredth of a second. */
const MOST_KEPT = 300;

interface Words {
  id: number;
  scene: string | null;
}

/** Only a correction contains it, since a film reveals the right answer; null: no crossing. */
export const addressOfFilm = ({ id, scene }: Words, secret: string): string | null =>
  scene !== null && mayMove(scene) ? `/img/films/${id}-${sign(secret, FORME, `${id}`)}.svg` : null;

export function versionOfFilm(nom: string, secret: string): number | undefined {
  const [, id, signature] = /^(\d{1,15})-([\w-]{43})\.svg$/.exec(nom) ?? [];
  if (!id || !signature || !sameString(signature, sign(secret, FORME, id))) return undefined;
  return Number(id);
}

const withFilm = (svg: string, film: Film): string =>
  svg.replace(
    '</title>',
    () =>
      `</title><metadata>${JSON.stringify(film).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</metadata>`,
  );

const kept = new Map<number, string | null>();

export const keptFilm = (id: number): string | null | undefined => kept.get(id);

/** Versions never change, so films are cached; null: the rules give no order. */
export function filmOfVersion(version: Words & { jour: string }): string | null {
  const found = keptFilm(version.id);
  if (found !== undefined) return found;
  const read = version.scene === null ? undefined : readFilm(version.scene, version.jour);
  const film = read ? withFilm(read.svg, read.film) : null;
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(version.id, film);
  return film;
}
