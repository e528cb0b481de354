import calls from 'virtual:calls';
import type { Input, Output } from '../../contract/call.ts';
import type { CallName, Calls } from '../../contract/index.ts';
import { learnTime } from './clock.ts';
import { alertBox } from './confirm.tsx';
import { CallError, NetworkError } from './errors.ts';
import { type TokenKey, readCookie, readStored } from './storage.ts';

export { CallError, NetworkError } from './errors.ts';

export interface CallOptions {
  signal?: AbortSignal;
  keepalive?: boolean;
}

const PATIENCE = 30_000;

/** One call of the contract, as it stands: zod stays on the server, which checks both directions. */
export async function call<N extends CallName>(
  name: N,
  input: Input<Calls[N]>,
  options: CallOptions = {},
): Promise<Output<Calls[N]> & { status: number }> {
  const { method, path } = calls[name];
  const fields = input as Record<string, unknown>;
  const key = tokenKey(path, fields);
  const token = readStored(key);

  const attempt = async () => {
    const headers: Record<string, string> = {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
    };
    if (token) headers.Authorization = `Bearer ${token}`;
    if (method === 'GET') return send(address(path, fields), { method, headers }, options);
    headers['Content-Type'] = 'application/json';
    headers['X-XSRF-TOKEN'] = await xsrf();
    return send(path, { method, headers, body: JSON.stringify(fields) }, options);
  };

  let response = await attempt();
  if (response.status === 419) {
    await fetchCsrfCookie();
    response = await attempt();
    if (response.status === 419) void askForReload();
  }
  const body = await read(response);
  if (response.ok) return { ...body, status: response.status } as never;
  if (response.status === 401 && body.reconnexion === 1) sessionEnded(key, token);
  throw new CallError(response.status, body);
}

let pendingCookie: Promise<void> | null = null;

/** Simultaneous calls share one request. */
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

function tokenKey(path: string, fields: Record<string, unknown>): TokenKey {
  return path.includes('extranet') || fields.extranet ? 'auth_token_extranet' : 'auth_token';
}

/** `:name` in a path is the field of that name; the others are the query. */
function address(path: string, fields: Record<string, unknown>): string {
  const rest = { ...fields };
  const named = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return named + query(rest);
}

function query(fields: Record<string, unknown>): string {
  const pairs = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(pairs.map(([field, value]) => [field, String(value)]));
  return search.size > 0 ? `?${search}` : '';
}

async function send(url: string, init: RequestInit, options: CallOptions = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(PATIENCE);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    const response = await fetch(url, {
      ...init,
      signal,
      keepalive: options.keepalive ?? false,
      credentials: 'same-origin',
      cache: 'no-store',
    });
    learnTime(response);
    return response;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new NetworkError(error);
  }
}

/** A proxy's HTML page has no fields; a success cut off in the middle is a network failure. */
async function read(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch (error) {
    if (response.ok && response.status !== 204) throw new NetworkError(error);
    return {};
  }
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

type SessionEndedListener = (key: TokenKey) => void;
const listeners = new Set<SessionEndedListener>();

/** Tells when the server says that the session of a token is over. */
export function onSessionEnded(listener: SessionEndedListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A late answer to an old token must not end the session that replaced it. */
function sessionEnded(key: TokenKey, token: string | null): void {
  if (readStored(key) !== token) return;
  for (const listener of listeners) listener(key);
}
