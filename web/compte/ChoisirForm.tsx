import '@mantine/core/styles/Input.layer.css';
import { Button } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { CallError, sentenceOf } from '../kernel/errors.ts';
import { textFields, useSubmit } from '../kernel/useSubmit.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import plainStyles from '../ui/plain.module.css';
import { AlerteAuth } from './AlerteAuth.tsx';
import styles from './ConfirmationPage.module.css';
import { ReglesMotDePasse } from './ReglesMotDePasse.tsx';
import { useChoosePassword } from './compte.calls.ts';
import { reglesManquantes } from './reglesMotDePasse.ts';
import { enter } from './session.ts';

export interface ChoisirFormProps {
  jeton: string;
  /** The link works no more. */
  perdu: () => unknown;
}

export function ChoisirForm({ jeton, perdu }: ChoisirFormProps) {
  const { mutateAsync: choosePassword } = useChoosePassword();
  const [typed, setTyped] = useState({ password: '' });
  const [refus, setRefus] = useState<unknown>(null);
  const regles = useId();
  const champ = useRef<HTMLInputElement>(null);
  useEffect(() => champ.current?.focus(), []);
  const submit = useSubmit(
    async () => {
      setRefus(null);
      enter(await choosePassword({ jeton, ...typed }));
      return true;
    },
    (error, fields) => {
      if (error instanceof CallError && error.status === 401) return perdu();
      return fields ?? setRefus(error);
    },
  );
  const field = textFields(typed, (patch) => setTyped({ ...typed, ...patch }), submit);
  return (
    <form
      className={`${plainStyles.stack} ${styles.form}`}
      onSubmit={submit.onSubmit}
      aria-label="Choisis ton mot de passe"
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
        Ton auto-école t’a ouvert un compte. Choisis ton mot de passe, et tu y es.
      </p>
      <PasswordField
        {...field('password')}
        ref={champ}
        label="Mot de passe"
        autoComplete="new-password"
        describedBy={regles}
      />
      <ReglesMotDePasse id={regles} manques={reglesManquantes(typed.password)} />
      <Button
        type="submit"
        fullWidth
        aria-disabled={submit.busy}
        data-busy={submit.busy || undefined}
      >
        {submit.busy ? 'Ouverture...' : 'Ouvrir mon compte'}
      </Button>
    </form>
  );
}
