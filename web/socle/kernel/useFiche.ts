import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Doing, FormProps } from '../ui/Form.tsx';
import type { TableProps } from '../ui/Table.tsx';
import { useForm } from '../ui/useForm.ts';
import { useLeaveGuard } from '../ui/useLeaveGuard.ts';
import { onSessionEnded } from './call.ts';
import type { CallError } from './errors.ts';
import { confirm, confirmDelete } from './confirm.tsx';
import { keepIn, readKept } from './jsonStorage.ts';
import { tellFailure } from './tellFailure.ts';
import { toast } from './toasts.ts';
import type { Write } from './useWrite.ts';

export interface FicheOptions<R extends { id: number }, T extends object> {
  empty: T;
  valuesOf: (row: R) => T | Promise<T>;
  add: Write<T>;
  edit: Write<T & { id: number }>;
  added?: (output: object) => R;
  remove?: Write<{ id: number }>;
  warning?: (row: { id: number }) => string | Promise<string>;
  /** A name per person: the draft outlives the session. */
  draft?: string;
  /** Handles a 409; the typed text stays. */
  onConflict?: (refusal: CallError, typed: T) => void;
}

export const PERDRE = {
  title: 'Modifications non enregistrées',
  message: 'Ce que vous avez tapé sera perdu.',
  yes: 'Quitter sans enregistrer',
  no: 'Continuer la saisie',
};

/** Asks before discarding typed text; `form` is for `<Form>`, `row` for the list. */
export function useFiche<R extends { id: number }, T extends object>(options: FicheOptions<R, T>) {
  const { empty, valuesOf, add, edit, added, remove, onConflict } = options;
  const [found] = useState(
    () => readKept('sessionStorage', options.draft ?? '') as Draft<T> | null,
  );
  const state = useForm(empty, found ? { ...empty, ...found.typed } : empty);
  const [id, setId] = useState<number | null>(found?.id ?? null);
  const [busy, setBusy] = useState<Doing | null>(null);
  const [reading, setReading] = useState(false);
  const [saved, setSaved] = useState<TableProps<R>['saved']>(null);
  const asked = useRef(0);
  const latest = useRef(state.typed);
  useEffect(() => {
    latest.current = state.typed;
  });
  const mayLose = () => confirm(PERDRE);
  useLeaveGuard(state.dirty, mayLose);
  useDraft(options.draft, state.dirty ? { id, typed: state.typed } : null, found !== null);

  function show(row: R | null): void {
    setId(row?.id ?? null);
    setSaved(null);
    const values = row ? valuesOf(row) : empty;
    const own = ++asked.current;
    setReading(values instanceof Promise);
    if (values instanceof Promise) void values.then(begin, fail);
    else state.begin(values);

    function begin(read: T): void {
      if (own !== asked.current) return;
      state.begin(read);
      setReading(false);
    }
    function fail(error: unknown): void {
      if (own !== asked.current) return;
      show(null);
      tellFailure(error, 'fiche');
    }
  }

  const pick = async (row: R | null): Promise<boolean> => {
    if (busy !== null || (state.dirty && !(await mayLose()))) return false;
    show(row);
    return true;
  };

  async function write<I>(doing: Doing, how: Write<I>, input: I, sent: T): Promise<void> {
    setBusy(doing);
    // The next try clears errors without a field.
    state.refuse();
    const written = await how(input);
    setBusy(null);
    if (written.ok) {
      if (doing === 'delete') return isOpen(input) ? show(null) : undefined;
      const since = changesOf(latest.current, sent);
      const output = written.output as { id?: number } & object;
      if (since) return goOn(sent, output, since);
      if (doing === 'add' && added) return show(added(output));
      show(null);
      return setSaved(savedOf(doing, doing === 'add' ? output : (input as { id: number })));
    }
    if (written.errors) state.refuse(written.errors);
    if (written.conflict) onConflict?.(written.conflict, state.typed);
  }
  /** Typing during the save stays unsaved. */
  function goOn(sent: T, output: object, since: Partial<T>): void {
    const returned = Object.entries(output).filter(([name]) => name in sent);
    state.begin({ ...sent, ...Object.fromEntries(returned) });
    state.set(since);
    if (id === null) setId((output as { id?: number }).id ?? null);
  }
  const isOpen = (input: unknown) => (input as { id: number }).id === id;

  const save = (typed = state.typed) => {
    state.set(typed);
    void (id === null
      ? write('add', add, typed, typed)
      : write('edit', edit, { ...typed, id }, typed));
  };

  const erase = async (row: { id: number }) => {
    if (!remove || busy !== null) return;
    const more = await warningOf(row);
    if (more === null) return;
    if (await confirmDelete(more, remove.annulable ? 'annulable' : 'rien'))
      await write('delete', remove, { id: row.id }, state.typed);
  };

  /** Null: it could not be read, and a deletion needs it. */
  async function warningOf(row: { id: number }): Promise<string | undefined | null> {
    try {
      return await options.warning?.(row);
    } catch (error) {
      tellFailure(error, 'fiche');
      return null;
    }
  }

  const form: Omit<FormProps, 'title' | 'children'> = {
    id,
    busy,
    reading,
    errors: state.errors,
    dirty: state.dirty,
    formRef: state.ref,
    onSave: () => save(),
    onDelete: remove && id !== null ? () => void erase({ id }) : undefined,
    onClose: () => void pick(null),
  };
  return {
    form,
    field: state.field,
    typed: state.typed,
    set: state.set,
    begin: state.begin,
    save,
    pick,
    beginNew: async (typed?: T) => {
      if (!(await pick(null))) return;
      if (typed) state.set(typed);
      focusFirst(state.ref.current);
    },
    row: {
      open: id,
      saved,
      onOpen: (row: R) => void pick(row),
      ...(remove && { onDelete: (row: R) => void erase(row) }),
    },
  };
}

export const focusFirst = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('textarea, input')?.focus();

/** Focus returns to an edited row, or stays in the form for the next new one. */
const savedOf = (doing: Doing, what: { id?: number } | null) =>
  what?.id === undefined ? null : { id: what.id, goTo: doing === 'edit' };

function changesOf<T extends object>(now: T, before: T): Partial<T> | undefined {
  const changed = (Object.keys(now) as (keyof T)[]).filter((name) => now[name] !== before[name]);
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((name) => [name, now[name]])) as Partial<T>;
}

const RETROUVEE = {
  kind: 'info',
  title: 'Votre saisie est retrouvée',
  message: 'Elle n’est pas encore enregistrée. Un fichier est à choisir à nouveau.',
  duration: 4000,
  sujet: 'brouillon',
} as const;

/** Survives the end of a session, for a new log-in in this tab. */
interface Draft<T> {
  id: number | null;
  typed: T;
}

function useDraft<T>(key: string | undefined, draft: Draft<T> | null, found: boolean): void {
  const onEnd = useEffectEvent(() => draft && key && keepIn('sessionStorage', key, draft));
  useEffect(() => {
    if (key === undefined) return;
    keepIn('sessionStorage', key, null);
    if (found) toast(RETROUVEE);
    return onSessionEnded(() => onEnd());
  }, [key, found]);
}
