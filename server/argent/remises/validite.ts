import type { Selectable } from 'kysely';
import { brusselsDay, jourEnMots } from '../../socle/texte/jours.ts';
import type { RemiseTable } from './remises.tables.ts';

export type Remise = Selectable<RemiseTable>;

export interface Usage {
  acces_id: number;
  renouvellement: number;
  deja: number;
}

export const INCONNU = 'Ce code n’existe pas\u00a0: vérifie chaque lettre.';

export function refusOf(
  remise: Remise,
  { acces_id, renouvellement, deja }: Usage,
  now: Date,
): string | null {
  const today = brusselsDay(now.toISOString());
  if (remise.actif === 0 || (remise.fin !== null && today > remise.fin))
    return 'Ce code n’est plus valable.';
  if (remise.debut !== null && today < remise.debut)
    return `Ce code n’est valable qu’à partir du ${jourEnMots(remise.debut)}.`;
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
  if (isEpuisee(remise)) return 'Ce code a déjà servi autant de fois qu’il le permet.';
  return null;
}

const isEpuisee = ({ most, nombre }: Remise) => most !== null && nombre >= most;

/** Cents; never more than the price. */
export const moinsOf = (
  { pourcentage, montant }: Pick<Remise, 'pourcentage' | 'montant'>,
  prix: number,
): number => Math.min(prix, montant ?? Math.round((prix * (pourcentage ?? 0)) / 100));

export function etatOfRemise(
  remise: Remise,
  now: Date,
): 'inactive' | 'terminee' | 'epuisee' | 'avenir' | 'active' {
  const today = brusselsDay(now.toISOString());
  if (remise.actif === 0) return 'inactive';
  if (remise.fin !== null && today > remise.fin) return 'terminee';
  if (isEpuisee(remise)) return 'epuisee';
  return remise.debut !== null && today < remise.debut ? 'avenir' : 'active';
}
