import { Skeleton, VisuallyHidden } from '@mantine/core';

/** As many bars as the content will have lines. */
export const Waiting = ({ count, height }: { count: number; height: number }) => (
  <>
    <VisuallyHidden>Chargement</VisuallyHidden>
    {Array.from({ length: count }, (_, i) => (
      <Skeleton key={i} height={height} />
    ))}
  </>
);
