import '@mantine/core/styles/Input.layer.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CallError, sentenceOf } from '../../socle/kernel/errors.ts';
import { type Submit, textFields, useSubmit } from '../../socle/kernel/useSubmit.ts';
import { SubmitButton } from '../../socle/ui/SubmitButton.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { AlerteAuth } from './AlerteAuth.tsx';
import styles from './LienPage.module.css';
import { enter } from './session.ts';

interface Props<T extends Record<string, string>> {
  vide: T;
  label: string;
  phrase: ReactNode;
  send: (typed: T) => Promise<Parameters<typeof enter>[0]>;
  /** The link works no more. */
  perdu: () => void;
  /** The address is contested: its registration starts again. */
  beginAgain?: () => void;
  bouton: string;
  pending: string;
  children: (field: ReturnType<typeof textFields<T>>, submit: Submit) => ReactNode;
  pied?: ReactNode;
}

export function LienForm<T extends Record<string, string>>(props: Props<T>) {
  const [typed, setTyped] = useState(props.vide);
  const [refus, setRefus] = useState<unknown>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = useSubmit(
    async () => {
      setRefus(null);
      enter(await props.send(typed));
      return true;
    },
    (error, fields) => {
      const status = error instanceof CallError && error.status;
      if (status === 401) return props.perdu();
      if (status === 409 && props.beginAgain) return props.beginAgain();
      if (!fields) setRefus(error);
    },
  );
  const field = textFields(typed, (patch) => setTyped({ ...typed, ...patch }), submit);
  return (
    <form
      ref={form}
      className={`${plainStyles.stack} ${styles.form}`}
      onSubmit={submit.onSubmit}
      aria-label={props.label}
      noValidate
    >
      {refus !== null && <AlerteAuth message={sentenceOf(refus)} onClose={() => setRefus(null)} />}
      <p className={plainStyles.dimmed}>{props.phrase}</p>
      {props.children(field, submit)}
      <SubmitButton fullWidth busy={submit.busy} pending={props.pending}>
        {props.bouton}
      </SubmitButton>
      {props.pied}
    </form>
  );
}
