import { CallError } from '../../socle/kernel/errors.ts';

/** A toggle or a removal failed, or the server gave no reason: specification.md#refusals. */
export const ERREUR = 'Une erreur est survenue';

/** Of an access that could not be added: what the server says, or those words. */
export const echecOf = (error: unknown): string =>
  error instanceof CallError && typeof error.body.message === 'string' ? error.message : ERREUR;
