import { doEach } from '../../../socle/taches/taches.ts';
import { advancePaiement } from '../advance.ts';
import { listAwaited } from '../paiement.queries.ts';
import { type Fournisseur, FournisseurMuet, type House } from './port.ts';

/** An ordinary payment is notified sooner. */
const PATIENCE_MS = 20 * 60_000;

/** The job runs every minute, and closes orders that nobody will pay. */
export async function askAwaited(
  { moyen, isOuvert, follow }: Pick<Fournisseur, 'moyen' | 'isOuvert' | 'follow'>,
  house: House,
  now: Date,
): Promise<void> {
  const { database, env } = house;
  if (!isOuvert(env)) return;
  const avant = new Date(now.getTime() - PATIENCE_MS).toISOString();
  const found = new Map<number, Awaited<ReturnType<typeof listAwaited>>[number]>();
  const reasonOf = follow(house, now);
  let isMuet = false;
  await doEach(
    async (after) => {
      const rows = await listAwaited(database.read, { type: moyen, avant, after });
      for (const row of rows) found.set(row.id, row);
      return rows.map(({ id }) => id);
    },
    async (id) => {
      const { commande, etat, dateCreation } = found.get(id)!;
      found.delete(id);
      // Each request to a silent provider waits ten seconds.
      if (isMuet) return;
      const age = now.getTime() - Date.parse(dateCreation);
      const attendu = { id, commande: commande!, etat, age };
      const raison = await reasonOf(attendu).catch((cause: unknown) => {
        isMuet = cause instanceof FournisseurMuet;
        throw cause;
      });
      if (raison === undefined) return;
      await database.write((trx) =>
        advancePaiement(trx, id, { etat: 'expire', raison }, { env, now }),
      );
    },
  );
}
