import { el } from '../../svg.ts';
import { distance, between } from '../plan/geometrie.ts';
import { horaire, pleins } from '../plan/matieres.ts';
import { peinture } from '../plan/peinture.ts';
import type { Plan, Point, Surface } from '../plan/plan.ts';
import { trace, unites, visible } from './traces.ts';

function raies(points: Point[], couleur: string, tirets: string): string {
  const [coin, deuxieme, troisieme, quatrieme] = points;
  if (points.length !== 4 || !coin || !deuxieme || !troisieme || !quatrieme) return '';
  const [debut, fin] =
    distance(coin, deuxieme) > distance(coin, quatrieme)
      ? [between(coin, quatrieme, 0.5), between(deuxieme, troisieme, 0.5)]
      : [between(coin, deuxieme, 0.5), between(quatrieme, troisieme, 0.5)];
  const large = Math.min(distance(coin, deuxieme), distance(coin, quatrieme));
  return el('path', {
    d: trace([debut, fin], false),
    stroke: couleur,
    'stroke-width': unites(large),
    'stroke-dasharray': tirets,
    'stroke-linecap': 'butt',
  });
}

export function paint(sol: Surface[], cadre: Plan['cadre'], temps: Plan['temps']): string {
  const peint = peinture(temps);
  for (const surface of sol) {
    const vus = surface.anneaux.filter((a) => visible(a, cadre));
    if (vus.length === 0) continue;
    const chemins = vus
      .map((a) => trace(pleins.has(surface.matiere) ? horaire(a) : a, true))
      .join('');
    peint.add(surface.matiere, chemins);
    if (surface.matiere === 'pavés' || surface.matiere === 'ballast')
      peint.lay(
        vus
          .map((points) =>
            surface.matiere === 'pavés'
              ? raies(points, '#00000018', '1.5 8.5')
              : raies(points, '#6E5F50', '5 9'),
          )
          .join(''),
      );
  }
  return peint.done();
}
