import { type ComponentProps, useId } from 'react';
import { PasswordField } from '../ui/PasswordField.tsx';
import { ReglesMotDePasse } from './ReglesMotDePasse.tsx';
import { reglesManquantes } from './reglesMotDePasse.ts';

type Props = Omit<ComponentProps<typeof PasswordField>, 'label' | 'value'> & { value: string };

/** A password that is being chosen, with the rules that it does not keep yet. */
export function NouveauMotDePasse(props: Props) {
  const regles = useId();
  return (
    <>
      <PasswordField
        {...props}
        label="Mot de passe"
        autoComplete="new-password"
        describedBy={regles}
      />
      <ReglesMotDePasse id={regles} manques={reglesManquantes(props.value)} />
    </>
  );
}
