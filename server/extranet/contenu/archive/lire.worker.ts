import { parentPort } from 'node:worker_threads';
import { FautesDeFichier } from '../../../../content/readYaml.ts';
import { Refus } from '../../../socle/refus/refus.ts';
import { lecteur } from './lire.ts';
import type { Demande, Reponse } from './lecteurACote.ts';

const lit = lecteur() as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;

const TROP_PROFOND =
  'Un fichier de l’archive a trop de choses les unes dans les autres\u00a0: listes, citations ou crochets.';

async function answer({ nom, args }: Demande): Promise<Reponse> {
  try {
    return { lu: await lit[nom]!(...args) };
  } catch (cause) {
    if (cause instanceof FautesDeFichier) return { fautes: cause.fautes };
    if (cause instanceof Refus) return { refus: cause.message };
    // Parsers recurse with nesting: the stack is the bound.
    if (cause instanceof RangeError) return { refus: TROP_PROFOND };
    return { panne: (cause as Error).stack ?? String(cause) };
  }
}

parentPort!.on('message', (demande: Demande) => {
  void answer(demande).then((reponse) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort!.postMessage(reponse);
  });
});
