import type { Branche, Carrefour, UsagerCarrefour } from '../scene.ts';
import { mouvement } from './cap.ts';
import type { Motif } from './arrets.ts';
import { ordreDuFeu, type Ordre } from './feux.ts';
import { rangsDe, type Rang } from './rangs.ts';
import { porteSous } from './signaux.ts';
import { estCycliste, estDeuxRouesLeger } from './usagers.ts';

export interface Contexte {
  scene: Carrefour;
  /** Of the branch that he comes from. */
  rang: (u: UsagerCarrefour) => Rang;
  branche: (u: UsagerCarrefour) => Branche | undefined;
  /** What his light says; nothing when an agent replaces the lights. */
  feu: (u: UsagerCarrefour) => Ordre;
}

/** Says that the first lets the second pass, and why; or that the law leaves it open. */
export type Regle = (
  c: Contexte,
  u: UsagerCarrefour,
  v: UsagerCarrefour,
) => Motif | 'indécis' | undefined;

export const dit = (pourquoi: string, ...articles: string[]): Motif => ({ pourquoi, articles });

/** Under B1 or B5 these panels make it a sign for bicycles and mopeds only. */
export const POUR_CYCLISTES = ['M1', 'M8'];

export function contexte(scene: Carrefour): Contexte {
  const agent = scene.agent !== undefined && scene.agent.bras !== 'lampe';
  const rangs = rangsDe(scene);
  const branche = (u: UsagerCarrefour) => (u.de ? scene.branches[u.de] : undefined);
  const rang = (u: UsagerCarrefour): Rang => {
    const b = branche(u);
    const pourLui = estDeuxRouesLeger(u) && porteSous(b?.panneau, ['B1', 'B5'], POUR_CYCLISTES);
    const r = pourLui ? 'cède' : ((u.de && rangs.get(u.de)) ?? 'rien');
    return agent && r !== 'propriété' ? 'rien' : r;
  };
  const feu = (u: UsagerCarrefour): Ordre => {
    const b = branche(u);
    return agent || !b ? 'sans effet' : ordreDuFeu(b, u);
  };
  return { scene, rang, branche, feu };
}

export const tourneAGauche = (u: UsagerCarrefour): boolean =>
  u.de !== undefined && u.vers !== undefined && mouvement(u.de, u.vers) === 'gauche';
export const tourne = (u: UsagerCarrefour): boolean =>
  u.de !== undefined && u.vers !== undefined && mouvement(u.de, u.vers) !== 'droit';

/** Comes against a one-way street; bicycles may where a panel under the sign lets them. */
export function vientDeSensInterdit(c: Contexte, u: UsagerCarrefour): boolean {
  const b = c.branche(u);
  if (b?.sens !== 'sortant') return false;
  return !(b.contresens === 'vélos' && estCycliste(u));
}
