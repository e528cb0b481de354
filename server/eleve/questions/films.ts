import type { Film } from '../../../regles/film.ts';
import type { Letter } from '../../../regles/lettres.ts';
import { readFilm, readFilmEnvoye } from '../../../drawing/index.ts';
import { sameString, sign } from '../../socle/securite/signature.ts';

/** Change it when the film's format changes: addresses change with it. */
const FORME = 'film 4';
/** Drawing again takes a hundredth of a second. */
const MOST_KEPT = 300;

interface Words {
  id: number;
  scene: string | null;
}

/** Only a correction contains it, since a film reveals the right answer. */
export const addressOfFilm = (version_id: number, secret: string): string =>
  `/img/films/${version_id}-${sign(secret, FORME, `${version_id}`)}.svg`;

export type FormeDeFilm = 'svg' | 'json';

/** `svg`: the flat film; `json`: what the world needs to play it. */
export function askedFilm(
  nom: string,
  secret: string,
): { id: number; forme: FormeDeFilm } | undefined {
  const [, id, signature, forme] = /^(\d{1,15})-([\w-]{43})\.(svg|json)$/.exec(nom) ?? [];
  if (!id || !signature || !sameString(signature, sign(secret, FORME, id))) return undefined;
  return { id: Number(id), forme: forme as FormeDeFilm };
}

const withFilm = (svg: string, film: Film): string =>
  svg.replace(
    '</title>',
    () =>
      `</title><metadata>${JSON.stringify(film).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</metadata>`,
  );

const kept = new Map<string, string | null>();

interface VersionDeFilm extends Words {
  jour: string;
  correcte: Letter;
  /** Where the still was taken from, as JSON; null: there is no still. */
  prise: string | null;
}

const cleOfFilm = ({ id, prise }: VersionDeFilm, forme: FormeDeFilm) => `${forme} ${id} ${prise}`;

export const keptFilm = (version: VersionDeFilm, forme: FormeDeFilm): string | null | undefined =>
  kept.get(cleOfFilm(version, forme));

function makeFilm({ scene, jour, correcte, prise }: VersionDeFilm, forme: FormeDeFilm) {
  if (scene === null) return null;
  if (forme === 'svg') {
    const read = readFilm(scene, jour);
    return read ? withFilm(read.svg, read.film) : null;
  }
  const envoye = prise === null ? undefined : readFilmEnvoye(scene, jour, correcte);
  return envoye ? `{"vue":${prise},"film":${JSON.stringify(envoye)}}` : null;
}

/** Versions never change, so films are cached; null: the rules give no order. */
export function filmOfVersion(version: VersionDeFilm, forme: FormeDeFilm): string | null {
  const found = keptFilm(version, forme);
  if (found !== undefined) return found;
  const film = makeFilm(version, forme);
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(cleOfFilm(version, forme), film);
  return film;
}
