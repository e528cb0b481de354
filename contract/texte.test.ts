import { expect, test } from 'vitest';
import { attributPermis, imagePermise, lienPermis } from './texte.ts';

/** The server’s cleaner has a list of its own; the editor and the reader’s page go by this one alone. */
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
