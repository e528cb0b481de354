import '@mantine/core/styles/Input.layer.css';
import { Input } from '@mantine/core';
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef } from 'react';
import styles from './EditeurScene.module.css';
import { frappeOf } from './frappe.ts';

export interface SaisieRef {
  goTo: (ligne: number) => void;
}

interface Props {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  faults: readonly number[];
  ref: Ref<SaisieRef>;
}

/** The limit is that of contract/extranet/questions.ts. */
const MAX = 20_000;
const ROWS = 12;

/** Tab indents, but after Escape it leaves, so that the keyboard is not trapped. */
export function Saisie({ value, onChange, error, faults, ref }: Props) {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const leaving = useRef(false);
  const lines = value.split('\n').length;

  useImperativeHandle(ref, () => ({
    goTo(ligne) {
      const field = text.current!;
      const at =
        field.value
          .split('\n')
          .slice(0, ligne - 1)
          .join('\n').length + (ligne > 1 ? 1 : 0);
      const end = field.value.indexOf('\n', at);
      field.focus();
      field.setSelectionRange(at, end < 0 ? field.value.length : end);
      const height = field.scrollHeight / field.rows;
      field.parentElement!.scrollTo({ top: Math.max(0, (ligne - 4) * height) });
    },
  }));

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, currentTarget: field } = event;
    if (key === 'Escape') {
      leaving.current = true;
      return;
    }
    const left = leaving.current && key === 'Tab';
    if (key !== 'Shift') leaving.current = false;
    if (left || ctrlKey || metaKey || altKey || event.nativeEvent.isComposing) return;
    if (key !== 'Tab' && (key !== 'Enter' || shiftKey)) return;
    event.preventDefault();
    const done = frappeOf(
      field.value,
      [field.selectionStart, field.selectionEnd],
      key === 'Tab' && shiftKey ? 'Shift+Tab' : key,
    );
    if (!done) return;
    field.setSelectionRange(done.debut, done.fin);
    insert(field, done.texte);
    field.setSelectionRange(...done.selection);
  };

  return (
    <Input.Wrapper
      size="md"
      id={id}
      // Under so many lines nobody would see the error.
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      label="Le dessin en mots"
      description="Tab décale la ligne&#8239;; Échap puis Tab quitte le champ."
      descriptionProps={{ id: `${id}-aide` }}
      error={error}
      errorProps={{ id: `${id}-erreur` }}
    >
      <div className={styles.saisie} data-error={error ? true : undefined}>
        <div className={styles.lignes} aria-hidden="true">
          {Array.from({ length: lines }, (_, i) => (
            <div key={i}>{faults.includes(i + 1) ? <b>{i + 1}</b> : i + 1}</div>
          ))}
        </div>
        <textarea
          ref={text}
          id={id}
          name="scene"
          // Escape belongs to this field, and must not close a dialog around it.
          data-mantine-stop-propagation="true"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={press}
          onBlur={() => (leaving.current = false)}
          rows={Math.max(ROWS, lines + 1)}
          maxLength={MAX}
          wrap="off"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-aide${error ? ` ${id}-erreur` : ''}`}
        />
      </div>
    </Input.Wrapper>
  );
}

/** Only this deprecated command keeps the browser's undo history. */
function insert(field: HTMLTextAreaElement, texte: string): void {
  const done = document.execCommand(texte ? 'insertText' : 'delete', false, texte);
  if (done) return;
  field.setRangeText(texte);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
