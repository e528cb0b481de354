import { codeDu } from '../../codes.ts';
import { cameraOf } from '../conducteur/camera.ts';
import { planOf } from '../index.ts';
import { describeScene } from '../mots/index.ts';
import type { Scene } from '../scene.ts';
import { dansLeCadre } from './courses.ts';
import { filmDessus } from './dessus.ts';
import type { Film } from './film.ts';
import { filmSiege, parLePareBrise } from './siege.ts';
import { tournageOf } from './tournage.ts';

/**
 * The picture of a scene, set out so that those who pass can move in the order that the law gives,
 * and how they do: it tells the right answer. Undefined where the rules know no order. Throws where
 * the words of the scene do not fit together.
 */
export function drawFilm(scene: Scene, jour: string): { svg: string; film: Film } | undefined {
  if (!('branches' in scene) || codeDu(jour) !== 'AR1975') return undefined;
  const plan = planOf(scene, jour);
  const dessus = scene.vue === 'dessus';
  const enVue = dessus ? dansLeCadre(plan) : parLePareBrise(cameraOf(plan, scene));
  const tournage = tournageOf(scene, plan, enVue);
  if (!tournage) return undefined;
  const vus = new Map(
    plan.objets.flatMap((o) => (o.genre === 'usager' ? [[o.usager, o] as const] : [])),
  );
  const { titre } = describeScene(scene, jour, (u) => vus.get(u));
  const { svg, pistes } = dessus
    ? filmDessus(plan, titre, tournage)
    : filmSiege(plan, scene, titre, tournage);
  const film: Film = {
    etapes: tournage.etapes.map(({ numero, texte, depart }, i) => ({
      numero,
      texte,
      depart,
      pistes: pistes[i]!,
    })),
    duree: tournage.duree,
  };
  return { svg, film };
}
