import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { CallError, sentenceOf } from '../kernel/errors.ts';
import { enter } from './session.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import { textFields, useSubmit } from '../kernel/useSubmit.ts';
import { AlerteAuth } from './AlerteAuth.tsx';
import plainStyles from '../ui/plain.module.css';
import styles from './ConfirmationPage.module.css';
import { AccepteConditions } from './AccepteConditions.tsx';
import { useRedoInscription } from './compte.calls.ts';
import { ReglesMotDePasse } from './ReglesMotDePasse.tsx';
import { reglesManquantes } from './reglesMotDePasse.ts';

export interface RepriseFormProps {
  jeton: string;
  /** The link works no more. */
  perdu: () => unknown;
}

/** Nothing of an earlier registration is kept: whoever reads the mailbox says who they are. */
export function RepriseForm({ jeton, perdu }: RepriseFormProps) {
  const { mutateAsync: redoInscription } = useRedoInscription();
  const [typed, setTyped] = useState({ prenom: '', nom: '', password: '' });
  const [checkCondition, setCheckCondition] = useState(false);
  const [refus, setRefus] = useState<unknown>(null);
  const regles = useId();
  const champ = useRef<HTMLInputElement>(null);
  useEffect(() => champ.current?.focus(), []);
  const submit = useSubmit(
    async () => {
      setRefus(null);
      enter(await redoInscription({ jeton, ...typed, checkCondition }));
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
      aria-label="Termine ton inscription"
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
        Indique ton nom et choisis ton mot de passe. Rien n’est gardé de ce qui a été demandé avant
        pour ton adresse.
      </p>
      <TextInput {...field('prenom')} label="Prénom" autoComplete="given-name" ref={champ} />
      <TextInput {...field('nom')} label="Nom" autoComplete="family-name" />
      <PasswordField
        {...field('password')}
        label="Mot de passe"
        autoComplete="new-password"
        describedBy={regles}
      />
      <ReglesMotDePasse id={regles} manques={reglesManquantes(typed.password)} />
      <AccepteConditions
        checked={checkCondition}
        onChange={(checked) => {
          setCheckCondition(checked);
          submit.forget('checkCondition');
        }}
        error={submit.errors.checkCondition?.[0]}
      />
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
