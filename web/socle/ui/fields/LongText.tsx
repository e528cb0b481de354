import { Textarea } from '@mantine/core';
import type { ComponentProps } from 'react';
import styles from './LongText.module.css';

/** CSS grows it: Mantine's `autosize` measures twice per render, with a layout of the page. */
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
