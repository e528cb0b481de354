import { describe, expect, test } from 'vitest';
import { REGLES_MOT_DE_PASSE } from '../../../regles/motDePasse.ts';
import { motDePasseEnvoye } from './motDePasse.ts';

describe('a password for the mail', () => {
  const many = Array.from({ length: 500 }, motDePasseEnvoye);

  test('is within the rules for passwords, and never twice the same', () => {
    for (const password of many)
      for (const [regle] of REGLES_MOT_DE_PASSE) expect(password).toMatch(regle);
    expect(new Set(many).size).toBe(many.length);
  });

  test('has nothing in it that is taken for something else', () => {
    for (const password of many) {
      expect(password).toMatch(/^[A-Z][a-z]{3}-[a-z]{4}-\d{4}$/);
      expect(password).not.toMatch(/[0O1lIoi]/);
    }
  });
});
