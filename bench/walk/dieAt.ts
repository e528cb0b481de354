import { DatabaseSync, StatementSync } from 'node:sqlite';
import { Client } from 'pg';

/**
 * Ends the process before each external effect: write, commit, provider call, mail. Between effects
 * nothing changes outside, so this covers every crash. It wraps the drivers; product code is
 * unchanged.
 */
export interface Step {
  what: string;
  /** Visible at once, unlike writes before their commit. */
  seen: boolean;
}

export interface Point {
  what: string;
  nth: number;
}

let steps: Step[] | undefined;
let point: Point | undefined;

export function arm(at: Point | undefined): void {
  steps = [];
  point = at;
}

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
const within = new WeakSet();

function stepOf(on: object, text: string): void {
  const [, verb = '', table] = WRITES.exec(text) ?? [];
  const what = verb.split(' ')[0]!.toLowerCase();
  if (what) step([what, table].filter(Boolean).join(' '), what === 'commit' || !within.has(on));
  if (/^\s*begin\b/i.test(text)) within.add(on);
  if (/^\s*(commit|rollback)\s*;?$/i.test(text)) within.delete(on);
}

function wrap(prototype: object, name: string, before: (on: unknown, first: unknown) => void) {
  const methods = prototype as Record<string, (...args: unknown[]) => unknown>;
  const method = methods[name]!;
  methods[name] = function wrapped(this: unknown, ...args) {
    before(this, args[0]);
    return method.apply(this, args);
  };
}

// SQLite has one writing connection, always in a transaction.
const sqlite = {};
for (const name of ['all', 'run'])
  wrap(StatementSync.prototype, name, (on) => stepOf(sqlite, (on as StatementSync).sourceSQL));
wrap(DatabaseSync.prototype, 'exec', (_, text) => stepOf(sqlite, text as string));
wrap(Client.prototype, 'query', (on, query) =>
  stepOf(on as object, typeof query === 'string' ? query : (query as { text: string }).text),
);
wrap(globalThis, 'fetch', (_, url) => {
  const { pathname } = new URL(url as string | URL);
  // Fetching a token has no effect.
  if (!pathname.endsWith('/token')) step(`asks ${pathname.replace(/[A-Z0-9]{10,}/g, '…')}`);
});
