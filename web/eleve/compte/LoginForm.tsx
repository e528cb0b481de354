import { Alert } from '@mantine/core';
import { useRef, useState } from 'react';
import { PasswordField } from '../../socle/ui/PasswordField.tsx';
import { Sign } from '../../socle/ui/Sign.tsx';
import { textFields, useSubmit } from '../../socle/kernel/useSubmit.ts';
import { SubmitButton } from '../../socle/ui/SubmitButton.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import type { AuthMode } from './authMode.ts';
import styles from './auth.module.css';
import { ChampEmail } from './ChampEmail.tsx';
import { AlerteAuth } from './AlerteAuth.tsx';
import { EmailNonValidee } from './EmailNonValidee.tsx';
import { type LoginAlert, loginAlert } from './loginAlert.ts';
import { login } from './session.ts';

type Typed = Record<'email' | 'password', string>;

export interface LoginFormProps {
  typed: Typed;
  onType: (patch: Partial<Typed>) => void;
  avis: string | null;
  suite: string | null;
  switchTo: (mode: AuthMode) => void;
}

export function LoginForm({ typed, onType, avis, suite, switchTo }: LoginFormProps) {
  const [alert, setAlert] = useState<LoginAlert | null>(null);
  const submit = useSubmit(
    async () => {
      setAlert(null);
      await login(typed.email, typed.password, suite);
      return true;
    },
    (error, fields) => fields ?? setAlert(loginAlert(error)),
  );
  const field = textFields(typed, onType, submit);
  const champ = useRef<HTMLInputElement>(null);
  const dismiss = () => {
    setAlert(null);
    champ.current?.focus();
  };

  return (
    <form
      className={plainStyles.stack}
      onSubmit={submit.onSubmit}
      aria-label="Connecte-toi"
      noValidate
    >
      {avis && !alert && (
        <Alert color="bleu" icon={<Sign kind="info" />}>
          {avis}
        </Alert>
      )}
      {alert &&
        (alert.reference === undefined ? (
          <AlerteAuth {...alert} onClose={dismiss} />
        ) : (
          <EmailNonValidee {...alert} reference={alert.reference} onClose={dismiss} />
        ))}
      <ChampEmail {...field('email')} data-autofocus />
      <div>
        <PasswordField
          {...field('password')}
          ref={champ}
          label="Mot de passe"
          autoComplete="current-password"
        />
        <button type="button" className={plainStyles.link} onClick={() => switchTo('oublie')}>
          Mot de passe oublié ?
        </button>
      </div>
      <SubmitButton fullWidth busy={submit.busy} pending="Connexion...">
        Je me connecte
      </SubmitButton>
      <p className={styles.autre}>
        Pas encore de compte&#8239;?{' '}
        <button type="button" className={plainStyles.link} onClick={() => switchTo('register')}>
          Inscris-toi gratuitement
        </button>
      </p>
    </form>
  );
}
