import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { CallError, type FieldErrors } from '../kernel/call.ts';
import { useSession } from '../kernel/session.tsx';
import { Sign } from '../ui/Sign.tsx';
import classes from './LoginForm.module.css';
import { type LoginAlert, loginAlert } from './loginAlert.ts';

interface Typed {
  email: string;
  password: string;
}

export interface LoginFormProps {
  typed: Typed;
  onType: (typed: Typed) => void;
}

export function LoginForm({ typed, onType }: LoginFormProps) {
  const { login } = useSession();
  const [visible, setVisible] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [alert, setAlert] = useState<LoginAlert | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setErrors({});
    setAlert(null);
    try {
      // On success the page is left, so the button stays busy until it is.
      await login(typed.email, typed.password);
    } catch (error) {
      setBusy(false);
      // A 419 has its own alert.
      if (error instanceof CallError && error.status === 419) return;
      const fields = error instanceof CallError ? error.errors : undefined;
      if (!fields) return setAlert(loginAlert(error));
      setErrors(fields);
      const first = ['email', 'password'].find((field) => fields[field]);
      if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    }
  };

  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      {alert && (
        <Alert
          color={alert.kind === 'warning' ? 'warning' : 'danger'}
          icon={<Sign kind={alert.kind} />}
          title={alert.title}
          withCloseButton
          closeButtonLabel="Fermer"
          onClose={() => setAlert(null)}
        >
          {alert.message}
        </Alert>
      )}
      <TextInput
        name="email"
        type="email"
        label="Email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        value={typed.email}
        onChange={(event) => onType({ ...typed, email: event.currentTarget.value })}
        error={errors.email?.[0]}
      />
      <PasswordInput
        name="password"
        label="Mot de passe"
        autoComplete="current-password"
        value={typed.password}
        onChange={(event) => onType({ ...typed, password: event.currentTarget.value })}
        error={errors.password?.[0]}
        aria-invalid={errors.password ? true : undefined}
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{
          tabIndex: 0,
          'aria-label': visible ? 'Masquer le mot de passe' : 'Afficher le mot de passe',
        }}
      />
      <Button type="submit" fullWidth mt="xs" aria-disabled={busy} data-busy={busy || undefined}>
        {busy ? 'Connexion...' : 'Je me connecte'}
      </Button>
    </form>
  );
}
