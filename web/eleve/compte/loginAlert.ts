import { CallError } from '../../socle/kernel/errors.ts';

export interface LoginAlert {
  kind: 'warning' | 'error';
  title: string;
  message: string;
  reference?: string;
}

export function loginAlert(error: unknown): LoginAlert {
  if (error instanceof CallError && error.status === 401) {
    if (error.body.verified === false)
      return {
        kind: 'warning',
        title: 'Email non validée !',
        ...(typeof error.body.user === 'string' && { reference: error.body.user }),
        message:
          "Tu n'as pas encore validé ton email. Vérifies dans ta boite de récéption, ou cliques sur le bouton ci-dessous pour redemander un email de confirmation",
      };
    return {
      kind: 'warning',
      title: 'Oups !',
      message: 'Tes identifiants semblent incorrectes.',
    };
  }
  if (error instanceof CallError && error.status === 429)
    return { kind: 'warning', title: 'Oups !', message: error.message };
  return {
    kind: 'error',
    title: 'Erreur',
    message: 'Une erreur est survenue lors de la connexion.',
  };
}
