import { parse } from 'yaml';
import { dessin } from './dessin.ts';
import { drawFilm } from './scene/mouvement/index.ts';

/**
 * The film of a question's words, as YAML holds them: undefined where there is none, which the words
 * of another day may have become too. It tells the right answer.
 */
export function readFilm(texte: string, jour: string): ReturnType<typeof drawFilm> {
  try {
    const words = parse(texte) as { image?: unknown } | null;
    const lu = dessin.safeParse(words?.image);
    return lu.success && 'scene' in lu.data ? drawFilm(lu.data.scene, jour) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether these words may have a film, told without reading them. */
export const mayMove = (texte: string): boolean => /\blieu: *(carrefour|rond-point)\b/.test(texte);
