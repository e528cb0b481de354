import { type AtRule, type Container, type Node, parse } from 'postcss';
import { LATE, THERE } from './retards.ts';

const lastOf = (keys: Set<string>, start: RegExp) =>
  new Set([...keys].flatMap((key) => (start.test(key) ? [key.split('.').at(-1)!] : [])));

const functions = lastOf(LATE, /^css\.(types|properties)\./);
for (const name of lastOf(THERE, /^css\.(types|properties)\./)) functions.delete(name);
const selectors = lastOf(LATE, /^css\.selectors\.[\w-]+$/);

function isAskedFor(node: Node, word: string): boolean {
  for (let above = node.parent; above; above = above.parent as Container | undefined) {
    if (above.type !== 'atrule') continue;
    const { name, params } = above as AtRule;
    if (name === 'supports' && params.includes(word) && !/\bnot\b/.test(params)) return true;
  }
  return false;
}

export function lateInSheet(css: string): Set<string> {
  const found = new Set<string>();
  const note = (node: Node, word: string, name = word) => {
    if (!isAskedFor(node, word)) found.add(name);
  };
  parse(css).walk((node) => {
    if (node.type === 'atrule') {
      if (LATE.has(`css.at-rules.${node.name}`)) note(node, `@${node.name}`);
      for (const [, feature] of node.params.matchAll(/([a-z-]+)\s*[:)]/g))
        if (LATE.has(`css.at-rules.${node.name}.${feature}`))
          note(node, `@${node.name} ${feature}`);
    } else if (node.type === 'rule') {
      if (node.selector.includes('&')) note(node, '&');
      for (const [, name] of node.selector.matchAll(/::?([a-z-]+)/g))
        // An unknown selector invalidates its whole list.
        if (selectors.has(name!))
          note(node, `:${name}`, `:${name}${node.selectors.length > 1 ? ', …' : ''}`);
    } else if (node.type === 'decl' && !node.prop.startsWith('--')) {
      const { prop, value } = node;
      if (node.parent!.some((other) => other.type === 'decl' && other.prop === `-webkit-${prop}`))
        return;
      if (LATE.has(`css.properties.${prop}`)) note(node, prop);
      for (const word of new Set(value.match(/[a-z][a-z-]*/g)))
        if (LATE.has(`css.properties.${prop}.${word}`)) note(node, word, `${prop}: ${word}`);
    }
    if (node.type === 'decl')
      for (const [, name] of node.value.matchAll(/([a-z-]+)\(/g))
        if (functions.has(name!)) note(node, `${name}(`, `${node.prop}: ${name}()`);
  });
  return found;
}
