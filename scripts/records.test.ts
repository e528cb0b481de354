import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const files = globSync('docs/decisions/0*.md').toSorted();
const papers = [...files, ...globSync('docs/attaques/*.md')];
const index = readFileSync('docs/decisions/README.md', 'utf8');

const linksOf = (from: string, text = '') =>
  [...text.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, to]) => join(dirname(from), to!));

function headOf(file: string) {
  const [title = '', lines = ''] = readFileSync(file, 'utf8').split('\n\n');
  const said = (what: string) => new RegExp(`^- ${what}: (.+)$`, 'm').exec(lines)?.[1];
  return { title, lines, said };
}

test.each(files)('%s has its number, date, status and wing, and stands in the index', (file) => {
  const number = Number(basename(file).slice(0, 4));
  const { title, lines, said } = headOf(file);
  expect(title).toMatch(new RegExp(`^# ${number}\\. [A-Z].+`));
  expect(lines).toMatch(
    /^- Date: \d{4}-\d\d-\d\d\n- Status: (accepted|superseded by \[\d+\]\(.+\))\n- Wing: \w+(\n- (Amends|Amended by): .+)*$/,
  );
  expect(index.split('\n')).toContainEqual(
    expect.stringContaining(
      `| ${number} | [${title.replace(/^# \d+\. /, '')}](${basename(file)}) | `,
    ),
  );
  expect(linksOf(file, said('Status')).every((later) => files.includes(later))).toBe(true);
});

test('a number is of one record', () => {
  const numbers = files.map((file) => basename(file).slice(0, 4));
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
});

test('who amends and who is amended say so of each other', () => {
  const pairs = (what: string, turned: boolean) =>
    papers.flatMap((file) =>
      linksOf(file, headOf(file).said(what)).map((other) =>
        turned ? `${other} → ${file}` : `${file} → ${other}`,
      ),
    );
  expect(pairs('Amends', false).toSorted()).toEqual(pairs('Amended by', true).toSorted());
});
