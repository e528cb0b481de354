import { Button } from '@mantine/core';
import { useState } from 'react';
import { CallError, NetworkError } from '../kernel/errors.ts';
import classes from './Message.module.css';
import { Sign } from './Sign.tsx';

export interface ErrorStateProps {
  error: unknown;
  retry: () => unknown;
}

/** What could not be shown, why, and a way to try again. */
export function ErrorState({ error, retry }: ErrorStateProps) {
  const [busy, setBusy] = useState(false);
  const offline = error instanceof NetworkError;
  const again = async () => {
    setBusy(true);
    try {
      await retry();
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes.page} role="alert">
      <Sign kind="warning" size={56} />
      <h2 className={classes.title}>{offline ? 'Pas de connexion' : 'Oups !'}</h2>
      <p className={classes.text}>{sentence(error)}</p>
      <Button onClick={again} loading={busy}>
        Réessayer
      </Button>
    </div>
  );
}

function sentence(error: unknown): string {
  if (error instanceof NetworkError || error instanceof CallError) return error.message;
  return 'Une erreur est survenue. Réessaie dans un instant.';
}
