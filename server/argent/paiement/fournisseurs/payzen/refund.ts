import type { Environment } from '../../../../socle/config/environment.ts';
import { askPayzen } from './service.ts';
import { readOrder } from './ask.ts';
import { renduOf } from './etats.ts';

interface ARendre {
  commande: string;
  /** Of what was paid. */
  uuid: string;
  /** In cents. */
  montant: number;
  /** What the provider had left of the payment before, in cents. */
  reste: number;
  /** Ids of refunds that are known here already. */
  connus: ReadonlySet<string>;
  /** Asked before, without knowing what became of it. */
  encore: boolean;
}

type Rendu =
  | { fournisseurId: string | null }
  /** It will say so itself, or when it is asked again. */
  | { enRoute: true }
  | { raison: string };

/**
 * Gives money back through the provider, or cancels what it has not captured yet: its id, or why it
 * will not. Its service does what it is asked each time: who asks again looks first whether it was done.
 */
export async function refundPayzen(
  env: Environment,
  { commande, uuid, montant, reste, connus, encore }: ARendre,
): Promise<Rendu> {
  if (encore) {
    // Throws where it says nothing of it: that is no leave to ask again.
    const all = await readOrder(env, commande);
    const done = all
      .filter(({ operation, uuid: own }) => operation === 'CREDIT' && !connus.has(own!))
      .filter((each) => each.montant === montant)
      .map((each) => ofCredit(each.uuid!, each.statut))
      .find((issue) => !('raison' in issue));
    if (done) return done;
    const paid = all.find((each) => each.uuid === uuid);
    const isLess =
      paid && (paid.statut === 'CANCELLED' ? reste === montant : paid.montant === reste - montant);
    if (isLess) return { fournisseurId: null };
  }
  const told = await askPayzen(env, 'Transaction/CancelOrRefund', {
    uuid,
    amount: montant,
    currency: 'EUR',
    resolutionMode: 'AUTO',
  });
  if ('code' in told) return { raison: `${told.code} ${told.message}` };
  // Refunded, it is a transaction of its own; not captured yet, what was paid is cancelled or made less.
  const { uuid: own, detailedStatus = 'AUTHORISED' } = told.answer;
  return typeof own === 'string' && own !== uuid
    ? ofCredit(own, String(detailedStatus))
    : { fournisseurId: null };
}

/** A refund is a transaction, which a bank may refuse as it may a payment. */
function ofCredit(fournisseurId: string, statut: string): Rendu {
  const rendu = renduOf(statut);
  if (rendu === 'fait') return { fournisseurId };
  return rendu === 'demande' ? { enRoute: true } : { raison: statut };
}
