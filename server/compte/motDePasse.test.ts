import { describe, expect, test } from 'vitest';
import { REGLES_MOT_DE_PASSE } from '../../contract/regles.ts';
import { motDePasseEnvoye, motDePasseFacile } from './motDePasse.ts';

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

describe('a password that is easy to guess', () => {
  const chloe = { prenom: 'Chloé', nom: 'De Smet', email: 'c.lambert92@exemple.be' };

  test.each([
    'Password1!',
    'P@ssw0rd2026!',
    'Motdepasse-1',
    'Azerty123!',
    '!!Bonjour2026',
    'Été-2026-!',
    'Aa123456!',
    'Aaaaaaa1!',
    'Priorite2026$',
  ])('%s is among the first to be tried', (password) => {
    expect(motDePasseFacile(password, chloe)).toMatch(/premiers/);
  });

  test.each(['Chloe-2008!', 'CHLOÉ-a-17-ans!', 'Smet&Cie-44', 'mon-L@mbert-9', 'X-lambert92-Y'])(
    '%s says who one is',
    (password) => {
      expect(motDePasseFacile(password, chloe)).toMatch(/ton nom/);
    },
  );

  test.each(['Demo-2026!', 'Trois-tramways-7', 'Kfqz-mwpt-4729', 'Le2chatsurlemur!', 'Деревня-19'])(
    '%s will do',
    (password) => {
      expect(motDePasseFacile(password, chloe)).toBeUndefined();
    },
  );

  test('a name of three letters is not looked for', () => {
    expect(motDePasseFacile('Rue-Haute-77', { prenom: 'Léa', nom: 'Rue', email: 'r@x.be' })).toBe(
      undefined,
    );
  });
});
