import type { Champ, Champs } from '../../../regles/champs.ts';
import { wordsOf } from '../../socle/ui/champs.ts';
import type { Item } from '../../socle/ui/compareLists.ts';

/** Undefined means that the field did not exist. */
export interface Difference {
  champ: string;
  avant: string | undefined;
  apres: string | undefined;
  listes?: { avant: Item[]; apres: Item[] };
}

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
type Words = ReadonlyMap<number, string>;

/** A single state yields all its fields; `decrits` is the resource's description. */
export function differencesOfLigne(
  avant: string | null,
  apres: string | null,
  questions: Words = new Map(),
  decrits: Champs = {},
): Difference[] {
  const [before, after] = [fieldsOf(avant, questions), fieldsOf(apres, questions)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .map((champ) => {
      const [was, is] = [before[champ], after[champ]];
      const listes = isList(was) && isList(is) && { avant: was.map(itemOf), apres: is.map(itemOf) };
      return {
        champ,
        avant: champ in before ? inWords(champ, was, decrits[champ]) : undefined,
        apres: champ in after ? inWords(champ, is, decrits[champ]) : undefined,
        ...(listes && { listes }),
      };
    })
    .filter(
      (one) => !TECHNIQUES.has(one.champ) && (one.avant || undefined) !== (one.apres || undefined),
    );
}

export function libelleOf(avant: string | null, apres: string | null): string {
  const { libelle } = { ...fieldsOf(avant), ...fieldsOf(apres) };
  return typeof libelle === 'string' ? libelle : '';
}

function fieldsOf(json: string | null, questions: Words = new Map()): Record<string, Json> {
  const fields = (json === null ? {} : JSON.parse(json)) as Record<string, Json>;
  const { listeQuestions } = fields;
  if (typeof listeQuestions !== 'string') return fields;
  const ids = listeQuestions === '' ? [] : listeQuestions.split(';').map(Number);
  const named = ids.map((id) => ({ id, libelle: nameOf(id, questions.get(id)) }));
  return { ...fields, listeQuestions: named };
}

const nameOf = (id: number, libelle: string | undefined) =>
  libelle === undefined ? `n° ${id}` : `n° ${id}\u00a0: ${libelle}`;

type Thing = { id: number; libelle: string };

const isList = (value: Json | undefined): value is Thing[] =>
  Array.isArray(value) && value.every((each) => typeof (each as Thing | null)?.id === 'number');

const itemOf = ({ id, libelle }: Thing): Item => ({ id, label: libelle });

function inWords(champ: string, value: Json | undefined, decrit?: Champ): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((each) => inWords(champ, each)).join(', ');
  if (typeof value === 'object') {
    const { libelle } = value;
    return typeof libelle === 'string' ? libelle : JSON.stringify(value);
  }
  const isFlag = decrit ? decrit.genre === 'drapeau' && !decrit.facultatif : FLAGS.has(champ);
  if (isFlag) return value ? 'oui' : 'non';
  if (decrit?.genre === 'choix') return wordsOf(decrit, value);
  const word = String(value);
  return champ === 'correcte' ? word.toUpperCase() : word;
}

/** Only an undo needs them. */
const TECHNIQUES = new Set(['version_id', 'acces_user_id', 'places']);
const FLAGS = new Set(['grave', 'actif', 'secondFacteur']);
