import { Button } from '@mantine/core';
import { useState } from 'react';
import { NetworkError, sentenceOf } from '../kernel/errors.ts';
import classes from './Message.module.css';
import { Sign } from './Sign.tsx';

export interface ErrorStateProps {
  error: unknown;
  retry: () => unknown;
  /** One part of a page: no larger than its words. */
  part?: boolean;
}

/** What could not be shown, why, and a way to try again. */
export function ErrorState({ error, retry, part = false }: ErrorStateProps) {
  const [busy, setBusy] = useState(false);
  const Title = part ? 'p' : 'h2';
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
    <div className={part ? classes.part : classes.page} role="alert">
      <Sign kind="warning" size={part ? 32 : 56} />
      <Title className={part ? classes.partTitle : classes.title}>
        {offline ? 'Pas de connexion' : 'Oups !'}
      </Title>
      <p className={classes.text}>{sentenceOf(error)}</p>
      <Button onClick={again} loading={busy}>
        Réessayer
      </Button>
    </div>
  );
}
