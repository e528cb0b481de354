import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { type ComboboxParsedItem, MultiSelect, Select } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { type FieldProps, inputProps } from './field.tsx';

type Value = string | number;

export interface Option<V extends Value = Value> {
  value: V;
  label: string;
  disabled?: boolean;
}

const MANY = 8;
const NOTHING = 'Aucun résultat';

export interface ChoiceFieldProps<V extends Value> extends FieldProps<V | null> {
  options: readonly Option<V>[];
  /** Shown for null; it makes the choice clearable. */
  none?: string;
}

export function ChoiceField<V extends Value>(props: ChoiceFieldProps<V>) {
  const { options, none, ...field } = props;
  const { value, onChange } = field;
  const input = useRef<HTMLInputElement>(null);
  const many = options.length > MANY;
  return (
    <Select<V>
      {...inputProps(field)}
      {...(many && SEARCHED)}
      ref={input}
      data={[...options]}
      value={value}
      onChange={(next) => onChange(next)}
      placeholder={none}
      clearable={none !== undefined && value !== null}
      clearButtonProps={{
        'aria-label': 'Effacer le choix',
        // Mantine hides it from the keyboard, which has no other way to clear.
        'aria-hidden': undefined,
        tabIndex: 0,
      }}
      onClear={() => input.current?.focus()}
      allowDeselect={false}
      searchable={many}
      selectFirstOptionOnChange
      filter={({ options: all, search }) => beginningFirst(all, search)}
      nothingFoundMessage={NOTHING}
      comboboxProps={{ shadow: 'md' }}
    />
  );
}

/** Opens like a select, not on mere focus; typing replaces the choice. */
const SEARCHED = {
  openOnFocus: false,
  onClick({ currentTarget }: MouseEvent<HTMLInputElement>) {
    if (!isOpen(currentTarget)) currentTarget.select();
  },
  onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget, nativeEvent } = event;
    const closed = !isOpen(currentTarget);
    if (nativeEvent.isComposing || !(key === 'Enter' || (key === ' ' && closed))) return;
    // Enter must not submit the form.
    event.preventDefault();
    if (closed) currentTarget.click();
  },
} as const;

const isOpen = (input: HTMLInputElement) => input.getAttribute('aria-expanded') === 'true';

/** Options that begin with the text are first: « 12 » before « 7.12 ». */
function beginningFirst<V extends Value>(all: ComboboxParsedItem<V>[], search: string) {
  const typed = search.trim().toLowerCase();
  const at = (item: ComboboxParsedItem<V>) =>
    'label' in item ? item.label.toLowerCase().indexOf(typed) : -1;
  return all
    .filter((item) => at(item) !== -1)
    .toSorted((one, other) => Number(at(one) > 0) - Number(at(other) > 0));
}

export interface ManyFieldProps<V extends Value> extends FieldProps<readonly V[]> {
  options: readonly Option<V>[];
  placeholder?: string;
}

/** Suits a few dozen options and keeps the order of picking; Checklist suits more. */
export function ManyField<V extends Value>(props: ManyFieldProps<V>) {
  const { options, placeholder, ...field } = props;
  const { value, onChange } = field;
  return (
    <MultiSelect<V>
      {...inputProps(field)}
      {...SEARCHED}
      required={false}
      data={[...options]}
      value={[...value]}
      onChange={onChange}
      placeholder={value.length === 0 ? placeholder : undefined}
      searchable
      nothingFoundMessage={NOTHING}
      comboboxProps={{ shadow: 'md' }}
    />
  );
}
