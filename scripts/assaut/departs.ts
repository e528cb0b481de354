import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Constat } from './client.ts';

const BON = 'q7Vd0Zr2mYt5Kc8Wb3Xn6Hs9Lf4Jg1Pu';
const PRODUCTION = {
  APP_MODE: 'production',
  APP_SECRET: BON,
  APP_URL: 'https://priorite.example',
  SMTP_URL: 'smtps://moi:secret@mail.exemple.be',
  MAIL_FROM: 'bonjour@exemple.be',
};
const PAYZEN = { PAYZEN_SITE_ID: '12345678', PAYZEN_MODE: 'PRODUCTION' };
const PAYPAL = {
  PAYPAL_CLIENT_ID: 'AXy3k9QpL7mZ1vT5w_identifiant',
  PAYPAL_SECRET: 'EK2v8sN4xQ7zR1mT6yB9',
  PAYPAL_MARCHAND: 'X7K2M9P4QJ8TA',
};

const REFUSES: [string, Record<string, string>][] = [
  ['une démonstration à une adresse publique', { APP_URL: 'https://priorite.example' }],
  ['une démonstration qui écoute partout', { HOST: '0.0.0.0' }],
  ['une démonstration qui envoie de vrais mails', { SMTP_URL: PRODUCTION.SMTP_URL }],
  ['une démonstration sur une base d’ailleurs', { DATABASE_URL: 'postgres://a:b@db.example/p' }],
  ['un secret de mots', { ...PRODUCTION, APP_SECRET: 'correct-horse-battery-staple-correct' }],
  ['un secret de voisins', { ...PRODUCTION, APP_SECRET: '1a2b3c4d5e6f7g8h9i0j1k2l3m4n5o6p' }],
  ['une clé d’exemple', { ...PRODUCTION, ...PAYZEN, PAYZEN_CLE: '1122334455667788' }],
  ['une clé de suites', { ...PRODUCTION, ...PAYZEN, PAYZEN_CLE: '1A3B5C7D9E1F3G5H' }],
  ['une clé de chiffres', { ...PRODUCTION, ...PAYZEN, PAYZEN_CLE: '1357924680135792' }],
  [
    'le bac à sable de PayPal',
    { ...PRODUCTION, ...PAYPAL, PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com' },
  ],
  [
    'un script d’ailleurs',
    { ...PRODUCTION, ...PAYPAL, PAYPAL_SDK_URL: 'https://cdn.example/sdk/js' },
  ],
];

export async function departs(): Promise<Constat[]> {
  const constats: Constat[] = [];
  for (const [nom, env] of REFUSES) {
    const said = await start(env);
    const tenu = said.ended !== 0 && /n’est pas valable|se devine|APP_MODE/.test(said.errors);
    const valeur = tenu ? 'refusé' : said.ended === null ? 'il écoute' : said.errors.slice(0, 80);
    constats.push({ mesure: `démarrer : ${nom}`, valeur, borne: 'refusé', tenu });
  }
  return constats;
}

function start(env: Record<string, string>) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'priorite-assaut-'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', DATA_DIR, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => void (errors += text.toString()));
  return new Promise<{ ended: number | null; errors: string }>((resolve) => {
    child.stdout.on('data', (text: Buffer) => {
      if (/localhost:\d+|https?:/.test(text.toString())) child.kill('SIGKILL');
    });
    child.once('exit', (ended) => {
      rmSync(DATA_DIR, { recursive: true, force: true });
      resolve({ ended, errors });
    });
  });
}
