import type { Handler } from '../../socle/http/mount.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { endRegard, isRegard } from '../../socle/securite/regard.ts';
import { endSession } from '../../socle/securite/session.ts';

export const logout: Handler<'logout'> = async ({ trx, token, input }) => {
  const audience = input.extranet === 1 ? 'admin' : 'eleve';
  const end = () => (isRegard(token) ? endRegard(trx, token) : endSession(trx, token!, audience));
  const ended = token !== undefined && (await end());
  if (!ended) throw new Refus(401, 'Cette session est déjà terminée.', { reconnexion: 1 });
  return {};
};
