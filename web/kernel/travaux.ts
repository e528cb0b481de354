import type { Etape } from './call.ts';
import { createStore } from './store.ts';

/** A long work of this page that is under way, whatever screen is open. */
export interface Travail extends Etape {
  id: number;
  titre: string;
}

export const travaux = createStore<readonly Travail[]>([]);
let last = 0;

/** Shows a long work while it lasts: `work` tells how far it is, and can be left alone. */
export async function showTravail<T>(
  { titre, total }: { titre: string; total: number },
  work: (onProgress: (etape: Etape) => void) => Promise<T>,
): Promise<T> {
  const id = ++last;
  const others = () => travaux.get().filter((travail) => travail.id !== id);
  const show = (etape: Etape) => travaux.set([...others(), { id, titre, ...etape }]);
  show({ fait: 0, total });
  try {
    return await work(show);
  } finally {
    travaux.set(others());
  }
}
