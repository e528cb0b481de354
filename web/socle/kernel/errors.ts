export type FieldErrors = Record<string, string[]>;

/** The server refused; `message` can be shown. */
export class CallError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly errors: FieldErrors | undefined;
  /** In seconds (429). */
  readonly retryAfter: number | undefined;
  told = false;

  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body.message === 'string' && body.message ? body.message : sentence(status));
    this.name = 'CallError';
    this.status = status;
    this.body = body;
    this.errors = (body.errors ?? body.validation_errors) as FieldErrors | undefined;
    this.retryAfter = typeof body.retryAfter === 'number' ? body.retryAfter : undefined;
  }
}

/** No answer came: no network, a broken connection, or a timeout. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super('Impossible de joindre le serveur. La connexion à Internet semble coupée.', { cause });
    this.name = 'NetworkError';
  }
}

export function isTold(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.told || error.status === 419 || error.body.reconnexion === 1;
}

export function sentenceOf(error: unknown): string {
  if (error instanceof NetworkError || error instanceof CallError) return error.message;
  return sentence(500);
}

/** For learners and staff alike: neither « tu » nor « vous ». */
function sentence(status: number): string {
  if (status === 401) return 'Il faut être connecté pour continuer.';
  if (status === 403) return 'Ce compte n’a pas accès à cette page.';
  if (status === 404) return 'Cet élément n’existe pas ou plus.';
  if (status === 413) return 'Cet envoi est trop lourd.';
  if (status === 422) return 'Certaines informations ne sont pas valables.';
  if (status === 429) return 'Trop d’essais. Il faut patienter un peu avant de recommencer.';
  if (status === 502 || status === 503 || status === 504)
    return 'Le site est momentanément indisponible. Il devrait revenir dans un instant.';
  return 'Une erreur est survenue. Un nouvel essai dans un instant suffit souvent.';
}
