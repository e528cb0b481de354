import { Textarea } from '@mantine/core';
import type { ComponentProps } from 'react';
import styles from './LongText.module.css';

/**
 * It grows with what is typed. Mantine's `autosize` would measure it twice each time that anything
 * in its form is rendered, and the page would be styled and laid out anew for it.
 */
export function LongText({ rows = 1, ...props }: ComponentProps<typeof Textarea>) {
  return (
    <Textarea
      {...props}
      rows={rows}
      classNames={{ input: styles.grows }}
      styles={{ input: { '--rows': rows } }}
    />
  );
}
