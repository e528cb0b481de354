import { PERIODES } from '../../../regles/periodes.ts';
import { doEach } from '../../socle/taches/taches.ts';
import {
  claimRemboursement,
  findRemboursement,
  finishRemboursement,
  listRemboursementsEnAttente,
  declineRemboursement,
} from '../../argent/paiement/index.ts';
import {
  FOURNISSEURS,
  type House,
  type Outcome,
} from '../../argent/paiement/fournisseurs/index.ts';

/** The lease outlasts a refund's two provider requests of ten seconds each. */
const PATIENCE_MS = 2 * 60_000;
const SANS_REPONSE = `Le prestataire n’a pas dit en ${PERIODES.remboursementMuet.mots} ce qu’il en est\u00a0: regardez dans son back-office avant de rembourser de nouveau.`;

interface Tenu {
  id: number;
  /** The lease: `dateEtat` as the row was opened or claimed. */
  tenu: string;
  encore: boolean;
}

/** Call it outside transactions. After an error `finishRemboursements` retries. */
export async function carryOut(
  house: House,
  { id, tenu, encore }: Tenu,
  clock: () => Date,
): Promise<Outcome> {
  const { database, env } = house;
  const row = await findRemboursement(database.read, id);
  // Another process may have claimed the lease.
  if (!row || row.moyen === 'main' || row.etat !== 'demande' || row.dateEtat !== tenu)
    return { etat: 'enRoute' };
  const service = FOURNISSEURS[row.moyen].service(env);
  if (!service) throw new Error('A refund is on its way, and its keys are gone.');
  const { commande, paiementChezEux } = row;
  const asked = { ...row, commande: commande!, paiementChezEux: paiementChezEux!, encore };
  const issue = await service.refund(house, asked);
  const now = clock();
  if (issue.etat === 'fait')
    await database.write((trx) => finishRemboursement(trx, id, issue.fournisseurId, { env, now }));
  if (issue.etat === 'refuse')
    await database.write((trx) => declineRemboursement(trx, id, issue.raison, now));
  return issue;
}

/** Retries unknown refunds, each under a lease. A person decides about the oldest. */
export async function finishRemboursements(house: House, clock: () => Date): Promise<void> {
  const { database } = house;
  const avant = new Date(clock().getTime() - PATIENCE_MS).toISOString();
  await doEach(
    async (after) =>
      (await listRemboursementsEnAttente(database.read, { avant, after })).map(({ id }) => id),
    async (id) => {
      const now = clock();
      const own = await database.write((trx) => claimRemboursement(trx, id, avant, now));
      if (!own) return;
      const tenu = now.toISOString();
      await carryOut(house, { id, tenu, encore: true }, clock).catch(async (cause: unknown) => {
        const row = await findRemboursement(database.read, id);
        if (row && Date.parse(row.dateCreation) <= now.getTime() - PERIODES.remboursementMuet.ms)
          await database.write((trx) => declineRemboursement(trx, id, SANS_REPONSE, now));
        throw cause;
      });
    },
  );
}
