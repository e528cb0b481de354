import { DatabaseSync, StatementSync } from 'node:sqlite';
import { Client } from 'pg';

/**
 * Ends the process in front of something that it does to the world: a statement that writes, a commit, a
 * word to a provider, a mail. Between two of them nothing changes outside of the process, so dying in front
 * of each is dying everywhere. It wraps the drivers from outside: the product knows nothing of it.
 */
export interface Step {
  what: string;
  /** It reaches the outside at once, and not with a commit that is still to come. */
  seen: boolean;
}

/** The nth time of something. */
export interface Point {
  what: string;
  nth: number;
}

let steps: Step[] | undefined;
let point: Point | undefined;

/** From now on counts what is done, and dies at this point where one is given. */
export function arm(at: Point | undefined): void {
  steps = [];
  point = at;
}

/** What was done since, in order. */
export function disarm(): Step[] {
  const done = steps!;
  steps = point = undefined;
  return done;
}

export function step(what: string, seen = true): void {
  if (!steps) return;
  steps.push({ what, seen });
  const isHere =
    point?.what === what && steps.filter((each) => each.what === what).length === point.nth;
  if (isHere) process.kill(process.pid, 'SIGKILL');
}

const WRITES = /^\s*(insert into|update|delete from|commit)\b\s*"?(\w*)/i;
/** Connections that are in the middle of a transaction. */
const within = new WeakSet();

function stepOf(on: object, text: string): void {
  const [, verb = '', table] = WRITES.exec(text) ?? [];
  const what = verb.split(' ')[0]!.toLowerCase();
  if (what) step([what, table].filter(Boolean).join(' '), what === 'commit' || !within.has(on));
  if (/^\s*begin\b/i.test(text)) within.add(on);
  if (/^\s*(commit|rollback)\s*;?$/i.test(text)) within.delete(on);
}

/** Calls `before` with what a method is called on and with, and then the method. */
function wrap(prototype: object, name: string, before: (on: unknown, first: unknown) => void) {
  const methods = prototype as Record<string, (...args: unknown[]) => unknown>;
  const method = methods[name]!;
  methods[name] = function wrapped(this: unknown, ...args) {
    before(this, args[0]);
    return method.apply(this, args);
  };
}

// The school writes through one connection, and in no other way than within a transaction.
const sqlite = {};
for (const name of ['all', 'run'])
  wrap(StatementSync.prototype, name, (on) => stepOf(sqlite, (on as StatementSync).sourceSQL));
wrap(DatabaseSync.prototype, 'exec', (_, text) => stepOf(sqlite, text as string));
wrap(Client.prototype, 'query', (on, query) =>
  stepOf(on as object, typeof query === 'string' ? query : (query as { text: string }).text),
);
wrap(globalThis, 'fetch', (_, url) => {
  const { pathname } = new URL(url as string | URL);
  // To have a token changes nothing, and one that is kept is not asked for.
  if (!pathname.endsWith('/token')) step(`asks ${pathname.replace(/[A-Z0-9]{10,}/g, '…')}`);
});
