import { usagersOf } from '../plan/objets.ts';
import { distance, rad } from '../plan/geometrie.ts';
import type { Passage, Plan, Point, Vu } from '../plan/plan.ts';
import { isPieton } from '../../../droit/circulation/usagers.ts';
import { Dire, lieuDe, type Defaut } from './dire.ts';

/** In metres: nearer, one seems to be on the crossing. */
const A_COTE = 4;
/** In metres, to count as on it. */
const DEDANS = 0.25;

/** Along the road and across it, from the band's corner. */
function places({ anneau }: Passage, [x, y]: Point) {
  const [coin = [0, 0], haut = [0, 0], , droite = [0, 0]] = anneau;
  const [long, large] = [distance(coin, haut), distance(coin, droite)];
  const le = ([px, py]: Point, sur: number) =>
    ((x - coin[0]) * (px - coin[0]) + (y - coin[1]) * (py - coin[1])) / sur;
  return { avant: le(haut, long), travers: le(droite, large), long, large };
}

const traverse = ({ anneau: [coin = [0, 0], , , droite = [0, 0]] }: Passage, cap: number) =>
  Math.abs(
    (droite[0] - coin[0]) * Math.sin(rad(cap)) - (droite[1] - coin[1]) * Math.cos(rad(cap)),
  ) >
  0.8 * distance(coin, droite);

const isTraversant = ({ qui, usager }: Vu): boolean =>
  'traverse' in usager && usager.traverse !== undefined
    ? true
    : 'fait' in usager &&
      (usager.fait === 'traverse' ||
        (isPieton({ qui }) && (usager.sens?.startsWith('vers') ?? false)));

export function* surLesPassages(plan: Plan): Generator<Defaut> {
  for (const vu of usagersOf(plan).filter(isTraversant)) {
    const pour = isPieton(vu) ? 'piétons' : 'cyclistes';
    const siens = plan.passages.filter((p) => p.pour === pour && traverse(p, vu.cap));
    const proches = siens
      .map((p) => places(p, [vu.x, vu.y]))
      .filter(
        ({ avant, travers, long, large }) =>
          avant > -A_COTE && avant < long + A_COTE && travers > -A_COTE && travers < large + A_COTE,
      );
    if (
      proches.length > 0 &&
      proches.every(({ avant, long }) => avant < DEDANS || avant > long - DEDANS)
    )
      yield `${Dire(vu)} est à côté du passage pour ${pour}, ${lieuDe(plan, [vu.x, vu.y])}.`;
  }
}
