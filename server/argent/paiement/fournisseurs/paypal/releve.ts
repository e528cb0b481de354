import { plain } from '../../../../socle/texte/readCsv.ts';
import type { Mouvement } from '../port.ts';
import { pasConnu, type Releve } from '../releve.ts';

/** The first match counts, in French or English; null: not a movement of ours. */
const TYPES: readonly [RegExp, Mouvement['chose'] | null][] = [
  [
    /virement|transfert|retrait|conversion|blocage|deblocage|reserve|transfer|withdraw|hold|release|fee|commission/,
    null,
  ],
  [
    /retrofactur|chargeback|litige|contestation|dispute|annulation d(e|u) paiement|reversal/,
    'impaye',
  ],
  [/rembours|refund/, 'remboursement'],
  [/paiement|payment|achat|checkout/, 'paiement'],
];

const ETATS: readonly [RegExp, Mouvement['etat']][] = [
  [
    /^(termine|complete|effectue|rembourse|refunded|partiellement rembourse|partially refunded|annule apres|reversed)/,
    'fait',
  ],
  [/^(en attente|pending|en cours|under review)/, 'attente'],
  [/^(refuse|denied|annule|canceled|cancelled|expire|failed|echec)/, 'sans'],
];

const firstOf = <T>(all: readonly [RegExp, T][], words: string) =>
  all.find(([is]) => is.test(plain(words)));

export const releve: Releve = {
  colonnes: [
    ['date', /^date$/],
    ['heure', /^(heure|time)$/],
    ['zone', /^(fuseau horaire|time ?zone)$/],
    ['commande', /^(numero de client|custom number|champ personnalise|custom)$/],
    ['autreCommande', /^(numero de facture|invoice number)$/],
    ['id', /^(numero de transaction|transaction id)$/],
    ['parent', /^(numero de transaction de reference|reference txn id)$/],
    ['type', /^type$/],
    ['etat', /^(etat|statut|status)$/],
    ['centimes', /^(gross|brut|avant commission).*(cents?|centimes?)$/],
    ['euros', /^(avant commission|brut|montant brut|gross)$/],
    ['devise', /^(devise|currency)$/],
    ['frais', /^(commission|frais|fee)$/],
  ],
  read(cells, common) {
    const type = firstOf(TYPES, cells.type);
    if (type?.[1] === null) return null;
    const lu = common();
    if (typeof lu === 'string') return lu;
    if (!type) return pasConnu('Le type', cells.type);
    const etat = firstOf(ETATS, cells.etat)?.[1];
    if (!etat) return pasConnu('L’état', cells.etat);
    const chose = type[1] === 'impaye' && lu.montant > 0 ? 'revenu' : type[1];
    const entre = chose === 'paiement' || chose === 'revenu';
    if (lu.montant < 0 === entre) return null;
    return { ...lu, chose, etat, montant: Math.abs(lu.montant) };
  },
};
