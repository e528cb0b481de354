import '@mantine/core/styles/Input.layer.css';
import { Input } from '@mantine/core';
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef } from 'react';
import styles from './EditeurScene.module.css';
import type { Attendu } from '../../../../drawing/index.ts';
import plain from '../../../socle/ui/plain.module.css';
import { frappeOf, insert } from './frappe.ts';
import { type Suites, useSuites } from './useSuites.ts';

export interface SaisieRef {
  goTo: (ligne: number) => void;
}

interface Props {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  faults: readonly number[];
  lexique: Attendu | undefined;
  ref: Ref<SaisieRef>;
}

/** The limit is that of contract/extranet/questions.ts. */
const MAX = 20_000;
const ROWS = 12;

/** Tab indents, but after Escape it leaves, so that the keyboard is not trapped. */
export function Saisie({ value, onChange, error, faults, lexique, ref }: Props) {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const leaving = useRef(false);
  const lines = value.split('\n').length;
  const suites = useSuites(text, lexique);

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
    if (suites.press(event)) return;
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
      description="Les mots possibles s’offrent en tapant, ou par Ctrl+Espace. Tab décale la ligne&#8239;; Échap puis Tab quitte le champ."
      descriptionProps={{ id: `${id}-aide` }}
      error={error}
      errorProps={{ id: `${id}-erreur` }}
    >
      <div className={styles.autour}>
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
            onChange={(event) => {
              onChange(event.currentTarget.value);
              suites.look();
            }}
            onKeyDown={press}
            onClick={suites.close}
            onBlur={() => {
              leaving.current = false;
              suites.close();
            }}
            aria-autocomplete="list"
            aria-controls={suites.ouverte ? `${id}-suites` : undefined}
            aria-activedescendant={
              suites.ouverte && suites.ouverte.active >= 0
                ? `${id}-suite-${suites.ouverte.active}`
                : undefined
            }
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
        <Liste id={id} suites={suites} />
      </div>
    </Input.Wrapper>
  );
}

function Liste({ id, suites: { ouverte, accept } }: { id: string; suites: Suites }) {
  if (!ouverte) return <output className={plain.hidden} />;
  const { suites, active, top, left } = ouverte;
  return (
    <>
      <output className={plain.hidden}>
        {suites.length === 1 ? '1 mot possible' : `${suites.length} mots possibles`}
      </output>
      <div
        id={`${id}-suites`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a textarea has no datalist
        role="listbox"
        aria-label="Mots possibles"
        className={styles.suites}
        style={{
          top: `calc(${top})`,
          left: `clamp(0px, calc(${left}), max(0px, 100% - 16rem))`,
        }}
      >
        {suites.map(({ mot, dit }, i) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the keys
          <div
            key={mot}
            id={`${id}-suite-${i}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a textarea has no datalist
            role="option"
            aria-selected={i === active}
            ref={(option) => {
              if (i === active) option?.scrollIntoView({ block: 'nearest' });
            }}
            // The field keeps its focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => accept(i)}
          >
            <code>{mot}</code>
            {dit && <span className={plain.note}>{dit}</span>}
          </div>
        ))}
      </div>
    </>
  );
}
