import { decodeJwt } from 'jose';
import { z } from 'zod';
import type { Handler } from '../../socle/http/mount.ts';
import { fingerprint, randomToken } from '../../socle/securite/signature.ts';
import { openChezEcole } from './ecole.ts';

const claims = z.object({ acces: z.int() });

/** The school verifies the token; what it says of the access is read once it did. */
export const openLecteur: Handler<'openLecteur'> = async (context) => {
  const { write, input } = context;
  const { seance: reference, dateFin, retour } = await openChezEcole(context, input.jeton);
  const { acces: acces_user_id } = claims.parse(decodeJwt(input.jeton));
  const seance = randomToken();
  const row = { cle: fingerprint(seance), acces_user_id, reference, dateFin, retour };
  await write(async (trx) => {
    await trx
      .deleteFrom('perceptionSeance')
      .where('acces_user_id', '=', acces_user_id)
      .where('dateFin', '<', context.now.toISOString())
      .execute();
    await trx.insertInto('perceptionSeance').values(row).execute();
  });
  return { seance, dateFin, retour };
};
