import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'priorite-env-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const production = {
  APP_MODE: 'production',
  APP_SECRET: 'x'.repeat(32),
  APP_URL: 'https://priorite.example/',
  SMTP_URL: 'smtps://moi:secret@mail.exemple.be',
  MAIL_FROM: 'Priorité <bonjour@exemple.be>',
};

describe('in demo mode', () => {
  test('nothing is needed, and nobody else can reach it', () => {
    const env = readEnvironment({ DATA_DIR: folder });
    expect(env).toMatchObject({
      APP_MODE: 'demo',
      PORT: 3000,
      HOST: '127.0.0.1',
      APP_URL: 'http://localhost:3000',
      MAIL_FROM: 'Priorité <support@priorite.be>',
    });
    expect(env.SMTP_URL).toBeUndefined();
  });

  test('its secret is made once and kept', () => {
    const [one, two] = [1, 2].map(() => readEnvironment({ DATA_DIR: folder }).APP_SECRET);
    expect(one).toBe(two);
    expect(one!.length).toBeGreaterThanOrEqual(32);
  });

  test('an empty value is none', () => {
    expect(readEnvironment({ DATA_DIR: folder, DATABASE_URL: '', HOST: '' }).HOST).toBe(
      '127.0.0.1',
    );
  });
});

describe('what is missing or bad stops the start, and is named', () => {
  test.each([
    [{ PORT: 'abc' }, /^PORT /],
    [{ PORT: '70000' }, /^PORT /],
    [{ APP_MODE: 'prod' }, /^APP_MODE /],
    [{ APP_URL: 'priorite.be' }, /^APP_URL /],
    [{ DATABASE_URL: 'mysql://localhost/x' }, /^DATABASE_URL /],
    [{ APP_SECRET: 'short' }, /^APP_SECRET /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL /],
    [{ SMTP_URL: 'mail.exemple.be' }, /^SMTP_URL /],
    [{ SMTP_URL: 'https://mail.exemple.be' }, /^SMTP_URL /],
    [{ SMTP_URL: 'smtp://' }, /^SMTP_URL /],
    [{ MAIL_FROM: 'Priorité' }, /^MAIL_FROM /],
    [{ MAIL_FROM: 'a@exemple.be, b@exemple.be' }, /^MAIL_FROM /],
    [{ MAIL_FROM: 'A <a@exemple.be>\r\nBcc: b@exemple.be' }, /^MAIL_FROM /],
    [{ ...production, APP_SECRET: '' }, /^APP_SECRET manque/],
    [{ ...production, APP_URL: '' }, /^APP_URL manque/],
    [{ ...production, SMTP_URL: '' }, /^SMTP_URL manque/],
    [{ ...production, MAIL_FROM: '' }, /^MAIL_FROM manque/],
  ])('%j', (given, message) => {
    expect(() => readEnvironment({ DATA_DIR: folder, ...given })).toThrow(message);
  });
});

test('production listens to everybody', () => {
  const env = readEnvironment({ DATA_DIR: folder, ...production });
  expect(env).toMatchObject({ HOST: '0.0.0.0', APP_URL: 'https://priorite.example' });
});

test.each(['bonjour@exemple.be', 'Auto-école du Pré <bonjour@exemple.be>'])(
  'mails come from %s',
  (MAIL_FROM) => {
    expect(readEnvironment({ DATA_DIR: folder, MAIL_FROM })).toMatchObject({ MAIL_FROM });
  },
);
