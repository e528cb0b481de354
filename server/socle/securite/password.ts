import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createTurns } from './turns.ts';

const hashOf = promisify(argon2);
/** About 30 ms: 19 MiB, two passes. Tests of rules use less (server/testing/cost.ts). */
export const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Hashing shares libuv's four threads; a class logging in waits four seconds at most. */
export const PLACES = { atOnce: availableParallelism() > 2 ? 2 : 1, waiting: 32 };
export const inTurn = createTurns(PLACES);

const OURSELVES = '';

/** Announces each hash computed, never a password. */
export const computed = channel('priorite.password');

function derive(password: string, salt: Buffer): Promise<Buffer> {
  computed.publish(undefined);
  const message = Buffer.from(password.normalize('NFKC'));
  return hashOf('argon2id', { ...COST, message, nonce: salt });
}

/** `argon2id$salt$hash`, both base64url. */
async function hash(password: string): Promise<string> {
  const salt = randomBytes(16);
  const derived = await derive(password, salt);
  return `argon2id$${salt.toString('base64url')}$${derived.toString('base64url')}`;
}

export const UNUSABLE_PASSWORD = '!';

const NOBODY = await hash(randomBytes(16).toString('hex'));

async function verify(password: string, stored: string | null | undefined): Promise<boolean> {
  const usable = stored?.startsWith('argon2id$') ? stored : undefined;
  const [, salt = '', expected = ''] = (usable ?? NOBODY).split('$');
  const given = await derive(password, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(Buffer.from(expected, 'base64url'), given) && usable !== undefined;
}

/** Queues by `caller`; throws 429 when too many wait. */
export const hashPassword = (password: string, caller = OURSELVES): Promise<string> =>
  inTurn(caller, () => hash(password));

/** Takes the same time for a missing account, against enumeration. */
export const verifyPassword = (
  password: string,
  stored: string | null | undefined,
  caller = OURSELVES,
): Promise<boolean> => inTurn(caller, () => verify(password, stored));

export const hashBeside = (
  password: string,
  stored: string | null | undefined,
  caller: string,
): Promise<{ motDePasse: string; same: boolean }> =>
  inTurn(caller, async () => ({
    motDePasse: await hash(password),
    same: await verify(password, stored),
  }));

/** All in one turn: a try is computed whole or not at all. */
export const verifyPasswords = (
  password: string,
  stored: (string | null | undefined)[],
  caller: string,
): Promise<boolean[]> =>
  inTurn(caller, async () => {
    const fits: boolean[] = [];
    for (const each of stored) fits.push(await verify(password, each));
    return fits;
  });
