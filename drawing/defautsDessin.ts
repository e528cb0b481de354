import type { Dessin } from './dessin.ts';
import { Faute } from './faute.ts';
import { ensemble } from './scene/defauts/ensembles.ts';
import { defautsScene } from './scene/defauts/index.ts';

export function defautsDessin(dessin: Dessin, jour: string): Faute[] {
  if ('scene' in dessin)
    return defautsScene(dessin.scene, jour).map((dit) => new Faute(['scene'], dit));
  if (!('groupe' in dessin)) return [];
  return [...ensemble([dessin])].map(
    (dit) => new Faute(['groupe'], `Signaux que la loi interdit ensemble : ${dit}.`),
  );
}
