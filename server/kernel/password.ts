import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { promisify } from 'node:util';

const hashOf = promisify(argon2);
/** About 30 ms: 19 MiB, two passes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Told of every computation, the one thing in a log-in that takes time; never of a password. */
export const computed = channel('priorite.password');

function derive(password: string, salt: Buffer): Promise<Buffer> {
  computed.publish(undefined);
  const message = Buffer.from(password.normalize('NFKC'));
  return hashOf('argon2id', { ...COST, message, nonce: salt });
}

/** `argon2id$salt$hash`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt);
  return `argon2id$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Stored in place of a password: none matches it. */
export const UNUSABLE_PASSWORD = '!';

const NOBODY = await hashPassword(randomBytes(16).toString('hex'));

/** Without a stored hash, or with one that nobody can match, it takes the same time and is false: a missing account can't be told. */
export async function verifyPassword(password: string, stored: string | undefined) {
  const usable = stored?.startsWith('argon2id$') ? stored : undefined;
  const [, salt = '', hash = ''] = (usable ?? NOBODY).split('$');
  const expected = Buffer.from(hash, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(expected, given) && usable !== undefined;
}
