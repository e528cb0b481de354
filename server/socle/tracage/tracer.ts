import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { Refus } from '../refus/refus.ts';
import { type Attributs, SORTES, type Span, type Tracer } from './inSpan.ts';
import type { Sampler } from './sampler.ts';

/** W3C trace context: version, trace, parent, flags. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})/;
const SAMPLED = 1;

/** A driver's message may quote a value: its code and its class do not. */
const CODE = /^\w{1,40}$/;
function typeOf(cause: unknown): string {
  const { code, name = 'unknown' } = (cause ?? {}) as { code?: unknown; name?: string };
  const told = typeof code === 'string' ? code : name;
  return CODE.test(told) ? told : 'unknown';
}

export function createTracer(sampler: Sampler, put: (span: Span) => void): Tracer {
  const here = new AsyncLocalStorage<Span | null>();

  function open(
    nom: string,
    sorte: Span['sorte'],
    attributs: Attributs,
    parent: Pick<Span, 'traceId' | 'spanId'> | undefined,
  ): Span {
    return {
      traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
      parentId: parent?.spanId,
      nom,
      sorte,
      debut: Date.now(),
      // Until its end, when it began by the clock that nobody sets.
      duree: performance.now(),
      attributs: { ...attributs },
      echec: false,
    };
  }

  function close(span: Span): void {
    span.duree = performance.now() - span.duree;
    put(span);
  }

  function fail(span: Span, cause: unknown): void {
    // A refusal is an answer like another.
    if (cause instanceof Refus) return;
    span.echec = true;
    span.attributs['error.type'] = typeOf(cause);
  }

  function begin(nom: string, attributs: Attributs, traceparent: string | undefined): Span | null {
    const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
    const parent = traceId && spanId ? { traceId, spanId } : undefined;
    const kept = parent && (Number.parseInt(flags!, 16) & SAMPLED) === SAMPLED;
    const span = open(nom, SORTES.serveur, attributs, parent);
    return sampler(span.traceId, kept) ? span : null;
  }

  async function within<T>(
    nom: string,
    sorte: Span['sorte'],
    attributs: Attributs,
    job: (add: (more: Attributs) => void) => Promise<T>,
  ): Promise<T> {
    const parent = here.getStore();
    const span = parent === null ? null : open(nom, sorte, attributs, parent);
    if (!span || (!parent && !sampler(span.traceId, undefined)))
      return here.run(null, job, () => {});
    try {
      return await here.run(
        span,
        job,
        (more: Attributs) => void Object.assign(span.attributs, more),
      );
    } catch (cause) {
      fail(span, cause);
      throw cause;
    } finally {
      close(span);
    }
  }

  return {
    begin,
    within,
    enter: (span, job) => here.run(span, job),
    end(span, attributs, echec) {
      Object.assign(span.attributs, attributs);
      span.echec ||= echec;
      close(span);
    },
    note(nom, attributs, duree, cause) {
      const parent = here.getStore();
      if (!parent) return;
      const span = open(nom, SORTES.client, attributs, parent);
      if (cause !== undefined) fail(span, cause);
      put({ ...span, debut: span.debut - duree, duree });
    },
    bind: (job) => {
      const span = here.getStore();
      return span === undefined ? job : () => here.run(span, job);
    },
  };
}
