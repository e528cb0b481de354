import type { Updateable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { holdRepertoire } from './compte.queries.ts';
import type { EleveTable } from './compte.tables.ts';
import { SANS_PERSONNE, adresseEffacee } from './compteEfface.ts';

export const setEleve = (trx: Db, id: number, set: Updateable<EleveTable>) =>
  trx.updateTable('eleve').set(set).where('id', '=', id).execute();

/** Returns the account's new, unusable address. */
export async function eraseIdentite(trx: Db, id: number): Promise<string> {
  const email = adresseEffacee(id);
  await holdRepertoire(trx);
  const nobody = { ...SANS_PERSONNE, prenom: 'Compte', nom: 'effacé', email };
  await setEleve(trx, id, { ...nobody, dateEffacement: null });
  return email;
}

export async function removeInscription(trx: Db, id: number): Promise<void> {
  await holdRepertoire(trx);
  await trx.deleteFrom('eleve').where('id', '=', id).execute();
}
