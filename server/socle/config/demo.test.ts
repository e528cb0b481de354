import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { refuseReality } from './demo.ts';
import { readEnvironment } from './environment.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'priorite-demo-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));
const start = async (env: NodeJS.ProcessEnv) =>
  refuseReality(readEnvironment({ DATA_DIR, ...env }));

const PAYPAL = {
  PAYPAL_CLIENT_ID: 'identifiant-de-l-application',
  PAYPAL_SECRET: 'secret-de-l-application',
  PAYPAL_MARCHAND: 'MARCHAND1',
};

describe('a demo does not start', () => {
  test.each<[name: string, env: NodeJS.ProcessEnv]>([
    ['APP_URL', { APP_URL: 'https://priorite.example' }],
    ['APP_URL', { APP_URL: 'http://192.168.1.7:3000' }],
    ['APP_URL', { APP_URL: 'http://localhost.example' }],
    ['HOST', { HOST: '0.0.0.0' }],
    ['HOST', { HOST: '::' }],
    ['HOST', { HOST: '192.168.1.7' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.2' }],
    ['PAYZEN_MODE', { PAYZEN_MODE: 'PRODUCTION' }],
    ['PAYPAL_API_URL', PAYPAL],
    ['SMTP_URL', { SMTP_URL: 'smtps://moi:secret@mail.exemple.be' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://localhost/?service=gmail' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://127.0.0.1/?proxy=socks5://192.0.2.1:1080' }],
    ['STORAGE_URL', { STORAGE_URL: 's3://cle:secret@s3.fr-par.scw.cloud/bucket' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://moi@db.exemple.be/ecole' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://localhost/ecole?host=db.exemple.be' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://localhost/x?host=localhost&host=db.exemple.be' }],
  ])('with a real %s: %o', async (name, env) => {
    await expect(start(env)).rejects.toThrow(new RegExp(`^APP_MODE manque .*${name}`));
  });

  test('with a real database that the driver’s own variable names', async () => {
    vi.stubEnv('PGHOST', 'db.exemple.be');
    await expect(start({ DATABASE_URL: 'postgres:///ecole' })).rejects.toThrow(/DATABASE_URL/);
    vi.unstubAllEnvs();
  });
});

test.each<NodeJS.ProcessEnv>([
  {},
  { HOST: 'localhost', APP_URL: 'http://localhost:8080' },
  { HOST: '::1', APP_URL: 'http://[::1]:3000' },
  { TRUST_PROXY: '127.0.0.1' },
  { SMTP_URL: 'smtp://127.0.0.1:2525', STORAGE_URL: 's3://a:b@127.0.0.1:9000/bucket?tls=0' },
  { DATABASE_URL: 'postgres://localhost/ecole' },
  { DATABASE_URL: 'postgres://localhost/ecole?host=/var/run/postgresql' },
  { ...PAYPAL, PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com' },
])('a demo starts with %o', async (env) => {
  await expect(start(env)).resolves.toBeUndefined();
});

test('a school starts with all of them', async () => {
  await expect(
    start({
      APP_MODE: 'production',
      APP_URL: 'https://priorite.example',
      APP_SECRET: 'q7Vd0Zr2mYt5Kc8Wb3Xn6Hs9Lf4Jg1Pu',
      SMTP_URL: 'smtps://moi:secret@mail.exemple.be',
      MAIL_FROM: 'bonjour@exemple.be',
    }),
  ).resolves.toBeUndefined();
});
