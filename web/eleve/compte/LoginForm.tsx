import { Alert, Button } from '@mantine/core';
import { useRef, useState, useEffect } from 'react';
import { PasswordField } from '../../socle/ui/PasswordField.tsx';
import { Sign } from '../../socle/ui/Sign.tsx';
import { textFields, useSubmit } from '../../socle/kernel/useSubmit.ts';
import { SubmitButton } from '../../socle/ui/SubmitButton.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import type { AuthMode } from './authMode.ts';
import styles from './auth.module.css';
import { ChampEmail } from './ChampEmail.tsx';
import { AlerteAuth } from './AlerteAuth.tsx';
import { type LoginAlert, loginAlert } from './loginAlert.ts';
import { login } from './session.ts';
import { isShown, sentenceOf } from '../../socle/kernel/errors.ts';
import { useGetVerificationMail } from './compte.calls.ts';

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
      <p className={`${plainStyles.row} ${styles.autre}`}>
        Pas encore de compte&#8239;?{' '}
        <button type="button" className={plainStyles.link} onClick={() => switchTo('register')}>
          Inscris-toi gratuitement
        </button>
      </p>
    </form>
  );
}

interface EmailNonValideeProps {
  title: string;
  message: string;
  reference: string;
  onClose: () => void;
}

function EmailNonValidee({ title, message, reference, onClose }: EmailNonValideeProps) {
  const mail = useGetVerificationMail();
  const resend = useRef<HTMLButtonElement>(null);
  useEffect(() => resend.current?.focus({ preventScroll: true }), []);

  if (mail.isSuccess)
    return (
      <AlerteAuth
        kind="success"
        title="Email envoyé !"
        message="Ouvre-le et clique sur son lien. Pas de mail&#8239;? Regarde dans les indésirables."
        onClose={onClose}
      />
    );
  return (
    <AlerteAuth kind="warning" title={title} message={message}>
      {mail.error && !isShown(mail.error) && (
        <p className={styles.rates} role="alert">
          {sentenceOf(mail.error)}
        </p>
      )}
      <div className={`${plainStyles.row} ${styles.choix}`}>
        <Button
          ref={resend}
          aria-disabled={mail.isPending}
          onClick={() => mail.isPending || mail.mutate(reference)}
        >
          {mail.isPending ? 'Envoi…' : 'Renvoyer le mail de confirmation'}
        </Button>
        <Button variant="default" onClick={onClose}>
          Fermer
        </Button>
      </div>
    </AlerteAuth>
  );
}
