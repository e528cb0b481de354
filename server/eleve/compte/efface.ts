import type { Updateable } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { UNUSABLE_PASSWORD } from '../../socle/securite/password.ts';
import { holdRepertoire } from './compte.queries.ts';
import type { EleveTable } from './compte.tables.ts';

/** No real address looks so: its domain has no dot. */
const adresseEffacee = (id: number) => `efface-${id}@invalid`;

export const isEfface = ({ id, email }: { id: number; email: string }) =>
  email === adresseEffacee(id);

/** Spread into an account, it ends any mailed password. */
export const SANS_PROVISOIRE = {
  motDePasseProvisoire: null,
  dateFinProvisoire: null,
  changerMotDePasse: 0,
} satisfies Updateable<EleveTable>;

/** Spread into an account, it leaves nobody there. */
export const SANS_PERSONNE = {
  ...SANS_PROVISOIRE,
  prenom: '',
  nom: '',
  dateNaissance: null,
  registreNational: null,
  rue: null,
  localite: null,
  codePostal: null,
  motDePasse: UNUSABLE_PASSWORD,
  newsletter: 0,
  dateConditions: null,
} satisfies Updateable<EleveTable>;

export async function eraseIdentite(trx: Db, id: number): Promise<string> {
  const email = adresseEffacee(id);
  await holdRepertoire(trx);
  await trx
    .updateTable('eleve')
    .set({ ...SANS_PERSONNE, prenom: 'Compte', nom: 'effacé', email, dateEffacement: null })
    .where('id', '=', id)
    .execute();
  return email;
}

export async function removeInscription(trx: Db, id: number): Promise<void> {
  await holdRepertoire(trx);
  await trx.deleteFrom('eleve').where('id', '=', id).execute();
}
