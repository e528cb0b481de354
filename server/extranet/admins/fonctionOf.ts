import type { Fonction } from '../../../regles/fonctions.ts';
import type { Level } from '../../../regles/niveaux.ts';
import type { Db } from '../../socle/db/database.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { type Compte, holdAdmin } from './admins.queries.ts';

interface AvecFonction {
  admin: { id: number };
  input: {
    level: Level;
    fonction?: Fonction | null | undefined;
    plafond?: number | null | undefined;
  };
}

/** Which function and limit an account gets. 422: only an owner gives these. Hold the supervisors first. */
export async function fonctionOf(
  trx: Db,
  { admin, input }: AvecFonction,
  before: Pick<Compte, 'level' | 'fonction' | 'plafond'> | undefined,
): Promise<Pick<Compte, 'fonction' | 'plafond'>> {
  const { level } = input;
  const { fonction = level === 10 ? (before?.fonction ?? null) : null } = input;
  if (fonction !== null && level !== 10)
    throw champFaux('fonction', 'Une fonction se donne au niveau Superviseur.');
  const gardee = fonction === 'secretariat' ? (before?.plafond ?? null) : null;
  const { plafond: voulu = gardee } = input;
  const plafond = fonction === 'secretariat' ? voulu : null;
  const [donne, change] = [
    fonction === 'proprietaire' && before?.fonction !== fonction,
    plafond !== gardee,
  ];
  if (!donne && !change) return { fonction, plafond };
  // The lock shows what another tab changed since admission.
  if ((await holdAdmin(trx, admin.id)).fonction !== 'proprietaire')
    throw donne
      ? champFaux('fonction', 'Seul un propriétaire en nomme un autre.')
      : champFaux('plafond', 'Seul un propriétaire fixe ce plafond.');
  return { fonction, plafond };
}
