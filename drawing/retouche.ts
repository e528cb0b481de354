import { type Document, isCollection, isMap, isNode, isPair, isSeq, parseDocument } from 'yaml';
import { disposeNode } from './dispose.ts';

export type CheminDesMots = readonly (string | number)[];

/** Without a value the words are taken out; in a list, `insere` comes before what is there. */
export interface Retouche {
  chemin: CheminDesMots;
  valeur?: unknown;
  insere?: true;
}

const open = (texte: string): Document.Parsed | null => {
  const doc = parseDocument(texte, { uniqueKeys: false, prettyErrors: false });
  return doc.errors.length > 0 || (doc.contents !== null && !isMap(doc.contents)) ? null : doc;
};

/** Reads a text as it is written. Null: it cannot be read. */
export function motsDuTexte(texte: string): Record<string, unknown> | null {
  try {
    return (open(texte)?.toJS({ maxAliasCount: 0 }) ?? null) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}

/**
 * Changes these words and no other: order, comments and quotes stay. Null: the text cannot be read.
 * Without changes the text is the same.
 */
export function retouche(texte: string, changes: readonly Retouche[]): string | null {
  if (changes.length === 0) return texte;
  const doc = open(texte);
  if (!doc) return null;
  for (const change of changes) apply(doc, change);
  return doc.toString({ lineWidth: 0, flowCollectionPadding: true }).trimEnd();
}

function apply(doc: Document, { chemin, valeur, insere }: Retouche): void {
  if (valeur === undefined) {
    doc.deleteIn(chemin);
    const parent = doc.getIn(chemin.slice(0, -1));
    const isVide = isSeq(parent) && parent.items.length === 0;
    if (isVide) return apply(doc, { chemin: chemin.slice(0, -1) });
  } else {
    const node = doc.createNode(valeur, { aliasDuplicateObjects: false });
    disposeAll(node, stepsTo(chemin));
    const list = insere && doc.getIn(chemin.slice(0, -1));
    if (isSeq(list)) list.items.splice(Number(chemin.at(-1)), 0, node);
    else if (doc.contents === null) doc.contents = doc.createNode({}) as never;
    if (!isSeq(list)) doc.setIn(chemin, node);
  }
  // Longer words may no longer fit in their line.
  for (let depth = chemin.length - 1; depth > 0; depth--) {
    const la = chemin.slice(0, depth);
    const node = doc.getIn(la);
    if (isCollection(node)) disposeNode(node, stepsTo(la));
  }
}

/** A key and its pair are two, a place in a list is one. */
const stepsTo = (chemin: CheminDesMots): number =>
  chemin.reduce<number>((steps, mot) => steps + (typeof mot === 'string' ? 2 : 1), 1);

function disposeAll(node: unknown, steps: number): void {
  if (!isNode(node)) return;
  disposeNode(node, steps);
  if (!isCollection(node)) return;
  for (const item of node.items)
    disposeAll(isPair(item) ? item.value : item, steps + (isPair(item) ? 2 : 1));
}
