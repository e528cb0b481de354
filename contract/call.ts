import { z } from 'zod';
import type { Restreinte } from '../regles/fonctions.ts';
import type { Level } from '../regles/niveaux.ts';
import type { FichierRecu, FichierRendu } from './fichier.ts';

export type Audience = 'visiteur' | 'eleve' | 'admin';

/** `always`: runs in a transaction. `sometimes`: opens one itself. `never`: cannot write. */
export type Writes = 'never' | 'sometimes' | 'always';

export interface Call<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  audience: Audience;
  /** The lowest level; for `admin` only. */
  level?: Level;
  /** The functions that may make it; those of level 10 without one always may. */
  fonctions?: readonly Restreinte[];
  /** A Moniteur reaches the learner whom this field names, or rows that the handler filters. */
  portee?: 'id' | 'user_id' | 'filtre';
  /** Allowed before the second factor that the level demands. */
  sansFacteur?: true;
  writes: Writes;
  /** Needs a password or code of the last ten minutes (`addPreuve`), else 403 with `preuve`. */
  preuve?: true;
  secret?: true;
  summary: string;
  /** The body is multipart, with files (`fichier`). */
  multipart?: true;
  /** In bytes, of the whole body; JSON has 32 KiB by default. */
  bodyLimit?: number;
  /** Rate limit cost: `appels` (1) plus one per `octets` bytes; `true`: the handler counts. */
  counted?: true | { appels?: number; octets: number };
  cache?: number;
  /** Undefined: the CSRF cookie. `signature`: the handler checks one; no browser calls. */
  proof?: 'signature';
  /** Query or body; unknown fields are dropped. */
  input: I;
  /** Every response has `status` besides; undeclared fields never leave the server. */
  output: O;
  /** Name of the response's field for validation errors (422). */
  errors?: 'errors' | 'validation_errors';
}

/** scripts/manifestes.mjs lists the files of contract/ that contain ` = defineCall(`. */
export function defineCall<const C extends Call>(call: C & Checked<C>): C {
  return call;
}

/** Defaults of calls by staff of this level or higher. */
export const staffReads = <const L extends Level, const F extends Restreinte[]>(
  level: L,
  ...fonctions: F
) =>
  ({
    method: 'GET',
    audience: 'admin',
    level,
    fonctions,
    writes: 'never',
    input: z.object({}),
  }) as const;
export const staffWrites = <const L extends Level, const F extends Restreinte[]>(
  level: L,
  ...fonctions: F
) =>
  ({
    method: 'POST',
    audience: 'admin',
    level,
    fonctions,
    writes: 'always',
    output: messageSeul,
  }) as const;
const messageSeul = z.object({ message: z.string() });

/** Defaults of calls by learners, which nearly all use POST, and by visitors. */
export const eleveReads = { method: 'POST', audience: 'eleve', writes: 'never' } as const;
export const eleveWrites = { method: 'POST', audience: 'eleve', writes: 'always' } as const;
export const visiteurWrites = {
  method: 'POST',
  audience: 'visiteur',
  writes: 'sometimes',
} as const;
export const visiteurReads = { method: 'GET', audience: 'visiteur', writes: 'never' } as const;

export type Input<C extends Call> = z.input<C['input']>;
export type Output<C extends Call> = z.output<C['output']>;

/** Names a call in the journal and in `undo`: its path's last word, so without `Extranet`. */
export const appelOf = ({ path }: Pick<Call, 'path'>): string =>
  path.split('/').findLast((part) => !part.startsWith(':'))!;

/** Such a call must return a message and write a journal line. */
export type StaffWrite<C extends Call> = C['audience'] extends 'admin'
  ? C['writes'] extends 'never'
    ? false
    : true
  : false;

type Checked<C extends Call> = Demand<
  ParametersOf<C['path']> extends FieldsOf<z.input<C['input']>> ? true : false,
  'each :name of the path is a field of the input'
> &
  Demand<
    StaffWrite<C> extends true ? Says<z.output<C['output']>> : true,
    'a staff write answers a message'
  > &
  Demand<
    HasFichier<z.output<C['input']>> extends true
      ? C extends { multipart: true }
        ? true
        : false
      : true,
    'files come with multipart: true'
  > &
  Demand<
    C extends { multipart: true } ? (C extends { bodyLimit: number } ? true : false) : true,
    'multipart says its bodyLimit'
  > &
  Demand<
    OpensEleves<C> extends true ? (C extends { portee: string } ? true : false) : true,
    'a call of level 10 for a Moniteur says which learners it reaches (portee)'
  > &
  Demand<
    C extends { proof: 'signature' } ? (C['audience'] extends 'visiteur' ? true : false) : true,
    'only a visitor’s call is proved by a signature'
  >;

type OpensEleves<C extends Call> = C extends { level: 10; fonctions: readonly (infer F)[] }
  ? 'moniteur' extends F
    ? true
    : false
  : false;

type Demand<Met extends boolean, What extends string> = Met extends true
  ? unknown
  : { [K in What]: never };

type ParametersOf<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParametersOf<`/${More}`>
    : Rest
  : never;

/** Zod types an empty object's keys as `string`: that means no field. */
type FieldsOf<I> = string extends keyof I ? never : keyof I;

type Says<O> = O extends { message: string } | FichierRendu ? true : false;

type HasFichier<I> = true extends {
  [K in FieldsOf<I>]-?: IsFichier<NonNullable<I[K]>>;
}[FieldsOf<I>]
  ? true
  : false;

type IsFichier<T> = [T] extends [never]
  ? false
  : [T] extends [FichierRecu | FichierRecu[]]
    ? true
    : false;
