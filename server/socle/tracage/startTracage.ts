import { hostname } from 'node:os';
import type { Environment } from '../config/environment.ts';
import { version } from '../config/version.ts';
import { setTracer } from './inSpan.ts';
import { samplerOf } from './sampler.ts';

/** Before the database is opened. Without OTEL_EXPORTER_OTLP_ENDPOINT nothing more is loaded. */
export async function startTracage(env: Environment) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  if (!endpoint) return undefined;
  const [{ createTracer }, { createExporter }] = await Promise.all([
    import('./tracer.ts'),
    import('./exporter.ts'),
  ]);
  const exporter = createExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    resource: {
      'service.name': env.OTEL_SERVICE_NAME,
      'service.version': version,
      'host.name': hostname(),
    },
  });
  const sampler = samplerOf(env.OTEL_TRACES_SAMPLER, env.OTEL_TRACES_SAMPLER_ARG);
  setTracer(createTracer(sampler, (span) => exporter.put(span)));
  return exporter;
}
