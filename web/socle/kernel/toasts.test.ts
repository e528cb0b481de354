import { expect, test } from 'vitest';
import { isSameSujet } from './toasts.ts';

test('what is said of a whole and of a part of it is about the same, and of two parts it is not', () => {
  expect(isSameSujet('serie', 'serie')).toBe(true);
  expect(isSameSujet('serie', 'serie/4')).toBe(true);
  expect(isSameSujet('serie/4', 'serie')).toBe(true);
  expect(isSameSujet('serie/4', 'serie/5')).toBe(false);
  expect(isSameSujet('serie/4', 'serie/41')).toBe(false);
  expect(isSameSujet('serie', 'series')).toBe(false);
});
