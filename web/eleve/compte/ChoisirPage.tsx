import { useCallback } from 'react';
import type { CallError } from '../../socle/kernel/errors.ts';
import { LienPage, metaOfLien, wantsPassword } from './LienPage.tsx';
import { useChoosePassword } from './compte.calls.ts';
import { LienForm } from './LienForm.tsx';
import { NouveauMotDePasse } from './NouveauMotDePasse.tsx';

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

interface ChoisirFormProps {
  jeton: string;
  perdu: () => void;
}

function ChoisirForm({ jeton, perdu }: ChoisirFormProps) {
  const { mutateAsync: choosePassword } = useChoosePassword();
  return (
    <LienForm
      vide={{ password: '' }}
      label="Choisis ton mot de passe"
      phrase="Ton auto-école t’a ouvert un compte. Choisis ton mot de passe, et tu y es."
      send={(typed) => choosePassword({ jeton, ...typed })}
      onRefus={({ status }) => {
        if (status === 401) perdu();
        return status === 401;
      }}
      bouton="Ouvrir mon compte"
      pending="Ouverture…"
    >
      {(field) => <NouveauMotDePasse {...field('password')} qui={{ jeton }} />}
    </LienForm>
  );
}
