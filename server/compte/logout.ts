import type { Db } from '../db/database.ts';
import { Refus } from '../kernel/refus.ts';
import { endSession } from '../kernel/session.ts';

export async function logout(trx: Db, token: string | undefined, extranet: boolean) {
  const ended = token !== undefined && (await endSession(trx, token, extranet));
  if (!ended) throw new Refus(401, 'Cette session est déjà terminée.', { reconnexion: 1 });
  return {};
}
