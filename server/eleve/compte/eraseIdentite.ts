import type { Db } from '../../socle/db/database.ts';
import { UNUSABLE_PASSWORD } from '../../socle/securite/password.ts';
import { adresseEffacee } from './efface.ts';
import { holdRepertoire } from './holdRepertoire.ts';

/** Answers the account's new, unusable address. */
export async function eraseIdentite(trx: Db, id: number): Promise<string> {
  const nowhere = adresseEffacee(id);
  await holdRepertoire(trx);
  await trx
    .updateTable('eleve')
    .set({
      prenom: 'Compte',
      nom: 'effacé',
      email: nowhere,
      motDePasse: UNUSABLE_PASSWORD,
      motDePasseProvisoire: null,
      dateFinProvisoire: null,
      changerMotDePasse: 0,
      dateNaissance: null,
      registreNational: null,
      rue: null,
      localite: null,
      codePostal: null,
      newsletter: 0,
      dateConditions: null,
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
