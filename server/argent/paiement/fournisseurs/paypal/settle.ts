import type { Database, Db } from '../../../../socle/db/database.ts';
import { advancePaiement, notePaiementVu } from '../../index.ts';
import { type Repris, applyOrdre } from './apply.ts';
import { type OrdreLu, capturesOf, fauteOf } from './ordreLu.ts';
import { captureOrdre, readOrdre } from './ordre.ts';
import { type Ordre, findOrdre, findOrdreOfPaiement } from './paypal.queries.ts';
import type { Chez, Fournisseur, House, Service } from '../port.ts';

export interface Settling extends Chez {
  write: Database['write'];
  now: Date;
}

interface Autrement {
  /** This response shows the outcome, so no later screen repeats it. */
  vu?: boolean;
  repris?: readonly Repris[];
  /** False leaves the retry of a declined payment to its buyer. */
  tenace?: boolean;
  also?: (trx: Db, suite: string) => Promise<unknown>;
}

/** Another request is capturing the order, whose next reading decides. */
const TAKEN = new Set([
  'ORDER_ALREADY_CAPTURED',
  'ORDER_COMPLETION_IN_PROGRESS',
  'DUPLICATE_REQUEST_ID',
  'RESOURCE_CONFLICT',
]);

const A_REPRENDRE = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_ACTION_REQUIRED',
  'ORDER_NOT_APPROVED',
  'PAYER_CANNOT_PAY',
  'CARD_EXPIRED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'PAYMENT_SOURCE_DECLINED_BY_PROCESSOR',
]);

/** Browser, webhook and job race through here: each step is idempotent and resumable. */
export async function settleOrdre(
  house: Settling,
  ordre: Ordre,
  { vu = false, repris = [], tenace = true, also }: Autrement = {},
) {
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
      // An order sent back for approval reads as one never approved.
      autreMoyen:
        A_REPRENDRE.has(refus ?? '') ||
        (ordre.essais > 0 && lu?.status === 'PAYER_ACTION_REQUIRED'),
      inconnu: lu === undefined,
    };
  });
}

/** A cancelled or altered order is never captured without its learner's knowledge. */
const isToTake = (
  { env }: Settling,
  { etat, efface, essais, ...ordre }: Ordre,
  lu: OrdreLu,
  tenace: boolean,
): boolean =>
  efface === 0 &&
  (etat === 'attente' || (etat === 'ouvert' && (tenace || essais === 0))) &&
  capturesOf(lu).length === 0 &&
  fauteOf(lu, ordre, env.PAYPAL_MARCHAND!) === undefined;

async function take(house: Settling, ordre: Ordre) {
  const { env, now } = house;
  try {
    return await captureOrdre(house, ordre);
  } catch (cause) {
    // A capture of unknown outcome is pending until PayPal reports it.
    const rapport = { etat: 'attente', raison: 'Sans réponse de PayPal' } as const;
    await house.write((trx) => advancePaiement(trx, ordre.id, rapport, { env, now }));
    throw cause;
  }
}

async function done(
  trx: Db,
  { env, now }: Settling,
  ordre: Ordre,
  lu: OrdreLu | undefined,
  { refus, repris }: { refus: string | undefined; repris: readonly Repris[] },
): Promise<string> {
  if (!lu) return 'commande inconnue de PayPal';
  const ctx = { env, now };
  if (refus === undefined || capturesOf(lu).length > 0)
    return applyOrdre(trx, ordre, { lu, repris }, ctx);
  if (A_REPRENDRE.has(refus)) {
    await trx
      .updateTable('paypalOrdre')
      .set({ essais: ordre.essais + 1 })
      .where('paiement_id', '=', ordre.id)
      .execute();
    return refus;
  }
  const etat = TAKEN.has(refus) ? 'attente' : 'refuse';
  await advancePaiement(trx, ordre.id, { etat, raison: refus }, ctx);
  return refus;
}

const HOUR_MS = 60 * 60_000;
/** PayPal drops an unapproved order after six hours. */
const OVER_MS = 24 * HOUR_MS;

/** Asks each minute for an hour, then hourly, since an eCheck takes days. */
export const follow: Fournisseur['follow'] =
  (house, now) =>
  async ({ id, etat, age }) => {
    const over = age >= OVER_MS;
    const turn = age < HOUR_MS || (over && etat === 'ouvert') || now.getUTCMinutes() === id % 60;
    if (!turn) return undefined;
    const ordre = await findOrdreOfPaiement(house.database.read, id);
    const issue = ordre && (await settleOrdre(settling(house, now), ordre, { tenace: false }));
    const isLeft = issue ? issue.inconnu || issue.ordre.etat === 'ouvert' : true;
    return isLeft && (over || !ordre) ? 'Jamais payé chez PayPal' : undefined;
  };

export const askOrdre: Service['ask'] = async (house, { id }, now, repris = []) => {
  const ordre = await findOrdreOfPaiement(house.database.read, id);
  if (!ordre) return false;
  return !(await settleOrdre(settling(house, now), ordre, { repris, tenace: false })).inconnu;
};

const settling = ({ database: { write }, env, log }: House, now: Date) => ({
  write,
  env,
  log,
  now,
});
