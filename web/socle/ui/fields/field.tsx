import '@mantine/core/styles/Input.layer.css';
import type { ReactNode } from 'react';

/** What every field of a form takes; `useForm().field(name)` gives the first four. */
export interface FieldProps<V> {
  name: string;
  value: V;
  onChange: (value: V) => void;
  error?: string | undefined;
  label: ReactNode;
  /** Marked « (facultatif) »; every other field must be filled in. */
  optional?: boolean;
  /** It narrows a list: nothing has to be in it. */
  filter?: boolean;
  description?: ReactNode;
  disabled?: boolean;
}

type Given = Pick<FieldProps<never>, 'label' | 'error' | 'optional' | 'filter'> & {
  value: unknown;
  onChange: unknown;
};

/** The same for Mantine's inputs, which tie label, description and error to what is typed in. */
export function inputProps<P extends Given>(props: P) {
  const {
    label,
    error,
    optional = false,
    filter = false,
    value: _,
    onChange: __,
    ...others
  } = props;
  return {
    ...others,
    label: optional ? <>{label} (facultatif)</> : label,
    error,
    size: 'md',
    required: !optional && !filter,
    withAsterisk: false,
    'aria-invalid': error ? true : undefined,
  } as const;
}
