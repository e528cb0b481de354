import { useEffect, useRef, useState } from 'react';
import type { Avancement, Bilan, LigneDeTravail } from '../../contract/avancement.ts';
import type { Input } from '../../contract/call.ts';
import type { Calls } from '../../contract/index.ts';
import { CallError, follow } from '../kernel/call.ts';
import { isTold, sentenceOf } from '../kernel/errors.ts';

/** In milliseconds: twenty thousand questions that are all new take minutes to draw. */
const PATIENCE = 60 * 60 * 1000;

export interface Fini {
  bilan: Bilan | null;
  /** What was done, or why not; null: it was only looked at. */
  fait: string | null;
  refus: string | null;
}

/** Work that tells how far it has come; it ends when its page is left. */
export function useTravail() {
  const [avancement, setAvancement] = useState<Avancement | null>(null);
  const stop = useRef(new AbortController());
  useEffect(() => {
    const mine = new AbortController();
    stop.current = mine;
    return () => mine.abort();
  }, []);

  async function run<N extends 'checkContenu' | 'importContenu'>(
    name: N,
    input: Input<Calls[N]>,
  ): Promise<Fini | null> {
    const fini: Fini = { bilan: null, fait: null, refus: null };
    const { signal } = stop.current;
    setAvancement({ etape: 'Envoi de l’archive', fait: 0, total: 1 });
    try {
      await follow(name, input, (ligne) => take(ligne as LigneDeTravail, fini, setAvancement), {
        signal,
        patience: PATIENCE,
      });
      fini.refus ??= fini.bilan || fini.fait ? null : COUPE;
    } catch (error) {
      if (signal.aborted) return null;
      const own = error instanceof CallError ? error.errors?.archive?.[0] : undefined;
      fini.refus = isTold(error) ? null : (own ?? sentenceOf(error));
    }
    setAvancement(null);
    return fini;
  }

  return { avancement, run };
}

const COUPE = 'La connexion a été coupée avant la fin. Vérifiez à nouveau l’archive.';

function take(ligne: LigneDeTravail, fini: Fini, show: (avancement: Avancement) => void): void {
  if ('avancement' in ligne) show(ligne.avancement);
  if ('bilan' in ligne && ligne.bilan) fini.bilan = ligne.bilan;
  if ('fait' in ligne) fini.fait = ligne.fait.message;
  if ('refus' in ligne) fini.refus = ligne.refus.message;
}
