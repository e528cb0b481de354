import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import { type CallName, calls } from '../../../contract/index.ts';
import { LEVELS, type Level } from '../../../regles/niveaux.ts';
import { mayOpen } from './may.ts';
import { type StaffPage, staffPages } from './pages.ts';

const opensFor = (page: Pick<StaffPage, 'reads' | 'levels'>) =>
  LEVELS.filter((level) => mayOpen(page, { level, fonction: null }));
const levelOf = (name: CallName): Level => (calls[name] as Call).level ?? 1;

test('a page opens to whoever may read it, and to those above', () => {
  expect(opensFor({ reads: 'getQuestions' })).toEqual([1, 9, 10]);
  expect(opensFor({ reads: 'getThemesExtranet' })).toEqual([9, 10]);
  expect(opensFor({ reads: 'getUsers' })).toEqual([10]);
});

test('a list of levels opens it to those alone', () => {
  const opens = (levels: Level[]) => opensFor({ reads: 'getUsers', levels });
  expect(opens([1, 10])).toEqual([1, 10]);
  expect(opens([9])).toEqual([9]);
  expect(opens([])).toEqual([]);
});

test('each page is reached from the bar, or opens from another', () => {
  const lost = staffPages.filter(
    ({ path, nav, menu, groupe }) => !path.includes(':') && !nav && !menu && !groupe,
  );
  expect(lost.map(({ path }) => path)).toEqual([]);
});

const CALLED = /\b(?:useWrite|useListing|callQuery|call|saveDownload)\(\s*'(\w+)'/g;
const named = (page: string) => globSync(`web/extranet/*/${page}.tsx`)[0]!;
const pages = staffPages.map((page) => ({ ...page, file: named(page.page) }));

test.each(pages)('$path is a staff page whose room makes the call $reads', ({ reads, file }) => {
  expect((calls[reads] as Call).audience).toBe('admin');
  const room = globSync(`${dirname(file)}/**/*.{ts,tsx}`).filter((each) => !/\.pages\./.test(each));
  expect(room.map((each) => readFileSync(each, 'utf8')).join('\n')).toContain(`'${reads}'`);
});

test('what a page sends above its own level shows only to who may send it', () => {
  const bare = globSync('web/extranet/*/**/*.tsx').flatMap((file) => {
    const own = pages.filter(({ page }) => page === basename(file, '.tsx'));
    const room = pages.filter((page) => dirname(page.file) === dirname(file));
    const opens = (own.length > 0 ? own : room).map(({ reads }) => levelOf(reads));
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(CALLED)]
      .map(([, name]) => name as CallName)
      .filter((name) => levelOf(name) > Math.min(...opens) && !text.includes(`may('${name}')`))
      .map((name) => `${file}: show ${name} where useMay of web/extranet/cadre/ allows it`);
  });
  expect(bare).toEqual([]);
});

test('the choices of a filter stand in regles/, for the page and the wire', () => {
  const literal = globSync('web/**/*.tsx').flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(/filters\.choice\(\s*'(\w+)',([^)]*)\)/g)]
      .filter(([, , given = '']) => {
        const own = given.match(/\b[A-Z_]{2,}\b/g) ?? [];
        const isWritten = (name: string) => new RegExp(`const ${name}\\b.*= \\[\\s*\\{`).test(text);
        return /\bvalue:/.test(given) || own.some(isWritten);
      })
      .map(([, name]) => `${file}: a FILTRE_… of regles/ has the choices of ${name}`);
  });
  expect(literal).toEqual([]);
});
