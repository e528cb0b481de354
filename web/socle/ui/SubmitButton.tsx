import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props extends ButtonProps {
  busy: boolean;
  pending: string;
  children: ReactNode;
}

/** A disabled button would lose the focus. */
export const SubmitButton = ({ busy, pending, children, ...props }: Props) => (
  <Button type="submit" aria-disabled={busy} {...props}>
    {busy ? pending : children}
  </Button>
);
