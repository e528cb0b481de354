import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { chiffresOf, defautDuRegistre, formatRegistre, positionAfter } from './registre.ts';

export interface ChampRegistreProps {
  name: string;
  label: string;
  value: string;
  onType: (value: string) => void;
  /** `YYYY-MM-DD`, or empty: the number must agree with it. */
  dateNaissance: string;
  error: string | undefined;
}

/** Groups digits as the card does, and checks at once. */
export function ChampRegistre({ value, onType, dateNaissance, ...props }: ChampRegistreProps) {
  const champ = useRef<HTMLInputElement>(null);
  const curseur = useRef<number | null>(null);
  const [quitte, setQuitte] = useState(false);

  // Grouping would move the caret to the end.
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
