import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { type Editor, Extension } from '@tiptap/react';

/** Where pictures that are on their way will stand, by their marks: in nothing that is saved, and moved by what is typed meanwhile. */
type Places = ReadonlyMap<string, number>;

const CLE = new PluginKey<Places>('places');
/** Which place is filled: those that stood with it come after. */
const POSEE = 'placePosee';
const MARQUES = /\uE0F0\d+\uE0F1/g;

/** Keeps a place, which is gone with the words around it. */
export const keepPlace = (tr: Transaction, marque: string, at: number): Transaction =>
  tr.setMeta(CLE, [...keptOf(tr), [marque, at]]);

const keptOf = (tr: Transaction) => (tr.getMeta(CLE) as [string, number][] | undefined) ?? [];

/** Puts a picture in its place; not where that is gone. */
export function fillPlace({ state, view }: Editor, marque: string, attrs: object): void {
  const at = CLE.getState(state)?.get(marque);
  if (at === undefined) return;
  const image = state.schema.nodes.image!.create(attrs);
  view.dispatch(state.tr.replaceRangeWith(at, at, image).setMeta(POSEE, marque));
}

/** Takes the marks of a paste out of the text, before anybody sees or saves them. */
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
            // What is typed at a place comes after its picture.
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
