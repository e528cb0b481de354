import type { ARendre, Chez, Outcome } from '../port.ts';
import { askPayzen } from './service.ts';
import { readOrder } from './ask.ts';
import { etatChezEux } from './etats.ts';

/** Sentences for staff (payzen.md#error-codes). */
export const REFUS: Record<string, string> = {
  INT_902:
    'PayZen juge invalide une donnée de la demande (montant ou numéro de transaction)\u00a0: vérifiez-la dans son back-office.',
  INT_905: 'PayZen ne reconnaît pas l’école\u00a0: vérifiez PAYZEN_SITE_ID et PAYZEN_MOT_DE_PASSE.',
  PSP_010: 'PayZen ne connaît pas cette transaction.',
  PSP_012: 'PayZen ne peut pas rembourser cette transaction dans son état.',
  PSP_055: 'PayZen ne peut pas rembourser cette transaction dans son état, ou pas de ce montant.',
  PSP_083: 'La banque a déjà repris ce paiement\u00a0: il n’y a plus rien à rembourser.',
  PSP_100: 'Le contrat de l’école chez PayZen ne comprend pas les remboursements par service web.',
};

export function raisonOf(told: string): string {
  const [code = ''] = told.split(' ');
  return REFUS[code] ? `${REFUS[code]} (${code})` : `PayZen refuse\u00a0: ${told}`;
}

/** The service is not idempotent: a retry first looks whether it was done. */
export async function refund(
  { env }: Pick<Chez, 'env'>,
  {
    commande,
    paiementChezEux: uuid,
    montant,
    reste,
    connus,
    encore,
  }: Omit<ARendre, 'motif' | 'cle'>,
): Promise<Outcome> {
  if (encore) {
    // Without an answer this throws, so that no second refund is requested.
    const all = await readOrder(env, commande);
    const done = all
      .filter(({ operation, uuid: own }) => operation === 'CREDIT' && !connus.has(own!))
      .filter((each) => each.montant === montant)
      .map((each) => ofCredit(each.uuid!, each.statut))
      .find(({ etat }) => etat !== 'refuse');
    if (done) return done;
    const paid = all.find((each) => each.uuid === uuid);
    const isLess =
      paid && (paid.statut === 'CANCELLED' ? reste === montant : paid.montant === reste - montant);
    if (isLess) return { etat: 'fait', fournisseurId: null };
  }
  const told = await askPayzen(env, 'Transaction/CancelOrRefund', {
    uuid,
    amount: montant,
    currency: 'EUR',
    resolutionMode: 'AUTO',
  });
  if ('code' in told) return refused(`${told.code} ${told.message}`);
  // A refund is a new transaction; before capture the payment itself shrinks.
  const { uuid: own, detailedStatus = 'AUTHORISED' } = told.answer;
  return typeof own === 'string' && own !== uuid
    ? ofCredit(own, String(detailedStatus))
    : { etat: 'fait', fournisseurId: null };
}

function ofCredit(fournisseurId: string, statut: string): Outcome {
  const rendu = etatChezEux(statut);
  if (rendu === 'fait') return { etat: 'fait', fournisseurId };
  return rendu === 'attente' ? { etat: 'enRoute' } : refused(statut);
}

const refused = (told: string): Outcome => ({ etat: 'refuse', raison: raisonOf(told) });
