import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { isTold, sentenceOf } from '../../socle/kernel/errors.ts';
import { AlerteAuth } from './AlerteAuth.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './auth.module.css';
import { useGetVerificationMail } from './compte.calls.ts';

export interface EmailNonValideeProps {
  title: string;
  message: string;
  reference: string;
  onClose: () => void;
}

export function EmailNonValidee({ title, message, reference, onClose }: EmailNonValideeProps) {
  const mail = useGetVerificationMail();
  const resend = useRef<HTMLButtonElement>(null);
  useEffect(() => resend.current?.focus({ preventScroll: true }), []);

  if (mail.isSuccess)
    return (
      <AlerteAuth
        kind="success"
        title="Email envoyé !"
        message="Ouvre-le et clique sur son lien. Pas de mail&#8239;? Regarde dans les indésirables."
        onClose={onClose}
      />
    );
  return (
    <AlerteAuth kind="warning" title={title} message={message}>
      {mail.error && !isTold(mail.error) && (
        <p className={styles.rates} role="alert">
          {sentenceOf(mail.error)}
        </p>
      )}
      <div className={`${plainStyles.row} ${styles.choix}`}>
        <Button
          ref={resend}
          aria-disabled={mail.isPending}
          onClick={() => mail.isPending || mail.mutate(reference)}
        >
          {mail.isPending ? 'Envoi…' : 'Renvoyer le mail de confirmation'}
        </Button>
        <Button variant="default" onClick={onClose}>
          Fermer
        </Button>
      </div>
    </AlerteAuth>
  );
}
