import { expect, test } from 'vitest';
import { cellOf } from './csv.ts';

test.each([
  ['=1+1', `"'=1+1"`],
  ['+32', `"'+32"`],
  ['-1', `"'-1"`],
  ['@a', `"'@a"`],
  [' =1', `"' =1"`],
  ['\t=1', `"'\t'=1"`],
  ['＝1+1', `"'＝1+1"`],
  ['＋32', `"'＋32"`],
  ['"=1', '"""=1"'],
  ['a,=1', `"a,'=1"`],
  ['a;\u00a0@b', `"a;'\u00a0@b"`],
  ['a\n-1', `"a\n'-1"`],
  ['Rue Haute 3-5', 'Rue Haute 3-5'],
  ['\u200b=1', `"'\u200b=1"`],
  ['Liège', 'Liège'],
  ['a;b', '"a;b"'],
  [null, ''],
  [5000, '5000'],
])('in a file %j is %s', (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});
