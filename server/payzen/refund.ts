import type { Environment } from '../kernel/environment.ts';
import { askPayzen } from './service.ts';
import { transactionsOf } from './ask.ts';
import { isRendu } from './etats.ts';

interface ARendre {
  commande: string;
  /** Of what was paid. */
  uuid: string;
  /** In cents. */
  montant: number;
  /** What was left of the payment before, in cents. */
  reste: number;
  /** Ids of refunds that are known here already. */
  connus: ReadonlySet<string>;
  /** Asked before, without knowing what became of it. */
  encore: boolean;
}

/**
 * Gives money back through the provider, or cancels what it has not captured yet: its id, or why it
 * will not. Its service does what it is asked each time: who asks again looks first whether it was done.
 */
export async function refundPayzen(
  env: Environment,
  { commande, uuid, montant, reste, connus, encore }: ARendre,
): Promise<{ fournisseurId: string | null } | { raison: string }> {
  if (encore) {
    const order = await askPayzen(env, 'Order/Get', { orderId: commande });
    const all = 'answer' in order ? transactionsOf(commande, order.answer) : [];
    const done = all.find(
      (each) =>
        each.operation === 'CREDIT' &&
        each.montant === montant &&
        isRendu(each.statut) &&
        !connus.has(each.uuid!),
    );
    if (done) return { fournisseurId: done.uuid! };
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
  const { uuid: own } = told.answer;
  return { fournisseurId: typeof own === 'string' && own !== uuid ? own : null };
}
