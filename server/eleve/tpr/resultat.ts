import type { z } from 'zod';
import { messageResultat } from '../../../contract/eleve/tpr.messages.ts';
import { PERIODES } from '../../../regles/periodes.ts';
import { holdAccesWhoever } from '../acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { champFaux, conflict, introuvable, Refus } from '../../socle/refus/refus.ts';
import { type Guichet, lecteurOf, logRefus } from './lecteur.ts';
import { readMessage } from './readMessage.ts';
import { finDeSeance } from './ouverture.ts';
import { findSeance } from './tpr.queries.ts';

/** A faulty player must not fill the disk. */
const MOST = 100;

/** In milliseconds of clock skew. */
const CLOCKS = 60_000;

const isWithin = (fin: Date, dateOuverture: string, now: Date): boolean =>
  fin.getTime() >= Date.parse(dateOuverture) - CLOCKS && fin.getTime() <= now.getTime() + CLOCKS;

export const resultat: Handler<'resultat'> = (context) => takeResultat(context, context.input);

/** For a player in this process too. */
export const takeResultat = (context: Guichet, input: { message: string }) =>
  logRefus(context.log, 'resultat', keepResultat(context, input));

/** Idempotent, in any order: an accepted result is never changed. */
async function keepResultat(
  { write, now, env }: Guichet,
  input: { message: string },
): Promise<{ deja: 0 | 1 }> {
  const expected = { appel: 'resultat', schema: messageResultat, now } as const;
  const annonce = await readMessage(lecteurOf(env), input.message, expected);
  return write(async (trx) => {
    const seance = await findSeance(trx, annonce.seance);
    if (!seance) throw introuvable('Cette séance n’existe pas\u00a0: un jeton l’ouvre d’abord.');
    if (await isTaken(trx, annonce)) return { deja: 1 };
    const { dateOuverture, acces_user_id } = seance;
    // The row lock serializes duplicates, and the end of the account.
    await holdAccesWhoever(trx, { acces_user_id, type: 'EX' }, now);
    if (await isTaken(trx, annonce)) return { deja: 1 };
    if (now >= finDeSeance(dateOuverture))
      throw new Refus(
        410,
        `Cette séance est finie\u00a0: elle prend des résultats pendant ${PERIODES.seanceTpr.mots}.`,
      );
    const fin = new Date(annonce.fin * 1000);
    if (!isWithin(fin, dateOuverture, now))
      throw champFaux('fin', 'La fin n’est pas entre l’ouverture de la séance et maintenant.');
    if ((await countResultats(trx, annonce.seance)) >= MOST)
      throw conflict(`Cette séance a déjà ${MOST} résultats.`);
    const { jti: reference, fin: _, ...told } = annonce;
    const dates = { dateFin: fin.toISOString(), dateReception: now.toISOString() };
    const row = { ...told, ...dates, reference, acces_user_id };
    await trx.insertInto('tprResultat').values(row).execute();
    return { deja: 0 };
  });
}

/** Throws 409 when its reference names another result. */
async function isTaken(trx: Db, annonce: z.infer<typeof messageResultat>): Promise<boolean> {
  const kept = await trx
    .selectFrom('tprResultat')
    .select(['exercice', 'points', 'sur', 'dateFin'])
    .where('seance', '=', annonce.seance)
    .where('reference', '=', annonce.jti)
    .executeTakeFirst();
  if (!kept) return false;
  const same =
    kept.exercice === annonce.exercice &&
    kept.points === annonce.points &&
    kept.sur === annonce.sur &&
    Date.parse(kept.dateFin) === annonce.fin * 1000;
  if (!same) throw conflict('Un autre résultat porte déjà ce nom (jti) dans cette séance.');
  return true;
}

async function countResultats(trx: Db, seance: string): Promise<number> {
  const rows = await trx
    .selectFrom('tprResultat')
    .select('reference')
    .where('seance', '=', seance)
    .limit(MOST)
    .execute();
  return rows.length;
}
