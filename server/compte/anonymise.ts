import type { Db } from '../db/database.ts';
import { UNUSABLE_PASSWORD } from '../kernel/password.ts';

/**
 * Takes the person out of an account for good. What is left is what the law wants kept: payments,
 * and attempts that count without a name. To do it twice changes nothing.
 */
export async function anonymise(trx: Db, id: number): Promise<void> {
  // No address can be so: it has no dot.
  const nowhere = `efface-${id}@invalid`;
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
  await trx.deleteFrom('session').where('eleve_id', '=', id).execute();
  await trx.updateTable('accesUser').set({ actif: 0 }).where('eleve_id', '=', id).execute();
  await trx
    .updateTable('mail')
    .set({ destinataire: nowhere, texte: '', html: '', erreur: null, prochainEssai: null })
    .where('eleve_id', '=', id)
    .execute();
}
