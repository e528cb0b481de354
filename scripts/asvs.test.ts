import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const page = readFileSync(new URL('../docs/asvs.md', import.meta.url), 'utf8');
const [tables = '', rest = ''] = page.split('## Met in part, or otherwise');
const rows = [...tables.matchAll(/^\| (\d+\.\d+\.\d+) ?([◐≠…]?) \| [123] \|.*\|.*\|(.*)\|$/gm)].map(
  ([, number, mark, shown]) => ({ number: number!, mark, shown: shown! }),
);

/** `kernel/log › a title`; more titles of a file after semicolons. */
function namedIn(shown: string): [file: string, title: string][] {
  let file = '';
  return shown.split(';').flatMap((part): [string, string][] => {
    const [, named, title] = /^(?:(\w+(?:\/\w+)+))?(?: › )?(.*)$/.exec(part.trim())!;
    file = named ?? file;
    return file ? [[file, title!]] : [];
  });
}

function sourceOf(file: string): string | undefined {
  const found = [`server/${file}.test.ts`, `${file}.e2e.ts`, `${file}.test.ts`].find(existsSync);
  return found && readFileSync(found, 'utf8');
}

test('each requirement stands once', () => {
  const numbers = rows.map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(170);
  expect(numbers).toEqual([...new Set(numbers)]);
});

describe('what shows it is there', () => {
  test.each(rows.filter(({ shown }) => shown.includes('/')))('$number', ({ shown }) => {
    for (const [file, title] of namedIn(shown)) {
      const source = sourceOf(file);
      expect(source, file).toBeDefined();
      expect(source, `${file} › ${title}`).toContain(title);
    }
  });
});

test('what is met in part or otherwise is explained', () => {
  const [explained = ''] = rest.split('## What does not apply');
  // « 16.3.1–16.3.3 » covers those in between.
  const named = ({ number }: { number: string }) =>
    explained.includes(number) || explained.includes(`–${number.replace(/\d+$/, '')}`);
  const marked = rows.filter(({ mark }) => mark === '◐' || mark === '≠');
  expect(marked.filter((row) => !named(row))).toEqual([]);
});
