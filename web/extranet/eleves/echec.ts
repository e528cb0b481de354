import { CallError } from '../../socle/kernel/errors.ts';

/** The words of the specification for a toggle or a removal that failed, and for what the server says nothing of. */
export const ERREUR = 'Une erreur est survenue';

/** Of an access that could not be added: what the server says, or those words. */
export const echecOf = (error: unknown): string =>
  error instanceof CallError && typeof error.body.message === 'string' ? error.message : ERREUR;
