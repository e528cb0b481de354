import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../config/environment.ts';
import { Refus } from '../refus/refus.ts';

const HOST = /^(?:(?<name>[a-z0-9._-]+)|\[(?<v6>[0-9a-f:.]+)\])(?::\d{1,5})?$/i;
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|::1)$/;
const ANYWHERE = new Set(['0.0.0.0', '::']);

type HostSettings = Pick<Environment, 'APP_MODE' | 'APP_URL' | 'HOST'>;

/** A demo answers only to this machine's names: DNS rebinding could read the mailbox. */
export function checkHosts(app: FastifyInstance, env: HostSettings): void {
  const demo = env.APP_MODE === 'demo';
  const own = new Set([env.HOST.toLowerCase(), new URL(env.APP_URL).hostname.toLowerCase()]);
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, rawHeaders, socket } = request.raw;
    const named = rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text));
    const { name, v6 } = HOST.exec(headers.host ?? '')?.groups ?? {};
    const host = (v6 ?? name)?.toLowerCase();
    if (named.length > 1 || host === undefined || (v6 && isIP(v6) !== 6)) {
      return done(new Refus(400, 'Cette adresse est illisible.'));
    }
    // A rebinding attack needs a name: the socket's own address is safe.
    const reached = ANYWHERE.has(env.HOST) && host === socket.localAddress?.replace(/^::ffff:/, '');
    if (demo && !LOOPBACK.test(host) && !own.has(host) && !reached) {
      return done(new Refus(421, 'Cette démonstration ne répond qu’à son propre nom.'));
    }
    done();
  });
}
