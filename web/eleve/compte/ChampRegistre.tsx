import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { chiffresOf, defautDuRegistre, formatRegistre, positionAfter } from './registre.ts';

export interface ChampRegistreProps {
  name: string;
  label: string;
  value: string;
  onType: (value: string) => void;
  /** The birth that the number must agree with, `YYYY-MM-DD`, or empty. */
  dateNaissance: string;
  /** What the server said. */
  error: string | undefined;
}

/** The national register number, grouped as on the card while it is typed, and checked at once. */
export function ChampRegistre({ value, onType, dateNaissance, ...props }: ChampRegistreProps) {
  const champ = useRef<HTMLInputElement>(null);
  const curseur = useRef<number | null>(null);
  const [quitte, setQuitte] = useState(false);

  // Grouping changes the text under the caret, which would jump to the end.
  useLayoutEffect(() => {
    if (curseur.current === null) return;
    const position = positionAfter(value, curseur.current);
    champ.current?.setSelectionRange(position, position);
    curseur.current = null;
  }, [value]);

  const onChange = ({
    currentTarget: { value: tape, selectionStart },
  }: ChangeEvent<HTMLInputElement>) => {
    const avant = selectionStart ?? tape.length;
    curseur.current = avant < tape.length ? chiffresOf(tape.slice(0, avant)).length : null;
    onType(formatRegistre(tape));
  };

  return (
    <TextInput
      {...props}
      ref={champ}
      value={value}
      onChange={onChange}
      onBlur={() => setQuitte(true)}
      error={defautDuRegistre(value, dateNaissance, quitte) ?? props.error}
      placeholder="AA.MM.JJ-XXX.XX"
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
