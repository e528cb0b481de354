import { Button, Group, VisuallyHidden } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import cardStyles from './Card.module.css';
import styles from './Listing.module.css';
import { listen } from './listen.ts';
import { useBar } from './useBar.ts';
import { Waiting } from './Waiting.tsx';
import { useShortcut } from './useShortcut.ts';

export type Doing = 'add' | 'edit' | 'delete';

const WORDS = {
  add: ['Ajouter', 'Ajout en cours...'],
  edit: ['Modifier', 'Modification en cours...'],
  delete: ['Supprimer', 'Suppression en cours...'],
} as const;

const OFF = { 'aria-disabled': true, 'data-disabled': true };

export interface FormProps {
  title: { add: string; edit: string };
  id: number | null;
  busy: Doing | null;
  reading?: boolean;
  errors: Record<string, string[]>;
  dirty: boolean;
  onSave: () => void;
  onDelete?: (() => void) | undefined;
  onClose: () => void;
  formRef: RefObject<HTMLFormElement | null>;
  conflict?: ReactNode;
  beside?: ReactNode;
  children: ReactNode;
}

/** Ctrl+S saves, too; errors without a field show above the buttons. */
export function Form(props: FormProps) {
  const { title, id, busy, reading, errors, dirty, onSave, onDelete, onClose, formRef } = props;
  const heading = useArrival(id);
  useSaveShortcut(formRef, dirty);
  useWholeFields(formRef);
  const choice = useRef<HTMLDivElement>(null);
  const acts = useRef<HTMLDivElement>(null);
  useBar(acts, { property: '--acts', most: 1 / 4 });
  const mode = id === null ? 'add' : 'edit';
  const asks = Boolean(props.conflict);
  // A disabled button would lose the focus.
  const off = busy ? OFF : {};
  return (
    <form
      className={`${cardStyles.card} ${styles.form}`}
      ref={formRef}
      noValidate
      aria-label={title[mode]}
      aria-busy={reading || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (asks) choice.current?.querySelector<HTMLElement>('[role=alert]')?.focus();
        else if (!busy && !reading) onSave();
      }}
    >
      <Group justify="space-between" mih="2.75rem">
        <h2 ref={heading} tabIndex={-1}>
          {title[mode]}
        </h2>
        {(mode === 'edit' || dirty) && (
          <Button variant="subtle" color="gray" {...off} onClick={onClose}>
            fermer
          </Button>
        )}
      </Group>
      {asks && <div ref={choice}>{props.conflict}</div>}
      {reading ? <Waiting count={6} height={72} /> : props.children}
      <Others errors={errors} formRef={formRef} />
      <Group ref={acts} gap="sm" className={styles.acts ?? ''}>
        <Button type="submit" aria-keyshortcuts="Control+S" title="Ctrl+S" {...(asks ? OFF : off)}>
          {WORDS[mode][busy === mode ? 1 : 0]}
        </Button>
        {mode === 'edit' && onDelete && (
          <Button color="danger" variant="outline" {...off} onClick={onDelete}>
            {WORDS.delete[busy === 'delete' ? 1 : 0]}
          </Button>
        )}
        {props.beside}
        <VisuallyHidden component="output">{busy && WORDS[busy][1]}</VisuallyHidden>
      </Group>
    </form>
  );
}

/** Browsers scroll only the cursor in sight, not a whole field. */
function useWholeFields(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const bring = ({ type, target }: Event) => {
      const at = target as Element;
      // A button must not move under a pressing finger.
      if (type === 'keyup' || at.matches('input, textarea, select'))
        at.scrollIntoView({ block: 'nearest' });
    };
    const byTab = (event: KeyboardEvent) => event.key === 'Tab' && bring(event);
    return listen(form.current!, { keyup: byTab, click: bring });
  }, [form]);
}

function Others({ errors, formRef: form }: Pick<FormProps, 'errors' | 'formRef'>) {
  const known = new Set(
    [...(form.current?.elements ?? [])].map((each) => each.getAttribute('name')),
  );
  const others = Object.entries(errors).filter(([name]) => !known.has(name));
  if (others.length === 0) return null;
  return (
    <ul className={styles.others} role="alert">
      {others.map(([name, [message]]) => (
        <li key={name}>{message}</li>
      ))}
    </ul>
  );
}

function useArrival(id: number | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(id);
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    if (before.current === id) return;
    if (before.current === null) origin.current = document.activeElement;
    before.current = id;
    // The list has focused the saved row.
    if (id === null && document.activeElement?.closest('[data-saved]')) return;
    const back = id === null ? origin.current : null;
    const kept = back instanceof HTMLElement && back.isConnected && back !== document.body;
    (kept ? back : heading.current)?.focus();
  }, [id]);
  return heading;
}

export function ListAndForm({ children, wideForm }: { children: ReactNode; wideForm?: boolean }) {
  return (
    <div className={styles.split} data-wide-form={wideForm || undefined}>
      {children}
    </div>
  );
}

let inHand: HTMLFormElement | null = null;
const forms = new Set<HTMLFormElement>();

/** Ctrl+S submits the form last focused, or the only one, if it is dirty. */
function useSaveShortcut(form: RefObject<HTMLFormElement | null>, dirty: boolean): void {
  useEffect(() => {
    const own = form.current;
    if (!own) return;
    const stop = listen(own, { focusin: () => (inHand = own) });
    forms.add(own);
    return () => {
      forms.delete(own);
      stop();
      if (inHand === own) inHand = null;
    };
  }, [form]);
  useShortcut('Ctrl+S', () => {
    const own = form.current;
    if (dirty && own && (inHand ?? own) === own && (inHand || forms.size === 1))
      own.requestSubmit();
  });
}
