import { findEleve } from '../../eleve/compte/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { introuvable } from '../../socle/refus/refus.ts';

/** A learner who is there; 404. `hold`: until the transaction ends. */
export async function eleveOf(db: Db, id: number, options: { hold?: boolean } = {}) {
  const eleve = await findEleve(db, id, options);
  if (!eleve) throw introuvable('Cet élève n’existe pas ou plus.');
  return eleve;
}

/** How a learner is called in what is told to staff: who began to register may have no name. */
export const nomOf = ({ prenom, nom, email }: { prenom: string; nom: string; email: string }) =>
  `${prenom} ${nom}`.trim() || email;
