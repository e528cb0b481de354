import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Sign } from '../../socle/ui/Sign.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './auth.module.css';

/** It never reveals an existing account: only the mailbox learns of it. */
export function InscriptionFaite({ email, onDone }: { email: string; onDone: () => void }) {
  const titre = useRef<HTMLHeadingElement>(null);
  useEffect(() => titre.current?.focus(), []);
  return (
    <div className={styles.fait}>
      <Sign kind="success" size={56} />
      <h3 ref={titre} tabIndex={-1} className={styles.faitTitre}>
        Regarde dans ta boîte mail
      </h3>
      <p>
        Un message est parti vers <strong>{email}</strong>. Clique sur son lien dans les
        24&nbsp;heures et tape ton mot de passe pour confirmer ton adresse.
      </p>
      <p className={plainStyles.dimmed}>
        Rien reçu&#8239;? Regarde dans les indésirables. En te connectant, tu peux aussi redemander
        le mail.
      </p>
      <Button fullWidth onClick={onDone}>
        Retour à la connexion
      </Button>
    </div>
  );
}
