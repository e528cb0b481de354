import '@mantine/core/styles/Input.layer.css';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { CallError, sentenceOf } from '../kernel/errors.ts';
import { enter } from './session.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import { textFields, useSubmit } from '../kernel/useSubmit.ts';
import plainStyles from '../ui/plain.module.css';
import styles from './ConfirmationPage.module.css';
import { AlerteAuth } from './AlerteAuth.tsx';
import authStyles from './auth.module.css';
import { useConfirmEmail } from './compte.calls.ts';

export interface ConfirmerFormProps {
  jeton: string;
  /** The link works no more. */
  perdu: () => unknown;
  /** Begins the registration again. */
  reprendre: () => void;
}

export function ConfirmerForm({ jeton, perdu, reprendre }: ConfirmerFormProps) {
  const { mutateAsync: confirmEmail } = useConfirmEmail();
  const [typed, setTyped] = useState({ password: '' });
  const [refus, setRefus] = useState<unknown>(null);
  const champ = useRef<HTMLInputElement>(null);
  useEffect(() => champ.current?.focus(), []);
  const submit = useSubmit(
    async () => {
      setRefus(null);
      enter(await confirmEmail({ jeton, ...typed }));
      return true;
    },
    (error, fields) => {
      if (error instanceof CallError && error.status === 409) return reprendre();
      if (error instanceof CallError && error.status === 401) return perdu();
      return fields ?? setRefus(error);
    },
  );
  const field = textFields(typed, (patch) => setTyped({ ...typed, ...patch }), submit);
  return (
    <form
      className={`${plainStyles.stack} ${styles.form}`}
      onSubmit={submit.onSubmit}
      aria-label="Confirme ton adresse"
      noValidate
    >
      {refus !== null && (
        <AlerteAuth
          kind="warning"
          title="Oups !"
          message={sentenceOf(refus)}
          onClose={() => setRefus(null)}
        />
      )}
      <p className={plainStyles.dimmed}>
        Tape le mot de passe que tu as choisi en t’inscrivant, et ton compte est ouvert.
      </p>
      <PasswordField
        {...field('password')}
        ref={champ}
        label="Mot de passe"
        autoComplete="current-password"
      />
      <Button
        type="submit"
        fullWidth
        aria-disabled={submit.busy}
        data-busy={submit.busy || undefined}
      >
        {submit.busy ? 'Confirmation...' : 'Confirmer mon adresse'}
      </Button>
      <p className={authStyles.autre}>
        Tu ne le connais plus&#8239;?{' '}
        <button type="button" className={plainStyles.link} onClick={reprendre}>
          Recommence ton inscription
        </button>
      </p>
      <p className={plainStyles.dimmed}>
        Ce n’est pas toi qui t’es inscrit&#8239;? Ferme cette page&nbsp;: sans toi, le compte reste
        fermé et disparaît de lui-même.
      </p>
    </form>
  );
}
