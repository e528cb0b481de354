import { useCallback } from 'react';
import type { CallError } from '../../socle/kernel/errors.ts';
import { ChoisirForm } from './ChoisirForm.tsx';
import { LienPage, metaOfLien, wantsPassword } from './LienPage.tsx';
import { useChoosePassword } from './compte.calls.ts';

export const handle = { noindex: true };

export const meta = metaOfLien('Ton mot de passe');

const etapeOf = (refus: CallError) => (wantsPassword(refus) ? 'motDePasse' : null);

/** Welcome mails of the school lead here. */
export default function ChoisirPage() {
  const { mutateAsync: choosePassword } = useChoosePassword();
  const ask = useCallback((jeton: string) => choosePassword({ jeton }), [choosePassword]);
  return (
    <LienPage
      titre="Choisis ton mot de passe"
      pour="choisir ton mot de passe"
      ask={ask}
      etapeOf={etapeOf}
    >
      {(_, { jeton, perdu }) => <ChoisirForm jeton={jeton} perdu={perdu} />}
    </LienPage>
  );
}
