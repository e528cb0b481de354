import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Attributs, Span } from './inSpan.ts';

/** More are dropped: a collector that is away costs no memory. */
const MOST_WAITING = 2048;
const MOST_AT_ONCE = 256;
const PAUSE_MS = 5000;
const PATIENCE_MS = 3000;
const ERROR_STATUS = 2;

interface Collector {
  url: string;
  headers: Record<string, string>;
  resource: Attributs;
}

type Log = Pick<FastifyBaseLogger, 'warn' | 'info'>;

/** OTLP over HTTP, in JSON. A collector that fails is told once, and disturbs nobody. */
export function createExporter({ url, headers, resource }: Collector) {
  const waiting: Span[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<boolean> | undefined;
  let dropped = 0;
  let isAway = false;
  let log: Log | undefined;

  async function send(): Promise<boolean> {
    const batch = waiting.slice(0, MOST_AT_ONCE);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(otlpOf(resource, batch)),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) {
        // These would be refused for ever, and hold up all others.
        if (isFinal(answer.status)) dropped += waiting.splice(0, batch.length).length;
        throw new Error(`The collector answers ${answer.status}`);
      }
      if (isAway) log?.info({ dropped }, 'traces are received again');
      isAway = false;
      dropped = 0;
      waiting.splice(0, batch.length);
      return true;
    } catch (cause) {
      if (!isAway) log?.warn({ err: cause }, 'traces are not received');
      isAway = true;
      return false;
    }
  }

  /** One batch at a time, until none waits or one fails. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0 && (await (sending ??= send().finally(() => (sending = undefined)))));
    if (waiting.length > 0) wake();
  }

  const wake = () => void (timer ??= setTimeout(() => void flush(), PAUSE_MS).unref());

  return {
    put(span: Span): void {
      if (waiting.length >= MOST_WAITING) return void dropped++;
      waiting.push(span);
      if (waiting.length >= MOST_AT_ONCE && !isAway && !sending) void flush();
      else wake();
    },
    logTo(one: Log): void {
      log = one;
    },
    async stop(): Promise<void> {
      await Promise.race([flush(), pause(PATIENCE_MS)]);
      clearTimeout(timer);
    },
  };
}

/** A timeout and « too many » pass. */
const isFinal = (status: number) => status < 500 && status !== 408 && status !== 429;

/** OTLP's own names; times are text, since they pass what a number can hold. */
const otlpOf = (resource: Attributs, spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource: { attributes: keyed(resource) },
      scopeSpans: [{ scope: { name: 'priorite' }, spans: spans.map(spanOf) }],
    },
  ],
});

const spanOf = ({
  traceId,
  spanId,
  parentId,
  nom,
  sorte,
  debut,
  duree,
  attributs,
  echec,
}: Span) => ({
  traceId,
  spanId,
  ...(parentId && { parentSpanId: parentId }),
  name: nom,
  kind: sorte,
  startTimeUnixNano: nanos(debut),
  endTimeUnixNano: nanos(debut + duree),
  attributes: keyed(attributs),
  ...(echec && { status: { code: ERROR_STATUS } }),
});

const nanos = (ms: number): string => `${Math.round(ms * 1000)}000`;

const keyed = (attributs: Attributs) =>
  Object.entries(attributs).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: String(value) },
  }));
