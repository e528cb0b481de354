import type { FastifyReply } from 'fastify';
import type { Call } from '../../../contract/call.ts';
import { rendus } from '../../../contract/fichier.ts';
import { createTurns } from '../securite/turns.ts';

const inTurn = createTurns({ atOnce: 3, waiting: 6 });

/** A file for the staff is as long as the school is large. */
export const isExport = ({ audience, output }: Call) => audience === 'admin' && rendus.has(output);

/** Resolves in the caller's turn, which lasts until the answer is out or its reader has gone; 429 where too many wait. */
export function untilExported(caller: string, { raw }: FastifyReply): Promise<void> {
  const over = new Promise<void>((resolve) => {
    if (raw.destroyed) resolve();
    raw.once('close', resolve).once('finish', resolve);
  });
  return new Promise((resolve, reject) => {
    inTurn(caller, () => {
      resolve();
      return over;
    }).catch(reject);
  });
}
