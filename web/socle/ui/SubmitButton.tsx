import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props extends ButtonProps {
  busy: boolean;
  /** What it says while the form is on its way. */
  pending: string;
  children: ReactNode;
}

/** Sends a form. Disabled in earnest while busy, it would lose the keyboard. */
export const SubmitButton = ({ busy, pending, children, ...props }: Props) => (
  <Button type="submit" aria-disabled={busy} {...props}>
    {busy ? pending : children}
  </Button>
);
