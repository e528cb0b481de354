import type { Insertable } from 'kysely';
import { motsOf } from '../../../regles/recherche.ts';
import type { Db } from '../../socle/db/database.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import type { GuideTable } from './cours.tables.ts';

type Guide = Omit<Insertable<GuideTable>, 'acces_user_id' | 'position'>;

export async function replaceGuides(trx: Db, acces_user_id: number, guides: readonly Guide[]) {
  await trx.deleteFrom('guide').where('acces_user_id', '=', acces_user_id).execute();
  if (guides.length === 0) return;
  const rows = guides.map((guide, position) => ({ acces_user_id, position, ...guide }));
  await trx.insertInto('guide').values(rows).execute();
}

/** Guides are personal data of others, so they are deleted with the account. */
export async function eraseGuides(trx: Db, acces_user_ids: number[]): Promise<void> {
  if (acces_user_ids.length === 0) return;
  await trx.deleteFrom('guide').where('acces_user_id', 'in', acces_user_ids).execute();
  const ended = trx.updateTable('coursTermine').where('acces_user_id', 'in', acces_user_ids);
  await ended.set({ aDelivrer: 0 }).execute();
}

type Personne = Pick<GuideTable, 'prenom' | 'nom' | 'email'>;

const DIT = {
  eleve: {
    nom: 'Tu ne peux pas être ton propre guide. Si ton guide porte le même nom, ajoute son deuxième prénom.',
    email: 'C’est ton adresse\u00a0: indique celle de ton guide, ou rien.',
    double: 'Tu as déjà nommé ce guide.',
    emailDouble: 'Tu as déjà donné cette adresse à un autre guide.',
  },
  ecole: {
    nom: 'L’élève ne peut pas être son propre guide. Si le guide porte le même nom, ajoutez son deuxième prénom.',
    email: 'C’est l’adresse de l’élève\u00a0: indiquez celle du guide, ou rien.',
    double: 'Ce guide est déjà nommé.',
    emailDouble: 'Cette adresse est déjà celle d’un autre guide.',
  },
} as const;

const memeNom = (one: Personne, other: Personne) =>
  nomOf(one) !== '' && nomOf(one) === nomOf(other);
const nomOf = ({ prenom, nom }: Personne) => motsOf(`${prenom} ${nom}`).join('');

const memeEmail = (one: Personne, other: Personne) =>
  one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase();

/** Throws 422 at the field when guides equal the learner or each other. */
export function checkGuides(guides: readonly Personne[], eleve: Personne, par: keyof typeof DIT) {
  const dit = DIT[par];
  for (const [at, guide] of guides.entries()) {
    const before = guides.slice(0, at);
    if (memeNom(guide, eleve)) throw champFaux(`guides.${at}.nom`, dit.nom);
    if (memeEmail(guide, eleve)) throw champFaux(`guides.${at}.email`, dit.email);
    if (before.some((each) => memeNom(guide, each)))
      throw champFaux(`guides.${at}.nom`, dit.double);
    if (before.some((each) => memeEmail(guide, each)))
      throw champFaux(`guides.${at}.email`, dit.emailDouble);
  }
}
