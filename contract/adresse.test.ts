import { describe, expect, test } from 'vitest';
import { boiteOf, emailOu } from './adresse.ts';
import { texteCourt } from './fields.ts';

describe('an e-mail address', () => {
  test.each([
    ['a&b@exemple.be', 'a&b@exemple.be'],
    ['a!b@exemple.be', 'a!b@exemple.be'],
    ['a/b@exemple.be', 'a/b@exemple.be'],
    ["neil'@exemple.be", "neil'@exemple.be"],
    ["o'neil@exemple.be", "o'neil@exemple.be"],
    ['zoe+permis.b@exemple.be', 'zoe+permis.b@exemple.be'],
    ['_zoe-@exemple.be', '_zoe-@exemple.be'],
    ['Zoe@Exemple.BE', 'zoe@exemple.be'],
    ['zoe@école.be', 'zoe@xn--cole-9oa.be'],
    ['zoe@E\u0301COLE.be', 'zoe@xn--cole-9oa.be'],
    ['zoe@xn--cole-9oa.be', 'zoe@xn--cole-9oa.be'],
    ['zoe@exemple.xn--vermgensberatung-pwb', 'zoe@exemple.xn--vermgensberatung-pwb'],
    ['info@музей.xn--j1amh', 'info@xn--e1adhj9a.xn--j1amh'],
    ['zoe@straße.exemple.museum', 'zoe@xn--strae-oqa.exemple.museum'],
    ['zoé@exemple.be', 'zoé@exemple.be'],
    ['ZOE\u0301@exemple.be', 'zoé@exemple.be'],
    ['mi\u212Ae@exemple.be', 'mike@exemple.be'],
    ['zoe@a-b.1-2.photography', 'zoe@a-b.1-2.photography'],
    [`${'x'.repeat(64)}@exemple.be`, `${'x'.repeat(64)}@exemple.be`],
  ])('%s is the mailbox %s', (typed, boite) => {
    expect(emailOu('?').parse(typed)).toBe(boite);
    expect(boiteOf(boite)).toBe(boite);
  });

  test.each([
    'zoe',
    'zoe@',
    '@exemple.be',
    'zoe@ecole',
    'zoe@@exemple.be',
    'zoe..x@exemple.be',
    '.zoe@exemple.be',
    'zoe.@exemple.be',
    'zoe@exemple..be',
    'zoe@-exemple.be',
    'zoe@exemple-.be',
    'zoe@exemple.be.',
    'zoe@sub_domain.be',
    'zoe@1.2.3.4',
    'zoe@[1.2.3.4]',
    'zoe@exemple.123',
    'zoe@0x7f.1',
    'zoe@exe%6Dple.be',
    'zoe@exemple.be:25',
    'zoe@exemple.be/x',
    'zo e@exemple.be',
    '"zoe"@exemple.be',
    'Zoé <zoe@exemple.be>',
    'mailto:zoe@exemple.be',
    'zoe@exemple.be,luc@exemple.be',
    'zoe\u200b@exemple.be',
    'zoe@exem\u00adple.be',
    'zoe\r\nbcc:x@exemple.be',
    `${'x'.repeat(65)}@exemple.be`,
    `${'é'.repeat(33)}@exemple.be`,
    `zoe@${'é'.repeat(60)}.be`,
    `zoe@${'x'.repeat(300)}.be`,
  ])('%j is none', (typed) => {
    expect(emailOu('?').safeParse(typed).success).toBe(false);
  });
});

test.each([
  ['Zo\u200bé', 'après «\u00a0Zo\u00a0»', 'une espace invisible, sans largeur'],
  ['\u200eZoé', 'au début', 'une marque invisible de sens d’écriture'],
  ['Tab\tbed', 'après «\u00a0Tab\u00a0»', 'une tabulation'],
  ['Kov\u0000x', 'après «\u00a0Kov\u00a0»', 'un signe invisible, U+0000'],
  ['Zoé <b>', 'après «\u00a0Zoé\u00a0»', 'un chevron ouvrant'],
  ['{{Zoé}}>', 'après «\u00a0Zoé\u00a0»', 'un chevron fermant'],
])('a sign that is not taken is named with its field and its place: %j', (typed, ou, nom) => {
  const { error } = texteCourt('?', 'Le prénom').safeParse(typed);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    `Le prénom contient ${ou} ce qui n’est pas accepté\u00A0: ${nom}.`,
  ]);
});

test('a name is kept in composed letters', () => {
  expect(texteCourt('?').parse('Le\u0301vy')).toBe('L\u00e9vy');
});
