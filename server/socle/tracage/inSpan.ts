/** Our code's own words and numbers: never a person's, an address or a value of a statement. */
export type Attributs = Readonly<Record<string, string | number>>;

/** OpenTelemetry's numbers: inside, from a caller, to somebody else. */
export const SORTES = { interne: 1, serveur: 2, client: 3 } as const;

export interface Span {
  traceId: string;
  spanId: string;
  parentId: string | undefined;
  nom: string;
  sorte: (typeof SORTES)[keyof typeof SORTES];
  /** In milliseconds since 1970; its length is measured by a clock that nobody sets. */
  debut: number;
  duree: number;
  attributs: Record<string, string | number>;
  echec: boolean;
}

export interface Tracer {
  /** Null: a trace that is not kept. */
  begin: (nom: string, attributs: Attributs, traceparent: string | undefined) => Span | null;
  end: (span: Span, attributs: Attributs, echec: boolean) => void;
  /** All that `job` starts belongs to it. */
  enter: (span: Span | null, job: () => void) => void;
  within: <T>(
    nom: string,
    sorte: Span['sorte'],
    attributs: Attributs,
    job: (add: (more: Attributs) => void) => Promise<T>,
  ) => Promise<T>;
  /** A span that has just ended, in the one that is open. */
  note: (nom: string, attributs: Attributs, duree: number, cause?: unknown) => void;
  bind: <T>(job: () => T) => () => T;
}

let tracer: Tracer | undefined;

/** Undefined: nobody asked for traces. */
export const tracerOf = (): Tracer | undefined => tracer;

/** Before a database is opened: statements are told only by those opened later. */
export function setTracer(one: Tracer | undefined): void {
  tracer = one;
}

export const inSpan = <T>(
  nom: string,
  attributs: Attributs,
  job: () => Promise<T>,
  sorte: Span['sorte'] = SORTES.interne,
): Promise<T> => (tracer ? tracer.within(nom, sorte, attributs, job) : job());

/** For a job that another's turn will run. */
export const boundToSpan = <T>(job: () => T): (() => T) => (tracer ? tracer.bind(job) : job);

/** Without its path, which may name an order or a person. */
export function fetchInSpan(nom: string, url: string | URL, init: RequestInit): Promise<Response> {
  if (!tracer) return fetch(url, init);
  const { method = 'GET' } = init;
  const attributs = { 'http.request.method': method, 'server.address': new URL(url).hostname };
  return tracer.within(`${method} ${nom}`, SORTES.client, attributs, async (add) => {
    const answer = await fetch(url, init);
    add({ 'http.response.status_code': answer.status });
    return answer;
  });
}
