import { CallError } from '../../socle/kernel/errors.ts';

export interface LoginAlert {
  kind: 'warning' | 'error';
  title: string;
  message: string;
}

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

/** The server's sentence names the factor that it expects. */
export function codeAlert(error: unknown): LoginAlert {
  if (error instanceof CallError && error.status === 401)
    return { kind: 'warning', title: 'Oops...', message: error.message };
  return loginAlert(error);
}

function wait(seconds?: number): string {
  if (seconds === undefined) return 'Trop d’essais. Patientez un peu avant de recommencer.';
  const time = seconds < 90 ? `${seconds} secondes` : `${Math.ceil(seconds / 60)} minutes`;
  return `Trop d’essais. Réessayez dans ${time}.`;
}
