import { isCarrefour } from '../branche.ts';
import { bandesVues } from '../profil.ts';
import { codes, notres } from '../plan/signauxOf.ts';
import type { Branche, Scene } from '../scene.ts';
import type { Defaut } from './dire.ts';

/** In metres. */
const PRES = 10;

const PAR_BANDE = new Set(['F13', 'F89', 'F91']);
export function* surLesBandes(scene: Scene): Generator<Defaut> {
  const compare = (panneau: Branche['panneau'], bandes: number): string[] =>
    [panneau ?? []].flat().flatMap((signal) => {
      if (!('panneau' in signal) || !PAR_BANDE.has(signal.panneau)) return [];
      const dites = String(signal.valeur).trim().split(/\s+/).length;
      return dites === bandes
        ? []
        : [`Un ${signal.panneau} montre ${dites} bandes, et la route en a ${bandes} dans ce sens.`];
    });
  if (isCarrefour(scene))
    for (const branche of Object.values(scene.branches))
      yield* compare(branche.panneau, branche.bandes);
  else
    for (const { panneau, sens } of scene.poteaux)
      yield* compare(panneau, notres(bandesVues(scene, sens)));
}

export function* surLesAttentes(scene: Scene): Generator<Defaut> {
  if (isCarrefour(scene)) return;
  for (const element of scene.éléments) {
    const [faux, juste] =
      element.quoi === 'triangles'
        ? ['B5', 'c’est une ligne d’arrêt']
        : element.quoi === 'ligne d’arrêt'
          ? ['B1', 'ce sont des triangles']
          : [];
    if (
      faux &&
      scene.poteaux.some(
        (p) =>
          p.sens === 'monte' &&
          p.feu === undefined &&
          Math.abs(p.a - element.a) < PRES &&
          codes(p.panneau).includes(faux),
      )
    )
      yield `À un ${faux}, ${juste} qu’on peint, et non ${element.quoi === 'triangles' ? 'des triangles' : 'une ligne d’arrêt'}.`;
  }
}
