import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { type Avance, answerWithProgress } from './avancement.ts';

test.each([
  [true, 'rejected'],
  [false, 'fulfilled'],
])('once nobody listens, work that only reads (%s) ends: %s', async (onlyReads, end) => {
  const { promise: told, resolve: tell } = Promise.withResolvers<Avance>();
  const { promise: leaves, resolve: leave } = Promise.withResolvers<void>();
  let work: Promise<unknown> | undefined;
  const reply = {
    headers: () => reply,
    type: () => reply,
    send: (lines: Readable) => void lines.destroy(),
  };
  const request = { log: { error: () => {} } };
  await answerWithProgress(
    request as unknown as FastifyRequest,
    reply as unknown as FastifyReply,
    onlyReads,
    (avance) => {
      work = (async () => {
        await avance({ fait: 0, total: 2 });
        tell(avance);
        await leaves;
        await avance({ fait: 1, total: 2 });
        return {};
      })();
      return work;
    },
  );
  await told;
  leave();
  expect((await Promise.allSettled([work]))[0].status).toBe(end);
});
