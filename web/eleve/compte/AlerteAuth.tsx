import { Alert } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Sign } from '../../socle/ui/Sign.tsx';
import styles from './auth.module.css';

export interface AlerteAuthProps {
  kind?: 'success' | 'warning' | 'error';
  title?: string;
  message: ReactNode;
  onClose?: () => void;
  children?: ReactNode;
}

const COLORS = { success: 'success', warning: 'warning', error: 'danger' } as const;

/** Scrolls into view, because a phone shows only the button. */
export function AlerteAuth({ kind = 'warning', title = 'Oups !', ...props }: AlerteAuthProps) {
  const { message, onClose, children } = props;
  const alerte = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which React would take for a cleanup.
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
