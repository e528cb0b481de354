import { sansAccents } from '../../../regles/ecriture.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { UNUSABLE_PASSWORD } from '../../socle/securite/password.ts';
import { PAR_PAGE, rangeesOf } from '../../socle/texte/rangees.ts';

const byName = new Intl.Collator('fr').compare;
const plain = (text: string) => sansAccents(text).toLowerCase();

/** A school has some dozens of them: they are read whole, and sorted as people sort names. */
export const getUsers: Handler<'getUsers'> = async ({ db, input }) => {
  const all = await db
    .selectFrom('admin')
    .select(['id', 'prenom', 'nom', 'email', 'level', 'dateCreation', 'dateFacteur', 'motDePasse'])
    .where('dateSuppression', 'is', null)
    .execute();
  const mots = plain(input.recherche ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const found = all
    .filter(({ prenom, nom, email }) => {
      const text = plain(`${prenom} ${nom} ${email}`);
      return mots.every((mot) => text.includes(mot));
    })
    .toSorted(
      (one, other) =>
        byName(one.nom, other.nom) || byName(one.prenom, other.prenom) || one.id - other.id,
    );
  const data = found
    .slice((input.page - 1) * PAR_PAGE, input.page * PAR_PAGE)
    .map(({ dateFacteur, motDePasse, ...admin }) => ({
      ...admin,
      invite: flagOf(motDePasse === UNUSABLE_PASSWORD),
      secondFacteur: flagOf(dateFacteur !== null),
    }));
  const message = found.length === 1 ? '1 personne.' : `${found.length} personnes.`;
  return { users: rangeesOf(data, input.page, found.length), message };
};
