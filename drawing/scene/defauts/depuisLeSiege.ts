import { regardOf } from '../conducteur/index.ts';
import { couvre, type Boite } from '../conducteur/signauxDuSiege.ts';
import type { Plan } from '../plan/plan.ts';
import type { Scene } from '../scene.ts';
import type { Defaut } from './dire.ts';

export function* depuisLeSiege(plan: Plan, scene: Scene): Generator<Defaut> {
  const places = regardOf(plan, scene).places.filter((p) => p.boite[2] > 0);
  for (const [i, { boite, poste }] of places.entries())
    for (const autre of places.slice(i + 1))
      if (poste.hauteur === autre.poste.hauteur && couvre(serre(boite), serre(autre.boite)))
        yield 'Depuis le siège du conducteur, un panneau en couvre un autre.';
}

const serre = ([x, y, largeur, hauteur]: Boite): Boite => [x + 2, y + 2, largeur - 4, hauteur - 4];
