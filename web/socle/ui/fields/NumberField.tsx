import '@mantine/core/styles/NumberInput.layer.css';
import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { type FieldProps, inputProps } from './field.tsx';

export interface NumberFieldProps extends FieldProps<number | null> {
  min?: number;
  max?: number;
  suffix?: string;
  decimals?: number;
}

/** Null while empty; comma and point both work. */
export function NumberField({ decimals = 0, min = 0, ...props }: NumberFieldProps) {
  const { value } = props;
  // A half-typed « 14, » stays.
  const [typed, setTyped] = useState<string | number>(value ?? '');
  return (
    <NumberInput
      {...inputProps(props)}
      min={min}
      clampBehavior="none"
      allowNegative={min < 0}
      decimalScale={decimals}
      decimalSeparator=","
      hideControls
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      value={numberOf(typed) === value ? typed : (value ?? '')}
      onChange={(next) => {
        setTyped(next);
        props.onChange(numberOf(next));
      }}
    />
  );
}

function numberOf(typed: string | number): number | null {
  const number = typed === '' ? Number.NaN : Number(typed);
  return Number.isFinite(number) ? number : null;
}

export const EurosField = (props: Omit<NumberFieldProps, 'decimals' | 'suffix' | 'min'>) => (
  <NumberField {...props} decimals={2} suffix=" €" />
);
