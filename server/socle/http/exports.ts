import type { FastifyReply } from 'fastify';
import type { Call } from '../../../contract/call.ts';
import { rendus } from '../../../contract/fichier.ts';
import { createTurns } from '../securite/turns.ts';

const inTurn = createTurns({ atOnce: 3, waiting: 6 });

/** Files for staff, such as PDFs, CSV and archives, are made a few at a time. */
export const isExport = ({ audience, output }: Call) => audience === 'admin' && rendus.has(output);

/** Resolves in the caller's turn, which lasts until the response is sent. Throws 429. */
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
