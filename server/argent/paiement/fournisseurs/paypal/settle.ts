import type { Database, Db } from '../../../../socle/db/database.ts';
import { advancePaiement, notePaiementVu } from '../../index.ts';
import { type Repris, applyOrdre } from './apply.ts';
import { type OrdreLu, capturesOf, fauteOf } from './lu.ts';
import { captureOrdre, readOrdre } from './ordre.ts';
import { type Ordre, findOrdre } from './paypal.queries.ts';
import type { Chez } from '../port.ts';

export interface House extends Chez {
  write: Database['write'];
  now: Date;
}

interface Issue {
  /** As it stands now. */
  ordre: Ordre;
  suite: string;
  /** The buyer has to choose another means in the provider's window. */
  autreMoyen: boolean;
  /** The provider knows nothing of it. */
  inconnu: boolean;
}

interface Autrement {
  /** Its learner is told by this very answer, and not again. */
  vu?: boolean;
  repris?: readonly Repris[];
  /** False: what its buyer's bank has refused once is left to its buyer. */
  tenace?: boolean;
  /** To be kept with what is done, in the same transaction. */
  also?: (trx: Db, suite: string) => Promise<unknown>;
}

/** Somebody else takes it, or took it: what the order says next is what counts. */
const TAKEN = new Set([
  'ORDER_ALREADY_CAPTURED',
  'ORDER_COMPLETION_IN_PROGRESS',
  'DUPLICATE_REQUEST_ID',
  'RESOURCE_CONFLICT',
]);

/** Its buyer goes back to the window: another means, a card to be shown again, an approval that lacks. */
const A_REPRENDRE = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_ACTION_REQUIRED',
  'ORDER_NOT_APPROVED',
  'PAYER_CANNOT_PAY',
  'CARD_EXPIRED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'PAYMENT_SOURCE_DECLINED_BY_PROCESSOR',
]);

/**
 * Brings a payment to where its order is: reads it from PayPal, takes the money of one that its buyer
 * has approved, and does here what it says then. Browser, webhook and job all come through
 * here, in any order and at once: each step is done once, and what one of them leaves the next one does.
 */
export async function settleOrdre(
  house: House,
  ordre: Ordre,
  { vu = false, repris = [], tenace = true, also }: Autrement = {},
): Promise<Issue> {
  const read = await readOrdre(house, ordre.ordreId);
  const { lu, refus } =
    read?.status === 'APPROVED' && isToTake(house, ordre, read, tenace)
      ? await take(house, ordre)
      : { lu: read, refus: undefined };
  return house.write(async (trx) => {
    const suite = await done(trx, house, ordre, lu, { refus, repris });
    if (vu) await notePaiementVu(trx, ordre);
    await also?.(trx, suite);
    return {
      ordre: (await findOrdre(trx, ordre.ordreId))!,
      suite,
      autreMoyen: isAReprendre(ordre, lu) || A_REPRENDRE.has(refus ?? ''),
      inconnu: lu === undefined,
    };
  });
}

/** Its buyer was asked back, and has not approved again; one that nobody approved yet reads the same. */
const isAReprendre = ({ essais }: Ordre, lu: OrdreLu | undefined): boolean =>
  essais > 0 && lu?.status === 'PAYER_ACTION_REQUIRED';

/** What was given up here is not paid behind its learner's back, and nothing else than what we asked for. */
const isToTake = (
  { env }: House,
  { etat, efface, essais, ...ordre }: Ordre,
  lu: OrdreLu,
  tenace: boolean,
): boolean =>
  efface === 0 &&
  (etat === 'attente' || (etat === 'ouvert' && (tenace || essais === 0))) &&
  capturesOf(lu).length === 0 &&
  fauteOf(lu, ordre, env.PAYPAL_MARCHAND!) === undefined;

/** Takes the money; what came of it, and in `refus` why PayPal did not. */
async function take(house: House, ordre: Ordre) {
  const { env, now } = house;
  try {
    return await captureOrdre(house, ordre);
  } catch (cause) {
    // Perhaps it was taken: until that is known, it stands among what was paid.
    const fait = { etat: 'attente', raison: 'Sans réponse de PayPal' } as const;
    await house.write((trx) => advancePaiement(trx, ordre.id, fait, { env, now }));
    throw cause;
  }
}

async function done(
  trx: Db,
  { env, now }: House,
  ordre: Ordre,
  lu: OrdreLu | undefined,
  { refus, repris }: { refus: string | undefined; repris: readonly Repris[] },
): Promise<string> {
  if (!lu) return 'commande inconnue de PayPal';
  const where = { env, now };
  if (refus === undefined || capturesOf(lu).length > 0)
    return applyOrdre(trx, ordre, { lu, repris }, where);
  if (A_REPRENDRE.has(refus)) {
    await trx
      .updateTable('paypalOrdre')
      .set({ essais: ordre.essais + 1 })
      .where('paiement_id', '=', ordre.id)
      .execute();
    return refus;
  }
  const etat = TAKEN.has(refus) ? 'attente' : 'refuse';
  await advancePaiement(trx, ordre.id, { etat, raison: refus }, where);
  return refus;
}
