import { afterEach, expect, test, vi } from 'vitest';
import { keepSuite, passedSuite, readSuite, takeSuite } from './suite.ts';

afterEach(() => vi.unstubAllGlobals());

const at = (address: string) => new URL(address, 'http://localhost');

test.each(['/produits', '/produits?acces=theorie-permis-b', '/renouveler-produits?acces=x#la'])(
  'who was sent away from %s comes back there',
  (address) => {
    expect(readSuite(passedSuite(at(address)))).toBe(address);
  },
);

test('from another page one goes on at the profile', () => {
  expect(passedSuite(at('/series/1'))).toBeNull();
});

test.each([
  null,
  undefined,
  'x',
  {},
  { suite: 1 },
  { suite: '//evil.example/produits' },
  { suite: 'https://evil.example/produits' },
  { suite: '/produits/../mon-profil' },
  { suite: '/mon-profil' },
])('%j leads nowhere', (passed) => {
  expect(readSuite(passed)).toBeNull();
});

test('while an account is confirmed its way is kept, once; of a registration without one nothing stays', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  keepSuite('/produits?acces=code-en-bref');
  expect([takeSuite(), takeSuite()]).toEqual(['/produits?acces=code-en-bref', null]);
  keepSuite('/produits');
  keepSuite(null);
  expect(kept.size).toBe(0);
});
