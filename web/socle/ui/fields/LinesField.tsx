import '@mantine/core/styles/Input.layer.css';
import { Button } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FieldProps } from './field.tsx';
import { LongText } from './LongText.tsx';
import { OrderedList } from './OrderedList.tsx';

export interface LinesFieldProps extends FieldProps<readonly string[]> {
  /** In characters, per line. */
  maxLength?: number;
}

/** Enter adds a line, pasted lines split, Backspace removes an empty one; handles reorder. */
export function LinesField({ maxLength = 200, optional, ...field }: LinesFieldProps) {
  const { name, label, value, onChange, disabled } = field;
  const { ids, set } = useIds(value, onChange);
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    box.current?.querySelectorAll('textarea')[wanted.current]?.focus();
    wanted.current = null;
  });

  const replace = (at: number, texts: string[]) => {
    const next = value.toSpliced(at, 1, ...texts);
    const kept = texts.length > 0 ? ids.slice(at, at + 1) : [];
    set(ids.toSpliced(at, 1, ...kept, ...newIds(ids, texts.length - kept.length)), next);
  };
  const add = (at: number) => {
    wanted.current = at;
    set(ids.toSpliced(at, 0, ...newIds(ids, 1)), value.toSpliced(at, 0, ''));
  };

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>, at: number): void {
    if (event.key === 'Enter') {
      event.preventDefault();
      add(at + 1);
    } else if (event.key === 'Backspace' && value[at] === '' && value.length > 1) {
      event.preventDefault();
      wanted.current = Math.max(0, at - 1);
      replace(at, []);
    }
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>, at: number): void {
    const lines = event.clipboardData.getData('text').split(/\s*[\r\n]+\s*/);
    const pasted = lines.filter((line) => line.trim() !== '');
    if (pasted.length < 2) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value: typed } = event.currentTarget;
    const before = typed.slice(0, selectionStart ?? typed.length);
    const after = typed.slice(selectionEnd ?? typed.length);
    wanted.current = at + pasted.length - 1;
    replace(
      at,
      pasted.map((line, i) => {
        const begun = i === 0 ? before + line : line;
        return i === pasted.length - 1 ? begun + after : begun;
      }),
    );
  }

  return (
    <div ref={box}>
      <OrderedList
        {...field}
        label={optional ? <>{label} (facultatif)</> : label}
        value={ids}
        empty="Aucune ligne pour l’instant"
        onChange={(next) =>
          set(
            next,
            next.map((id) => value[ids.indexOf(id)] ?? ''),
          )
        }
        items={ids.map((id, at) => ({
          id,
          words: value[at] || `ligne ${at + 1}, vide`,
          label: (
            <LongText
              name={name}
              aria-label={`Ligne ${at + 1}`}
              value={value[at] ?? ''}
              maxLength={maxLength}
              disabled={disabled}
              variant="unstyled"
              size="md"
              onChange={(event) => replace(at, [event.currentTarget.value])}
              onKeyDown={(event) => onKeyDown(event, at)}
              onPaste={(event) => onPaste(event, at)}
            />
          ),
        }))}
      />
      <Button variant="subtle" disabled={disabled} onClick={() => add(value.length)}>
        Ajouter une ligne
      </Button>
    </div>
  );
}

const newIds = (ids: readonly number[], count: number) => {
  const last = Math.max(0, ...ids);
  return Array.from({ length: count }, (_, i) => last + 1 + i);
};

/** Stable keys while lines move; renewed when a parent replaces the lines. */
function useIds(value: readonly string[], onChange: (value: readonly string[]) => void) {
  const [ids, setIds] = useState<readonly number[]>(() => newIds([], value.length));
  const [own, setOwn] = useState(value);
  if (value !== own) {
    setOwn(value);
    if (value.length !== ids.length) setIds(newIds(ids, value.length));
  }
  return {
    ids,
    set: (nextIds: readonly number[], next: readonly string[]) => {
      setIds(nextIds);
      setOwn(next);
      onChange(next);
    },
  };
}
