import { useEffect, useRef, useState } from 'react';

type Errors = Record<string, string[]>;
const NONE: Errors = {};

export interface FormState<T extends object> {
  typed: T;
  errors: Errors;
  dirty: boolean;
  field: <N extends keyof T & string>(
    name: N,
  ) => { name: N; value: T[N]; onChange: (value: T[N]) => void; error: string | undefined };
  set: (patch: Partial<T>) => void;
  begin: (start: T) => void;
  /** The first wrong field gets the focus; undefined clears all errors. */
  refuse: (errors?: Errors) => void;
  ref: React.RefObject<HTMLFormElement | null>;
}

export function useForm<T extends object>(first: T, found: T = first): FormState<T> {
  const [start, setStart] = useState(first);
  const [typed, setTyped] = useState(found);
  const [errors, setErrors] = useState(NONE);
  const ref = useRef<HTMLFormElement>(null);
  const refused = useRef(NONE);

  useEffect(() => {
    if (refused.current === NONE || refused.current !== errors) return;
    refused.current = NONE;
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    wrong?.focus({ preventScroll: true });
    // Focus scrolls only the cursor in sight, without label and error.
    const whole = wrong?.closest('.mantine-InputWrapper-root, .mantine-Checkbox-root') ?? wrong;
    whole?.scrollIntoView({ block: 'nearest' });
  }, [errors]);

  const set = (patch: Partial<T>) => {
    setTyped((known) => ({ ...known, ...patch }));
    setErrors((known) => without(known, Object.keys(patch)));
  };
  return {
    typed,
    errors,
    dirty: (Object.keys(typed) as (keyof T)[]).some((name) => !same(typed[name], start[name])),
    field: (name) => ({
      name,
      value: typed[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<T>),
      error: errors[name]?.[0],
    }),
    set,
    begin(values) {
      setStart(values);
      setTyped(values);
      setErrors(NONE);
    },
    refuse(wrong = NONE) {
      refused.current = wrong;
      setErrors(wrong);
    },
    ref,
  };
}

function without(errors: Errors, names: string[]): Errors {
  if (!names.some((name) => name in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

function same(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return Object.is(a, b);
  return a.length === b.length && a.every((each, i) => Object.is(each, b[i]));
}
