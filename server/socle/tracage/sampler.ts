/** Whether a trace is kept; `parent`: whether its caller keeps it, if it has one. */
export type Sampler = (traceId: string, parent: boolean | undefined) => boolean;

export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** The last seven bytes of an id are random (W3C). */
const RANDOM_SIGNS = 14;
const RANDOMS = 16 ** RANDOM_SIGNS;

/** By OTEL_TRACES_SAMPLER and its ARG, a share. */
export function samplerOf(nom: (typeof SAMPLERS)[number], part: number): Sampler {
  const [, parented, own] = /^(parentbased_)?(.*)$/.exec(nom)!;
  const share = own === 'always_on' ? 1 : own === 'always_off' ? 0 : part;
  return (traceId, parent) =>
    parented && parent !== undefined
      ? parent
      : Number.parseInt(traceId.slice(-RANDOM_SIGNS), 16) < share * RANDOMS;
}
