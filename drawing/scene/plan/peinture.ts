import { chemin } from '../../svg.ts';
import { pleins, teinte } from './matieres.ts';
import type { Matiere, Plan } from './plan.ts';

export function peinture(temps: Plan['temps']) {
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
  return {
    add(m: Matiere, contour: string): void {
      if (attente?.m !== m) verse();
      attente = { m, d: (attente?.d ?? '') + contour };
    },
    lay(svg: string): void {
      verse();
      sortie += svg;
    },
    done(): string {
      verse();
      return sortie;
    },
  };
}
