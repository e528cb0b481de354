import { Skeleton, Stack, type StackProps } from '@mantine/core';

interface Props extends Pick<StackProps, 'gap' | 'className'> {
  heights: readonly number[];
  radius?: 'lg';
  titled?: boolean;
}

/** As high as the loaded content, so that nothing moves. */
export const Boxes = ({ heights, radius, titled = false, gap = 'lg', ...props }: Props) => (
  <Stack gap={gap} aria-busy="true" {...props}>
    {titled && <Skeleton height={48} width="60%" />}
    {heights.map((height, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- boxes never change places
      <Skeleton key={at} height={height} {...(radius && { radius })} />
    ))}
  </Stack>
);
