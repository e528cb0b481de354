import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomToken, sameString, sign } from './signature.ts';
import { Refus } from './refus.ts';

const COOKIE = 'XSRF-TOKEN';
const TWO_HOURS = 7200;

/** `GET /sanctum/csrf-cookie`, and the proof that a call comes from one of our pages. */
export function csrf(app: FastifyInstance, secret: string, secure: boolean) {
  const signed = (value: string) => `${value}.${sign(secret, 'csrf', value)}`;

  app.get('/sanctum/csrf-cookie', async (_request, reply) =>
    reply
      .setCookie(COOKIE, signed(randomToken()), {
        path: '/',
        sameSite: 'lax',
        secure,
        maxAge: TWO_HOURS,
      })
      .header('cache-control', 'no-store')
      .code(204)
      .send(),
  );

  /** 419 unless the cookie is ours and the header repeats it. */
  return function check(request: FastifyRequest): void {
    const cookie = request.cookies[COOKIE] ?? '';
    const header = request.headers['x-xsrf-token'];
    const value = cookie.slice(0, Math.max(0, cookie.indexOf('.')));
    const ours =
      value !== '' &&
      typeof header === 'string' &&
      request.headers['x-requested-with'] === 'XMLHttpRequest' &&
      sameString(cookie, header) &&
      sameString(cookie, signed(value));
    if (!ours) throw new Refus(419, 'La page a expiré. Rafraîchis-la et recommence.');
  };
}
