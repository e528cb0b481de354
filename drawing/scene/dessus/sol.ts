import { chemin, el } from '../../svg.ts';
import { distance, between } from '../plan/geometrie.ts';
import { horaire, pleins, teinte } from '../plan/matieres.ts';
import type { Matiere, Plan, Point, Surface } from '../plan/plan.ts';
import { trace, unites, visible } from './traces.ts';

/** Joints between stones, sleepers under rails: strokes across a strip, as dashes of one wide line. */
function raies(points: Point[], couleur: string, pas: string): string {
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
    'stroke-dasharray': pas,
    'stroke-linecap': 'butt',
  });
}

/** Surfaces of one kind that follow each other are one path. */
export function paint(sol: Surface[], cadre: Plan['cadre'], temps: Plan['temps']): string {
  let sortie = '';
  let attente: { m: Matiere; d: string } | undefined;
  const verse = () => {
    if (attente?.d)
      sortie += chemin(
        attente.d,
        teinte(attente.m, temps),
        pleins.has(attente.m) ? {} : { 'fill-rule': 'evenodd' },
      );
    attente = undefined;
  };
  for (const surface of sol) {
    const vus = surface.anneaux.filter((a) => visible(a, cadre));
    if (vus.length === 0) continue;
    const chemins = vus
      .map((a) => trace(pleins.has(surface.matiere) ? horaire(a) : a, true))
      .join('');
    if (attente?.m !== surface.matiere) verse();
    attente = { m: surface.matiere, d: (attente?.d ?? '') + chemins };
    if (surface.matiere === 'pavés' || surface.matiere === 'ballast') {
      verse();
      sortie += vus
        .map((points) =>
          surface.matiere === 'pavés'
            ? raies(points, '#00000018', '1.5 8.5')
            : raies(points, '#6E5F50', '5 9'),
        )
        .join('');
    }
  }
  verse();
  return sortie;
}
