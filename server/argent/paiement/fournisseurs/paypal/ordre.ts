import { retourDePaiement } from '../../../../../regles/adresses.ts';
import { marque } from '../../../../../marque.ts';
import type { Environment } from '../../../../socle/config/environment.ts';
import type { APayer } from '../../index.ts';
import { type OrdreLu, eurosOf, idAndStatus, ordreLu } from './ordreLu.ts';
import { type Chez, FournisseurMuet } from '../port.ts';
import { askPaypal } from './service.ts';

/** The order allows no slow means, no delivery address, and no other payee. */
const bodyOf = ({ commande, montant, libelle }: Omit<APayer, 'id'>, env: Environment) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      custom_id: commande,
      invoice_id: commande,
      description: libelle.slice(0, 120).toWellFormed(),
      amount: eurosOf(montant),
      payee: { merchant_id: env.PAYPAL_MARCHAND },
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        brand_name: marque.nom,
        locale: 'fr-BE',
        shipping_preference: 'NO_SHIPPING',
        user_action: 'PAY_NOW',
        payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
        return_url: `${env.APP_URL}${retourDePaiement(commande)}`,
        cancel_url: `${env.APP_URL}/produits`,
      },
    },
  },
});

export async function createOrdre(
  chez: Chez,
  aPayer: Omit<APayer, 'id'>,
): Promise<{ id: string } | { issue: string }> {
  const told = await askPaypal(chez, {
    method: 'POST',
    path: '/v2/checkout/orders',
    body: bodyOf(aPayer, chez.env),
    cle: `${aPayer.commande}-ordre`,
  });
  return 'issue' in told ? told : understood(idAndStatus.safeParse(told.body));
}

export async function readOrdre(chez: Chez, ordreId: string): Promise<OrdreLu | undefined> {
  const told = await askPaypal(chez, { method: 'GET', path: `/v2/checkout/orders/${ordreId}` });
  if ('body' in told) return understood(ordreLu.safeParse(told.body));
  if (told.status === 404) return undefined;
  throw new FournisseurMuet('paypal', told.issue);
}

/** Each attempt has its idempotency key. An incomplete response from PayPal is read again. */
export async function captureOrdre(
  chez: Chez,
  { ordreId, commande, essais }: { ordreId: string; commande: string | null; essais: number },
): Promise<{ lu: OrdreLu | undefined; refus: string | undefined }> {
  const told = await askPaypal(chez, {
    method: 'POST',
    path: `/v2/checkout/orders/${ordreId}/capture`,
    body: {},
    cle: `${commande}-capture-${essais}`,
    entier: true,
  });
  const refus = 'issue' in told ? told.issue : undefined;
  const read = 'body' in told ? ordreLu.safeParse(told.body) : undefined;
  return { refus, lu: read?.success ? read.data : await readOrdre(chez, ordreId) };
}

function understood<T>(read: { success: true; data: T } | { success: false }): T {
  if (!read.success) throw new FournisseurMuet('paypal', 'an answer of another form');
  return read.data;
}
