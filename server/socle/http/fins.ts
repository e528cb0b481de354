import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes its time by nature: an upload, or a file that is made. */
    long?: boolean;
    /** The call's name in the contract. */
    appel?: string;
  }
}

/** How a call ended. */
export interface Fin {
  /** The path as the contract has it, never an address. */
  appel: string;
  status: number;
  /** In milliseconds, from its first byte on. */
  ms: number;
  kind: 'quick' | 'long' | 'probe';
}

const PROBES = new Set(['/api/health', '/api/ready']);

export const isProbe = (appel: string): boolean => PROBES.has(appel);

/** Only the time of quick ones is ours: files and uploads go at the caller's pace. */
function kindOf(appel: string, long: boolean | undefined): Fin['kind'] {
  if (isProbe(appel)) return 'probe';
  return long || !appel.startsWith('/api/') ? 'long' : 'quick';
}

/** As proxies write it: the caller left before the answer. */
const PARTI = 499;

/** 499 where the caller did not wait for it. */
export const statusOf = ({ raw, statusCode }: FastifyReply): number =>
  raw.writableEnded ? statusCode : PARTI;

/** Fastify's onResponse would leave out calls whose caller gave up waiting. */
export function onFins(app: FastifyInstance, tell: (fin: Fin) => void): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const debut = performance.now();
    reply.raw.once('close', () => {
      const status = statusOf(reply);
      // A caller who left while sending made nobody wait.
      if (status === PARTI && !raw.complete) return;
      const { url: appel = 'none', config } = routeOptions;
      tell({
        appel,
        status,
        ms: performance.now() - debut,
        kind: kindOf(appel, config.long),
      });
    });
  });
}
