import { TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { type FieldProps, inputProps } from './field.tsx';
import { LongText } from './LongText.tsx';

type Others = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'maxLength' | 'placeholder' | 'readOnly' | 'spellCheck' | 'lang'
>;

export interface TextFieldProps extends FieldProps<string>, Others {
  type?: 'text' | 'email' | 'tel' | 'search' | 'date';
  inputMode?: 'text' | 'numeric';
}

export function TextField(props: TextFieldProps) {
  return (
    <TextInput
      {...inputProps(props)}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

type LongFieldProps = FieldProps<string> & Others & { rows?: number };

export function LongField({ rows = 3, ...props }: LongFieldProps) {
  return (
    <LongText
      {...inputProps(props)}
      rows={rows}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

type DateFieldProps = FieldProps<string> & { min?: string; max?: string };

/** `YYYY-MM-DD`, or empty; the browser's own calendar. */
export const DateField = (props: DateFieldProps) => <TextField {...props} type="date" />;
