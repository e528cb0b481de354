import { useEffect, useState } from 'react';
import type { GenreDeModele, Modele } from '../../../../drawing/index.ts';
import {
  type DemandeAuWorker,
  type Exemple,
  type Reponse,
  newDessinWorker,
} from './dessinateur.ts';

/** A worker of its own draws once what many pictures show; what was drawn stays. */
const kept = new Map<string, Promise<Reponse>>();

function ask(demande: DemandeAuWorker): Promise<Reponse> {
  const cle = JSON.stringify(demande);
  const known = kept.get(cle);
  if (known) return known;
  const reponse = new Promise<Reponse>((settle, fail) => {
    const worker = newDessinWorker();
    const end = (then: () => void) => {
      worker.terminate();
      then();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Reponse>) => {
      if ('aide' in data) worker.postMessage(demande, []);
      else end(() => settle(data));
    });
    worker.addEventListener('error', () =>
      end(() => {
        kept.delete(cle);
        fail(new Error('The drawings could not be loaded.'));
      }),
    );
  });
  kept.set(cle, reponse);
  return reponse;
}

/** Undefined while it is drawn. */
export interface Dessines<T> {
  liste: readonly T[] | undefined;
  perdu: boolean;
  retry: () => void;
}

function useDessines<T>(
  demande: DemandeAuWorker | null,
  listOf: (reponse: Reponse) => readonly T[],
): Dessines<T> {
  const [told, tell] = useState<{ cle: string; liste?: readonly T[] }>({ cle: '' });
  const [tries, setTries] = useState(0);
  const cle = demande ? JSON.stringify(demande) : '';
  useEffect(() => {
    if (!cle) return;
    let on = true;
    ask(JSON.parse(cle) as DemandeAuWorker).then(
      (reponse) => on && tell({ cle, liste: listOf(reponse) }),
      () => on && tell({ cle }),
    );
    return () => {
      on = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the demand tells what is listed
  }, [cle, tries]);
  const own = told.cle === cle;
  return {
    liste: own ? told.liste : undefined,
    perdu: own && cle !== '' && !told.liste,
    retry() {
      tell({ cle: '' });
      setTries((before) => before + 1);
    },
  };
}

/** Null: nobody looks yet. */
export const useModeles = (genre: GenreDeModele | null, jour: string): Dessines<Modele> =>
  useDessines(genre && { modeles: genre, jour }, (reponse) =>
    'modeles' in reponse ? reponse.modeles : [],
  );

export const useExemples = (open: boolean, jour: string): Dessines<Exemple> =>
  useDessines(open ? { exemples: true, jour } : null, (reponse) =>
    'exemples' in reponse ? reponse.exemples : [],
  );
