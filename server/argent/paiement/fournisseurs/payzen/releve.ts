import { plain } from '../../../../socle/texte/readCsv.ts';
import { pasConnu, type Releve } from '../releve.ts';
import { etatChezEux } from './etats.ts';

/** The back-office exports its « journal des transactions » in French or English. */
export const releve: Releve = {
  colonnes: [
    ['date', /^(transaction date|date( de)?( la)?( transaction)?|date de creation|creation date)$/],
    [
      'commande',
      /^(order id|reference( de)?( la)? commande|(id|numero|n) ?(de )?commande|commande)$/,
    ],
    ['id', /^(transaction uuid|uuid|uuid (de la )?transaction|identifiant unique.*)$/],
    ['parent', /^(parent uuid|parent transaction uuid|uuid parent.*)$/],
    ['type', /^(operation type|transaction type|type( d)? operation|type)$/],
    ['etat', /^(transaction status|detailed status|status|statut.*|etat.*)$/],
    ['centimes', /^(amount|(amount|montant).*(cents?|centimes?))$/],
    [
      'euros',
      /^(montant( de)?( la)?( transaction)?( brut)?( en)?( euros?| eur)?|amount( in)? (euros?|eur))$/,
    ],
    ['devise', /^(currency|devise|monnaie)$/],
    ['frais', /^(commission|frais|fees?)( en)?( euros?| eur)?$/],
  ],
  read({ type, etat: statut }, common) {
    const lu = common();
    if (typeof lu === 'string') return lu;
    const etat = etatChezEux(statut.toUpperCase());
    if (!etat) return pasConnu('L’état', statut);
    const chose = /^(debit|paiement|payment)$/.test(plain(type))
      ? 'paiement'
      : /^(credit|remboursement|refund)$/.test(plain(type))
        ? 'remboursement'
        : undefined;
    if (!chose) return pasConnu('Le type', type);
    return { ...lu, chose, etat, montant: Math.abs(lu.montant) };
  },
};
