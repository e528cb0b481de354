import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { FichierRecu, fichier } from './fichier.ts';
import { euros, eurosIn, flagIn, id, page, rangees } from './fields.ts';

test.each([
  [0, 0],
  [1, 1],
  [true, 1],
  [false, 0],
  ['0', 0],
  ['1', 1],
  ['true', 1],
  ['false', 0],
])('the flag %j is %i', (sent, flag) => {
  expect(flagIn.parse(sent)).toBe(flag);
});
test.each([2, '', '2', 'oui', 'TRUE', ' 1', null, undefined, [], {}])('%j is no flag', (sent) => {
  expect(flagIn.safeParse(sent).success).toBe(false);
});

test.each([1, '1', 2_147_483_647, '2147483647'])('%j is an id', (sent) => {
  expect(id.parse(sent)).toBe(Number(sent));
});
test.each([0, '0', '01', -1, 1.5, '1.0', 2_147_483_648, '2147483648', '99999999999', '', ' 1'])(
  '%j is no id',
  (sent) => {
    expect(id.safeParse(sent).success).toBe(false);
  },
);

test('a page is the first unless another is asked for', () => {
  expect([undefined, 1, '2'].map((sent) => page.parse(sent))).toEqual([1, 1, 2]);
  for (const sent of ['0', 0, -1, '', 'deux', 1e9])
    expect(page.safeParse(sent).success, String(sent)).toBe(false);
});

test('a page of rows drops what a row has not', () => {
  const row = { id: 1, secret: 'x' };
  const sent = { data: [row], current_page: 1, last_page: 1, per_page: 25, total: 1 };
  expect(rangees(z.object({ id })).parse(sent)).toEqual({ ...sent, data: [{ id: 1 }] });
});

describe('money', () => {
  test.each([
    [14.99, 1499],
    ['14,99', 1499],
    ['14.99', 1499],
    [' 14,9 ', 1490],
    ['15', 1500],
    ['15 €', 1500],
    ['15\u00a0€', 1500],
    [0, 0],
    [0.29, 29],
    [1.15, 115],
    [99_999.99, 9_999_999],
  ])('%j comes in as %i cents', (sent, cents) => {
    expect(eurosIn.parse(sent)).toBe(cents);
  });
  test.each([-1, 14.999, '14,999', 100_000, '1e3', '', 'x', '1 000', Number.NaN, null, [1]])(
    '%j is no price',
    (sent) => {
      const { success, error } = eurosIn.safeParse(sent);
      expect(success).toBe(false);
      expect(error!.issues.map((issue) => issue.message)).toEqual([
        'Indiquez un montant en euros, comme 14,99.',
      ]);
    },
  );

  test('goes out in euros, and never as what is no whole number of cents', () => {
    expect([0, 5, 29, 1499, 9_999_999].map((cents) => euros.parse(cents))).toEqual([
      0, 0.05, 0.29, 14.99, 99_999.99,
    ]);
    expect(euros.safeParse(14.99).success).toBe(false);
    for (let cents = 0; cents < 20_000; cents++)
      expect(eurosIn.parse(euros.parse(cents))).toBe(cents);
  });
});

describe('a file', () => {
  const photo = fichier({ types: ['image/png', 'image/svg+xml'], max: 1000 });
  const recu = (type: string) => new FichierRecu('a.png', type, 10, '/tmp/x');

  test('is what came as one, of a declared kind or of none', () => {
    for (const type of ['image/png', 'image/svg+xml', '', 'application/octet-stream'])
      expect(photo.safeParse(recu(type)).success, type).toBe(true);
    expect(photo.safeParse(recu('application/pdf')).error?.issues).toMatchObject([
      { message: 'Choisis un fichier PNG, SVG.' },
    ]);
  });

  test('is nothing that looks like one', () => {
    for (const sent of [
      JSON.parse(JSON.stringify(recu('image/png'))),
      '/etc/passwd',
      null,
      undefined,
      1,
    ])
      expect(photo.safeParse(sent).error?.issues).toMatchObject([
        { message: 'Choisis un fichier.' },
      ]);
  });
});
