import { fetchInSpan } from '../../../../socle/tracage/inSpan.ts';
import type { Environment } from '../../../../socle/config/environment.ts';
import { type Chez, FournisseurMuet } from '../port.ts';

/** Milliseconds. */
const PATIENCE_MS = 10_000;
const MINUTE_MS = 60_000;

interface Demande {
  method: 'GET' | 'POST';
  /** The caller checks ids in it, so that nothing leads to another address. */
  path: `/v${string}`;
  body?: object | string;
  cle?: string;
  /** False or missing: PayPal returns the id alone. */
  entier?: boolean;
}

export type Reponse = { body: unknown } | { status: number; issue: string };

interface Jeton {
  text: string;
  /** In milliseconds of `performance.now()`; 0: refused. */
  end: number;
}

/** A process has one token for hours; concurrent callers await the same fetch. */
const jetons = new WeakMap<Environment, Promise<Jeton>>();

/** Throws FournisseurMuet without an answer, and logs no secret. */
export async function askPaypal(chez: Chez, demande: Demande): Promise<Reponse> {
  const jeton = await jetonOf(chez);
  const first = await send(chez, demande, jeton);
  if (first.status !== 401) return readAnswer(chez, demande, first);
  // PayPal may revoke a token early.
  await first.body?.cancel();
  jeton.end = 0;
  return readAnswer(chez, demande, await send(chez, demande, await jetonOf(chez)));
}

const send = (chez: Chez, { method, path, body, cle, entier }: Demande, jeton: Jeton) =>
  reach(chez, path, {
    method,
    headers: {
      authorization: `Bearer ${jeton.text}`,
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(cle !== undefined && { 'paypal-request-id': cle }),
      ...(entier && { prefer: 'return=representation' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

async function reach({ env, log }: Chez, path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetchInSpan('PayPal', `${env.PAYPAL_API_URL.replace(/\/$/, '')}${path}`, {
      ...init,
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
  } catch (cause) {
    log.warn({ path, why: String(cause) }, 'PayPal can’t be reached');
    throw new FournisseurMuet('paypal', String(cause));
  }
}

interface Faute {
  name?: string;
  error?: string;
  debug_id?: string;
  details?: { issue?: string }[];
}

async function readAnswer({ log }: Chez, { path }: Demande, response: Response): Promise<Reponse> {
  const { status, ok, headers } = response;
  const body: unknown = await response.json().catch(() => undefined);
  if (ok && typeof body === 'object' && body !== null) return { body };
  const { name, error, details, debug_id } = (body ?? {}) as Faute;
  const issue = details?.[0]?.issue ?? name ?? error ?? `HTTP ${status}`;
  const told = { path, status, issue, debug_id: debug_id ?? headers.get('paypal-debug-id') };
  const mine = status === 401 || status === 403;
  log[mine ? 'error' : 'warn'](told, 'PayPal refuses');
  // A rate limit, an outage or a bad key may pass, so the call is retried later.
  if (ok || mine || status === 429 || status >= 500) throw new FournisseurMuet('paypal', issue);
  return { status, issue };
}

async function jetonOf(chez: Chez): Promise<Jeton> {
  const { env } = chez;
  const kept = jetons.get(env);
  const jeton = await kept;
  if (jeton && jeton.end > performance.now()) return jeton;
  // Others may have replaced the same old token already.
  const other = jetons.get(env);
  if (other && other !== kept) return other;
  const fetched = fetchJeton(chez);
  jetons.set(env, fetched);
  fetched.catch(() => jetons.get(env) === fetched && jetons.delete(env));
  return fetched;
}

async function fetchJeton(chez: Chez): Promise<Jeton> {
  const path = '/v1/oauth2/token';
  const { PAYPAL_CLIENT_ID, PAYPAL_SECRET } = chez.env;
  const identity = Buffer.from(`${PAYPAL_CLIENT_ID}:${PAYPAL_SECRET}`).toString('base64');
  const response = await reach(chez, path, {
    method: 'POST',
    headers: {
      authorization: `Basic ${identity}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  const asked = performance.now();
  const told = await readAnswer(chez, { method: 'POST', path }, response);
  const { access_token, expires_in } = ('body' in told ? told.body : {}) as {
    access_token?: unknown;
    expires_in?: unknown;
  };
  if (typeof access_token !== 'string' || typeof expires_in !== 'number')
    throw new FournisseurMuet('paypal', 'no token');
  return { text: access_token, end: asked + expires_in * 1000 - MINUTE_MS };
}
