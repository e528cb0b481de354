import { PasswordField } from '../../socle/ui/PasswordField.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { LienForm } from './LienForm.tsx';
import authStyles from './auth.module.css';
import { useConfirmEmail } from './compte.calls.ts';

export interface ConfirmerFormProps {
  jeton: string;
  perdu: () => void;
  reprendre: () => void;
}

export function ConfirmerForm({ jeton, perdu, reprendre }: ConfirmerFormProps) {
  const { mutateAsync: confirmEmail } = useConfirmEmail();
  return (
    <LienForm
      vide={{ password: '' }}
      label="Confirme ton adresse"
      phrase="Tape le mot de passe que tu as choisi en t’inscrivant, et ton compte est ouvert."
      send={(typed) => confirmEmail({ jeton, ...typed })}
      onRefus={({ status }) => {
        if (status === 409) reprendre();
        else if (status === 401) perdu();
        else return false;
        return true;
      }}
      bouton="Confirmer mon adresse"
      pending="Confirmation…"
      pied={
        <>
          <p className={authStyles.autre}>
            Tu ne le connais plus&#8239;?{' '}
            <button type="button" className={plainStyles.link} onClick={reprendre}>
              Recommence ton inscription
            </button>
          </p>
          <p className={plainStyles.dimmed}>
            Cette inscription ne vient pas de toi&#8239;? Ferme cette page&nbsp;: sans toi, le
            compte reste fermé et disparaît de lui-même.
          </p>
        </>
      }
    >
      {(field) => (
        <PasswordField
          {...field('password')}
          label="Mot de passe"
          autoComplete="current-password"
        />
      )}
    </LienForm>
  );
}
