import { FICHES, type Moyen } from '../../../regles/fournisseurs/index.ts';
import { type Rangee, readCsv, plain } from '../../socle/texte/readCsv.ts';
import type { Mouvement } from '../../argent/paiement/index.ts';
import {
  FOURNISSEURS,
  type Colonne,
  cut,
  type Lue,
  type Releve as Format,
} from '../../argent/paiement/fournisseurs/index.ts';
import { type Ordre, centsOfCents, centsOfEuros, deviseOf, instantOf, ordreOf } from './cells.ts';

export interface Releve {
  mouvements: Mouvement[];
  fautes: { ligne: number; message: string }[];
  /** Ignored lines, such as transfers to a bank. */
  autres: number;
  doublons: number;
}

/** Columns that a provider's file must have. */
const BESOIN: readonly [Colonne, string][] = [
  ['date', 'la date'],
  ['id', 'l’identifiant de la transaction'],
  ['etat', 'l’état'],
  ['type', 'le type'],
  ['devise', 'la devise'],
];

/** Twice the lines of a five-megabyte file; parsing blocks other requests. */
const MOST_LIGNES = 50_000;

function countLignes(texte: string): number {
  let lignes = 1;
  for (const _ of texte.matchAll(/\r\n?|\n/g)) lignes++;
  return lignes;
}

const GUILLEMET =
  'Cette ligne a plus de colonnes que l’en-tête, ou un guillemet qui ne se ferme pas\u00a0: ce qui suit n’est peut-être pas lu.';

type Cells = Partial<Record<Colonne, string>>;

/** Finds the heading in the first ten lines. Returns a sentence for a wrong file. */
export function readReleve(moyen: Moyen, texte: string): Releve | string {
  const { releve: format } = FOURNISSEURS[moyen];
  if (countLignes(texte) > MOST_LIGNES)
    return `Ce fichier a trop de lignes\u00a0: ${MOST_LIGNES.toLocaleString('fr-BE')} au plus. Déposez un relevé plus court.`;
  const rangees = readCsv(texte);
  if (rangees.length === 0) return 'Ce fichier est vide.';
  if (texte.includes('\u0000')) return 'Ce fichier n’est pas un texte\u00a0: exportez-le en CSV.';
  const at = rangees
    .slice(0, 10)
    .findIndex(({ cells }) => missingOf(columnsOf(format, cells)) === '');
  if (at === -1) {
    const missing = missingOf(columnsOf(format, rangees[0]!.cells));
    return `Ce fichier n’est pas un relevé ${FICHES[moyen].nom} que l’on comprend\u00a0: il y manque ${missing}.`;
  }
  const tete = rangees[at]!.cells;
  const places = columnsOf(format, tete);
  const lines = rangees.slice(at + 1).map((rangee) => ({ ...rangee, is: named(places, rangee) }));
  const ordre = ordreOf(lines.map(({ is }) => is.date ?? ''));
  const releve: Releve = { mouvements: [], fautes: [], autres: 0, doublons: 0 };
  const seen = new Set<string>();
  for (const { ligne, cells, is, ouverte } of lines) {
    // The card provider adds header and footer records.
    if (/^(fin|titre|entete|end)$/.test(plain(cells[0] ?? ''))) continue;
    // An unclosed quote may have swallowed the following lines.
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
    const { type = '', etat = '' } = is;
    const read = format.read({ type, etat }, () => common(is, ordre));
    if (typeof read === 'string') releve.fautes.push({ ligne, message: read });
    else if (read === null) releve.autres++;
    else releve.mouvements.push(read);
  }
  return releve;
}

/** The providers' files have at most sixty. */
const MOST_COLONNES = 300;

/** Maps each column to its index, -1 when missing. */
const columnsOf = ({ colonnes }: Pick<Format, 'colonnes'>, cells: readonly string[]) => {
  const names = cells.slice(0, MOST_COLONNES).map(plain);
  return new Map(
    colonnes.map(([colonne, is]) => [colonne, names.findIndex((name) => is.test(name))]),
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

/** Spreadsheets prefix apparent formulas with a quote. */
const withoutQuote = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '');

/** The allow-list keeps formulas out of later exports. */
const referenceOf = (cell: string | undefined) =>
  cell && /^[\w.-]{1,64}$/.test(cell) ? cell : null;

function common(is: Cells, ordre: Ordre): Lue | string {
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
