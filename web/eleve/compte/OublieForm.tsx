import { useState } from 'react';
import { CallError, NetworkError, sentenceOf } from '../../socle/kernel/errors.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { Arrow } from '../../socle/ui/BackButton.tsx';
import { textFields, useSubmit } from '../../socle/kernel/useSubmit.ts';
import { SubmitButton } from '../../socle/ui/SubmitButton.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { AlerteAuth } from './AlerteAuth.tsx';
import type { AuthMode } from './authMode.ts';
import styles from './auth.module.css';
import { ChampEmail } from './ChampEmail.tsx';
import { call } from '../../socle/kernel/call.ts';

export interface OublieFormProps {
  email: string;
  onType: (email: string) => void;
  switchTo: (mode: AuthMode) => void;
  close: () => void;
}

export function OublieForm({ email, onType, switchTo, close }: OublieFormProps) {
  const [refus, setRefus] = useState<unknown>(null);
  const submit = useSubmit(
    async () => {
      setRefus(null);
      await call('forgotPassword', { email });
      toast({
        kind: 'success',
        title: 'Envoyé !',
        message: 'Un nouveau mot de passe a été envoyé sur votre boite mail.',
        sujet: 'forgotPassword',
      });
      close();
    },
    (error, fields) => fields ?? setRefus(error),
  );
  const field = textFields({ email }, (patch) => onType(patch.email ?? ''), submit);

  return (
    <form
      className={plainStyles.stack}
      onSubmit={submit.onSubmit}
      aria-label="Mot de passe oublié"
      noValidate
    >
      <button
        type="button"
        className={`${plainStyles.link} ${styles.retour}`}
        onClick={() => switchTo('login')}
      >
        <Arrow />
        Retour
      </button>
      {refus instanceof CallError && (
        <AlerteAuth
          message={refus.status === 401 ? "Cette adresse email n'existe pas." : sentenceOf(refus)}
          onClose={() => setRefus(null)}
        />
      )}
      <p className={plainStyles.dimmed}>
        Indique l’adresse de ton compte. Tu y recevras un nouveau mot de passe.
      </p>
      <ChampEmail {...field('email')} data-autofocus />
      <SubmitButton fullWidth busy={submit.busy} pending="Envoi…">
        Envoyer
      </SubmitButton>
      {/* A lost network shows no alert (specification.md#accounts), only this line. */}
      <output className={styles.rates}>{refus instanceof NetworkError && sentenceOf(refus)}</output>
    </form>
  );
}
