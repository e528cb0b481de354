import '@mantine/core/styles/Input.layer.css';
import type { ReactNode } from 'react';

/** `useForm().field(name)` gives the first four. */
export interface FieldProps<V> {
  name: string;
  value: V;
  onChange: (value: V) => void;
  error?: string | undefined;
  label: ReactNode;
  /** Marked « (facultatif) »; other fields are required. */
  optional?: boolean;
  filter?: boolean;
  description?: ReactNode;
  disabled?: boolean;
}

type Given = Pick<FieldProps<never>, 'label' | 'error' | 'optional' | 'filter'> &
  Record<'value' | 'onChange', unknown>;

/** Mantine ties label, description and error to the input. */
export function inputProps<P extends Given>(props: P) {
  const { label, error, optional, filter, value: _, onChange: __, ...others } = props;
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
