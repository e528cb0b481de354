import { doEach } from '../../socle/taches/taches.ts';
import {
  claimRemboursement,
  findRemboursement,
  finishRemboursement,
  listRemboursementsEnAttente,
  refuseRemboursement,
} from '../../argent/paiement/index.ts';
import { FOURNISSEURS, type House, type Issue } from '../../argent/paiement/fournisseurs/index.ts';

/** Who asked a provider has an answer, or has given up, by then: two questions of ten seconds each. */
const PATIENCE = 2 * 60_000;
/** Nobody waits for money longer without somebody of the school having a look. */
const TROIS_JOURS = 3 * 24 * 60 * 60_000;
const SANS_REPONSE =
  'Le prestataire n’a pas dit en trois jours ce qu’il en est\u00a0: regardez dans son back-office avant de rembourser de nouveau.';

interface Tenu {
  id: number;
  /** `dateEtat` of the row as it was opened or claimed: nobody has claimed it since. */
  tenu: string;
  /** Asked before, without knowing what became of it. */
  encore: boolean;
}

/**
 * Asks the provider for a refund that is in the books, outside of any transaction, and writes down what
 * becomes of it. Throws where nobody knows: then the row stays as it is, for `finishRemboursements`.
 */
export async function carryOut(
  house: House,
  { id, tenu, encore }: Tenu,
  clock: () => Date,
): Promise<Issue> {
  const { database, env } = house;
  const row = await findRemboursement(database.read, id);
  // Whoever was held up so long that another took it over asks for nothing.
  if (!row || row.moyen === 'main' || row.etat !== 'demande' || row.dateEtat !== tenu)
    return { etat: 'enRoute' };
  const service = FOURNISSEURS[row.moyen].service(env);
  if (!service) throw new Error('A refund is on its way, and its keys are gone.');
  const { commande, paye, montant, motif, cle, reste, connus } = row;
  const issue = await service.refund(house, {
    commande: commande!,
    paye: paye!,
    montant,
    reste,
    motif,
    cle,
    connus,
    encore,
  });
  const now = clock();
  if (issue.etat === 'fait')
    await database.write((trx) => finishRemboursement(trx, id, issue.fournisseurId, { env, now }));
  if (issue.etat === 'refuse')
    await database.write((trx) => refuseRemboursement(trx, id, issue.raison, now));
  return issue;
}

/**
 * A job to run every minute: asks again after refunds of which nobody knows. Of several servers one has each
 * in hand. What nobody has said anything of for days is left to people, and booked all the same if it is
 * told later.
 */
export async function finishRemboursements(house: House, clock: () => Date): Promise<void> {
  const { database } = house;
  const avant = new Date(clock().getTime() - PATIENCE).toISOString();
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
        if (row && Date.parse(row.dateCreation) <= now.getTime() - TROIS_JOURS)
          await database.write((trx) => refuseRemboursement(trx, id, SANS_REPONSE, now));
        throw cause;
      });
    },
  );
}
