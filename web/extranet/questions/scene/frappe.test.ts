import { expect, test } from 'vitest';
import { frappeOf } from './frappe.ts';

/** Two bars mark a selection, one bar a cursor. */
const read = (drawn: string) => {
  const debut = drawn.indexOf('|');
  const fin = drawn.lastIndexOf('|') - (drawn.indexOf('|') === drawn.lastIndexOf('|') ? 0 : 1);
  return { texte: drawn.replaceAll('|', ''), selection: [debut, fin] as [number, number] };
};

test.each([
  ['Tab', 'a|b', 'a  |b'],
  ['Tab', '|a\n\nb|c', '  |a\n\n  b|c'],
  ['Shift+Tab', '    a|', '  a|'],
  ['Shift+Tab', '  |a\n    b|', '|a\n  b|'],
  ['Shift+Tab', ' | a', '|a'],
  ['Enter', '  a: 1|', '  a: 1\n  |'],
  ['Enter', '  a:|', '  a:\n    |'],
  ['Enter', '  - a:|', '  - a:\n      |'],
  ['Enter', '  a|b|c', '  a\n  |c'],
] as const)('%s: %j becomes %j', (key, before, after) => {
  const { texte, selection } = read(before);
  const done = frappeOf(texte, selection, key)!;
  const text = texte.slice(0, done.debut) + done.texte + texte.slice(done.fin);
  expect({ texte: text, selection: done.selection }).toEqual(read(after));
});

test('where there is nothing to take out, nothing is done', () => {
  expect(frappeOf('a', [1, 1], 'Shift+Tab')).toBeNull();
});
