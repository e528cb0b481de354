import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PERIODES } from '../../../regles/periodes.ts';
import { randomToken, sameString, sign } from './signature.ts';
import { Refus } from '../refus/refus.ts';

const COOKIE = 'XSRF-TOKEN';
const LIVES_SECONDS = PERIODES.jetonDePage.ms / 1000;
/** In seconds, for calls under way at expiry and skewed clocks. */
const SLACK = 300;

export interface CsrfOptions {
  secret: string;
  secure: boolean;
  clock: () => Date;
}

/** A signed random text with its time (sanctum.md#handshake). */
export function csrf(app: FastifyInstance, { secret, secure, clock }: CsrfOptions) {
  const seconds = () => Math.floor(clock().getTime() / 1000);
  const signed = (value: string) => `${value}.${sign(secret, 'csrf', value)}`;

  app.get('/sanctum/csrf-cookie', async (_request, reply) =>
    reply
      .setCookie(COOKIE, signed(`${randomToken()}.${seconds().toString(36)}`), {
        path: '/',
        sameSite: 'lax',
        secure,
        maxAge: LIVES_SECONDS,
      })
      .header('cache-control', 'no-store')
      .code(204)
      .send(),
  );

  /** Throws 419 unless the cookie is ours and fresh, and the header repeats it. */
  return function check(request: FastifyRequest): void {
    const cookie = request.cookies[COOKIE] ?? '';
    const header = request.headers['x-xsrf-token'];
    const value = cookie.slice(0, Math.max(0, cookie.lastIndexOf('.')));
    const age = seconds() - Number.parseInt(value.slice(value.indexOf('.') + 1), 36);
    const ours =
      value !== '' &&
      typeof header === 'string' &&
      request.headers['x-requested-with'] === 'XMLHttpRequest' &&
      sameString(cookie, header) &&
      sameString(cookie, signed(value)) &&
      age >= -SLACK &&
      age <= LIVES_SECONDS + SLACK;
    if (!ours) throw new Refus(419, 'La page a expiré. Il faut la recharger.');
  };
}
