import { eurosOf, fait } from './lu.ts';
import { type Chez, askPaypal } from './service.ts';

interface ARendre {
  /** What was paid, in PayPal's words. */
  captureId: string;
  /** In cents. */
  montant: number;
  /** Of the refund's row: asked again under the same, it is done once. */
  cle: string;
  motif: string;
}

type Rendu =
  | { etat: 'fait' | 'enCours'; fournisseurId: string }
  | { etat: 'refuse'; raison: string };

/** Gives money back; throws where PayPal has no answer, to be asked again. */
export async function refundPaypal(
  chez: Chez,
  { captureId, montant, cle, motif }: ARendre,
): Promise<Rendu> {
  const told = await askPaypal(chez, {
    method: 'POST',
    path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
    body: { amount: eurosOf(montant), note_to_payer: motif.slice(0, 250).toWellFormed() },
    cle,
  });
  if ('issue' in told) return { etat: 'refuse', raison: told.issue };
  const { id: fournisseurId, status } = fait.parse(told.body);
  if (status === 'COMPLETED') return { etat: 'fait', fournisseurId };
  if (status === 'PENDING') return { etat: 'enCours', fournisseurId };
  return { etat: 'refuse', raison: status };
}
