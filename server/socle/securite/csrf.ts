import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomToken, sameString, sign } from './signature.ts';
import { Refus } from '../refus/refus.ts';

const COOKIE = 'XSRF-TOKEN';
const TWO_HOURS = 7200;
/** In seconds: what is on its way when its cookie ends, and servers whose clocks differ. */
const SLACK = 300;

/** What the proof is made with, and where. */
export interface CsrfOptions {
  secret: string;
  secure: boolean;
  clock: () => Date;
}

/**
 * `GET /sanctum/csrf-cookie`, and the proof that a call comes from one of our pages: a random text
 * and its time, signed. Browsers forget it after two hours and ask for another before their next
 * call; whoever kept it longer is refused.
 */
export function csrf(app: FastifyInstance, { secret, secure, clock }: CsrfOptions) {
  const seconds = () => Math.floor(clock().getTime() / 1000);
  const signed = (value: string) => `${value}.${sign(secret, 'csrf', value)}`;

  app.get('/sanctum/csrf-cookie', async (_request, reply) =>
    reply
      .setCookie(COOKIE, signed(`${randomToken()}.${seconds().toString(36)}`), {
        path: '/',
        sameSite: 'lax',
        secure,
        maxAge: TWO_HOURS,
      })
      .header('cache-control', 'no-store')
      .code(204)
      .send(),
  );

  /** 419 unless the cookie is ours and young, and the header repeats it. */
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
      age <= TWO_HOURS + SLACK;
    if (!ours) throw new Refus(419, 'La page a expiré. Il faut la recharger.');
  };
}
