import { PERIODES } from '../../../regles/periodes.ts';
import type { Db } from '../db/database.ts';

export async function listGivenUp(db: Db, now: Date, last: number) {
  const givenUp = db
    .selectFrom('mail')
    .where('erreur', 'is not', null)
    .where('prochainEssai', 'is', null)
    .where('dateCreation', '>', new Date(now.getTime() - PERIODES.mailsEchoues.ms).toISOString());
  const count = givenUp
    .select((row) => row.cast<number>(row.fn.countAll(), 'integer').as('nombre'))
    .executeTakeFirstOrThrow();
  const newest = givenUp
    .select(['id', 'eleve_id', 'destinataire', 'sujet', 'dateCreation', 'essais', 'erreur'])
    .$narrowType<{ erreur: string }>()
    .orderBy('dateCreation', 'desc')
    .limit(last)
    .execute();
  const [{ nombre }, derniers] = await Promise.all([count, newest]);
  return { nombre, derniers };
}
