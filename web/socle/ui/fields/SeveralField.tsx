import { Input } from '@mantine/core';
import { useId } from 'react';
import { type FieldProps, inputProps } from './field.tsx';
import type { Option } from './ChoiceField.tsx';
import styles from './SeveralField.module.css';

type SeveralFieldProps = FieldProps<readonly number[]> & {
  options: readonly Option<number>[] | undefined;
};

/** The browser’s own multiple select, for some dozens of options. */
export function SeveralField({ options, ...props }: SeveralFieldProps) {
  const id = useId();
  const { label, error, description } = inputProps(props);
  const { name, value, onChange, disabled } = props;
  return (
    <Input.Wrapper
      id={id}
      label={label}
      size="md"
      error={error}
      description={
        <>
          {description} <span className={styles.mouse}>Ctrl + clic pour en choisir plusieurs.</span>
          <span className={styles.touch}>Touchez ceux que vous choisissez.</span>
        </>
      }
    >
      <select
        multiple
        id={id}
        name={name}
        className={styles.list}
        // Reserves the usual height, so nothing jumps.
        size={Math.min(8, Math.max(3, options?.length ?? 8))}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-description${error ? ` ${id}-error` : ''}`}
        value={value.map(String)}
        onChange={(event) =>
          onChange([...event.currentTarget.selectedOptions].map((option) => Number(option.value)))
        }
      >
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Input.Wrapper>
  );
}
