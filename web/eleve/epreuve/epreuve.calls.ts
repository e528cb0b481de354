import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '../../../contract/index.ts';
import type { ResultatDEpreuve } from '../../../regles/epreuve.ts';
import { call } from '../../socle/kernel/call.ts';
import { CallError } from '../../socle/kernel/errors.ts';
import { tellFailure } from '../../socle/kernel/tellFailure.ts';

/** Its day decides the code of all questions, so everything is read again. */
export function useSetEpreuve() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (voulue: InputOf<'setEpreuve'>) => call('setEpreuve', voulue),
    onSuccess: () => client.invalidateQueries(),
  });
}

interface Dite {
  epreuve_id: number;
  resultat: ResultatDEpreuve;
}

/** Its screen is gone once the account is read again, so `onSaid` is called before. */
export function useAddResultat(onSaid: (dite: Dite) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (dit: InputOf<'addResultat'>) => call('addResultat', dit),
    onSuccess: ({ epreuve_id }, { resultat }) => {
      onSaid({ epreuve_id, resultat });
      return client.invalidateQueries();
    },
    onError(error) {
      // Said already, on another tab or device: its screen is shown instead.
      const dite = error instanceof CallError && error.status === 409 && error.body.epreuve;
      if (!dite) return tellFailure(error, 'addResultat');
      onSaid(dite as Dite);
      return client.invalidateQueries();
    },
  });
}
