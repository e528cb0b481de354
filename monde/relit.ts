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

/** In milliseconds: whoever still types waits for no picture in three dimensions. */
const PAUSE = 400;
let demandes = 0;

/** Nothing of a text that has been typed further. */
export async function relitApresPause(dessin: Dessin | undefined, jour: string) {
  demandes += 1;
  const rang = demandes;
  await new Promise((done) => setTimeout(done, PAUSE));
  const { phrases } = rang === demandes ? await relit(dessin, jour) : { phrases: [] };
  return phrases.map((phrase) => ({ ligne: null, phrase }));
}
