import { expect, test } from 'vitest';
import { attributPermis, imagePermise, lienPermis, nestLists } from './texte.ts';

/** Editor and reader trust this list alone; the server has its own. */
test.each([
  'javascript:alert(1)',
  ' \u0001JaVa\nScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://exemple.be/1',
  'file:///x',
  '//exemple.be',
  '/api/logout',
  '',
])('a link may not lead to %j', (href) => {
  expect(lienPermis(href)).toBeNull();
});

test('a link leads where a browser reads that it leads', () => {
  expect(lienPermis(' HTTPS://Exemple.be/"x ')).toBe('https://exemple.be/%22x');
  expect(lienPermis('mailto:ecole@exemple.be')).toBe('mailto:ecole@exemple.be');
});

test('a picture is one of ours', () => {
  const nom = '0123456789abcdef0123456789abcdef';
  expect(imagePermise(`/img/chapitres/${nom}-1280.webp`)).toBe(true);
  expect(imagePermise(`/img/chapitres/${nom}.svg`)).toBe(true);
  for (const src of [
    `https://x.be/img/chapitres/${nom}.svg`,
    `/img/autre/${nom}.svg`,
    '/img/x',
    '',
  ])
    expect(imagePermise(src)).toBe(false);
  expect(['1', 'a', 'I', 'x', 'disc'].map((one) => attributPermis('type', one))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(['1', '8', '9', '0', 'x'].map((one) => attributPermis('data-indent', one))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  [
    '<ul><li>a</li>\n<ul><li>b</li><ol><li>c</li></ol></ul>\n<li>d</li></ul>',
    '<ul><li>a\n<ul><li>b<ol><li>c</li></ol></li></ul></li>\n<li>d</li></ul>',
  ],
  ['<ol><li>a<br>b</li><ul><li>c</li></ul></ol>', '<ol><li>a<br>b<ul><li>c</li></ul></li></ol>'],
  ['<ul><ul><li>a</li></ul></ul>', '<ul><li><p></p><ul><li>a</li></ul></li></ul>'],
  ['<ul><li>\n<ol><li>a</li></ol></li></ul>', '<ul><li><p></p>\n<ol><li>a</li></ol></li></ul>'],
])('%j has its lists in their points', (html, expected) => {
  expect(nestLists(html)).toBe(expected);
  expect(nestLists(expected)).toBe(expected);
});

test('a text without lists in lists stays as it is', () => {
  for (const html of [
    'a < b',
    '<p>a<br>b</p><ul><li>c<br /></li></ul><ul><li>d</li></ul>',
    '</li>',
  ])
    expect(nestLists(html)).toBe(html);
});

test('an attribute without a rule of its own is refused', () => {
  expect(attributPermis('onclick', '1')).toBe(false);
  expect(attributPermis('alt', 'Un panneau')).toBe(true);
});
