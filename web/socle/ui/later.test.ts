import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { later } from './later.ts';

test('what is made later is made once, and not before it is asked for', () => {
  let made = 0;
  const count = later(() => ++made);
  expect(made).toBe(0);
  expect([count(), count()]).toEqual([1, 1]);
});

test('no part makes a formatter as it is loaded: each page would wait for it', () => {
  const parts = globSync('web/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'));
  expect(parts.length).toBeGreaterThan(300);
  const hasty = parts.filter((path) =>
    /^(export )?const [^=]*= new Intl\./m.test(readFileSync(path, 'utf8')),
  );
  expect(hasty).toEqual([]);
});
