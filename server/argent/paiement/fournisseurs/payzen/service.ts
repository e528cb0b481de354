import { fetchInSpan } from '../../../../socle/tracage/inSpan.ts';
import type { Environment } from '../../../../socle/config/environment.ts';
import { FournisseurMuet } from '../port.ts';

/** Milliseconds. */
const PATIENCE_MS = 10_000;

export type Answered = { answer: Record<string, unknown> } | { code: string; message: string };

export const hasService = (env: Environment) =>
  env.PAYZEN_CLE !== undefined && env.PAYZEN_MOT_DE_PASSE !== undefined;

/** Calls REST V4; throws when the outcome is unknown. */
export async function askPayzen(
  env: Environment,
  service: string,
  body: Record<string, unknown>,
): Promise<Answered> {
  const identity = Buffer.from(`${env.PAYZEN_SITE_ID}:${env.PAYZEN_MOT_DE_PASSE}`).toString(
    'base64',
  );
  const told = (await fetchInSpan('PayZen', new URL(service, withSlash(env.PAYZEN_API_URL)), {
    method: 'POST',
    headers: { authorization: `Basic ${identity}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  })
    .then((response) => response.json())
    .catch((cause: unknown) => {
      throw new FournisseurMuet('payzen', String(cause));
    })) as { status?: string; answer?: Record<string, unknown> };
  const { status, answer } = told;
  if (status === 'SUCCESS' && answer) return { answer };
  if (status === 'ERROR' && answer)
    return { code: String(answer.errorCode), message: String(answer.errorMessage) };
  throw new FournisseurMuet('payzen', 'an answer without a status');
}

const withSlash = (address: string) => (address.endsWith('/') ? address : `${address}/`);
