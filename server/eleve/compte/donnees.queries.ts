import type { Db } from '../../socle/db/database.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Eleve } from '../../socle/securite/session.ts';
import { type Secret, userOf } from './userOf.ts';

export async function compteOf(db: Db, env: Secret, eleve: Eleve) {
  const compte = await db
    .selectFrom('eleve')
    .select(['dateCreation', 'dateVerification', 'dateConditions', 'contratSigne'])
    .where('id', '=', eleve.id)
    .executeTakeFirstOrThrow();
  return {
    identite: userOf(env, eleve),
    dateInscription: compte.dateCreation,
    dateVerification: compte.dateVerification,
    conditionsAcceptees: compte.dateConditions,
    contratSigne: flagOf(compte.contratSigne === 1),
  };
}
