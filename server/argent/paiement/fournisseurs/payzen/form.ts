import { retourDePaiement } from '../../../../../regles/adresses.ts';
import { enHtml } from '../../../../../regles/ecriture.ts';
import { marque } from '../../../../../marque.ts';
import type { Environment } from '../../../../socle/config/environment.ts';
import type { APayer } from '../../index.ts';
import { type Vads, signatureOf } from './transaction.ts';

interface AFormuler extends Omit<APayer, 'id'> {
  transId: string;
  acheteur: { prenom: string; nom: string; email: string };
}

const EUR = '978';

/** « 20261121100000 », UTC. */
export const dateOf = (now: Date) => now.toISOString().replace(/\D/g, '').slice(0, 14);

/** A signature covers only values joined by « + »: a free text could forge a notification. */
const plain = (text: string, max: number) =>
  Array.from(text.replace(/[+<>\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim())
    .slice(0, max)
    .join('')
    .trim();

export function fieldsOf(
  { commande, montant, libelle, transId, acheteur }: AFormuler,
  env: Environment,
  now: Date,
): Vads {
  return {
    vads_action_mode: 'INTERACTIVE',
    vads_amount: String(montant),
    vads_ctx_mode: env.PAYZEN_MODE,
    vads_currency: EUR,
    ...(!acheteur.email.includes('+') && { vads_cust_email: acheteur.email }),
    vads_cust_first_name: plain(acheteur.prenom, 63),
    vads_cust_last_name: plain(acheteur.nom, 63),
    vads_language: 'fr',
    vads_order_id: commande,
    vads_order_info: plain(libelle, 255),
    vads_page_action: 'PAYMENT',
    vads_payment_config: 'SINGLE',
    vads_redirect_error_timeout: '5',
    vads_redirect_success_timeout: '3',
    // The return address proves nothing: it only names the awaited payment.
    vads_return_mode: 'NONE',
    vads_shop_name: plain(marque.nom, 255),
    vads_shop_url: env.APP_URL,
    vads_site_id: env.PAYZEN_SITE_ID!,
    vads_trans_date: dateOf(now),
    vads_trans_id: transId,
    vads_url_return: `${env.APP_URL}${retourDePaiement(commande)}`,
    vads_version: 'V2',
  };
}

export function formOf(fields: Vads, { PAYZEN_URL, PAYZEN_CLE }: Environment): string {
  const signed = { ...fields, signature: signatureOf(fields, PAYZEN_CLE!) };
  const inputs = Object.entries(signed).map(
    ([name, value]) => `<input type="hidden" name="${enHtml(name)}" value="${enHtml(value)}">`,
  );
  return `<form method="POST" action="${enHtml(PAYZEN_URL)}" accept-charset="UTF-8">${inputs.join('')}</form>`;
}
