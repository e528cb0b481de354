import type { z } from 'zod';

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
  path: `/api/${string}`;
  audience: Audience;
  /** The lowest staff level that may call; only with audience `admin`. */
  level?: Level;
  writes: Writes;
  /** One French sentence: what the call is for. Shown in /api/docs. */
  summary: string;
  /** The query of a GET, the JSON body of a POST. Unknown fields are dropped. */
  input: I;
  /** The answer without `status`, which is always there. Undeclared fields never leave the server. */
  output: O;
  /** Under which name field errors are answered (422). */
  errors?: 'errors' | 'validation_errors';
}

export function defineCall<const C extends Call>(call: C): C {
  return call;
}

export type Input<C extends Call> = z.input<C['input']>;
export type Output<C extends Call> = z.output<C['output']>;
