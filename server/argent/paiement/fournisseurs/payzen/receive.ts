import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { fingerprint, sameString } from '../../../../socle/securite/signature.ts';
import { mountWebhook, type Told } from '../../../../socle/http/webhook.ts';
import { keepNotification } from '../../index.ts';
import type { ServedHouse } from '../port.ts';
import { applyTransaction } from './apply.ts';
import { findTransId } from './payzen.queries.ts';
import { type Vads, signatureOf, transactionOf } from './transaction.ts';

/** The back-office has this address for notifications. */
export const NOTIFICATION_PAYZEN = '/api/payment/notificationPayzen';

export function servePayzen(app: FastifyInstance, house: ServedHouse): void {
  mountWebhook(app, {
    path: NOTIFICATION_PAYZEN,
    type: 'application/x-www-form-urlencoded',
    receive: ({ body }, log) => receivePayzen(house, body, log),
  });
}

/** Only the card's brand is stored, and nothing of the payer. */
const PERSONAL =
  /^vads_(card_number|expiry_|bank_|card_country|payment_certificate|threeds_|cust_|ship_to_|user_info)/;

const KO = (status: number, text: string): Told => ({ status, text: `KO-${text}` });

/** The signed notification alone grants, after the checks of payzen.md#order-of-checks. */
async function receivePayzen(
  { database, env, clock }: ServedHouse,
  body: string,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): Promise<Told> {
  if (!env.PAYZEN_CLE) return KO(503, 'PayZen is not set up here');
  const fields = fieldsOf(body);
  if (!fields) return KO(400, 'A field came twice');
  const { signature = '', ...vads } = fields;
  if (vads.vads_site_id !== env.PAYZEN_SITE_ID || vads.vads_ctx_mode !== env.PAYZEN_MODE)
    return KO(400, 'Another shop or mode');
  if (!sameString(signature, signatureOf(vads, env.PAYZEN_CLE))) {
    log.warn('a notification of PayZen with a wrong signature');
    return KO(403, 'Signature');
  }
  // The buyer's return has the same signed fields, but is no notification.
  if (!vads.vads_hash) return KO(400, 'No notification');
  const told = transactionOf(vads);
  if (!told) return KO(400, 'Incomplete');
  const now = clock();
  const { suite, accepte } = await database.write(async (trx) => {
    const result = (await isOurs(trx, vads))
      ? await applyTransaction(trx, told, { env, now })
      : { paiement_id: null, suite: 'autre numéro de transaction', accepte: false };
    await keepNotification(trx, {
      fournisseur: 'payzen',
      cle: fingerprint(signature),
      paiement_id: result.paiement_id,
      corps: JSON.stringify(withoutPeople(vads)),
      suite: result.suite,
      dateCreation: now.toISOString(),
    });
    return result;
  });
  log[accepte ? 'info' : 'warn']({ suite, statut: told.statut }, 'notification of PayZen');
  // A retry would change nothing, and staff see what is not ours.
  return { status: 200, text: accepte ? `OK-${suite}` : `KO-${suite}` };
}

/** Returns undefined for a repeated name, since either value could be the signed one. */
function fieldsOf(body: string): Vads | undefined {
  const fields: Vads = Object.create(null) as Vads;
  for (const [name, value] of new URLSearchParams(body)) {
    if (!name.startsWith('vads_') && name !== 'signature') continue;
    // A database refuses NUL in a text.
    if (name in fields || value.includes('\0')) return undefined;
    fields[name] = value;
  }
  return fields;
}

/** The back-office may add transactions to an order, and repeat notifications. */
const DU_BACK_OFFICE = new Set(['MERCH_BO', 'BO', 'BATCH', 'BATCH_AUTO', 'RETRY']);

/** Refunds and back-office transactions have numbers of their own. */
async function isOurs(trx: Parameters<typeof findTransId>[0], vads: Vads): Promise<boolean> {
  if (vads.vads_operation_type === 'CREDIT') return true;
  if (DU_BACK_OFFICE.has(vads.vads_url_check_src ?? '')) return true;
  const own = await findTransId(trx, vads.vads_order_id!);
  return own === undefined || own.toLowerCase() === vads.vads_trans_id?.toLowerCase();
}

const withoutPeople = (vads: Vads) =>
  Object.fromEntries(Object.entries(vads).filter(([name]) => !PERSONAL.test(name)));
