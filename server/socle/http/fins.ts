import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes its time by nature: an upload, or a file that is made. */
    long?: boolean;
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

/** Only the time of quick ones is ours: files and uploads go at the caller's pace. */
function kindOf(appel: string, long: boolean | undefined): Fin['kind'] {
  if (PROBES.has(appel)) return 'probe';
  return long || !appel.startsWith('/api/') ? 'long' : 'quick';
}

/** As proxies write it: the caller left before the answer. */
const PARTI = 499;

/** Fastify's onResponse would leave out calls whose caller gave up waiting. */
export function onFins(app: FastifyInstance, tell: (fin: Fin) => void): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const debut = performance.now();
    reply.raw.once('close', () => {
      const parti = !reply.raw.writableEnded;
      // A caller who left while sending made nobody wait.
      if (parti && !raw.complete) return;
      const { url: appel = 'none', config } = routeOptions;
      tell({
        appel,
        status: parti ? PARTI : reply.statusCode,
        ms: performance.now() - debut,
        kind: kindOf(appel, config.long),
      });
    });
  });
}
