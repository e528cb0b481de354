import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react';
import { CallError, type FieldErrors, isShown } from './errors.ts';

export type Submit = ReturnType<typeof useSubmit>;

interface Refusal {
  errors: FieldErrors;
  form: HTMLFormElement | null;
}
const NONE: Refusal = { errors: {}, form: null };

/** Sends once at a time; `send` returns true while the page is being left. */
export function useSubmit(
  send: () => Promise<boolean | void>,
  refused: (error: unknown, fields: FieldErrors | undefined) => void,
) {
  const [busy, setBusy] = useState(false);
  const [{ errors, form }, setRefusal] = useState(NONE);

  useEffect(() => {
    const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
    const wrong = fields.find(({ name }) => name && errors[name]);
    wrong?.focus();
    // Safari scrolls a focused field only behind the window's heading.
    wrong?.scrollIntoView({ block: 'center' });
  }, [errors, form]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const sent = event.currentTarget;
    setBusy(true);
    setRefusal(NONE);
    let leaving: boolean | void = false;
    try {
      leaving = await send();
    } catch (error) {
      const fields = error instanceof CallError ? error.errors : undefined;
      if (fields) setRefusal({ errors: fields, form: sent });
      const shown =
        fields && ([...sent.elements] as HTMLInputElement[]).some(({ name }) => fields[name]);
      if (!isShown(error)) refused(error, shown ? fields : undefined);
    }
    if (!leaving) setBusy(false);
  };

  const forget = (name?: string) => {
    if (name === undefined) return setRefusal(NONE);
    const { [name]: cleared, ...others } = errors;
    if (cleared) setRefusal({ errors: others, form: null });
  };

  return { busy, errors, forget, onSubmit };
}

export function textFields<T extends Record<string, string>>(
  typed: T,
  onType: (patch: Partial<T>) => void,
  { errors, forget }: Pick<Submit, 'errors' | 'forget'>,
) {
  return (name: keyof T & string) => ({
    name,
    value: typed[name] as string,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      onType({ [name]: event.currentTarget.value } as Partial<T>);
      forget(name);
    },
    error: errors[name]?.[0],
  });
}
