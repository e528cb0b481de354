import type { Db } from '../../socle/db/database.ts';
import { verifyPassword } from '../../socle/securite/password.ts';
import { withLimits } from '../../socle/securite/rateLimit.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { findMotDePasse } from './compte.queries.ts';
import { limitesPreuve } from './limites.ts';

interface Appel {
  db: Db;
  essais: Parameters<typeof withLimits>[0];
  eleve: { id: number };
  now: Date;
}

/** 401 for a wrong one, 429 after too many. */
export async function checkPassword(
  { db, essais, eleve, now }: Appel,
  password: string,
): Promise<void> {
  const known = await withLimits(essais, limitesPreuve(eleve.id), now, async () => {
    const kept = await findMotDePasse(db, eleve.id);
    return (await verifyPassword(password, kept, `eleve ${eleve.id}`)) || undefined;
  });
  if (!known) throw new Refus(401, 'Ce mot de passe n’est pas le bon.');
}
