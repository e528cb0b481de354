import type { Environment } from '../../../../socle/config/environment.ts';
import type { Mouvement } from '../../index.ts';
import { readOrder } from './ask.ts';
import { etatOf } from './etats.ts';

export function etatChezEux(statut: string): Mouvement['etat'] | undefined {
  // A chargeback leaves nothing of what was paid.
  const etat = etatOf(statut, true);
  if (etat === undefined) return undefined;
  return etat === 'paye' ? 'fait' : etat === 'attente' ? 'attente' : 'sans';
}

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
