import { type ReactNode, useState } from 'react';

interface Props<V> {
  value: V;
  onCommit: (value: V) => void;
  children: (field: { value: V; onChange: (value: V) => void }) => ReactNode;
}

/** Half-typed words change no drawing: what is typed counts on leaving the field, or on Enter. */
export function Differe<V>({ value, onCommit, children }: Props<V>) {
  const [typed, setTyped] = useState<{ value: V; from: V } | null>(null);
  const shown = typed && typed.from === value ? typed.value : value;
  const commit = () => {
    setTyped(null);
    if (shown !== value) onCommit(shown);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens to its field
    <div
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        // Enter must not submit the form.
        event.preventDefault();
        commit();
      }}
    >
      {children({ value: shown, onChange: (next) => setTyped({ value: next, from: value }) })}
    </div>
  );
}
