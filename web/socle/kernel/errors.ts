export type FieldErrors = Record<string, string[]>;

/** The server refused; `message` can be shown. */
export class CallError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly errors: FieldErrors | undefined;
  /** In seconds (429). */
  readonly retryAfter: number | undefined;
  /** True once a screen has shown it. */
  shown = false;

  constructor(status: number, body: Record<string, unknown>) {
    super(
      typeof body.message === 'string' && body.message
        ? body.message
        : (SENTENCES[status] ?? INCONNUE),
    );
    this.name = 'CallError';
    this.status = status;
    this.body = body;
    this.errors = (body.errors ?? body.validation_errors) as FieldErrors | undefined;
    this.retryAfter = typeof body.retryAfter === 'number' ? body.retryAfter : undefined;
  }
}

/** No response: no network, a broken connection, or a timeout. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super('Impossible de joindre le serveur. La connexion à Internet semble coupée.', { cause });
    this.name = 'NetworkError';
  }
}

/** True, too, for an ended session, which the session itself shows. */
export function isShown(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.shown || error.status === 419 || error.body.reconnexion === 1;
}

export function sentenceOf(error: unknown): string {
  if (error instanceof NetworkError || error instanceof CallError) return error.message;
  return INCONNUE;
}

const AWAY = 'Le site est momentanément indisponible. Il devrait revenir dans un instant.';
const INCONNUE = 'Une erreur est survenue. Un nouvel essai dans un instant suffit souvent.';

/** These go to learners and staff alike: neither « tu » nor « vous ». */
const SENTENCES: Record<number, string> = {
  401: 'Il faut être connecté pour continuer.',
  403: 'Ce compte n’a pas accès à cette page.',
  404: 'Cet élément n’existe pas ou plus.',
  413: 'Cet envoi est trop lourd.',
  422: 'Certaines informations ne sont pas valables.',
  429: 'Trop d’essais. Il faut patienter un peu avant de recommencer.',
  502: AWAY,
  503: AWAY,
  504: AWAY,
};
