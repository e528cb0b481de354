import { type ComponentProps, useId } from 'react';
import { PasswordField } from '../../socle/ui/PasswordField.tsx';
import { ReglesMotDePasse } from './ReglesMotDePasse.tsx';
import { reglesManquantes } from './reglesMotDePasse.ts';
import { type DeQui, useFacile } from './useFacile.ts';

type Props = Omit<ComponentProps<typeof PasswordField>, 'label' | 'value'> & {
  value: string;
  qui: DeQui;
  ferme?: boolean;
};

/** The server's refusal replaces the list of rules. */
export function NouveauMotDePasse({ qui, ferme = false, ...props }: Props) {
  const regles = useId();
  const facile = useFacile(props.value, qui);
  const dites = !ferme && !props.error;
  return (
    <>
      <PasswordField
        {...props}
        label="Mot de passe"
        autoComplete="new-password"
        describedBy={dites ? regles : undefined}
      />
      {dites && (
        <ReglesMotDePasse id={regles} manques={reglesManquantes(props.value)} facile={facile} />
      )}
    </>
  );
}
