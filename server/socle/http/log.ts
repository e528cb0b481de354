import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

export function loggerOptions(
  level: string,
  stream?: { write: (line: string) => void },
): FastifyServerOptions['logger'] {
  const serializers = { err: withoutValues };
  if (stream) return { level, serializers, stream };
  if (!process.stdout.isTTY) return { level, serializers };
  const options = { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', singleLine: true };
  return { level, serializers, transport: { target: 'pino-pretty', options } };
}

export const requestId = () => randomUUID().slice(0, 8);

/** Files, such as scripts and pictures, are logged at level debug. */
const FILE = /\.\w+$/;

/** Logs id, method, path, status and time; never an address, a query or a payload. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ log, method, url }, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const path = url.split('?', 1)[0]!;
    const level = FILE.test(path) ? 'debug' : 'info';
    log[level]({ ms }, `${reply.statusCode} ${method} ${withoutTokens(path)}`);
  });
}

/** Pages of web/routes.ts whose address holds a code or a token. */
const PREUVES = /^\/+(attestation|confirmation|mot-de-passe)\/.+/i;
/** Long parts, e-mail addresses and codes of sixteen signs, however grouped. */
const isSecret = (part: string) =>
  part.length >= 40 ||
  /@|%40/.test(part) ||
  (/\d/.test(part) && part.replace(/[\s._-]/g, '').length >= 16);

function withoutTokens(path: string): string {
  // A router also reads `/%61ttestation/`.
  const read = decoded(path);
  return PREUVES.test(read) ? read.replace(PREUVES, '/$1/…') : hidden(path);
}

const hidden = (path: string) =>
  path
    .split('/')
    .map((part) => (isSecret(part) ? '…' : part))
    .join('/');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** E-mail addresses, numbers and tokens may identify somebody. */
const SOMEBODYS = [/[^\s"'<>()=,;]+@[^\s"'<>()=,;]+/g, /\d[\d ./-]{6,}\d/g, /[\w-]{24,}/g];

type Failure = Error & Partial<Record<'code' | 'errcode' | 'table' | 'constraint', unknown>>;

interface Logged {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
}

/** Drivers put row values into extra fields: only known ones are logged. */
export function withoutValues(cause: Failure): Logged {
  if (!(cause instanceof Error)) return { type: typeof cause, message: 'no error', stack: '' };
  const { name, code, errcode, table, constraint } = cause;
  const frames = (cause.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  let { message } = cause;
  for (const pattern of SOMEBODYS) message = message.replace(pattern, '…');
  // PostgreSQL's class 22 quotes the rejected value.
  if (typeof code === 'string' && code.startsWith('22')) message = message.replace(/"[^"]*"/g, '…');
  return {
    type: name,
    message,
    code,
    errcode,
    table,
    constraint,
    stack: frames.join('\n'),
    ...(cause.cause instanceof Error && { cause: withoutValues(cause.cause) }),
  };
}
