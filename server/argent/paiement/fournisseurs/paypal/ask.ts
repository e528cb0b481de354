import type { Fournisseur, House, Service } from '../port.ts';
import { findOrdreOfPaiement } from './paypal.queries.ts';
import { settleOrdre } from './settle.ts';

const HOUR = 60 * 60_000;
/** PayPal drops an unapproved order after six hours. */
const OVER = 24 * HOUR;

/** It asks each minute for an hour, then hourly: an eCheck takes days. */
export const follow: Fournisseur['follow'] =
  (house, now) =>
  async ({ id, etat, age }) => {
    const over = age >= OVER;
    const turn = age < HOUR || (over && etat === 'ouvert') || now.getUTCMinutes() === id % 60;
    if (!turn) return undefined;
    const ordre = await findOrdreOfPaiement(house.database.read, id);
    const issue = ordre && (await settleOrdre(settling(house, now), ordre, { tenace: false }));
    const isLeft = issue ? issue.inconnu || issue.ordre.etat === 'ouvert' : true;
    return isLeft && (over || !ordre) ? 'Jamais payé chez PayPal' : undefined;
  };

/** A declined payment is its buyer's to retry. */
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
