import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Call } from '../../contract/call.ts';
import { type CallName, type Calls, calls } from '../../contract/index.ts';
import type { Database, Db } from '../db/database.ts';
import './messages.ts';
import type { Cookies } from './knownBrowser.ts';
import { networksOf } from './networks.ts';
import type { Address } from './rateLimit.ts';
import { Refus, reconnecter } from './refus.ts';
import { type Admin, type Eleve, adminOf, eleveOf } from './session.ts';

interface Common<C extends Call> extends Cookies {
  input: z.output<C['input']>;
  now: Date;
  /** The bearer token as it came, of whatever audience. */
  token: string | undefined;
  /** Stands for where the caller calls from, for counting tries. */
  address: Address;
  /** Says that this call is as dear as so many more; 429 when the account has made too many. */
  countMore: (calls: number) => void;
  /** The browser's own name for itself. */
  agent: string | undefined;
  log: FastifyBaseLogger;
}

type Who<C extends Call> = C['audience'] extends 'eleve'
  ? { eleve: Eleve }
  : C['audience'] extends 'admin'
    ? { admin: Admin }
    : object;

type Data<C extends Call> = C['writes'] extends 'always'
  ? { trx: Db }
  : C['writes'] extends 'sometimes'
    ? { db: Db; write: Database['write'] }
    : { db: Db };

/** One call, as the contract describes it, being answered. */
export type Handler<C extends Call> = (
  context: Common<C> & Who<C> & Data<C>,
) => Promise<z.input<C['output']>>;

/** A handler for every call of `N`: with one missing or wrong it does not compile. */
export type Handlers<N extends CallName = CallName> = { [K in N]: Handler<Calls[K]> };

export interface Mounting {
  database: Database;
  clock: () => Date;
  /** Throws 419 when a call does not come from one of our pages. */
  checkCsrf: (request: FastifyRequest) => void;
  /** The same for the same text, and worth nothing without the server's secret. */
  pseudonym: (text: string) => string;
  /** Throws 429 when an account calls more than anybody could by hand. */
  countCall: (caller: string, now: Date, weight?: number) => void;
  /** Browsers reach us by https alone. */
  https: boolean;
}

/** Mounts the whole contract. */
export function mountAll(app: FastifyInstance, mounting: Mounting, handlers: Handlers): void {
  for (const name of Object.keys(calls) as CallName[]) {
    mount(app, mounting, calls[name], handlers[name] as Handler<Call>);
  }
}

/**
 * Mounts one call: where it comes from, who calls, at what level, with what, in one transaction
 * if it writes, and with what answer. Every refusal has its status here or in a Refus.
 */
export function mount<C extends Call>(
  app: FastifyInstance,
  mounting: Mounting,
  call: C,
  handler: Handler<C>,
): void {
  const { database, clock, checkCsrf, pseudonym, https } = mounting;
  app.route({
    method: call.method,
    url: call.path,
    handler: async (request, reply) => {
      if (call.method !== 'GET') checkCsrf(request);
      const now = clock();
      const token = bearer(request);
      const who = await caller(mounting, call, token, now);
      const parsed = call.input.safeParse(
        call.method === 'GET'
          ? { ...(request.query as object), ...(request.params as object) }
          : (request.body ?? {}),
      );
      if (!parsed.success) throw invalid(parsed.error, call.errors ?? 'errors');
      const common = {
        ...who,
        input: parsed.data,
        now,
        token,
        countMore: (more: number) => mounting.countCall(callerOf(who), now, more),
        agent: request.headers['user-agent'],
        log: request.log,
        cookies: request.cookies,
        setCookie(nom: string, value: string, options: { path: string; maxAge: number }) {
          const guarded = { httpOnly: true, sameSite: 'lax', secure: https } as const;
          void reply.setCookie(nom, value, { ...options, ...guarded });
        },
      };
      // The answer is checked inside the transaction: one that breaks the contract keeps nothing.
      const run = async (data: object) => {
        const context = {
          ...common,
          ...data,
          // Worked out for the few calls that count by it.
          get address() {
            return networksOf(request.ip).map(pseudonym);
          },
        };
        return call.output.parse(await handler(context as Parameters<Handler<C>>[0]));
      };
      const output =
        call.writes === 'always'
          ? await database.write((trx) => run({ trx }))
          : await run({ db: database.read, write: database.write });
      reply.header('cache-control', 'no-store');
      return { status: 200, ...(output as object) };
    },
  });
}

/** How a page that is being rendered asks: a visitor's call that only reads. */
export type Ask = (name: CallName, input: unknown) => Promise<object>;

/** Answers a page from the handlers themselves; throws a Response with the status of a refusal. */
export function askAsVisitor(
  { database, clock }: Mounting,
  handlers: Handlers,
  log: FastifyBaseLogger,
): Ask {
  return async (name, input) => {
    const call: Call = calls[name];
    if (call.audience !== 'visiteur' || call.writes !== 'never')
      throw new Error(`${name} is no call for a page that is being rendered.`);
    const parsed = call.input.safeParse(input);
    if (!parsed.success) throw new Response(null, { status: 404 });
    const context = { input: parsed.data, now: clock(), log, db: database.read, address: [] };
    try {
      const output = await (handlers[name] as Handler<Call>)(context as never);
      return { status: 200, ...(call.output.parse(output) as object) };
    } catch (cause) {
      if (cause instanceof Refus) throw new Response(null, { status: cause.status });
      // React Router would print it as it is, values and all.
      log.error({ err: cause }, 'unexpected failure');
      throw new Response(null, { status: 500 });
    }
  };
}

function bearer(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
}

type Caller = { eleve: Eleve } | { admin: Admin } | object;

/** Whose calls are counted together. */
const callerOf = (who: Caller) =>
  'eleve' in who ? `eleve ${who.eleve.id}` : 'admin' in who ? `admin ${who.admin.id}` : 'visiteur';

async function caller(
  { database, countCall }: Mounting,
  call: Call,
  token: string | undefined,
  now: Date,
): Promise<Caller> {
  if (call.audience === 'visiteur') return {};
  const find = call.audience === 'eleve' ? eleveOf : adminOf;
  const found = token && (await find(database.read, token, now));
  if (!found) throw reconnecter();
  const who = 'level' in found ? { admin: found } : { eleve: found };
  countCall(callerOf(who), now);
  if ('level' in found && found.level < (call.level ?? 10)) {
    throw new Refus(403, 'Oups ! Vous n’avez pas accès à cette page');
  }
  return who;
}

function invalid(error: z.ZodError, under: 'errors' | 'validation_errors'): Refus {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    (errors[issue.path.join('.') || 'body'] ??= []).push(issue.message);
  }
  return new Refus(422, Object.values(errors)[0]![0]!, { [under]: errors });
}
