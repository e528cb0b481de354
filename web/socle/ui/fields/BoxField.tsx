import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import styles from './BoxField.module.css';
import { type FieldProps, inputProps } from './field.tsx';

type BoxFieldProps = Omit<FieldProps<boolean>, 'optional'> & { busy?: boolean };

export function BoxField({ busy = false, ...props }: BoxFieldProps) {
  const { withAsterisk: _, required: __, ...others } = inputProps(props);
  return (
    <Checkbox
      {...others}
      classNames={styles}
      aria-disabled={busy || undefined}
      checked={props.value}
      onChange={(event) => busy || props.onChange(event.currentTarget.checked)}
    />
  );
}
