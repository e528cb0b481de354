import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type SAMPLERS, samplerOf } from './sampler.ts';

const ids = Array.from({ length: 4000 }, () => randomBytes(16).toString('hex'));
const shareOf = (nom: (typeof SAMPLERS)[number], part: number, parent?: boolean) =>
  ids.filter((id) => samplerOf(nom, part)(id, parent)).length / ids.length;

test.each([
  ['always_on', 0, undefined, 1],
  ['always_on', 0, false, 1],
  ['always_off', 1, true, 0],
  ['traceidratio', 0.25, true, 0.25],
  ['parentbased_always_on', 0, undefined, 1],
  ['parentbased_always_on', 0, false, 0],
  ['parentbased_always_off', 1, undefined, 0],
  ['parentbased_always_off', 1, true, 1],
  ['parentbased_traceidratio', 0.25, undefined, 0.25],
  ['parentbased_traceidratio', 0, true, 1],
] as const)('%s of %d, its caller %s: a share of %d', (nom, part, parent, share) => {
  expect(shareOf(nom, part, parent)).toBeCloseTo(share, 1);
});

test('two servers keep the same traces', () => {
  const [one, other] = [samplerOf('traceidratio', 0.5), samplerOf('traceidratio', 0.5)];
  for (const id of ids) expect(one(id, undefined)).toBe(other(id, undefined));
});

test('where nobody asks for traces, what makes them is not even loaded', () => {
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    const { startTracage } = await import('./server/socle/tracage/startTracage.ts');
    const told = await startTracage({ OTEL_EXPORTER_OTLP_ENDPOINT: process.argv[1] || undefined,
      OTEL_EXPORTER_OTLP_HEADERS: {}, OTEL_SERVICE_NAME: 'a', OTEL_TRACES_SAMPLER: 'always_on', OTEL_TRACES_SAMPLER_ARG: 1 });
    console.log(told === undefined, loaded.filter((url) => /tracer|exporter/.test(url)).length);`;
  const run = (endpoint: string) =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', program, endpoint], {
      encoding: 'utf8',
    }).trim();
  expect(run('')).toBe('true 0');
  expect(run('http://127.0.0.1:4199')).toBe('false 2');
});
