import type { Dessin } from '../drawing/dessin.ts';
import type { MotsDits } from './sceneDeVue.ts';

/** Staff read it of a scene's picture; the server loads the world with the first one. */
export async function relit(
  dessin: Dessin | undefined,
  jour: string,
  mots?: MotsDits,
): Promise<string[]> {
  if (!dessin || !('scene' in dessin)) return [];
  const { phrasesDuMonde } = await import('./defautsDuMonde.ts');
  return phrasesDuMonde(dessin.scene, jour, mots);
}

/** In milliseconds: whoever still types waits for no picture in three dimensions. */
const PAUSE = 400;
let demandes = 0;

/** Nothing of a text that has been typed further. */
export async function relitApresPause(dessin: Dessin | undefined, jour: string) {
  demandes += 1;
  const rang = demandes;
  await new Promise((done) => setTimeout(done, PAUSE));
  const dites = rang === demandes ? await relit(dessin, jour) : [];
  return dites.map((phrase) => ({ ligne: null, phrase }));
}
