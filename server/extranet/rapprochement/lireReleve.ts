import type { Moyen } from '../../../regles/fournisseurs/index.ts';
import { type Rangee, lireCsv, plain } from '../../socle/texte/lireCsv.ts';
import type { Mouvement } from '../../argent/paiement/index.ts';
import { etatChezEux } from '../../argent/paiement/fournisseurs/payzen/index.ts';
import { type Ordre, centsOfCents, centsOfEuros, deviseOf, instantOf, ordreOf } from './champs.ts';

/** A file of a provider as it was understood. */
export interface Releve {
  mouvements: Mouvement[];
  /** What could not be, by line. */
  fautes: { ligne: number; message: string }[];
  /** Lines of another kind, such as a transfer to a bank; lines that were there before. */
  autres: number;
  doublons: number;
}

type Colonne =
  | 'date'
  | 'heure'
  | 'zone'
  | 'commande'
  | 'autreCommande'
  | 'id'
  | 'parent'
  | 'type'
  | 'etat'
  | 'centimes'
  | 'euros'
  | 'devise'
  | 'frais';

/** What a column is called, accents, case and signs aside; the first that is there counts. */
const COLONNES: Record<Moyen, readonly [Colonne, RegExp][]> = {
  payzen: [
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
  paypal: [
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
};

/** A file that lacks one of these is none of that provider's. */
const BESOIN: readonly [Colonne, string][] = [
  ['date', 'la date'],
  ['id', 'l’identifiant de la transaction'],
  ['etat', 'l’état'],
  ['type', 'le type'],
  ['devise', 'la devise'],
];

/** Twice what five megabytes of movements are: each line takes its time, and everybody waits. */
const MOST_LIGNES = 50_000;

/** LF, CR LF, or CR of old Macs. */
function countLignes(texte: string): number {
  let lignes = 1;
  for (const _ of texte.matchAll(/\r\n?|\n/g)) lignes++;
  return lignes;
}

const GUILLEMET =
  'Cette ligne a plus de colonnes que l’en-tête, ou un guillemet qui ne se ferme pas\u00a0: ce qui suit n’est peut-être pas lu.';

type Cells = Partial<Record<Colonne, string>>;

/** Its columns by their names, wherever its head stands; a sentence for a text that is no such file. */
export function lireReleve(moyen: Moyen, texte: string): Releve | string {
  if (countLignes(texte) > MOST_LIGNES)
    return `Ce fichier a trop de lignes\u00a0: ${MOST_LIGNES.toLocaleString('fr-BE')} au plus. Déposez un relevé plus court.`;
  const rangees = lireCsv(texte);
  if (rangees.length === 0) return 'Ce fichier est vide.';
  if (texte.includes('\u0000')) return 'Ce fichier n’est pas un texte\u00a0: exportez-le en CSV.';
  const at = rangees
    .slice(0, 10)
    .findIndex(({ cells }) => missingOf(columnsOf(moyen, cells)) === '');
  if (at === -1) {
    const missing = missingOf(columnsOf(moyen, rangees[0]!.cells));
    return `Ce fichier n’est pas un relevé ${moyen === 'paypal' ? 'PayPal' : 'PayZen'} que l’on comprend\u00a0: il y manque ${missing}.`;
  }
  const tete = rangees[at]!.cells;
  const places = columnsOf(moyen, tete);
  const lines = rangees.slice(at + 1).map((rangee) => ({ ...rangee, is: named(places, rangee) }));
  const ordre = ordreOf(lines.map(({ is }) => is.date ?? ''));
  const releve: Releve = { mouvements: [], fautes: [], autres: 0, doublons: 0 };
  const seen = new Set<string>();
  for (const { ligne, cells, is, ouverte } of lines) {
    // Records around the rows, as the card provider writes them.
    if (/^(fin|titre|entete|end)$/.test(plain(cells[0] ?? ''))) continue;
    // Of what a quote has swallowed nobody knows what it was.
    if (ouverte || cells.slice(tete.length).some((cell) => cell !== '')) {
      releve.fautes.push({ ligne, message: GUILLEMET });
      continue;
    }
    const words = cells.join('\u001f');
    if (seen.has(words)) {
      releve.doublons++;
      continue;
    }
    seen.add(words);
    const read = moyen === 'paypal' ? ofPaypal(is, ordre) : ofPayzen(is, ordre);
    if (typeof read === 'string') releve.fautes.push({ ligne, message: read });
    else if (read === null) releve.autres++;
    else releve.mouvements.push(read);
  }
  return releve;
}

/** The widest of both providers has sixty. */
const MOST_COLONNES = 300;

/** Where each column stands; -1: it has none. */
const columnsOf = (moyen: Moyen, cells: readonly string[]) => {
  const names = cells.slice(0, MOST_COLONNES).map(plain);
  return new Map(
    COLONNES[moyen].map(([colonne, is]) => [colonne, names.findIndex((name) => is.test(name))]),
  );
};

function missingOf(places: Map<Colonne, number>): string {
  const has = (colonne: Colonne) => (places.get(colonne) ?? -1) !== -1;
  const missing = BESOIN.filter(([colonne]) => !has(colonne)).map(([, words]) => words);
  return [...missing, ...(has('centimes') || has('euros') ? [] : ['le montant'])].join(', ');
}

function named(places: Map<Colonne, number>, { cells }: Rangee): Cells {
  const is: Cells = {};
  for (const [colonne, place] of places)
    if (place !== -1) is[colonne] = withoutQuote(cells[place] ?? '');
  return is;
}

/** What a spreadsheet would take for a formula comes with a quote before it. */
const withoutQuote = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '');

/** Of any of our references, and nothing that a spreadsheet would run. */
const referenceOf = (cell: string | undefined) =>
  cell && /^[\w.-]{1,64}$/.test(cell) ? cell : null;

interface Lu {
  id: string;
  commande: string | null;
  parent: string | null;
  montant: number;
  devise: string;
  frais: number | null;
  date: string;
}

/** What both have, or what of it can't be understood. */
function common(is: Cells, ordre: Ordre): Lu | string {
  const id = referenceOf(is.id);
  if (!id) return 'Il manque l’identifiant de la transaction.';
  const date = instantOf([is.date, is.heure].filter(Boolean).join(' '), is.zone ?? '', ordre);
  if (!date) return `«\u00a0${cut(is.date)}\u00a0» n’est pas une date que l’on comprend.`;
  const devise = deviseOf(is.devise ?? '');
  if (!devise) return `«\u00a0${cut(is.devise)}\u00a0» n’est pas une devise.`;
  const typed = is.centimes ?? is.euros ?? '';
  const montant = is.centimes === undefined ? centsOfEuros(typed) : centsOfCents(typed);
  if (montant === undefined)
    return is.centimes !== undefined && centsOfEuros(typed) !== undefined
      ? `«\u00a0${cut(typed)}\u00a0» n’est pas un nombre entier de centimes, comme cette colonne en a.`
      : `«\u00a0${cut(typed)}\u00a0» n’est pas un montant que l’on comprend.`;
  const fee = is.frais ? centsOfEuros(is.frais) : null;
  if (fee === undefined)
    return `«\u00a0${cut(is.frais)}\u00a0» n’est pas un montant que l’on comprend.`;
  return {
    id,
    commande: referenceOf(is.commande) ?? referenceOf(is.autreCommande),
    parent: referenceOf(is.parent),
    montant,
    devise,
    frais: fee === null ? null : Math.abs(fee),
    date,
  };
}

const cut = (typed = '') => (typed.length > 40 ? `${typed.slice(0, 40)}…` : typed);

function ofPayzen(is: Cells, ordre: Ordre): Mouvement | string {
  const lu = common(is, ordre);
  if (typeof lu === 'string') return lu;
  const etat = etatChezEux((is.etat ?? '').toUpperCase());
  if (!etat) return `L’état «\u00a0${cut(is.etat)}\u00a0» n’est pas connu.`;
  const type = plain(is.type ?? '');
  const chose = /^(debit|paiement|payment)$/.test(type)
    ? 'paiement'
    : /^(credit|remboursement|refund)$/.test(type)
      ? 'remboursement'
      : undefined;
  if (!chose) return `Le type «\u00a0${cut(is.type)}\u00a0» n’est pas connu.`;
  return { ...lu, chose, etat, montant: Math.abs(lu.montant) };
}

/** In French and in English; the first that fits. Null: it is no movement of ours. */
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
  all.find(([is]) => is.test(words));

function ofPaypal(is: Cells, ordre: Ordre): Mouvement | string | null {
  const type = firstOf(TYPES, plain(is.type ?? ''));
  if (type?.[1] === null) return null;
  const lu = common(is, ordre);
  if (typeof lu === 'string') return lu;
  if (!type) return `Le type «\u00a0${cut(is.type)}\u00a0» n’est pas connu.`;
  const etat = firstOf(ETATS, plain(is.etat ?? ''))?.[1];
  if (!etat) return `L’état «\u00a0${cut(is.etat)}\u00a0» n’est pas connu.`;
  // What was taken back is there again.
  const chose = type[1] === 'impaye' && lu.montant > 0 ? 'revenu' : type[1];
  const entre = chose === 'paiement' || chose === 'revenu';
  // What the account pays itself, or what comes back to it.
  if (lu.montant < 0 === entre) return null;
  return { ...lu, chose, etat, montant: Math.abs(lu.montant) };
}
