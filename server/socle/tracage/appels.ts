import type { FastifyInstance } from 'fastify';
import { isProbe, statusOf } from '../http/fins.ts';
import type { Tracer } from './inSpan.ts';

/** A span a call, and a page; neither files nor probes. */
export function traceAppels(app: FastifyInstance, tracer: Tracer): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers, routeOptions } = request;
    const { url, config } = routeOptions;
    if (!url || !isTraced(url)) return done();
    const attributs = { 'http.request.method': method, 'http.route': url };
    const traceparent = headers['traceparent'];
    const span = tracer.begin(
      config.appel ?? `${method} ${url}`,
      attributs,
      typeof traceparent === 'string' ? traceparent : undefined,
    );
    if (span) {
      request.log = request.log.child({ trace: span.traceId });
      reply.log = request.log;
      reply.raw.once('close', () => {
        const status = statusOf(reply);
        tracer.end(span, { 'http.response.status_code': status }, status >= 500);
      });
    }
    tracer.enter(span, done);
  });
}

const isTraced = (url: string) => (url.startsWith('/api/') && !isProbe(url)) || url === '/*';
