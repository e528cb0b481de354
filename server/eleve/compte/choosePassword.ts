import type { Handler } from '../../socle/http/mount.ts';
import { hashPassword } from '../../socle/securite/password.ts';
import { withLimits } from '../../socle/securite/rateLimit.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { endOtherSessions } from '../../socle/securite/session.ts';
import { setEleve } from './compte.writes.ts';
import { SANS_PROVISOIRE } from './compteEfface.ts';
import { limitesJeton } from './limites.ts';
import { motDePasseFacile } from '../../socle/securite/motDePasseFacile.ts';
import { eleveDuLien, enter, lienPerdu } from './liensParMail.ts';

export const choosePassword: Handler<'choosePassword'> = async (context) => {
  const { db, write, input, now, address, agent, env } = context;
  const { jeton, password } = input;
  const link = { env, jeton, now };
  const seen = await withLimits(context, limitesJeton(address), now, () =>
    eleveDuLien(db, 'bienvenue', link),
  );
  if (!seen) throw lienPerdu();
  if (password === undefined) throw champFaux('password', 'Choisis ton mot de passe.');
  const facile = motDePasseFacile(password, seen);
  if (facile) throw champFaux('password', facile);
  const motDePasse = await hashPassword(password, address.at(-1));
  const answer = await write(async (trx) => {
    const eleve = await eleveDuLien(trx, 'bienvenue', { ...link, hold: true });
    if (!eleve) return undefined;
    const change = { motDePasse, ...SANS_PROVISOIRE };
    await setEleve(trx, eleve.id, change);
    await endOtherSessions(trx, { eleve_id: eleve.id }, undefined, 'ailleurs');
    return enter(trx, { ...eleve, ...change }, { env, now, agent });
  });
  if (!answer) throw lienPerdu();
  return answer;
};
