import { PassThrough } from 'node:stream';
import { setImmediate as untilItIsSent } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Etape, LIGNES } from '../../../regles/avancement.ts';
import { answerOf } from '../refus/failures.ts';
import { personne } from '../refus/refus.ts';

/** Tells who waits how far it is, if they asked to be told; others notice nothing. */
export type Avance = (etape: Etape) => Promise<void>;

export const isToldProgress = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes(LIGNES) === true;

/**
 * Answers line by line once the work has told a step. One that tells none, or is refused before its
 * first, is answered as any other call. What writes goes on to its end whether or not anybody still
 * listens: who leaves does not stop it, and finds it done. What `onlyReads` ends at its next step.
 */
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
  // Neither compressed nor kept back by a proxy: each line is worth something when it comes.
  const headers = {
    'cache-control': 'no-store',
    'content-encoding': 'identity',
    'x-accel-buffering': 'no',
  };
  return reply.headers(headers).type(LIGNES).send(lines);
}
