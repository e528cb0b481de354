import { Alert } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type Submit, textFields, useSubmit } from '../../socle/kernel/useSubmit.ts';
import cardStyles from '../../socle/ui/Card.module.css';
import { Sign } from '../../socle/ui/Sign.tsx';
import { SubmitButton } from '../../socle/ui/SubmitButton.tsx';
import styles from './extranet.module.css';
import type { LoginAlert } from './loginAlert.ts';

/** `turn` handles a refusal without a field; false leaves it to the alert. */
export function usePorte<T extends Record<string, string>>(
  empty: T,
  send: (typed: T) => Promise<boolean | void>,
  turn: (error: unknown) => boolean = () => false,
) {
  const [typed, setTyped] = useState(empty);
  const [refus, setRefus] = useState<unknown>(null);
  const submit = useSubmit(
    () => {
      setRefus(null);
      return send(typed);
    },
    (error, fields) => fields || turn(error) || setRefus(error),
  );
  const field = textFields(typed, (patch) => setTyped({ ...typed, ...patch }), submit);
  return { submit, field, refus };
}

interface PorteProps {
  submit: Submit;
  titre: string;
  nom: string;
  children: ReactNode;
}

export function Porte({ submit, titre, nom, children }: PorteProps) {
  return (
    <div className={styles.door}>
      <form
        className={`${cardStyles.card} ${styles.card}`}
        onSubmit={submit.onSubmit}
        aria-label={nom}
        noValidate
      >
        <h1 className={styles.title}>{titre}</h1>
        {children}
      </form>
    </div>
  );
}

export function Alerte({ alert }: { alert: LoginAlert | null }) {
  if (!alert) return null;
  return (
    <Alert
      role="alert"
      color={alert.kind === 'error' ? 'danger' : 'warning'}
      icon={<Sign kind={alert.kind} />}
      title={alert.title}
    >
      {alert.message}
    </Alert>
  );
}

export const avis = (message: string | null): LoginAlert | null =>
  message === null ? null : { kind: 'warning', title: 'Oops...', message };

interface EnvoyerProps extends Pick<PorteProps, 'submit' | 'children'> {
  pending?: string;
}

export function Envoyer({ submit, pending = 'Connexion...', children }: EnvoyerProps) {
  return (
    <SubmitButton fullWidth busy={submit.busy} pending={pending}>
      {children}
    </SubmitButton>
  );
}
