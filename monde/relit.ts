import type { Dessin } from '../drawing/dessin.ts';
import type { Relu } from './fiche.ts';
import type { MotsDits } from './sceneDeVue.ts';

export { isMemePrise } from './camera/memePrise.ts';
export type { FicheDuMonde } from './fiche.ts';

/** Staff read it of a question's picture; the server loads the world with the first one. */
export async function relit(
  dessin: Dessin | undefined,
  jour: string,
  mots?: MotsDits,
): Promise<Relu> {
  if (!dessin || !('scene' in dessin || 'objet' in dessin)) return { phrases: [] };
  const { reluOf } = await import('./fiche.ts');
  return reluOf(dessin, jour, mots);
}
