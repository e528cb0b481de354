import type { Db } from '../../socle/db/database.ts';
import { SANS_PERSONNE, adresseEffacee } from './efface.ts';
import { holdRepertoire } from './holdRepertoire.ts';

/** Answers the account's new, unusable address. */
export async function eraseIdentite(trx: Db, id: number): Promise<string> {
  const nowhere = adresseEffacee(id);
  await holdRepertoire(trx);
  await trx
    .updateTable('eleve')
    .set({
      ...SANS_PERSONNE,
      prenom: 'Compte',
      nom: 'effacé',
      email: nowhere,
      dateEffacement: null,
    })
    .where('id', '=', id)
    .execute();
  return nowhere;
}

export async function removeInscription(trx: Db, id: number): Promise<void> {
  await holdRepertoire(trx);
  await trx.deleteFrom('eleve').where('id', '=', id).execute();
}
