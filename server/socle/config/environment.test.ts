import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { LECTEUR } from '../../../regles/perception.ts';
import { readEnvironment } from './environment.ts';
import { secretFaible } from './secretFaible.ts';

const folder = mkdtempSync(join(tmpdir(), 'priorite-env-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const production = {
  APP_MODE: 'production',
  APP_SECRET: 'q7Vd0Zr2mYt5Kc8Wb3Xn6Hs9Lf4Jg1Pu',
  APP_URL: 'https://priorite.example/',
  SMTP_URL: 'smtps://moi:secret@mail.exemple.be',
  MAIL_FROM: 'Priorité <bonjour@exemple.be>',
};

const TPR_PLAYER_URL = 'https://lecteur.example/exercices?ecole=7';
const TPR_SECRET = 'Kq3vX8cT1nLw6Zr9Bd5Hy2Jm7Fs4Pg0A';
const TPR_ECOLE_URL = 'https://ecole.example';
const TPR_CLE = 'G952qBhM_-Rogmfzi7NtEByk_WIWcbrj3xU4AAkkYp4';

const PAYZEN = {
  PAYZEN_SITE_ID: '12345678',
  PAYZEN_MODE: 'PRODUCTION',
  PAYZEN_CLE: 'aB3kX9pQ7mZ1vT5w',
};
const PAYPAL = {
  PAYPAL_CLIENT_ID: 'AXy3k9QpL7mZ1vT5w_identifiant',
  PAYPAL_SECRET: 'EK2v8sN4xQ7zR1mT6yB9',
  PAYPAL_MARCHAND: 'X7K2M9P4QJ8TA',
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
    [{ APP_URL: 'https://moi:secret@priorite.be' }, /^APP_URL .*de nom ni de mot de passe/],
    [{ APP_URL: 'https://moi@priorite.be/' }, /^APP_URL .*de nom ni de mot de passe/],
    [{ APP_URL: 'https://priorite.be/?a=1' }, /^APP_URL .*de paramètres/],
    [{ APP_URL: 'https://priorite.be?' }, /^APP_URL .*de paramètres/],
    [{ APP_URL: 'https://priorite.be/#haut' }, /^APP_URL .*de fragment/],
    [{ APP_URL: 'https://priorite.be/?a#' }, /^APP_URL .*de fragment/],
    [{ APP_URL: 'https://priorite.be/permis' }, /^APP_URL .*de chemin/],
    [{ APP_URL: 'https://priorite.be//' }, /^APP_URL .*de chemin/],
    [{ ...production, APP_URL: 'http://priorite.be' }, /^APP_URL .*https:\/\/ en production/],
    [{ ...production, APP_URL: 'http://127.0.0.1.priorite.be' }, /^APP_URL .*https:\/\//],
    [{ ...production, APP_URL: 'http://localhost.priorite.be' }, /^APP_URL .*https:\/\//],
    [{ ...production, APP_URL: 'http://192.168.1.7' }, /^APP_URL .*https:\/\//],
    [{ TRUST_PROXY: 'loopback' }, /^TRUST_PROXY /],
    [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY /],
    [{ TRUST_PROXY: '1' }, /^TRUST_PROXY /],
    [{ TRUST_PROXY: '*' }, /^TRUST_PROXY /],
    [{ TRUST_PROXY: '10.0.0.1,' }, /^TRUST_PROXY /],
    [{ TRUST_PROXY: '10.0.0.1 10.0.0.2' }, /^TRUST_PROXY /],
    [{ TRUST_PROXY: '10.0.0.256' }, /^TRUST_PROXY /],
    [{ TRUST_PROXY: '10.0.0' }, /^TRUST_PROXY /],
    [{ TRUST_PROXY: '0x7f.1' }, /^TRUST_PROXY /],
    [{ TRUST_PROXY: '10.0.0.1/33' }, /^TRUST_PROXY /],
    [{ TRUST_PROXY: '10.0.0.1/08' }, /^TRUST_PROXY /],
    [{ TRUST_PROXY: '10.0.0.1/255.0.0.0' }, /^TRUST_PROXY /],
    [{ TRUST_PROXY: '0.0.0.0/0' }, /^TRUST_PROXY /],
    [{ TRUST_PROXY: '::/0' }, /^TRUST_PROXY /],
    [{ TRUST_PROXY: '0.0.0.0/1, 128.0.0.0/1' }, /^TRUST_PROXY /],
    [{ TRUST_PROXY: '::/7' }, /^TRUST_PROXY /],
    [{ TRUST_PROXY: 'fd00::/129' }, /^TRUST_PROXY /],
    [{ TRUST_PROXY: 'fe80::1%eth0' }, /^TRUST_PROXY /],
    [{ TRUST_PROXY: '10.0.0.1:80' }, /^TRUST_PROXY /],
    [{ ...production, APP_SECRET: '' }, /^APP_SECRET manque/],
    [{ ...production, APP_URL: '' }, /^APP_URL manque/],
    [{ ...production, SMTP_URL: '' }, /^SMTP_URL manque/],
    [{ ...production, MAIL_FROM: '' }, /^MAIL_FROM manque/],
    [{ TPR_PLAYER_URL }, /^TPR_SECRET manque/],
    [{ TPR_SECRET }, /^TPR_PLAYER_URL manque/],
    [{ TPR_SECRET, TPR_PLAYER_URL: 'lecteur.example' }, /^TPR_PLAYER_URL /],
    [{ TPR_SECRET, TPR_PLAYER_URL: 'javascript:alert(1)' }, /^TPR_PLAYER_URL /],
    [{ TPR_SECRET, TPR_PLAYER_URL: `${TPR_PLAYER_URL}#jeton` }, /^TPR_PLAYER_URL /],
    [{ TPR_SECRET, TPR_PLAYER_URL: 'https://moi:secret@lecteur.example' }, /^TPR_PLAYER_URL /],
    [{ TPR_PLAYER_URL, TPR_SECRET: 'court' }, /^TPR_SECRET /],
    [{ TPR_PLAYER_URL, TPR_SECRET: `${TPR_SECRET},court` }, /^TPR_SECRET /],
    [{ TPR_PLAYER_URL, TPR_SECRET: `${TPR_SECRET},` }, /^TPR_SECRET /],
    [{ TPR_PLAYER_URL, TPR_SECRET: [1, 2, 3].map(() => TPR_SECRET).join() }, /^TPR_SECRET /],
    [
      { ...production, TPR_SECRET, TPR_PLAYER_URL: 'http://lecteur.example' },
      /^TPR_PLAYER_URL .*https:\/\/ en production/,
    ],
    [{ ...production, TPR_PLAYER_URL, TPR_SECRET: 'a'.repeat(40) }, /^TPR_SECRET se devine/],
    [{ TPR_ECOLE_URL }, /^TPR_CLE manque/],
    [{ TPR_CLE }, /^TPR_ECOLE_URL manque/],
    [{ TPR_ECOLE_URL, TPR_CLE: TPR_CLE.slice(1) }, /^TPR_CLE n’est pas valable/],
    [{ TPR_ECOLE_URL, TPR_CLE: `${TPR_CLE}=` }, /^TPR_CLE n’est pas valable/],
    [{ TPR_ECOLE_URL, TPR_CLE: TPR_CLE.replace('-', '+') }, /^TPR_CLE n’est pas valable/],
    [{ ...production, ...PAYZEN, PAYZEN_MODE: 'TEST' }, /^PAYZEN_MODE .*«\sPRODUCTION\s»/],
    [{ ...production, ...PAYZEN, PAYZEN_CLE: '1'.repeat(16) }, /^PAYZEN_CLE se devine/],
    [{ ...production, ...PAYZEN, PAYZEN_CLE: '1234567890123456' }, /^PAYZEN_CLE se devine/],
    [{ ...production, ...PAYPAL, PAYPAL_SECRET: 'secretsecret' }, /^PAYPAL_SECRET se devine/],
    [
      { ...production, ...PAYPAL, PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com' },
      /^PAYPAL_API_URL .*bac à sable/,
    ],
    [
      { ...production, ...PAYPAL, PAYPAL_SDK_URL: 'https://www.sandbox.paypal.com/sdk/js' },
      /^PAYPAL_SDK_URL .*bac à sable/,
    ],
    [
      { ...production, ...PAYPAL, PAYPAL_SDK_URL: 'https://scripts.exemple.be/sdk.js' },
      /^PAYPAL_SDK_URL .*paypal\.com/,
    ],
    [
      { ...production, PAYPAL_SDK_URL: 'https://www.paypal.com.exemple.be/sdk/js' },
      /^PAYPAL_SDK_URL .*paypal\.com/,
    ],
    [{ ...production, PAYPAL_API_URL: 'https://notpaypal.com' }, /^PAYPAL_API_URL .*paypal\.com/],
    [
      { ...production, ...PAYPAL, PAYPAL_API_URL: 'http://127.0.0.1:4000' },
      /^PAYPAL_API_URL .*cette machine/,
    ],
    [
      { ...production, ...PAYPAL, PAYPAL_SDK_URL: 'http://localhost:4000/sdk/js' },
      /^PAYPAL_SDK_URL .*cette machine/,
    ],
    [
      {
        ...production,
        ...PAYZEN,
        PAYZEN_MODE: 'PRODUCTION',
        PAYZEN_URL: 'http://localhost:4001/vads-payment/',
      },
      /^PAYZEN_URL .*cette machine/,
    ],
  ])('%j', (given, message) => {
    expect(() => readEnvironment({ DATA_DIR: folder, ...given })).toThrow(message);
  });
});

test.each([
  ['https://priorite.example/', 'https://priorite.example'],
  ['HTTPS://Priorite.Example:443', 'https://priorite.example'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('production takes %s', (APP_URL, origin) => {
  expect(readEnvironment({ DATA_DIR: folder, ...production, APP_URL }).APP_URL).toBe(origin);
});

test('DATA_DIR is a folder, or is refused by name', () => {
  const file = join(folder, 'un-fichier');
  writeFileSync(file, '');
  for (const [DATA_DIR, why] of [
    [file, 'c’est un fichier'],
    [join(file, 'dedans'), 'un fichier se trouve sur le chemin'],
  ] as const)
    for (const more of [{}, production])
      expect(() => readEnvironment({ ...more, DATA_DIR })).toThrow(
        `DATA_DIR n’est pas valable\u00a0: il faut un dossier, et ${DATA_DIR} ne convient pas (${why}).`,
      );
});

test('no proxy is believed that is not named', () => {
  const given = { DATA_DIR: folder, ...production };
  expect(readEnvironment(given).TRUST_PROXY).toEqual([]);
  expect(
    readEnvironment({ ...given, TRUST_PROXY: '127.0.0.1, 10.1.0.0/16,FD00::/8 , ::1/128' }),
  ).toMatchObject({ TRUST_PROXY: ['127.0.0.1', '10.1.0.0/16', 'FD00::/8', '::1/128'] });
});

describe('the secret of production', () => {
  const given = { DATA_DIR: folder, ...production };

  test.each([
    'a'.repeat(40),
    'ab'.repeat(20),
    'secret'.repeat(8),
    'changemechangemechangemechangeme',
    'ChangeMe-ChangeMe-ChangeMe-ChangeMe',
    'changeme1changeme2changeme3changeme4',
    'tramwaytramwaytramwaytramwaytramway',
    'Priorite-2026-Priorite-2026-Priorite-2026',
    'mon-secret-de-production-motdepasse',
    '0123456789'.repeat(4),
    '01234567890123456789012345678901',
    '98765432109876543210987654321098',
    'abcdefghijklmnopqrstuvwxyz012345',
    'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
    'azertyuiopqsdfghjklmwxcvbn123456',
    'qwertyuiopasdfghjklzxcvbnm123456',
    '0000000011111111222222223333333344444444',
    'deadbeef'.repeat(4),
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaq7Vd0Zr2mYt',
    '112233445566778899001122334455667788',
    '00112233445566778899aabbccddeeff',
    'aabbccddeeffgghhiijjkkllmmnnoopp',
    'acegikmoqsuwybdfhjlnprtvxz0246813579',
    '1a2b3c4d5e6f7g8h9i0j1k2l3m4n5o6p',
    'aqwzsxedcrfvtgbyhnuj,ik;ol:pm!ùaqwzsx',
    '1q2w3e4r5t6y7u8i9o0p1q2w3e4r5t6y7u8i',
    '31415926535897932384626433832795',
    '2026-01-012026-02-022026-03-032026-04-04',
    'correct-horse-battery-staple-correct',
    'C0rrect-H0rse-B4ttery-St4ple-C0rrect',
    'thequickbrownfoxjumpsoverthelazydog',
    'portezcevieuxwhiskyaujugeblondquifume',
    'ilétaitunefoisdansunpayslointain',
    'ToBeOrNotToBeThatIsTheQuestion.ToBe',
    'liberteegalitefraternite1789liberte',
    'undeuxtroisquatrecinqsixsepthuitneuf',
    'my-super-secret-jwt-signing-key-2026',
    Buffer.from('motdepassemotdepassemotdepasse').toString('base64'),
    Buffer.from('motdepassemotdepasse').toString('hex'),
  ])('is not %s', (APP_SECRET) => {
    expect(() => readEnvironment({ ...given, APP_SECRET })).toThrow(/^APP_SECRET se devine/);
    expect(readEnvironment({ DATA_DIR: folder, APP_SECRET }).APP_SECRET).toBe(APP_SECRET);
  });

  test('is whatever was drawn at random, however written', () => {
    const written = [
      (bytes: Buffer) => bytes.toString('hex'),
      (bytes: Buffer) => bytes.toString('base64'),
      (bytes: Buffer) => bytes.toString('base64url'),
      (bytes: Buffer) => bytes.toString('hex').toUpperCase(),
    ];
    for (let n = 0; n < 3000; n++) {
      // Runs repeat exactly; the shortest secret, the least certain, is tried as often as the
      // others.
      const bytes = createHash('sha512').update(String(n)).digest();
      const short = n % 8 < 4;
      const text = written[n % 4]!(short ? bytes : bytes.subarray(0, 32 + (n % 33)));
      const secret = short ? text.slice(0, 32) : text;
      expect(secretFaible(secret), secret).toBe(false);
    }
  });
});

describe('a provider’s key in production', () => {
  const given = { DATA_DIR: folder, ...production, ...PAYZEN };

  test.each([
    '1122334455667788',
    'aqwzsxedcrfvtgby',
    '1a2b3c4d5e6f7g8h',
    'aabbccddeeffgghh',
    'abcdabcdabcdabcd',
    'motdepassepayzen',
    '1357924680135792',
    '1029384756102938',
    '8472019365520917',
    '0246813579024681',
    '1A3B5C7D9E1F3G5H',
    'A0z1B2y3C4x5D6w7',
    'Zz11Yy22Xx33Ww44',
    'AbCdEfGhIjKlMnOp',
    'azertyQSDFGH1234',
    '1QAZ2wsx3EDC4rfv',
    'A1Z2E3R4T5Y6U7I8',
    'Qwerty123Qwerty1',
    'q7p8q7p8Q7P8q7p8',
    'ClePayzenTest001',
    'PayzenTest202612',
    'Priorite20262026',
    'SecretKey1234567',
    'P4yz3nT3st202612',
    'P4yz3nPr0d2026AB',
    'Tr4mw4yN4mur2026',
    'L13g3P3rm1s2026X',
    'T3stK3y987654321',
    'ABCDEF0123456789',
  ])('is not %s', (PAYZEN_CLE) => {
    expect(() => readEnvironment({ ...given, PAYZEN_CLE })).toThrow(/^PAYZEN_CLE se devine/);
  });

  test('is whatever a provider has drawn', () => {
    for (let n = 0; n < 3000; n++) {
      const drawn = createHash('sha512').update(String(n)).digest('base64').replace(/[+/=]/g, '');
      expect(secretFaible(drawn.slice(0, 16), 10), drawn).toBe(false);
    }
  });
});

test('a player of exercises is ours, with a secret of its own, unless another is named', () => {
  const given = { DATA_DIR: folder, ...production };
  const { TPR_PLAYER_URL: notre, TPR_SECRET: derives } = readEnvironment(given);
  expect(notre).toBe(`https://priorite.example${LECTEUR}`);
  expect(derives).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(readEnvironment(given).TPR_SECRET).toEqual(derives);
  expect(readEnvironment({ ...given, APP_SECRET: TPR_SECRET }).TPR_SECRET).not.toEqual(derives);
});

test('a vendor’s player has one secret, or two while one takes the place of the other', () => {
  const given = { DATA_DIR: folder, ...production };
  const old = production.APP_SECRET;
  expect(
    readEnvironment({ ...given, TPR_PLAYER_URL, TPR_SECRET: `${TPR_SECRET}, ${old}` }),
  ).toMatchObject({ TPR_PLAYER_URL, TPR_SECRET: [TPR_SECRET, old] });
});

test('production takes live payments, and on this machine those that are for trying', () => {
  const live = { DATA_DIR: folder, ...production, ...PAYZEN, ...PAYPAL };
  expect(readEnvironment(live)).toMatchObject(PAYZEN);
  const trying = {
    ...live,
    APP_URL: 'http://localhost:3000',
    PAYZEN_MODE: 'TEST',
    PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com',
    PAYPAL_SDK_URL: 'http://127.0.0.1:4000/sdk/js',
  };
  expect(readEnvironment(trying).PAYZEN_MODE).toBe('TEST');
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
