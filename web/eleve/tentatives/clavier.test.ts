import { describe, expect, test } from 'vitest';
import { gesteOf, type Touche } from './clavier.ts';

const touche = (key: string, code = '', extra: Partial<Touche> = {}): Touche => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...extra,
});

describe('gesteDe', () => {
  test('letters by what they write, in either case', () => {
    expect(gesteOf(touche('a', 'KeyQ'))).toEqual({ faire: 'choisir', letter: 'a' });
    expect(gesteOf(touche('D', 'KeyD'))).toEqual({ faire: 'choisir', letter: 'd' });
    expect(gesteOf(touche('q', 'KeyA'))).toBeNull();
    expect(gesteOf(touche('e', 'KeyE'))).toBeNull();
  });

  test('digits by their place, with or without Shift', () => {
    expect(gesteOf(touche('&', 'Digit1'))).toEqual({ faire: 'choisir', letter: 'a' });
    expect(gesteOf(touche('2', 'Digit2'))).toEqual({ faire: 'choisir', letter: 'b' });
    expect(gesteOf(touche('4', 'Numpad4'))).toEqual({ faire: 'choisir', letter: 'd' });
    expect(gesteOf(touche('5', 'Digit5'))).toBeNull();
  });

  test('Enter and the arrows to the sides; those up and down stay with the radio group', () => {
    expect(gesteOf(touche('Enter'))).toEqual({ faire: 'entree' });
    expect(gesteOf(touche('ArrowLeft'))).toEqual({ faire: 'precedente' });
    expect(gesteOf(touche('ArrowRight'))).toEqual({ faire: 'suivante' });
    expect(gesteOf(touche('ArrowDown'))).toBeNull();
  });

  test.each(['ctrlKey', 'metaKey', 'altKey'] as const)('nothing with %s', (modifieur) => {
    expect(gesteOf(touche('a', 'KeyQ', { [modifieur]: true }))).toBeNull();
    expect(gesteOf(touche('ArrowLeft', '', { [modifieur]: true }))).toBeNull();
  });
});
