import { describe, expect, test } from 'vitest';
import { defautDuRegistre, formatRegistre, positionAfter } from './registre.ts';

test.each([
  ['', ''],
  ['8', '8'],
  ['85', '85'],
  ['850', '85.0'],
  ['8507', '85.07'],
  ['850730', '85.07.30'],
  ['8507300', '85.07.30-0'],
  ['850730033', '85.07.30-033'],
  ['8507300332', '85.07.30-033.2'],
  ['85073003328', '85.07.30-033.28'],
  ['85.07.30-033.28', '85.07.30-033.28'],
  ['85 07 30 033 28 et plus 9', '85.07.30-033.28'],
])('%j is shown as %j', (tape, montre) => {
  expect(formatRegistre(tape)).toBe(montre);
});

test.each([
  ['85.07', 0, 0],
  ['85.07', 2, 2],
  ['85.07', 3, 4],
  ['85.07.30-0', 7, 10],
])('in %j, after %i digits, the caret stands at %i', (texte, chiffres, position) => {
  expect(positionAfter(texte, chiffres)).toBe(position);
});

describe('what is wrong with a number', () => {
  test('nothing while it is being typed; too short once it is left', () => {
    expect(defautDuRegistre('85.07', '', false)).toBeNull();
    expect(defautDuRegistre('', '', true)).toBeNull();
    expect(defautDuRegistre('85.07', '', true)).toMatch(/onze chiffres/);
  });
  test('its check digits, as soon as they are there', () => {
    expect(defautDuRegistre('85.07.30-033.29', '', false)).toMatch(/vérifie ses chiffres/);
    expect(defautDuRegistre('85.07.30-033.28', '', false)).toBeNull();
  });
  test('a birth on another day', () => {
    expect(defautDuRegistre('85.07.30-033.28', '1985-07-30', false)).toBeNull();
    expect(defautDuRegistre('85.07.30-033.28', '1985-07-31', false)).toMatch(/naissance/);
  });
});
