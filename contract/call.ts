import type { z } from 'zod';
import type { FichierRecu, FichierRendu } from './fichier.ts';

/** Who may call: anyone, a logged-in learner, or a logged-in member of staff. */
export type Audience = 'visiteur' | 'eleve' | 'admin';

/** 1 Utilisateur, 9 Administrateur, 10 Superviseur. */
export type Level = 1 | 9 | 10;

/**
 * `always`: the whole handler runs in one transaction. `sometimes`: it reads, and opens
 * a transaction itself when it must write. `never`: it has no way to write.
 */
export type Writes = 'never' | 'sometimes' | 'always';

export interface Call<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST';
  /** `:name` is the field of that name. */
  path: `/api/${string}`;
  audience: Audience;
  /** The lowest staff level that may call; only with audience `admin`. */
  level?: Level;
  /** Answered also to staff who have yet to set up the second factor that their level demands. */
  sansFacteur?: true;
  writes: Writes;
  /** Answered within ten minutes of a log-in, or of a password or code given again (`addPreuve`); else 403 with `preuve`. */
  preuve?: true;
  /** Of a learner alone: not answered to staff who see the site as that learner does. */
  secret?: true;
  /** One French sentence: what the call is for. Shown in /api/docs. */
  summary: string;
  /** The body is a form with files (`fichier`), and not JSON. */
  multipart?: true;
  /** In bytes, of the whole body. JSON has 32 KiB without it; multipart has to say. */
  bodyLimit?: number;
  /**
   * Its worst input takes long (docs/mesures/pires-entrees.md), so it is counted as several calls.
   * `octets`: before its body is read, as `appels` (1) and one more for each so many bytes of it;
   * `true`: by its handler. No other one can.
   */
  counted?: true | { appels?: number; octets: number };
  /** Of a GET that answers everybody the same: for how many seconds a browser may keep the answer. */
  cache?: number;
  /**
   * What proves that a POST is meant: the cookie of our pages unless it says otherwise. `signature`:
   * no browser sends it, and its handler checks a signature before anything else.
   */
  proof?: 'signature';
  /** The query of a GET, the JSON or multipart body of a POST. Unknown fields are dropped. */
  input: I;
  /**
   * The answer without `status`, which is always there; or a file (`fichierRendu`). Undeclared
   * fields never leave the server.
   */
  output: O;
  /** Under which name field errors are answered (422). */
  errors?: 'errors' | 'validation_errors';
}

export function defineCall<const C extends Call>(call: C & Checked<C>): C {
  return call;
}

export type Input<C extends Call> = z.input<C['input']>;
export type Output<C extends Call> = z.output<C['output']>;

/** A call of the staff that can change something: it says so to its caller and in the journal. */
export type StaffWrite<C extends Call> = C['audience'] extends 'admin'
  ? C['writes'] extends 'never'
    ? false
    : true
  : false;

/** What no declaration may lack; a property that cannot be met names it where it does not compile. */
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
    C extends { proof: 'signature' } ? (C['audience'] extends 'visiteur' ? true : false) : true,
    'only a visitor’s call is proved by a signature'
  >;

type Demand<Met extends boolean, What extends string> = Met extends true
  ? unknown
  : { [K in What]: never };

type ParametersOf<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParametersOf<`/${More}`>
    : Rest
  : never;

/** An object without fields says that every name is one that it cannot have. */
type FieldsOf<I> = string extends keyof I ? never : keyof I;

type Says<O> = O extends { message: string } | FichierRendu ? true : false;

/** With a field that is a file or a list of files. */
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
