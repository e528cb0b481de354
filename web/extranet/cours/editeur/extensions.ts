import { Extension } from '@tiptap/react';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { Places } from './places.ts';
import { REL, RETRAIT_MAX, imagePermise, lienPermis } from '../../../../regles/texte.ts';

const BLOCS = ['paragraph', 'heading'] as const;

declare module '@tiptap/react' {
  interface Commands<ReturnType> {
    retrait: {
      /** Changes the list item's level inside a list. */
      setRetrait: (by: 1 | -1) => ReturnType;
    };
  }
}

const Retrait = Extension.create({
  name: 'retrait',
  addGlobalAttributes: () => [
    {
      types: [...BLOCS],
      attributes: {
        retrait: {
          default: 0,
          parseHTML: (element) => Number(/^[1-8]$/.exec(element.dataset.indent ?? '')?.[0] ?? 0),
          renderHTML: ({ retrait }) => (retrait ? { 'data-indent': String(retrait) } : {}),
        },
      },
    },
  ],
  addCommands: () => ({
    setRetrait:
      (by) =>
      ({ editor, commands, state, tr, dispatch }) => {
        if (editor.isActive('listItem'))
          return by === 1 ? commands.sinkListItem('listItem') : commands.liftListItem('listItem');
        let changed = false;
        const { from, to } = state.selection;
        state.doc.nodesBetween(from, to, (node, at) => {
          if (!(BLOCS as readonly string[]).includes(node.type.name)) return;
          const next = Math.min(RETRAIT_MAX, Math.max(0, Number(node.attrs.retrait) + by));
          if (next === node.attrs.retrait) return;
          if (dispatch) tr.setNodeAttribute(at, 'retrait', next);
          changed = true;
        });
        return changed;
      },
  }),
});

/** Browsers paste our addresses as absolute ones. */
export function own(src: string | null): string | null {
  const url = URL.parse(src ?? '', location.origin);
  if (!url || url.origin !== location.origin) return null;
  return imagePermise(url.pathname) ? url.pathname : null;
}

const ImageDuChapitre = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (own(element.getAttribute('src')) === null ? false : null),
    },
  ],
  addAttributes() {
    return {
      ...this.parent?.(),
      src: { default: null, parseHTML: (element) => own(element.getAttribute('src')) },
      alt: { default: '' },
    };
  },
});

export const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => lienPermis(url) !== null,
      HTMLAttributes: { target: null, rel: REL },
    },
  }),
  ImageDuChapitre.configure({ inline: true }),
  Retrait,
  Places,
];
