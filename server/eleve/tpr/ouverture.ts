import { MON_PROFIL } from '../../../regles/adresses.ts';
import { messageOuverture } from '../../../contract/eleve/tpr.messages.ts';
import { PERIODES } from '../../../regles/periodes.ts';
import { holdAccesWhoever } from '../acces/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { conflict } from '../../socle/refus/refus.ts';
import { readJeton } from './jeton.ts';
import { type Guichet, lecteurOf, logRefus } from './lecteur.ts';
import { readMessage } from './readMessage.ts';

export const ouverture: Handler<'ouverture'> = (context) => takeOuverture(context, context.input);

/** For a player in this process too. */
export const takeOuverture = (context: Guichet, input: { message: string }) =>
  logRefus(context.log, 'ouverture', openSeance(context, input));

export const finDeSeance = (dateOuverture: string) =>
  new Date(Date.parse(dateOuverture) + PERIODES.seanceTpr.ms);

/** The primary key lets a token open once, even in a race. */
async function openSeance({ write, now, env }: Guichet, input: { message: string }) {
  const lecteur = lecteurOf(env);
  const expected = { appel: 'ouverture', schema: messageOuverture, now } as const;
  const { jeton } = await readMessage(lecteur, input.message, expected);
  const { jti: reference, acces: acces_user_id } = await readJeton(lecteur, jeton, now);
  const dateOuverture = now.toISOString();
  await write(async (trx) => {
    await holdAccesWhoever(trx, { acces_user_id, type: 'EX' }, now);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('tprSeance')
      .values({ reference, acces_user_id, dateOuverture })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n)
      throw conflict('Ce jeton a déjà été ouvert\u00a0: l’élève en demande un autre.');
  });
  return {
    seance: reference,
    dateFin: finDeSeance(dateOuverture).toISOString(),
    retour: `${lecteur.site}${MON_PROFIL}`,
  };
}
