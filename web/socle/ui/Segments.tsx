import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl } from '@mantine/core';

interface SegmentsProps<V extends string> {
  label: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly { value: V; label: string }[];
}

export function Segments<V extends string>({ label, options, ...others }: SegmentsProps<V>) {
  return (
    <SegmentedControl aria-label={label} data={[...options]} size="md" fullWidth {...others} />
  );
}
