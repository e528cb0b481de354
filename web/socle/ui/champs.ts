import {
  type Champ,
  type Champs,
  type Envois,
  type Saisie,
  type Valeurs,
  SAISIES,
  ofEach,
} from '../../../regles/champs.ts';
import type { Difference } from './Conflict.tsx';
import { dateInWords } from './dates.ts';
import { enEuros } from '../../../regles/ecriture.ts';
import type { Column } from './Table.tsx';

type Simple = string | number | boolean | null;
type ValeursLues = Readonly<Record<string, Simple>>;

/** Initial values of a form for a new row. */
export const startOf = <D extends Champs>(champs: D) =>
  ofEach(champs, (champ) => typedAs(champ, startWith(champ))) as Saisie<D>;

const startWith = (champ: Champ) => {
  if (champ.genre === 'euros' || champ.genre === 'taux')
    return champ.defaut === undefined ? null : champ.defaut / 100;
  return 'defaut' in champ ? (champ.defaut ?? null) : null;
};

/** Initial values of a form for a saved row. */
export const typedOf = <D extends Champs>(champs: D, row: Valeurs<D>) =>
  ofEach(champs, (champ, name) => typedAs(champ, (row as ValeursLues)[name]!)) as Saisie<D>;

function typedAs(champ: Champ, value: Simple): Simple {
  if (champ.genre === 'drapeau' && !champ.facultatif) return value === 1;
  return SAISIES[champ.genre] === 'texte' ? (value ?? '') : value;
}

const isAmount = ({ genre }: Champ) => SAISIES[genre] === 'nombre';

/** Input of a call: the described fields alone, as the contract writes them. */
export const sentOf = <D extends Champs>(champs: D, typed: Saisie<D>) =>
  ofEach(champs, (champ, name) => sentAs(champ, (typed as ValeursLues)[name]!)) as Envois<D>;

function sentAs(champ: Champ, value: Simple): Simple {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value === null && (isAmount(champ) || !champ.facultatif) ? '' : value;
}

/** Replaces a field's label and words in a conflict; null leaves it out. */
export type Autrement<T> = { [N in keyof T]?: [champ: string, said: (typed: T) => string] | null };

/** Lists, for a conflict, the typed and the saved value of each field. */
export function differencesOf<D extends Champs, T extends Saisie<D>>(
  champs: D,
  mien: T,
  leur: T,
  autrement: Autrement<T> = {},
): Difference[] {
  return Object.entries<Champ>(champs).flatMap(([name, champ]) => {
    const own = autrement[name as keyof T];
    if (own === null || (!own && !(name in mien))) return [];
    const [label, said] = own ?? [
      champ.conflit ?? champ.label,
      (typed: T) => wordsOf(champ, (typed as ValeursLues)[name]!),
    ];
    return { champ: label, mien: said(mien), leur: said(leur) };
  });
}

/** Formats a value for people. */
export function wordsOf(champ: Champ, value: Simple): string {
  if (value === null || value === '') return champ.rien ?? '';
  if (champ.genre === 'euros') return enEuros(Number(value));
  if (champ.genre === 'jour') return dateInWords(String(value));
  const chosen = optionsOf(champ).find((option) => option.value === value);
  if (chosen && !('parCode' in champ)) return chosen.label;
  if (champ.genre === 'drapeau') return value === true || value === 1 ? 'Oui' : 'Non';
  return String(value);
}

const optionsOf = (champ: Champ) => ('options' in champ ? (champ.options ?? []) : []);

/** Columns of a list, formatted by each field's kind. */
export function columnsOf<D extends Champs, N extends keyof Valeurs<D> & string>(
  champs: D,
  names: readonly N[],
): Column<Readonly<Pick<Valeurs<D>, N>>>[] {
  return names.map((name) => {
    const champ: Champ = champs[name]!;
    return {
      head: champ.label,
      cell: (row) => wordsOf(champ, row[name]),
      ...(isAmount(champ) && { kind: champ.genre === 'euros' ? 'amount' : 'figure' }),
    };
  });
}

/** A form uploads a file, keeps the saved picture, or removes it. */
export interface Photo {
  present: string | null;
  libelleImage: File | null;
  sansImage: boolean;
}

export const SANS_PHOTO: Photo = { present: null, libelleImage: null, sansImage: false };

/** Names, in a conflict, the picture that an edit leaves. */
export function photoInWords(typed: Photo, leur: Photo, celle: string): string {
  if (typed.libelleImage) return typed.libelleImage.name;
  return typed.sansImage || leur.present === null ? 'Aucune' : `Celle de ${celle}`;
}
