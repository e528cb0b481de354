import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { NAVIGATEURS } from '../../web/navigateurs.ts';
import { SECOURS as ASKED } from '../../web/socle/kernel/early.ts';
import { lateInSheet } from './feuille.ts';
import { SUPPORT } from './retards.ts';
import { lateInScript } from './script.ts';
import { SECOURS } from './secours.ts';

test.each([
  ['nav.showPopover()', '.showPopover'],
  ['jsx(`nav`,{popover:`auto`,id:n})', 'popover='],
  ['let g=Map.groupBy(a,b)', 'Map.groupBy'],
  ['let g=Object.groupBy(a,b)', 'Object.groupBy'],
  ['e.toSorted(t)', '.toSorted'],
  ['e?.with(0,t)', '.with'],
  ['await Array.fromAsync(e)', 'Array.fromAsync'],
  ['a.union(b)', '.union'],
  ['a.isSubsetOf(b)', '.isSubsetOf'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Promise.try(e)', 'Promise.try'],
  ['URL.parse(e)', 'URL.parse'],
  ['AbortSignal.any([e])', 'AbortSignal.any'],
  ['document.startViewTransition(e)', 'document.startViewTransition'],
  ['RegExp(`[a--b]`,`v`)', '/…/v'],
  ['e.values().map(t)', '.values().map'],
  ['Iterator.from(e)', 'Iterator.from'],
  ['for await(let t of e.body){}', 'for await (… of ….body)'],
])('a script with %s is too new', (code, name) => {
  expect([...lateInScript(code)]).toEqual([name]);
});

test('what every browser has is not too new', () => {
  const code =
    'structuredClone(e).at(-1);Object.values(e).map(t);JSON.parse(e);Promise.any(e);Object.hasOwn(e,t);' +
    'e.findLast(t);new Map(e).size;e.showModal();e.inert=!0;for await(let t of n(e.body)){}';
  expect([...lateInScript(code)]).toEqual([]);
});

test.each([
  ['a{& b{color:red}}', '&'],
  ['nav:popover-open{color:red}', ':popover-open'],
  ['nav,nav:popover-open{color:red}', ':popover-open, …'],
  ['a{color:light-dark(red,blue)}', 'color: light-dark()'],
  ['a{color:color-mix(in srgb,red,blue)}', 'color: color-mix()'],
  ['a{top:anchor(bottom)}', 'top: anchor()'],
  ['a{scrollbar-gutter:stable}', 'scrollbar-gutter'],
  ['a{view-transition-name:a}', 'view-transition-name'],
  ['@starting-style{a{opacity:0}}', '@starting-style'],
  ['@media (scripting:none){a{color:red}}', '@media scripting'],
])('a style sheet with %s is too new', (css, name) => {
  expect([...lateInSheet(css)]).toContain(name);
});

test('a style sheet may ask first, and use what every browser has', () => {
  const css =
    '@supports (scrollbar-gutter:stable){a{scrollbar-gutter:stable}}' +
    'a:has(b){height:100dvh;inset:0}@container (min-width:1em){a{aspect-ratio:1}}' +
    'a{-webkit-user-select:none;user-select:none;grid-template-rows:subgrid}';
  const firefoxAlone = 'grid-template-rows: subgrid';
  expect([...lateInSheet(css)].filter((name) => name !== firefoxAlone)).toEqual([]);
});

test('who has URL.parse has all that secours.js brings', () => {
  expect(ASKED).toMatch(/^URL\.parse\|\|/);
  for (const [engine, version] of Object.entries(SUPPORT.get('api.URL.parse_static')!))
    for (const key of SECOURS.values())
      expect(Number(SUPPORT.get(key)![engine]), `${key}, ${engine}`).toBeLessThanOrEqual(
        Number(version),
      );
});

function mended(expression: string): unknown {
  const page = {
    AbortController,
    AbortSignal: {},
    URL: function address(...from: [string, string?]) {
      return new URL(...from);
    },
  };
  const names = [...SECOURS.keys()].filter((name) => name.startsWith('.'));
  return runInNewContext(
    `for (const name of ${JSON.stringify(names)}) delete Array.prototype[name.slice(1)];
    ${readFileSync('web/socle/kernel/secours.js', 'utf8')};
    JSON.stringify(${expression})`,
    page,
  );
}

test.each([
  [
    '[[3, 1, 2]].map((a) => [a.toSorted(), a.toSorted((x, y) => y - x), a])',
    '[[[1,2,3],[3,2,1],[3,1,2]]]',
  ],
  ['[[1, 2]].map((a) => [a.toReversed(), a])', '[[[2,1],[1,2]]]'],
  [
    '[[1, 2, 3]].map((a) => [a.toSpliced(1, 1, 8, 9), a.toSpliced(1), a])',
    '[[[1,8,9,3],[1],[1,2,3]]]',
  ],
  ['[[1, 2]].map((a) => [a.with(0, 7), a.with(-1, 9), a])', '[[[7,2],[1,9],[1,2]]]'],
  [
    '(() => { try { return [1].with(1, 2); } catch (error) { return error.name; } })()',
    '"RangeError"',
  ],
  [
    '[URL.parse("/a", "http://b.be").href, URL.parse("a"), URL.canParse("a"), URL.canParse("a:b")]',
    '["http://b.be/a",null,false,true]',
  ],
  [
    `[1, 2].map((which) => {
      const [one, two, three] = [1, 2, 3].map(() => new AbortController());
      three.abort('first');
      const any = AbortSignal.any([one.signal, which === 1 ? two.signal : three.signal]);
      const before = any.aborted;
      two.abort('why');
      return [before, any.aborted, any.reason];
    })`,
    '[[false,true,"why"],[true,true,"first"]]',
  ],
])('an old browser knows %s', (expression, value) => {
  expect(mended(expression)).toBe(value);
});

test('README.md names the oldest browsers', () => {
  const { chrome, edge, firefox, safari, ios } = NAVIGATEURS;
  expect(readFileSync('README.md', 'utf8')).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox} (ESR), Safari ${safari}`,
  );
  expect([edge, ios]).toEqual([chrome, safari]);
});
