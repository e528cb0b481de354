import type { Environment } from '../../../../socle/config/environment.ts';
import type { Mouvement } from '../../index.ts';
import { readOrder } from './ask.ts';
import { etatOf } from './etats.ts';

/** What a state of a transaction is in anybody's books; undefined for one that nobody knows. */
export function etatChezEux(statut: string): Mouvement['etat'] | undefined {
  // What was paid and is taken back is there no more.
  const etat = etatOf(statut, true);
  if (etat === undefined) return undefined;
  return etat === 'paye' ? 'fait' : etat === 'attente' ? 'attente' : 'sans';
}

/** All that the card provider has in its books of an order; throws where it does not answer. */
export async function listMouvements(env: Environment, commande: string): Promise<Mouvement[]> {
  const transactions = await readOrder(env, commande);
  return transactions.flatMap(({ uuid, operation = 'DEBIT', statut, montant, devise, date }) => {
    const etat = etatChezEux(statut);
    if (!uuid || !etat || !date || (operation !== 'DEBIT' && operation !== 'CREDIT')) return [];
    return {
      chose: operation === 'DEBIT' ? ('paiement' as const) : ('remboursement' as const),
      id: uuid,
      commande,
      parent: null,
      etat,
      montant,
      devise: devise === '978' ? 'EUR' : devise,
      frais: null,
      date: new Date(date).toISOString(),
    };
  });
}
