import '@mantine/core/styles/Input.layer.css';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { sansAccents } from '../../../../regles/ecriture.ts';
import { Icon } from '../Icon.tsx';
import { Waiting } from '../Waiting.tsx';
import plainStyles from '../plain.module.css';
import styles from './Checklist.module.css';
import type { FieldProps } from './field.tsx';

interface ChecklistOption {
  id: number;
  label: ReactNode;
  words?: string;
}

export interface ChecklistProps extends Omit<FieldProps<readonly number[]>, 'optional'> {
  options: readonly ChecklistOption[] | undefined;
  height?: number;
  filters?: ReactNode;
  empty?: ReactNode;
  children?: ReactNode;
}

/** Keeps the order of ticking; ticked options that are not listed stay ticked. */
export function Checklist(props: ChecklistProps) {
  const { name, value, onChange, error, disabled, options, empty } = props;
  const id = useId();
  const [search, setSearch] = useState('');
  const listed = (options ?? []).filter((option) => wordsOf(option).includes(plain(search)));
  const ids = listed.map((option) => option.id);
  const chosen = new Set(value);
  const all = ids.length > 0 && ids.every((each) => chosen.has(each));

  const tick = (one: number) =>
    onChange(chosen.has(one) ? value.filter((each) => each !== one) : [...value, one]);
  const tickAll = () =>
    onChange(
      all
        ? value.filter((each) => !ids.includes(each))
        : [...value, ...ids.filter((each) => !chosen.has(each))],
    );

  return (
    <fieldset
      className={plainStyles.tight}
      aria-describedby={`${id}-count${error ? ` ${id}-error` : ''}`}
    >
      <legend className={styles.label}>{props.label}</legend>
      {props.description && (
        <Text c="dimmed" size="sm">
          {props.description}
        </Text>
      )}
      {props.filters ?? (
        <TextInput
          type="search"
          size="md"
          aria-label="Chercher dans la liste"
          placeholder="Chercher"
          leftSection={<Icon name="search" />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={withoutSending}
        />
      )}
      <Group justify="space-between" gap={0}>
        <Text component="output" c="dimmed" size="sm" id={`${id}-count`}>
          {counted(value.length)}
        </Text>
        <Button variant="subtle" onClick={tickAll} disabled={disabled || ids.length === 0}>
          {all ? 'Tout désélectionner' : 'Tout sélectionner'}
        </Button>
      </Group>
      <div
        className={styles.list}
        style={{ height: props.height ?? 300 }}
        aria-busy={!options || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its boxes are off, and it must scroll by keyboard
        tabIndex={disabled ? 0 : -1}
      >
        {listed.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              type="checkbox"
              name={name}
              disabled={disabled}
              checked={chosen.has(option.id)}
              aria-invalid={error ? true : undefined}
              onChange={() => tick(option.id)}
            />
            <span>{option.label}</span>
          </label>
        ))}
        {!options && (
          <Stack gap="sm" py="sm">
            <Waiting count={5} height={24} />
          </Stack>
        )}
        {options && listed.length === 0 && (
          <Text component="div" c="dimmed">
            {options.length === 0 && empty ? empty : 'Aucun résultat'}
          </Text>
        )}
      </div>
      {error && (
        <Text c="var(--mantine-color-error)" size="sm" id={`${id}-error`}>
          {error}
        </Text>
      )}
      {props.children}
    </fieldset>
  );
}

/** Enter in a filter must not submit the surrounding form. */
export function withoutSending(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

const counted = (count: number) =>
  count === 0 ? 'Aucune sélection' : `${count} sélectionné${count === 1 ? '' : 's'}`;

const plain = (text: string) => sansAccents(text).toLowerCase();

const wordsOf = ({ label, words }: ChecklistOption) =>
  plain(words ?? (typeof label === 'string' ? label : ''));
