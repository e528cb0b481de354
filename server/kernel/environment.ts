import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { marque } from '../../marque.ts';

const SECRET_LENGTH = 32;

const schema = z.object({
  APP_MODE: z.enum(['demo', 'production']).default('demo'),
  PORT: z
    .stringFormat('port', /^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().max(65535))
    .default(3000),
  HOST: z.string().min(1).optional(),
  /** Where the public reaches the site. */
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  /** PostgreSQL; unset: SQLite in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Signs what browsers and mails carry; the same on every server. */
  APP_SECRET: z.string().min(SECRET_LENGTH).optional(),
  /** `ouverte`: visitors can register. */
  INSCRIPTION: z.enum(['fermee', 'ouverte']).default('fermee'),
  /** Where mails go out; unset in demo: to the stand-in of sandbox/. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  /** Whom mails come from: one address, with a name or without. */
  MAIL_FROM: z
    .string()
    .regex(
      /^([^\p{Cc}<>,;@"]+ <[^\s\p{Cc}<>,;@]+@[^\s\p{Cc}<>,;@]+>|[^\s\p{Cc}<>,;@]+@[^\s\p{Cc}<>,;@]+)$/u,
    )
    .optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

type Raw = z.infer<typeof schema>;
type Certain = 'HOST' | 'APP_URL' | 'APP_SECRET' | 'MAIL_FROM';
export type Environment = Omit<Raw, Certain> & Required<Pick<Raw, Certain>>;

const EXPECTED: Record<keyof Raw, string> = {
  APP_MODE: '« demo » ou « production »',
  PORT: 'un nombre de 0 à 65535',
  HOST: 'une adresse à écouter, comme 127.0.0.1',
  APP_URL: 'une adresse http:// ou https://',
  DATA_DIR: 'un dossier',
  DATABASE_URL: 'une adresse postgres://',
  INSCRIPTION: '« fermee » ou « ouverte »',
  SMTP_URL: 'une adresse smtp:// ou smtps://',
  MAIL_FROM: 'une adresse e-mail, comme « Priorité <bonjour@exemple.be> »',
  APP_SECRET: `au moins ${SECRET_LENGTH} caractères tirés au hasard`,
  LOG_LEVEL: '« silent », « error », « warn », « info » ou « debug »',
};

/** Reads the environment once. Throws an Error whose message names what is missing or bad. */
export function readEnvironment(from: NodeJS.ProcessEnv): Environment {
  const given: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) {
    if (from[name]) given[name] = from[name];
  }
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const name = parsed.error.issues[0]!.path[0] as keyof Raw;
    throw new Error(`${name} n’est pas valable : il faut ${EXPECTED[name]}.`);
  }
  const env = parsed.data;
  if (env.APP_MODE === 'production') {
    for (const name of ['APP_SECRET', 'APP_URL', 'SMTP_URL', 'MAIL_FROM'] as const) {
      if (!env[name]) throw new Error(`${name} manque : il faut ${EXPECTED[name]} en production.`);
    }
  }
  const DATA_DIR = resolve(env.DATA_DIR);
  return {
    ...env,
    DATA_DIR,
    HOST: env.HOST ?? (env.APP_MODE === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    APP_URL: (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    APP_SECRET: env.APP_SECRET ?? secretOfDemo(DATA_DIR),
    MAIL_FROM: env.MAIL_FROM ?? `${marque.nom} <${marque.adresseSupport}>`,
  };
}

/** A demo makes its own secret and keeps it, so that a restart logs nobody out. */
function secretOfDemo(dataDir: string): string {
  const file = join(dataDir, 'app-secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Whole or not at all, also on a full disk or when two servers start at once.
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, randomBytes(SECRET_LENGTH).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(mine, file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
  } finally {
    unlinkSync(mine);
  }
  const secret = readFileSync(file, 'utf8');
  if (secret.length < SECRET_LENGTH) throw new Error(`${file} est abîmé : supprime-le.`);
  return secret;
}
