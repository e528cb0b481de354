import { Button } from '@mantine/core';
import { useEffect } from 'react';
import styles from './Message.module.css';
import { Sign } from './Sign.tsx';

/** A broken page cannot be trusted, so it offers a reload. */
export function Crash({ error }: { error: unknown }) {
  // oxlint-disable-next-line no-console -- the browser has no other place for it
  useEffect(() => console.error(error), [error]);
  return (
    <main className={styles.page}>
      <title>Une erreur est survenue</title>
      <Sign kind="warning" size={56} />
      <h1 className={styles.title}>Oups !</h1>
      <p className={styles.text}>
        Une erreur est survenue. Il faut recharger la page pour continuer.
      </p>
      <Button onClick={() => location.reload()}>Recharger la page</Button>
      <a href="/">Retour à l’accueil</a>
    </main>
  );
}
