import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unescape } from 'node:querystring';
import { z } from 'zod';
import { LECTEUR } from '../../../regles/perception.ts';
import { marque } from '../../../marque.ts';
import { bucketOf } from './storageUrl.ts';
import { makeDataDir } from '../db/dataDir.ts';
import { SAMPLERS } from '../tracage/sampler.ts';
import { isHere, isPaypal, isSandbox } from './outside.ts';
import { listOfProxies } from './proxy.ts';
import { secretFaible } from './secretFaible.ts';

const SECRET_LENGTH = 32;

const adresse = z
  .url({ protocol: /^https?$/, hostname: /./ })
  .regex(/^[^#]*$/)
  .refine((address) => /^[^/]*\/\/[^/]*@/.exec(address) === null);
const sansParametres = adresse.regex(/^[^?]*$/);

const like = (form: RegExp) => z.string().regex(form).optional();

const schema = z.object({
  APP_MODE: z.enum(['demo', 'production']).default('demo'),
  PORT: z
    .stringFormat('port', /^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().max(65535))
    .default(3000),
  HOST: z.string().min(1).optional(),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Proxies whose X-Forwarded-For is trusted; unset: none. */
  TRUST_PROXY: z
    .string()
    .transform((text) => listOfProxies(text))
    .pipe(z.array(z.string()))
    .default([]),
  DATA_DIR: z.string().min(1).default('./data'),
  /** PostgreSQL; unset: SQLite in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  STORAGE_URL: z.string().optional(),
  /** Public keys of age, separated by commas: backups are encrypted for each of them. */
  SAUVEGARDE_CLE: z
    .string()
    .transform((text) => text.split(',').map((cle) => cle.trim()))
    .pipe(z.array(z.string().regex(/^age1[\da-z]{58}$/)))
    .optional(),
  /** From so many days without a backup on, « Santé » says so. */
  SAUVEGARDE_JOURS: z.coerce.number().int().min(1).max(90).default(2),
  /** Signs cookies and links in mails; the same on every server. */
  APP_SECRET: z.string().min(SECRET_LENGTH).optional(),
  /** `ouverte`: visitors can register. */
  INSCRIPTION: z.enum(['fermee', 'ouverte']).default('fermee'),
  /** `non`: service workers already installed remove themselves and their caches. */
  HORS_LIGNE: z.enum(['oui', 'non']).default('oui'),
  /** `superviseur`: staff of level 10 need a second factor before anything else. */
  STAFF_TOTP: z.enum(['libre', 'superviseur']).default('libre'),
  /** Unset in a demo: the stand-in of sandbox/ receives the mails. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  MAIL_FROM: like(
    /^([^\p{Cc}<>,;@"]+ <[^\s\p{Cc}<>,;@]+@[^\s\p{Cc}<>,;@]+>|[^\s\p{Cc}<>,;@]+@[^\s\p{Cc}<>,;@]+)$/u,
  ),
  /** Another vendor's player of risk perception; unset: ours, in this process. */
  TPR_PLAYER_URL: adresse.optional(),
  /** Our player for a school at another address: where it is, and its key of messages. */
  TPR_ECOLE_URL: adresse.optional(),
  TPR_CLE: like(/^[\w-]{43}$/),
  /** The first secret signs; the optional second, the previous one, still verifies. Unset: of APP_SECRET. */
  TPR_SECRET: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(SECRET_LENGTH)).max(2))
    .optional(),
  PAYZEN_SITE_ID: like(/^\d{8}$/),
  PAYZEN_MODE: z.enum(['TEST', 'PRODUCTION']).default('TEST'),
  PAYZEN_CLE: z.string().min(16).optional(),
  /** Unset: pending payments cannot be queried at PayZen. */
  PAYZEN_MOT_DE_PASSE: z.string().min(1).optional(),
  PAYZEN_URL: sansParametres.default('https://secure.payzen.eu/vads-payment/'),
  PAYZEN_API_URL: sansParametres.default('https://api.payzen.eu/api-payment/V4/'),
  PAYPAL_CLIENT_ID: like(/^[\w-]{10,200}$/),
  PAYPAL_SECRET: z.string().min(10).optional(),
  PAYPAL_MARCHAND: like(/^[A-Z0-9]{5,20}$/),
  /** Unset: no webhook is accepted. */
  PAYPAL_WEBHOOK_ID: like(/^[\w-]{5,60}$/),
  PAYPAL_API_URL: sansParametres.default('https://api-m.paypal.com'),
  PAYPAL_SDK_URL: sansParametres.default('https://www.paypal.com/sdk/js'),
  /** Where metrics are read, an address of its own; unset: nowhere. */
  METRIQUES: z
    .string()
    .regex(/^.+:\d{1,5}$/)
    .transform((text) => {
      const [, host, port] = /^\[?(.+?)\]?:(\d+)$/.exec(text)!;
      return { host: host!, port: Number(port) };
    })
    .optional(),
  /** In seconds: asked to stop, it still serves for so long, while it says that it is not ready. */
  ARRET_APRES: z.coerce.number().int().min(0).max(60).default(0),
  /** A collector of OpenTelemetry; unset: no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: sansParametres.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,]+(,[\w-]+=[^,]+)*$/)
    .transform((text) =>
      Object.fromEntries(
        text.split(',').map((each) => {
          const at = each.indexOf('=');
          return [each.slice(0, at), unescape(each.slice(at + 1))] as const;
        }),
      ),
    )
    .default({}),
  OTEL_SERVICE_NAME: z.string().min(1).default('priorite'),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

type Raw = z.infer<typeof schema>;
type Certain = 'HOST' | 'APP_URL' | 'APP_SECRET' | 'MAIL_FROM' | 'TPR_PLAYER_URL' | 'TPR_SECRET';
export type Environment = Omit<Raw, Certain> & Required<Pick<Raw, Certain>>;
/** Sealing and opening need no more. */
export type AppSecret = Pick<Environment, 'APP_SECRET'>;

/** Keys, address and clock of a write that issues or mails. */
export interface Context {
  env: Pick<Environment, 'APP_SECRET' | 'APP_URL'>;
  now: Date;
}

const EXPECTED: Record<keyof Raw, string> = {
  APP_MODE: '«\u00a0demo\u00a0» ou «\u00a0production\u00a0»',
  PORT: 'un nombre de 0 à 65535',
  HOST: 'une adresse à écouter, comme 127.0.0.1',
  APP_URL: 'une adresse http:// ou https://',
  TRUST_PROXY:
    'des adresses IP ou des réseaux séparés par des virgules, comme «\u00a010.0.0.2, 192.168.7.0/24\u00a0»',
  DATA_DIR: 'un dossier',
  DATABASE_URL: 'une adresse postgres://',
  STORAGE_URL: 'une adresse s3://',
  SAUVEGARDE_CLE:
    'la clé publique que donne «\u00a0npm run sauvegarde:cle\u00a0», qui commence par age1 (la clé secrète se garde ailleurs)',
  SAUVEGARDE_JOURS: 'un nombre de jours, de 1 à 90',
  INSCRIPTION: '«\u00a0fermee\u00a0» ou «\u00a0ouverte\u00a0»',
  HORS_LIGNE: '«\u00a0oui\u00a0» ou «\u00a0non\u00a0»',
  STAFF_TOTP: '«\u00a0libre\u00a0» ou «\u00a0superviseur\u00a0»',
  SMTP_URL: 'une adresse smtp:// ou smtps://',
  MAIL_FROM: 'une adresse e-mail, comme «\u00a0Priorité <bonjour@exemple.be>\u00a0»',
  TPR_PLAYER_URL:
    'une adresse http:// ou https://, sans nom ni mot de passe, et sans «\u00a0#\u00a0»',
  TPR_ECOLE_URL: 'l’adresse de l’auto-école dont ce lecteur joue les vidéos',
  TPR_CLE: 'la clé des messages, que «\u00a0npm run tpr:cles\u00a0» donne à l’auto-école',
  TPR_SECRET: `au moins ${SECRET_LENGTH} caractères tirés au hasard, ou deux secrets séparés par une virgule\u00a0: le nouveau, puis l’ancien`,
  PAYZEN_SITE_ID: 'le numéro de la boutique, en huit chiffres',
  PAYZEN_MODE: '«\u00a0TEST\u00a0» ou «\u00a0PRODUCTION\u00a0»',
  PAYZEN_CLE: 'la clé de la boutique dans ce mode, d’au moins 16 caractères, lettres et chiffres',
  PAYZEN_MOT_DE_PASSE: 'le mot de passe du service web de PayZen',
  PAYZEN_URL: 'l’adresse de la page de paiement',
  PAYZEN_API_URL: 'l’adresse du service web de PayZen',
  PAYPAL_CLIENT_ID: 'l’identifiant de l’application PayPal',
  PAYPAL_SECRET: 'le secret de l’application PayPal',
  PAYPAL_MARCHAND: 'l’identifiant du compte marchand PayPal, en capitales et en chiffres',
  PAYPAL_WEBHOOK_ID: 'l’identifiant du webhook PayPal',
  PAYPAL_API_URL: 'une adresse http:// ou https://',
  PAYPAL_SDK_URL: 'une adresse http:// ou https://',
  APP_SECRET: `au moins ${SECRET_LENGTH} caractères tirés au hasard`,
  METRIQUES: 'une adresse et un port, comme 127.0.0.1:9464',
  ARRET_APRES: 'un nombre de secondes, de 0 à 60',
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'l’adresse http:// ou https:// d’un collecteur, sans nom, ni mot de passe, ni paramètres',
  OTEL_EXPORTER_OTLP_HEADERS:
    'des en-têtes séparés par des virgules, comme «\u00a0cle=valeur\u00a0»',
  OTEL_SERVICE_NAME: 'un nom',
  OTEL_TRACES_SAMPLER: `un de ${SAMPLERS.join(', ')}`,
  OTEL_TRACES_SAMPLER_ARG: 'une part, de 0 à 1',
  LOG_LEVEL:
    '«\u00a0silent\u00a0», «\u00a0error\u00a0», «\u00a0warn\u00a0», «\u00a0info\u00a0» ou «\u00a0debug\u00a0»',
};

const ENSEMBLE = [
  ['TPR_PLAYER_URL', 'TPR_SECRET'],
  ['TPR_ECOLE_URL', 'TPR_CLE'],
  ['PAYZEN_SITE_ID', 'PAYZEN_CLE'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET', 'PAYPAL_MARCHAND'],
] as const;

export function readEnvironment(from: NodeJS.ProcessEnv): Environment {
  const given: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) if (from[name]) given[name] = from[name];
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const name = parsed.error.issues[0]!.path[0] as keyof Raw;
    throw new Error(`${name} n’est pas valable\u00a0: il faut ${EXPECTED[name]}.`);
  }
  const env = parsed.data;
  if (env.STORAGE_URL) bucketOf(env.STORAGE_URL);
  for (const group of ENSEMBLE) {
    const one = group.find((name) => env[name]);
    const other = one && group.find((name) => !env[name]);
    if (other) throw new Error(`${other} manque\u00a0: il faut ${EXPECTED[other]} avec ${one}.`);
  }
  if (env.APP_MODE === 'production') {
    for (const name of ['APP_SECRET', 'APP_URL', 'SMTP_URL', 'MAIL_FROM'] as const)
      if (!env[name])
        throw new Error(`${name} manque\u00a0: il faut ${EXPECTED[name]} en production.`);
    for (const name of Object.keys(schema.shape).filter(isAdresse))
      if (env[name]) refuseClear(name, env[name]);
    for (const [name, least] of Object.entries(SECRETS) as [SecretName, number | undefined][])
      refuseFaible(name, [env[name] ?? []].flat(), least);
    refuseHosts(env);
  }
  const DATA_DIR = resolve(env.DATA_DIR);
  makeDataDir(DATA_DIR);
  const APP_URL = env.APP_URL ? originOf(env.APP_URL) : `http://localhost:${env.PORT}`;
  const APP_SECRET = env.APP_SECRET ?? secretOfDemo(DATA_DIR);
  return {
    ...env,
    DATA_DIR,
    HOST: env.HOST ?? (env.APP_MODE === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    APP_URL,
    APP_SECRET,
    TPR_PLAYER_URL: env.TPR_PLAYER_URL ?? APP_URL + LECTEUR,
    TPR_SECRET: env.TPR_SECRET ?? [hmacOf(APP_SECRET)],
    MAIL_FROM: env.MAIL_FROM ?? `${marque.nom} <${marque.adresseSupport}>`,
  };
}

/** Our own player's secret, the same on every server. */
const hmacOf = (secret: string): string =>
  createHmac('sha256', secret).update('tpr secret').digest('base64url');

/** Links, cookies and pages keep the origin alone: any other part would be lost or leaked. */
function originOf(address: string): string {
  const { origin, href, username, password, pathname } = new URL(address);
  const what =
    username || password
      ? 'de nom ni de mot de passe'
      : href.includes('#')
        ? 'de fragment après «\u00a0#\u00a0»'
        : href.includes('?')
          ? 'de paramètres après «\u00a0?\u00a0»'
          : pathname !== '/' && 'de chemin';
  if (what)
    throw new Error(
      `APP_URL n’est pas valable\u00a0: il ne faut pas ${what}, seulement une origine comme https://priorite.example.`,
    );
  return origin;
}

/** Addresses with a protocol of their own; the others are refused over plain HTTP. */
const PROPRES = ['DATABASE_URL', 'STORAGE_URL', 'SMTP_URL'] as const;
type UrlReglee = Exclude<Extract<keyof Raw, `${string}_URL`>, (typeof PROPRES)[number]>;
const isAdresse = (name: string): name is UrlReglee =>
  name.endsWith('_URL') && !PROPRES.some((propre) => propre === name);

/** A provider's own keys are shorter than ours: PayZen's has 16 characters. */
const SHORT = 10;

/** SAUVEGARDE_CLE is public. */
type SecretName = Exclude<
  Extract<keyof Raw, `${string}_SECRET` | `${string}_CLE`>,
  'SAUVEGARDE_CLE'
>;

/** Least length of each, where it is not ours. */
const SECRETS: Record<SecretName, number | undefined> = {
  APP_SECRET: undefined,
  TPR_SECRET: undefined,
  TPR_CLE: undefined,
  PAYZEN_CLE: SHORT,
  PAYPAL_SECRET: SHORT,
};

function refuseFaible(name: SecretName, secrets: string[], least?: number): void {
  if (!secrets.some((secret) => secretFaible(secret, least))) return;
  const like = least
    ? 'telle que le prestataire la donne'
    : 'comme ceux que donne «\u00a0openssl rand -base64 48\u00a0»';
  throw new Error(`${name} se devine\u00a0: il faut ${EXPECTED[name]}, ${like}.`);
}

/** A page sends payments and runs scripts at the providers' own hosts only. */
function refuseHosts(env: Raw): void {
  const hostOf = (name: 'PAYPAL_API_URL' | 'PAYPAL_SDK_URL' | 'PAYZEN_URL') =>
    new URL(env[name]).hostname;
  const wrong = (name: keyof Raw, why: string) =>
    new Error(`${name} n’est pas valable\u00a0: ${why}.`);
  const paypal = ['PAYPAL_API_URL', 'PAYPAL_SDK_URL'] as const;
  for (const name of paypal)
    if (!isPaypal(hostOf(name)))
      throw wrong(name, 'il faut une adresse de paypal.com en production');
  // An APP_URL on this machine means a trial, without real payments.
  if (isHere(new URL(env.APP_URL!).hostname)) return;
  if (env.PAYZEN_CLE && env.PAYZEN_MODE === 'TEST')
    throw wrong(
      'PAYZEN_MODE',
      'il faut «\u00a0PRODUCTION\u00a0» en production, sinon personne ne paie pour de vrai',
    );
  for (const name of paypal) {
    if (env.PAYPAL_CLIENT_ID && isSandbox(hostOf(name)))
      throw wrong(
        name,
        'le bac à sable de PayPal ne prend pas d’argent, et chacun y paie pour rien',
      );
    if (env.PAYPAL_CLIENT_ID && isHere(hostOf(name))) throw wrong(name, SUR_CETTE_MACHINE);
  }
  if (env.PAYZEN_CLE && isHere(hostOf('PAYZEN_URL'))) throw wrong('PAYZEN_URL', SUR_CETTE_MACHINE);
}

const SUR_CETTE_MACHINE =
  'rien sur cette machine ne prend d’argent, et un navigateur y chercherait la sienne';

/** Over plain HTTP anybody on the way reads passwords, and cookies lose `Secure`. */
function refuseClear(name: keyof Raw, address: string): void {
  const { protocol, hostname } = new URL(address);
  if (protocol === 'http:' && !isHere(hostname))
    throw new Error(
      `${name} n’est pas valable\u00a0: il faut une adresse https:// en production\u202f; http:// ne va que pour cette machine (localhost).`,
    );
}

/** A demo makes its own secret and keeps it, so that a restart logs nobody out. */
function secretOfDemo(dataDir: string): string {
  const file = join(dataDir, 'app-secret');
  // A hard link is atomic, even on a full disk or when two servers race.
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
  if (secret.length < SECRET_LENGTH) throw new Error(`${file} est abîmé\u00a0: supprime-le.`);
  return secret;
}
