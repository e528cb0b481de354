import { useState } from 'react';
import { CallError } from '../../socle/kernel/errors.ts';
import { tellFailure } from '../../socle/kernel/tellFailure.ts';
import { textFields, useSubmit } from '../../socle/kernel/useSubmit.ts';

/** Shows a wrong current password under the field `name`; `sujet` groups toasts. */
export function useConfirmed<T extends Record<string, string>>(
  empty: T,
  name: keyof T & string,
  sujet: string,
  send: (typed: T) => Promise<void>,
) {
  const [typed, setTyped] = useState(empty);
  const [faux, setFaux] = useState<string | null>(null);
  const submit = useSubmit(
    async () => {
      setFaux(null);
      await send(typed);
      setTyped(empty);
    },
    (error, fields) => {
      if (fields) return;
      if (error instanceof CallError && error.status === 401) setFaux(error.message);
      else tellFailure(error, sujet);
    },
  );
  const fieldOf = textFields(
    typed,
    (patch) => {
      setTyped({ ...typed, ...patch });
      setFaux(null);
    },
    submit,
  );
  const field = (which: keyof T & string) => {
    const own = fieldOf(which);
    return which === name && faux ? { ...own, error: faux } : own;
  };
  return { submit, field };
}
