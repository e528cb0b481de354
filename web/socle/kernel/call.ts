import calls from 'virtual:calls';
import { type EtapeDeTravail, LIGNES } from '../../../regles/avancement.ts';
import type { Audience } from '../../../contract/call.ts';
import type { CallName, InputOf, OutputOf } from '../../../contract/index.ts';
import { learnTime } from './clock.ts';
import { addressOf } from './addressOf.ts';
import { alertBox } from './confirm.tsx';
import { takeEarly } from './earlyReads.ts';
import { CallError, NetworkError } from './errors.ts';
import { type DemandeDePreuve, askProof } from './preuve.ts';
import { type SessionAudience, TOKENS, readCookie, readStored } from './storage.ts';
import { toast } from './toasts.ts';

export { CallError, NetworkError } from './errors.ts';

export interface CallOptions {
  signal?: AbortSignal;
  keepalive?: boolean;
  onProgress?: (etape: EtapeDeTravail) => void;
}

/** Uploads are slow, and imports slower. */
const PATIENCE_MS = 30_000;
const PATIENCE_FILES_MS = 120_000;
const PATIENCE_LONG_MS = 3_600_000;

/** Unchecked here: the server validates both directions, and Zod never reaches the browser. */
export async function call<N extends CallName>(
  name: N,
  input: InputOf<N>,
  options: CallOptions = {},
): Promise<OutputOf<N> & { status: number }> {
  const response = await answered(name, input, options);
  const { onProgress } = options;
  if (onProgress && response.headers.get('content-type')?.startsWith(LIGNES))
    return (await readLines(response, onProgress)) as never;
  return { ...(await read(response)), status: response.status } as never;
}

export async function download<N extends CallName>(
  name: N,
  input: InputOf<N>,
  options: CallOptions = {},
): Promise<File> {
  const response = await answered(name, input, options, PATIENCE_LONG_MS);
  const header = (field: string) => response.headers.get(field) ?? '';
  const [, nom = name] = /filename\*=UTF-8''([^;]+)/.exec(header('content-disposition')) ?? [];
  const contenu = await response.blob().catch((error: unknown) => {
    throw new NetworkError(error);
  });
  return new File([contenu], decodeURIComponent(nom), { type: header('content-type') });
}

async function answered<N extends CallName>(
  name: N,
  input: InputOf<N>,
  options: CallOptions,
  least = PATIENCE_MS,
): Promise<Response> {
  const { method, path, audience, multipart, cache } = calls[name];
  const fields = input as Record<string, unknown>;
  const whose = name === 'logout' ? leaving(fields) : audience;
  const token = tokenOf(whose);

  const attempt = async () => {
    const headers: Record<string, string> = {
      Accept: options.onProgress ? `${LIGNES}, application/json` : 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
    };
    if (token) headers.Authorization = `Bearer ${token}`;
    if (method === 'GET') {
      const init = { method, headers, ...(cache && { cache: 'default' as const }) };
      return send(addressOf(path, fields), init, options);
    }
    if (!multipart) headers['Content-Type'] = 'application/json';
    headers['X-XSRF-TOKEN'] = await xsrf();
    const body = multipart ? formOf(fields) : JSON.stringify(fields);
    const files = multipart ? PATIENCE_FILES_MS : least;
    const patience = options.onProgress ? PATIENCE_LONG_MS : files;
    return send(addressOf(path, fields, false), { method, headers, body }, options, patience);
  };

  let response = await attempt();
  if (response.status === 419) {
    await fetchCsrfCookie();
    response = await attempt();
    if (response.status === 419) void askForReload();
  }
  if (response.ok) return response;
  let body = await read(response);
  let shown = true;
  if (whose !== 'visiteur' && (body.preuve === 'code' || body.preuve === 'motDePasse')) {
    shown = await askProof(whose, body.preuve satisfies DemandeDePreuve['par']);
    if (shown) {
      response = await attempt();
      if (response.ok) return response;
      body = await read(response);
    }
  }
  const refusal = new CallError(response.status, body);
  if (response.status === 401 && body.reconnexion === 1) sessionEnded(whose, token, refusal);
  // The user declined the proof, so needs no toast.
  refusal.shown = !shown;
  if (body.lectureSeule === 1 && method === 'POST') {
    refusal.shown = true;
    const { message } = refusal;
    toast({ kind: 'info', title: 'Lecture seule', message, duration: 6000, sujet: 'regard' });
  }
  throw refusal;
}

let pendingCookie: Promise<void> | null = null;

export function fetchCsrfCookie(): Promise<void> {
  pendingCookie ??= send('/sanctum/csrf-cookie', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
    .then(() => undefined)
    .finally(() => {
      pendingCookie = null;
    });
  return pendingCookie;
}

async function xsrf(): Promise<string> {
  if (readCookie('XSRF-TOKEN') === null) await fetchCsrfCookie();
  return readCookie('XSRF-TOKEN') ?? '';
}

/** One logout call ends sessions of both audiences. */
const leaving = ({ extranet }: Record<string, unknown>): Audience => (extranet ? 'admin' : 'eleve');

const tokenOf = (whose: Audience) => (whose === 'visiteur' ? null : readStored(TOKENS[whose]));

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields))
    for (const one of [value].flat())
      if (one instanceof Blob) form.append(field, one);
      else if (one !== undefined) form.append(field, `${(one ?? '') as string | number | boolean}`);
  return form;
}

async function send(
  url: string,
  init: RequestInit & { headers: Record<string, string> },
  options: CallOptions = {},
  patience = PATIENCE_MS,
): Promise<Response> {
  const timeout = AbortSignal.timeout(patience);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    const early = takeEarly(url, init);
    if (early) {
      const { response, at } = await orAborted(early, signal);
      learnTime(response, at);
      return response;
    }
    const response = await fetch(url, {
      cache: 'no-store',
      ...init,
      signal,
      keepalive: options.keepalive ?? false,
      credentials: 'same-origin',
    });
    // A cached response has an old date.
    if (!init.cache) learnTime(response, Date.now());
    return response;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new NetworkError(error);
  }
}

const orAborted = <T>(early: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    early,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    }),
  ]);

/** A proxy's HTML has no fields; a success that is cut off is a network failure. */
async function read(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch (error) {
    if (response.ok && response.status !== 204) throw new NetworkError(error);
    return {};
  }
}

/** Safari cannot iterate a body with `for await`. */
async function* partsOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

async function readLines(
  response: Response,
  onProgress: (etape: EtapeDeTravail) => void,
): Promise<Record<string, unknown>> {
  let rest = '';
  const decoder = new TextDecoder();
  try {
    for await (const some of partsOf(response.body!)) {
      const lines = (rest + decoder.decode(some, { stream: true })).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        const told = JSON.parse(line) as Record<string, unknown>;
        if (told.status === 200) return told;
        if (typeof told.status === 'number') throw new CallError(told.status, told);
        onProgress(told as never);
      }
    }
  } catch (error) {
    throw error instanceof CallError ? error : new NetworkError(error);
  }
  throw new NetworkError();
}

let asked = false;

async function askForReload(): Promise<void> {
  if (asked) return;
  asked = true;
  await alertBox({
    title: 'Oups !',
    message: 'Une erreur est survenue, cliquez sur le bouton ci-dessous et recommencez.',
    button: 'Rafraichir la page',
  });
  location.reload();
}

type SessionEndedListener = (whose: SessionAudience, refusal: CallError) => void;
const listeners = new Set<SessionEndedListener>();

export function onSessionEnded(listener: SessionEndedListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A late response to an old token must not end the new session. */
function sessionEnded(whose: Audience, token: string | null, refusal: CallError): void {
  if (whose === 'visiteur' || tokenOf(whose) !== token) return;
  for (const listener of listeners) listener(whose, refusal);
}
