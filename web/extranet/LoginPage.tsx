import '@mantine/core/styles/Input.layer.css';
import { Alert, Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { type MetaFunction, Navigate, useLocation } from 'react-router';
import { marque } from '../../marque.ts';
import { Failure } from '../kernel/Failure.tsx';
import { preloadToasts } from '../kernel/ToastHost.tsx';
import { textFields, useSubmit } from '../kernel/useSubmit.ts';
import { Chargement } from '../ui/Chargement.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { Sign } from '../ui/Sign.tsx';
import cardStyles from '../ui/Card.module.css';
import styles from './extranet.module.css';
import { loginAlert } from './loginAlert.ts';
import { DASHBOARD } from './pages.ts';
import { type Wanted, loginExtranet, useAdminSession } from './session.ts';

export const meta: MetaFunction = () => [{ title: `Extranet · ${marque.nom}` }];

/** The door of the staff's side; who is in goes on. */
export default function LoginPage() {
  const { loading, connected, error, reload } = useAdminSession();
  useEffect(preloadToasts, []);
  if (loading) return <Chargement />;
  if (error) return <Failure error={error} retry={reload} />;
  if (connected) return <Navigate to={DASHBOARD} replace />;
  return <LoginForm />;
}

function LoginForm() {
  const { vers } = (useLocation().state ?? {}) as Wanted;
  const [typed, setTyped] = useState({ email: '', password: '' });
  const [refus, setRefus] = useState<unknown>(null);
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => email.current?.focus(), []);
  const submit = useSubmit(
    async () => {
      setRefus(null);
      await loginExtranet(typed, vers);
      return true;
    },
    (error, fields) => fields ?? setRefus(error),
  );
  const field = textFields(typed, (patch) => setTyped({ ...typed, ...patch }), submit);
  const alert = refus === null ? null : loginAlert(refus);
  return (
    <div className={styles.door}>
      <form
        className={`${cardStyles.card} ${styles.card}`}
        onSubmit={submit.onSubmit}
        aria-label="Connexion"
        noValidate
      >
        <h1 className={styles.title}>Connexion à l’extranet</h1>
        {alert && (
          <Alert
            role="alert"
            color={alert.kind === 'error' ? 'danger' : 'warning'}
            icon={<Sign kind={alert.kind} />}
            title={alert.title}
          >
            {alert.message}
          </Alert>
        )}
        <TextInput
          {...field('email')}
          ref={email}
          type="email"
          label="Email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...field('password')}
          label="Mot de passe"
          autoComplete="current-password"
        />
        <Button
          type="submit"
          fullWidth
          aria-disabled={submit.busy}
          data-busy={submit.busy || undefined}
        >
          {submit.busy ? 'Connexion...' : 'Se connecter'}
        </Button>
      </form>
    </div>
  );
}
