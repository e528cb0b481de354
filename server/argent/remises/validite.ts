import type { Selectable } from 'kysely';
import { ETATS_REMISE, type EtatRemise, type Sorte, sortesDe } from '../../../regles/remise.ts';
import { brusselsDay, jourEnMots } from '../../socle/texte/jours.ts';
import type { RemiseTable } from './remises.tables.ts';

export type Remise = Selectable<RemiseTable>;

export interface Usage {
  acces_id: number;
  renouvellement: number;
  deja: number;
}

export const INCONNU = 'Ce code n’existe pas\u00a0: vérifie chaque lettre.';

const REGLES: Record<EtatRemise, (remise: Remise, today: string) => boolean> = {
  inactive: ({ actif }) => actif === 0,
  terminee: ({ fin }, today) => fin !== null && today > fin,
  epuisee: ({ most, nombre }) => most !== null && nombre >= most,
  avenir: ({ debut }, today) => debut !== null && today < debut,
  active: () => true,
};

export function etatOfRemise(remise: Remise, now: Date): EtatRemise {
  const today = brusselsDay(now.toISOString());
  return ETATS_REMISE.find((etat) => REGLES[etat](remise, today))!;
}

const REFUS: Record<EtatRemise, (remise: Remise) => string | null> = {
  inactive: () => 'Ce code n’est plus valable.',
  terminee: () => 'Ce code n’est plus valable.',
  epuisee: () => 'Ce code a déjà servi autant de fois qu’il le permet.',
  avenir: ({ debut }) => `Ce code n’est valable qu’à partir du ${jourEnMots(debut!)}.`,
  active: () => null,
};

export function refusOf(
  remise: Remise,
  { acces_id, renouvellement, deja }: Usage,
  now: Date,
): string | null {
  const etat = etatOfRemise(remise, now);
  const refus = REFUS[etat](remise);
  // A learner's own reasons come before a code that others have used up.
  if (refus !== null && etat !== 'epuisee') return refus;
  if (remise.acces_id !== null && remise.acces_id !== acces_id)
    return 'Ce code ne vaut pas pour cet accès.';
  if (remise.renouvellement !== null && remise.renouvellement !== renouvellement)
    return remise.renouvellement === 1
      ? 'Ce code ne vaut que pour un renouvellement.'
      : 'Ce code ne vaut que pour un premier achat.';
  if (deja >= remise.parEleve)
    return remise.parEleve === 1
      ? 'Tu as déjà utilisé ce code.'
      : 'Tu as déjà utilisé ce code autant de fois qu’il le permet.';
  return refus;
}

const MOINS: Record<Sorte, (valeur: number, prix: number) => number> = {
  pourcentage: (valeur, prix) => Math.round((prix * valeur) / 100),
  montant: (valeur) => valeur,
};

/** Cents; never more than the price. */
export function moinsOf(remise: Pick<Remise, Sorte>, prix: number): number {
  const [sorte] = sortesDe(remise);
  return Math.min(prix, MOINS[sorte!](remise[sorte!]!, prix));
}
