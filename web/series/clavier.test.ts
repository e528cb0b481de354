import { describe, expect, test } from 'vitest';
import { gesteDe, type Touche } from './clavier.ts';

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
    expect(gesteDe(touche('a', 'KeyQ'))).toEqual({ faire: 'choisir', letter: 'a' });
    expect(gesteDe(touche('D', 'KeyD'))).toEqual({ faire: 'choisir', letter: 'd' });
    expect(gesteDe(touche('q', 'KeyA'))).toBeNull();
    expect(gesteDe(touche('e', 'KeyE'))).toBeNull();
  });

  test('digits by their place, with or without Shift', () => {
    expect(gesteDe(touche('&', 'Digit1'))).toEqual({ faire: 'choisir', letter: 'a' });
    expect(gesteDe(touche('2', 'Digit2'))).toEqual({ faire: 'choisir', letter: 'b' });
    expect(gesteDe(touche('4', 'Numpad4'))).toEqual({ faire: 'choisir', letter: 'd' });
    expect(gesteDe(touche('5', 'Digit5'))).toBeNull();
  });

  test('Enter and the arrows to the sides; those up and down stay with the radio group', () => {
    expect(gesteDe(touche('Enter'))).toEqual({ faire: 'entree' });
    expect(gesteDe(touche('ArrowLeft'))).toEqual({ faire: 'precedente' });
    expect(gesteDe(touche('ArrowRight'))).toEqual({ faire: 'suivante' });
    expect(gesteDe(touche('ArrowDown'))).toBeNull();
  });

  test.each(['ctrlKey', 'metaKey', 'altKey'] as const)('nothing with %s', (modifieur) => {
    expect(gesteDe(touche('a', 'KeyQ', { [modifieur]: true }))).toBeNull();
    expect(gesteDe(touche('ArrowLeft', '', { [modifieur]: true }))).toBeNull();
  });
});
