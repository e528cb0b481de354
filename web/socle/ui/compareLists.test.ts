import { expect, test } from 'vitest';
import { compareLists } from './compareLists.ts';

const listOf = (letters: string) =>
  letters.split('').map((label) => ({ id: label.codePointAt(0)!, label }));
const told = (mine: string, theirs: string) => {
  const { onlyMine, onlyTheirs, moved } = compareLists(listOf(mine), listOf(theirs));
  const names = (items: { label: string }[]) => items.map(({ label }) => label).join('');
  return [
    names(onlyMine),
    names(onlyTheirs),
    ...moved.map((one) => `${one.label}${one.mine}>${one.theirs}`),
  ];
};

test.each([
  ['abc', 'abc', ['', '']],
  ['', '', ['', '']],
  ['abc', 'bcd', ['a', 'd']],
  ['abcd', 'bcda', ['', '', 'a1>4']],
  ['abcd', 'abdc', ['', '', 'd4>3']],
  ['xab', 'bay', ['x', 'y', 'b3>1']],
  ['dcba', 'abcd', ['', '', 'c2>3', 'b3>2', 'a4>1']],
])('%s / %s', (mine, theirs, expected) => expect(told(mine, theirs)).toEqual(expected));
