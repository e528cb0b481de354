import { Button } from '@mantine/core';
import { useState } from 'react';
import styles from './Message.module.css';
import { Sign } from './Sign.tsx';
import { useFocusLeft } from './useFocusLeft.ts';

export interface ErrorStateProps {
  title: string;
  text: string;
  retry: () => unknown;
  part?: boolean | undefined;
}

export function ErrorState({ title, text, retry, part = false }: ErrorStateProps) {
  const [busy, setBusy] = useState(false);
  const own = useFocusLeft<HTMLDivElement>();
  const Title = part ? 'p' : 'h2';
  const again = async () => {
    setBusy(true);
    try {
      await retry();
    } finally {
      setBusy(false);
    }
  };
  return (
    <div ref={own} className={part ? styles.part : styles.page} role="alert">
      <Sign kind="warning" size={part ? 32 : 56} />
      <Title className={part ? styles.partTitle : styles.title}>{title}</Title>
      <p className={styles.text}>{text}</p>
      {/* A disabled button would lose the focus. */}
      <Button onClick={() => void (busy || again())} aria-disabled={busy}>
        {busy ? 'Nouvel essai…' : 'Réessayer'}
      </Button>
    </div>
  );
}
