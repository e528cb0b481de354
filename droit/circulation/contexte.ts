import type { Branche, Carrefour, UsagerCarrefour } from '../../drawing/scene/scene.ts';
import { mouvement } from './azimut.ts';
import type { Motif } from './motif.ts';
import { ordreDuFeu, type Ordre } from './feux.ts';
import { rangsOf, type Rang } from './rangs.ts';
import { carriesUnder } from './signaux.ts';
import { isCycliste, isDeuxRouesLeger } from './usagers.ts';

export interface Contexte {
  scene: Carrefour;
  rang: (usager: UsagerCarrefour) => Rang;
  branche: (usager: UsagerCarrefour) => Branche | undefined;
  /** Lights have no effect when an agent replaces them. */
  feu: (usager: UsagerCarrefour) => Ordre;
}

/** Returns why `usager` gives way to `autre`; « indécis »: the law leaves it open. */
export type Regle = (
  ici: Contexte,
  usager: UsagerCarrefour,
  autre: UsagerCarrefour,
) => Motif | 'indécis' | undefined;

/** These panels restrict B1 and B5 to bicycles and mopeds. */
export const POUR_CYCLISTES = ['M1', 'M8'];

export function contexte(scene: Carrefour): Contexte {
  const agent = scene.agent !== undefined && scene.agent.bras !== 'lampe';
  const rangs = rangsOf(scene);
  const branche = ({ de }: UsagerCarrefour) => (de ? scene.branches[de] : undefined);
  const rang = (usager: UsagerCarrefour): Rang => {
    const sienne = branche(usager);
    const pourLui =
      isDeuxRouesLeger(usager) && carriesUnder(sienne?.panneau, ['B1', 'B5'], POUR_CYCLISTES);
    const rang = pourLui ? 'cède' : ((usager.de && rangs.get(usager.de)) ?? 'rien');
    return agent && rang !== 'propriété' ? 'rien' : rang;
  };
  const feu = (usager: UsagerCarrefour): Ordre => {
    const sienne = branche(usager);
    return agent || !sienne ? 'sans effet' : ordreDuFeu(sienne, usager);
  };
  return { scene, rang, branche, feu };
}

export const turnsLeft = (usager: UsagerCarrefour): boolean =>
  usager.de !== undefined &&
  usager.vers !== undefined &&
  mouvement(usager.de, usager.vers) === 'gauche';
export const turns = (usager: UsagerCarrefour): boolean =>
  usager.de !== undefined &&
  usager.vers !== undefined &&
  mouvement(usager.de, usager.vers) !== 'droit';

/** Bicycles may go against a one-way street where a panel allows it. */
export function vientDeSensInterdit(contexte: Contexte, usager: UsagerCarrefour): boolean {
  const branche = contexte.branche(usager);
  if (branche?.sens !== 'sortant') return false;
  return !(branche.contresens === 'vélos' && isCycliste(usager));
}
