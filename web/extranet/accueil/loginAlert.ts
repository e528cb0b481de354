import { CallError } from '../../socle/kernel/errors.ts';

export interface LoginAlert {
  kind: 'warning' | 'error';
  title: string;
  message: string;
}

/** It leaves out the errors that a field shows. */
export function loginAlert(error: unknown): LoginAlert {
  if (error instanceof CallError && error.status === 401)
    return { kind: 'warning', title: 'Oops...', message: 'Email ou mot de passe incorrect.' };
  if (error instanceof CallError && error.status === 429)
    return { kind: 'warning', title: 'Oops...', message: wait(error.retryAfter) };
  return {
    kind: 'error',
    title: 'Erreur',
    message: 'Une erreur est survenue lors de la connexion.',
  };
}

/** The server's sentence names the factor that it wants instead. */
export function codeAlert(error: unknown): LoginAlert {
  if (error instanceof CallError && error.status === 401)
    return { kind: 'warning', title: 'Oops...', message: error.message };
  return loginAlert(error);
}

const wait = (seconds: number | undefined) =>
  seconds === undefined
    ? 'Trop d’essais. Patientez un peu avant de recommencer.'
    : `Trop d’essais. Réessayez dans ${inWords(seconds)}.`;

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} secondes`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
