import { CallError } from '../../socle/kernel/errors.ts';

/** specification.md#refusals fixes this sentence. */
export const ERREUR = 'Une erreur est survenue';

export const echecOf = (error: unknown): string =>
  error instanceof CallError && typeof error.body.message === 'string' ? error.message : ERREUR;
