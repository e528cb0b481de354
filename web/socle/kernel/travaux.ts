import { useEffect, useRef, useState } from 'react';
import type { EtapeDeTravail } from '../../../regles/avancement.ts';
import type { CallOptions } from './call.ts';
import { createStore } from './store.ts';

export interface Travail extends EtapeDeTravail {
  id: number;
  titre: string;
}

export const travaux = createStore<readonly Travail[]>([]);
let last = 0;

async function showTravail<T>(
  begun: Omit<Travail, 'id'>,
  work: (onProgress: (etape: EtapeDeTravail) => void) => Promise<T>,
): Promise<T> {
  const id = ++last;
  const others = () => travaux.get().filter((travail) => travail.id !== id);
  const show = (etape: EtapeDeTravail) =>
    travaux.set([...others(), { id, titre: begun.titre, ...etape }]);
  show(begun);
  try {
    return await work(show);
  } finally {
    travaux.set(others());
  }
}

type Work<T> = (options: CallOptions) => Promise<T>;

export function useTravail() {
  const [etape, setEtape] = useState<EtapeDeTravail | null>(null);
  const left = useRef(new AbortController());
  useEffect(() => {
    const mine = new AbortController();
    left.current = mine;
    return () => mine.abort();
  }, []);

  async function withEtape<T>(begun: EtapeDeTravail, work: () => Promise<T>): Promise<T> {
    setEtape(begun);
    try {
      return await work();
    } finally {
      setEtape(null);
    }
  }

  return {
    etape,
    hasLeft: () => left.current.signal.aborted,
    watch: <T>(begun: EtapeDeTravail, work: Work<T>): Promise<T> =>
      withEtape(begun, () => work({ signal: left.current.signal, onProgress: setEtape })),
    /** Continues after its screen closes, and shows on the others. */
    carryOut: <T>(titre: string, begun: EtapeDeTravail, work: Work<T>): Promise<T> =>
      showTravail({ titre, ...begun }, (show) =>
        withEtape(begun, () =>
          work({
            onProgress: (next) => {
              show(next);
              setEtape(next);
            },
          }),
        ),
      ),
  };
}
