import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { BackButton } from './BackButton.tsx';
import plainStyles from './plain.module.css';

interface Props {
  back: { to: string; label: string };
  says: string;
  /** Width of the title. */
  width?: string;
  /** The shape of the page, so that nothing moves. */
  children: ReactNode;
}

export const PageSkeleton = ({ back, says, width = '20rem', children }: Props) => (
  <div className={plainStyles.page} aria-busy="true">
    <BackButton to={back.to}>{back.label}</BackButton>
    <VisuallyHidden component="output">{says}</VisuallyHidden>
    <Skeleton height={38} my="md" width={`min(${width}, 80%)`} />
    {children}
  </div>
);
