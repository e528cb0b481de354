import { PassThrough } from 'node:stream';
import { setImmediate as untilItIsSent } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type EtapeDeTravail, LIGNES } from '../../../regles/avancement.ts';
import { answerOf } from '../refus/failures.ts';
import { personne } from '../refus/refus.ts';

export type Avance = (etape: EtapeDeTravail) => Promise<void>;

export const wantsProgress = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes(LIGNES) === true;

/** Streams a line per step; without one, or refused before, it responds like any call. */
export async function answerWithProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  onlyReads: boolean,
  work: (avance: Avance) => Promise<unknown>,
): Promise<unknown> {
  const lines = new PassThrough();
  const say = (line: unknown) => void (lines.destroyed || lines.write(`${JSON.stringify(line)}\n`));
  const { promise: begun, resolve: begin } = Promise.withResolvers<'begun'>();
  const done = work(async (etape) => {
    if (onlyReads && lines.destroyed) throw personne();
    say(etape);
    begin('begun');
    await untilItIsSent();
  });
  if ((await Promise.race([begun, done])) !== 'begun') return done;
  lines.on('error', () => undefined);
  void done.then(say, (error) => say(answerOf(error, request))).finally(() => lines.end());
  // Compression or a buffering proxy would delay the lines.
  const headers = {
    'cache-control': 'no-store',
    'content-encoding': 'identity',
    'x-accel-buffering': 'no',
  };
  return reply.headers(headers).type(LIGNES).send(lines);
}
