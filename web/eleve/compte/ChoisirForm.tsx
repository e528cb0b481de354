import { LienForm } from './LienForm.tsx';
import { NouveauMotDePasse } from './NouveauMotDePasse.tsx';
import { useChoosePassword } from './compte.calls.ts';

export interface ChoisirFormProps {
  jeton: string;
  perdu: () => void;
}

export function ChoisirForm({ jeton, perdu }: ChoisirFormProps) {
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
