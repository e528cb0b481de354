import { type Node, isMap, isSeq } from 'yaml';

/** Wider lines scroll on a phone; narrower ones make a page of a scene. */
const WIDTH = 76;
const OUTERMOST = 3;

/** One line where its words fit, but a list of things has one for each. `steps`: to it from the text. */
export function disposeNode(node: Node, steps: number): void {
  if (!(isMap(node) || isSeq(node)) || steps < OUTERMOST) return;
  if (isSeq(node) && node.items.some(isMap)) return;
  node.flow = JSON.stringify(node).length <= WIDTH - steps;
}
