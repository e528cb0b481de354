import { parentPort } from 'node:worker_threads';
import { FautesDeFichier } from '../../../../content/readYaml.ts';
import { Refus } from '../../../socle/refus/refus.ts';
import { createReader } from './reader.ts';
import type { DemandeDeLecture, Reponse } from './readerThread.ts';

const reader: Record<string, (...args: never[]) => Promise<unknown>> = createReader();

const TROP_PROFOND =
  'Un fichier de l’archive a trop de choses les unes dans les autres\u00a0: listes, citations ou crochets.';

async function answer({ nom, args }: DemandeDeLecture): Promise<Reponse> {
  try {
    return { lu: await reader[nom]!(...(args as never[])) };
  } catch (cause) {
    if (cause instanceof FautesDeFichier) return { fautes: cause.fautes };
    if (cause instanceof Refus) return { refus: cause.message };
    // Deeply nested input overflows the parsers' stack.
    if (cause instanceof RangeError) return { refus: TROP_PROFOND };
    return { panne: (cause as Error).stack ?? String(cause) };
  }
}

parentPort!.on('message', (demande: DemandeDeLecture) => {
  void answer(demande).then((reponse) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort!.postMessage(reponse);
  });
});
