import { z } from 'zod';
import { type Chez, type Fenetre, FournisseurMuet, type Mouvement } from '../port.ts';
import { askPaypal } from './service.ts';

/** Milliseconds; PayPal allows no longer period a request. */
const LONGEST = 31 * 24 * 3_600_000;
const PAGE = 500;
const MOST_PAGES = 20;

const money = z.object({
  currency_code: z.string(),
  value: z.string().regex(/^-?\d{1,9}(\.\d{1,2})?$/),
});
const recherche = z.object({
  transaction_details: z.array(
    z.object({
      transaction_info: z.object({
        transaction_id: z.string(),
        paypal_reference_id: z.string().optional(),
        transaction_event_code: z.string(),
        transaction_initiation_date: z.string(),
        transaction_amount: money,
        fee_amount: money.optional(),
        transaction_status: z.string(),
        invoice_id: z.string().optional(),
        custom_field: z.string().optional(),
      }),
    }),
  ),
  last_refreshed_datetime: z.string().optional(),
  total_pages: z.int(),
});
type Info = z.output<typeof recherche>['transaction_details'][number]['transaction_info'];

/** Code and sign decide (developer.paypal.com, « Transaction event codes »). */
const CHOSES: readonly [code: RegExp, sens: '+' | '-', Mouvement['chose']][] = [
  [/^T110[57]$/, '-', 'remboursement'],
  [/^T(1106|1201)$/, '-', 'impaye'],
  [/^T(1106|1201|1202|1205)$/, '+', 'revenu'],
  [/^T00/, '+', 'paiement'],
];
const ETATS: Readonly<Record<string, Mouvement['etat']>> = {
  S: 'fait',
  V: 'fait',
  P: 'attente',
  D: 'sans',
};

const centsOf = (value: string) => Math.abs(Math.round(Number(value) * 100));
const instantOf = (text: string) =>
  new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')).toISOString();

function mouvementOf(info: Info): Mouvement | undefined {
  const { value, currency_code } = info.transaction_amount;
  const own = value.startsWith('-') ? '-' : '+';
  const chose = CHOSES.find(
    ([code, sens]) => sens === own && code.test(info.transaction_event_code),
  )?.[2];
  const etat = ETATS[info.transaction_status];
  if (!chose || !etat) return undefined;
  return {
    chose,
    id: info.transaction_id,
    commande: info.custom_field ?? info.invoice_id ?? null,
    parent: info.paypal_reference_id ?? null,
    etat,
    montant: centsOf(value),
    devise: currency_code,
    frais: info.fee_amount ? centsOf(info.fee_amount.value) : null,
    date: instantOf(info.transaction_initiation_date),
  };
}

/** The period is half-open; `jusque` is where PayPal's books end. Throws FournisseurMuet. */
export async function listMouvements(chez: Chez, { from, to }: Fenetre) {
  const mouvements: Mouvement[] = [];
  let jusque = to;
  for (let begin = Date.parse(from); begin < Date.parse(to); begin += LONGEST) {
    const end = Math.min(Date.parse(to), begin + LONGEST);
    for (let page = 1, pages = 1; page <= pages; page++) {
      const asked = new URLSearchParams({
        start_date: new Date(begin).toISOString(),
        end_date: new Date(end - 1000).toISOString(),
        fields: 'transaction_info',
        balance_affecting_records_only: 'N',
        page_size: String(PAGE),
        page: String(page),
      });
      const told = await askPaypal(chez, {
        method: 'GET',
        path: `/v1/reporting/transactions?${asked}`,
      });
      if ('issue' in told) throw new FournisseurMuet('paypal', told.issue);
      const read = recherche.safeParse(told.body);
      if (!read.success) throw new FournisseurMuet('paypal', 'an answer of another form');
      const { transaction_details, total_pages, last_refreshed_datetime } = read.data;
      if (total_pages > MOST_PAGES) throw new FournisseurMuet('paypal', 'too many for one request');
      pages = total_pages;
      mouvements.push(
        ...transaction_details.flatMap(
          ({ transaction_info }) => mouvementOf(transaction_info) ?? [],
        ),
      );
      const known = last_refreshed_datetime && instantOf(last_refreshed_datetime);
      if (known && known < jusque) jusque = known;
    }
  }
  return { mouvements, jusque };
}
