import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { type Editor, Extension } from '@tiptap/react';

/** Maps the position of each uploading picture through every edit; never saved. */
type Places = ReadonlyMap<string, number>;

const CLE = new PluginKey<Places>('places');
/** Other places at the same position move behind the filled one. */
const POSEE = 'placePosee';
const MARQUES = /\uE0F0\d+\uE0F1/g;

/** Deleting the words around it drops the place. */
export const keepPlace = (tr: Transaction, marque: string, at: number): Transaction =>
  tr.setMeta(CLE, [...keptOf(tr), [marque, at]]);

const keptOf = (tr: Transaction) => (tr.getMeta(CLE) as [string, number][] | undefined) ?? [];

export function fillPlace({ state, view }: Editor, marque: string, attrs: object): void {
  const at = CLE.getState(state)?.get(marque);
  if (at === undefined) return;
  const image = state.schema.nodes.image!.create(attrs);
  view.dispatch(state.tr.replaceRangeWith(at, at, image).setMeta(POSEE, marque));
}

/** Marks leave the text in the same transaction, so nobody sees or saves them. */
export const Places = Extension.create({
  name: 'places',
  addProseMirrorPlugins: () => [
    new Plugin<Places>({
      key: CLE,
      state: {
        init: () => new Map(),
        apply(tr, places) {
          const posee = tr.getMeta(POSEE) as string | undefined;
          const moved = [...places].flatMap(([marque, at]): [string, number][] => {
            // Text typed at a place comes after its picture.
            const { pos, deletedAcross } = tr.mapping.mapResult(at, posee ? 1 : -1);
            return deletedAcross || marque === posee ? [] : [[marque, pos]];
          });
          return new Map([...moved, ...keptOf(tr)]);
        },
      },
      appendTransaction(_, __, { doc, tr }) {
        const found: { marque: string; at: number }[] = [];
        doc.descendants((node, at) => {
          for (const { 0: marque, index } of node.text?.matchAll(MARQUES) ?? [])
            found.push({ marque, at: at + index });
        });
        if (found.length === 0) return null;
        let gone = 0;
        for (const { marque, at } of found) {
          tr.delete(at - gone, at - gone + marque.length);
          keepPlace(tr, marque, at - gone);
          gone += marque.length;
        }
        return tr;
      },
    }),
  ],
});
