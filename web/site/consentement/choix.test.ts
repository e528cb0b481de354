import { describe, expect, test } from 'vitest';
import { MARQUE_CONSENTEMENT, accordComplet, aucunAccord, writeChoix, readChoix } from './choix.ts';

const date = new Date('2026-11-21T08:54:07.321Z');
const refus = 'v1.2026-11-21T08:54:07Z.mesure:0.externes:0';

test('a choice is read back as it was made, purpose by purpose, to the second', () => {
  expect(writeChoix(aucunAccord, date)).toBe(refus);
  for (const accord of [aucunAccord, accordComplet, { mesure: true, externes: false }])
    expect(readChoix(writeChoix(accord, date))).toEqual({
      accord,
      date: new Date('2026-11-21T08:54:07Z'),
    });
});

test('the value needs no quotes and no escapes in a cookie', () => {
  expect(writeChoix(accordComplet, date)).toMatch(/^[\w.:-]+$/);
});

const NOT_OURS = [
  ['nothing', null],
  ['an empty value', ''],
  ['a choice about older purposes', refus.replace('v1', 'v0')],
  ['a choice of a version to come', refus.replace('v1', 'v2')],
  ['a purpose less', 'v1.2026-11-21T08:54:07Z.mesure:1'],
  ['a purpose more', `${refus}.publicite:1`],
  ['another answer than yes or no', refus.replace('mesure:0', 'mesure:2')],
  ['text in front', `x${refus}`],
  ['a line behind', `${refus}\n`],
  ['a yes of another hand', 'true'],
  ['markup', '<script>'],
] as const;

describe('asked again for', () => {
  test.each(NOT_OURS)('%s', (_, valeur) => {
    expect(readChoix(valeur)).toBeNull();
  });

  test('a day that there is not', () => {
    expect(readChoix(refus.replace('2026-11-21', '2026-13-41'))).toBeNull();
  });
});

function demande(cookie: string): boolean {
  let shown = false;
  const document = {
    cookie,
    documentElement: { setAttribute: () => (shown = true) },
  };
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- as the browser runs it
  new Function('document', MARQUE_CONSENTEMENT)(document);
  return shown;
}

describe('the mark before the first paint agrees', () => {
  test.each([
    `consentement=${refus}`,
    `XSRF-TOKEN=abc; consentement=${refus}`,
    `consentement=${refus}; XSRF-TOKEN=abc`,
  ])('with a choice: %s', (cookie) => {
    expect(demande(cookie)).toBe(false);
  });

  test.each(NOT_OURS.filter(([, valeur]) => valeur !== `${refus}\n`))('for %s', (_, valeur) => {
    expect(demande(`XSRF-TOKEN=abc; consentement=${valeur ?? ''}`)).toBe(true);
    expect(demande(`consentement=${valeur ?? ''}; XSRF-TOKEN=abc`)).toBe(true);
  });

  test('a cookie whose name only ends like ours is not ours', () => {
    expect(demande(`ancien_consentement=${refus}`)).toBe(true);
  });

  test('where cookies may not be read there is nothing to ask', () => {
    const document = {
      get cookie(): string {
        throw new Error('SecurityError');
      },
    };
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- as the browser runs it
    expect(() => new Function('document', MARQUE_CONSENTEMENT)(document)).not.toThrow();
  });
});
