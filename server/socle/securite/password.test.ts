import { expect, test } from 'vitest';
import { UNUSABLE_PASSWORD, hashPassword, verifyPassword } from './password.ts';
import { FULL } from '../../testing/cost.ts';

test('a password is what was typed: every character counts, however many there are', async () => {
  const password = `${'a'.repeat(198)}-É`;
  const stored = await hashPassword(password);
  expect(await verifyPassword(password, stored)).toBe(true);
  for (const other of [
    password.slice(0, -1),
    `${password} `,
    ` ${password}`,
    password.toLowerCase(),
    password.slice(0, 64),
    '',
  ])
    expect(await verifyPassword(other, stored), JSON.stringify(other.slice(-5))).toBe(false);
});

test('the same letter typed on another keyboard is the same', async () => {
  const stored = await hashPassword('Caf\u00e9-2026');
  expect(await verifyPassword('Cafe\u0301-2026', stored)).toBe(true);
});

test('what is kept is argon2id with a salt of its own, and tells nothing of the password', async () => {
  const [one, two] = [await hashPassword('Demo-2026!'), await hashPassword('Demo-2026!')];
  expect(one).toMatch(/^argon2id\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(two);
});

test('without an account, or with one that has no password, nothing fits', async () => {
  for (const stored of [undefined, UNUSABLE_PASSWORD, ''])
    for (const password of ['', 'undefined', UNUSABLE_PASSWORD])
      expect(await verifyPassword(password, stored)).toBe(false);
});

test('a computation takes 19 MiB and two passes, as OWASP asks', () => {
  expect(FULL).toEqual({ memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 });
});
