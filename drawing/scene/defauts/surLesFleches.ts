import { usagersOf } from '../plan/objets.ts';
import type { Composition } from '../dessus/composition.ts';
import { isSienne, boutDeFleche } from '../dessus/flechesDuDessus.ts';
import { ruban } from '../plan/geometrie.ts';
import { coins, touche } from '../plan/dessous.ts';
import type { Plan } from '../plan/plan.ts';
import { dire, lieuDe, type Defaut } from './dire.ts';

/** In metres. */
const LIGNE = 0.3;

export function* surLesFleches(plan: Plan, { fleches }: Composition): Generator<Defaut> {
  const tetes = fleches.map(boutDeFleche);
  for (const [i, pointe] of tetes.entries()) {
    const bout = fleches[i]?.points.at(-1) ?? [0, 0];
    const ou = lieuDe(plan, bout);
    if (tetes.slice(i + 1).some((autre) => touche(pointe, autre)))
      yield `Deux pointes de flèches se touchent, ${ou}.`;
    for (const vu of usagersOf(plan))
      if (touche(pointe, coins(vu, vu.taille)))
        yield `La pointe d’une flèche est sur ${dire(vu)}, ${ou}.`;
  }
  for (const fleche of fleches)
    for (const vu of usagersOf(plan))
      if (!isSienne(fleche, vu) && touche(ruban(fleche.points, LIGNE), coins(vu, vu.taille)))
        yield `Une flèche passe sous ${dire(vu)}, ${lieuDe(plan, [vu.x, vu.y])}.`;
}
