import { retreci } from '../plan/geometrie.ts';
import { regardOf } from '../conducteur/index.ts';
import { couvre } from '../conducteur/signauxDuSiege.ts';
import type { Plan } from '../plan/plan.ts';
import type { Scene } from '../scene.ts';
import type { Defaut } from './dire.ts';

export function* depuisLeSiege(plan: Plan, scene: Scene): Generator<Defaut> {
  const places = regardOf(plan, scene).places.filter((p) => p.boite[2] > 0);
  for (const [i, { boite, poste }] of places.entries())
    for (const autre of places.slice(i + 1))
      if (
        poste.hauteur === autre.poste.hauteur &&
        couvre(retreci(boite, 2), retreci(autre.boite, 2))
      )
        yield 'Depuis le siège du conducteur, un panneau en couvre un autre.';
}
