import '@mantine/core/styles/Typography.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/tiptap/styles.layer.css';
import { Input, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, useEditor, useEditorState } from '@tiptap/react';
import { type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { nestLists } from '../../../../regles/texte.ts';
import type { FieldProps } from '../../../socle/ui/fields/field.tsx';
import { texteCss as texteStyles } from '../../../eleve/cours/index.ts';
import styles from './Editeur.module.css';
import { extensions, own } from './extensions.ts';
import { IMAGE, MOTS, RETRAITS } from './mots.ts';
import { IMAGE_NON_COLLEE, cleanPasted, imageCollee, imagesSeules } from './paste.ts';
import { keepPlace } from './places.ts';
import { type Upload, type ImageGardee, useEnvois } from './useEnvois.ts';

/** Debounces serialising, which is slow for a long text. */
const PAUSE_MS = 300;

export interface EditeurHandle {
  insertImage: (image: ImageGardee) => void;
}

interface Props extends Omit<FieldProps<string>, 'optional' | 'filter'> {
  handle?: Ref<EditeurHandle>;
  onImages: () => void;
  upload?: Upload;
}

export function Editeur({ name, label, value, onChange, error, handle, ...props }: Props) {
  const { onImages, upload } = props;
  const id = useId();
  const said = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });

  function flush(editor: Editor): void {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    said.current = editor.isEmpty ? '' : editor.getHTML();
    tell.current(said.current);
  }

  const [content] = useState(() => nestLists(value));
  const [dit, setDit] = useState<readonly string[]>([]);
  const envois = useEnvois(upload, setDit);
  const { attach, mayUpload, send } = envois;
  const editorProps = useMemo(
    () => ({
      attributes: {
        class: texteStyles.texte!,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
      },
      transformPastedHTML(html: string) {
        const isOurs = (src: string | null) => own(src) !== null;
        const uploads = mayUpload();
        const { html: clean, dit: phrases, images } = cleanPasted(html, { isOurs, uploads });
        setDit(phrases);
        void send(images);
        return clean;
      },
      handlePaste(view: EditorView, { clipboardData }: ClipboardEvent) {
        const images = imagesSeules(clipboardData);
        if (images === null) {
          // For HTML, `transformPastedHTML` has already reported what was dropped.
          if (!clipboardData?.types.includes('text/html')) setDit([]);
          return false;
        }
        if (!mayUpload() || images.length === 0) {
          setDit([IMAGE_NON_COLLEE]);
          return true;
        }
        setDit([]);
        const colles = images.map((file) => imageCollee(file, ''));
        const tr = view.state.tr.deleteSelection();
        for (const { marque } of colles) keepPlace(tr, marque, tr.selection.from);
        view.dispatch(tr);
        void send(colles);
        return true;
      },
    }),
    [error, id, mayUpload, send],
  );
  const editor = useEditor({
    extensions,
    content,
    // Tiptap removes its style sheet with an editor whose render React discards.
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    onUpdate({ editor: own }) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => flush(own), PAUSE_MS);
    },
    onBlur: ({ editor: own }) => flush(own),
    editorProps,
  });
  useEffect(() => attach(editor), [attach, editor]);
  // Outside changes, such as a saved text or a draft, replace the content.
  useEffect(() => {
    if (value === said.current) return;
    said.current = value;
    clearTimeout(timer.current);
    timer.current = undefined;
    editor.commands.setContent(nestLists(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  useImperativeHandle(handle, () => ({
    insertImage({ url, largeur, hauteur }) {
      const attrs = { src: url, alt: '', width: largeur, height: hauteur };
      const at = editor.state.selection.from;
      editor.chain().focus().insertContent({ type: 'image', attrs }).setNodeSelection(at).run();
    },
  }));

  return (
    <Input.Wrapper
      label={label}
      size="md"
      error={error}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      errorProps={{ id: `${id}-error` }}
      onKeyDown={(event) => {
        // Ctrl+S must flush the debounce first.
        if ((event.ctrlKey || event.metaKey) && event.code === 'KeyS')
          flushSync(() => flush(editor));
      }}
    >
      <input type="hidden" name={name} />
      <RichTextEditor
        editor={editor}
        labels={MOTS}
        withTypographyStyles={false}
        withCodeHighlightStyles={false}
        classNames={{
          root: styles.root!,
          content: styles.content!,
          control: styles.control!,
          toolbar: styles.toolbar!,
          linkEditorExternalControl: styles.none!,
        }}
        data-invalid={error ? true : undefined}
      >
        <Barre editor={editor} onImages={onImages} />
        <RichTextEditor.Content />
      </RichTextEditor>
      <output className={styles.dit} aria-live="polite">
        {envois.enRoute > 0 && (
          <span data-envoi>
            {envois.enRoute === 1
              ? 'L’image collée est envoyée…'
              : `${envois.enRoute} images sont envoyées…`}
          </span>
        )}
        {dit.map((phrase) => (
          <span key={phrase}>{phrase}</span>
        ))}
      </output>
      <TexteDeRemplacement editor={editor} onDone={() => flush(editor)} />
    </Input.Wrapper>
  );
}

function Barre({ editor, onImages }: { editor: Editor; onImages: () => void }) {
  const retrait = (by: 1 | -1) => editor.chain().focus().setRetrait(by).run();
  return (
    <RichTextEditor.Toolbar role="toolbar" aria-label="Mise en forme">
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H1 />
        <RichTextEditor.H2 />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
        <RichTextEditor.Strikethrough />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Blockquote />
        <RichTextEditor.OrderedList />
        <RichTextEditor.BulletList />
        <Control label={RETRAITS.moins} onClick={() => retrait(-1)} shape={MOINS} />
        <Control label={RETRAITS.plus} onClick={() => retrait(1)} shape={PLUS} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Link />
        <RichTextEditor.Unlink />
        <Control label={IMAGE} onClick={onImages} shape={CADRE} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.ClearFormatting />
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}

const MOINS = 'M20 5H9M20 12h-8M20 19H9M7 8l-4 4 4 4';
const PLUS = 'M20 5H9M20 12h-8M20 19H9M3 8l4 4-4 4';
const CADRE = 'M4 5h16v14H4ZM4 16l5-5 4 4 3-3 4 4M15.5 9h.01';

function Control({ label, onClick, shape }: { label: string; onClick: () => void; shape: string }) {
  return (
    <RichTextEditor.Control aria-label={label} title={label} onClick={onClick}>
      <svg width="16" height="16" viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <path
          d={shape}
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </RichTextEditor.Control>
  );
}

function TexteDeRemplacement({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const alt = useEditorState({
    editor,
    selector: ({ editor: own }) =>
      own.isActive('image') ? ((own.getAttributes('image').alt as string | null) ?? '') : null,
  });
  if (alt === null) return null;
  return (
    <TextInput
      mt="sm"
      size="md"
      name="alt"
      maxLength={300}
      label="Texte de remplacement de l’image"
      description="Ce que l’on y voit, pour qui ne la voit pas."
      value={alt}
      onChange={(event) => {
        const { value } = event.currentTarget;
        // Updates in place, because replacing the node loses the selection.
        editor.commands.command(({ tr }) => {
          tr.setNodeAttribute(tr.selection.from, 'alt', value);
          return true;
        });
      }}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onBlur={onDone}
    />
  );
}
