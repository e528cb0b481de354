import { Alert } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Sign } from '../../socle/ui/Sign.tsx';
import styles from './auth.module.css';

export interface AlerteAuthProps {
  kind: 'success' | 'warning' | 'error';
  title: string;
  message: ReactNode;
  /** Absent: what is in the alert closes it. */
  onClose?: () => void;
  children?: ReactNode;
}

const COLORS = { success: 'success', warning: 'warning', error: 'danger' } as const;

/** What came of a form, above it; brought into view, since on a phone the eye is at the button. */
export function AlerteAuth({ kind, title, message, onClose, children }: AlerteAuthProps) {
  const alerte = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise, which would be no way to clean up.
    alerte.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert
      ref={alerte}
      className={styles.alerte}
      color={COLORS[kind]}
      icon={<Sign kind={kind} />}
      title={title}
      withCloseButton={onClose !== undefined}
      closeButtonLabel="Fermer"
      onClose={onClose}
    >
      {message}
      {children}
    </Alert>
  );
}
