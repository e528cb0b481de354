import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Call } from '../../contract/call.ts';
import { type CallName, type Calls, calls } from '../../contract/index.ts';
import type { Database, Db } from '../db/database.ts';
import './messages.ts';
import { Refus } from './refus.ts';
import { type Admin, type Eleve, adminOf, eleveOf } from './session.ts';

interface Common<C extends Call> {
  input: z.output<C['input']>;
  now: Date;
  /** The bearer token as it came, of whatever audience. */
  token: string | undefined;
  /** The caller's address; for counting tries, never for the log. */
  address: string;
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
  { database, clock, checkCsrf }: Mounting,
  call: C,
  handler: Handler<C>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    handler: async (request, reply) => {
      if (call.method !== 'GET') checkCsrf(request);
      const now = clock();
      const token = bearer(request);
      const who = await caller(database.read, call, token, now);
      const parsed = call.input.safeParse(
        (call.method === 'GET' ? request.query : request.body) ?? {},
      );
      if (!parsed.success) throw invalid(parsed.error, call.errors ?? 'errors');
      const common = {
        ...who,
        input: parsed.data,
        now,
        token,
        address: request.ip,
        log: request.log,
      };
      // The answer is checked inside the transaction: one that breaks the contract keeps nothing.
      const run = async (data: object) =>
        call.output.parse(await handler({ ...common, ...data } as Parameters<Handler<C>>[0]));
      const output =
        call.writes === 'always'
          ? await database.write((trx) => run({ trx }))
          : await run({ db: database.read, write: database.write });
      reply.header('cache-control', 'no-store');
      return { status: 200, ...(output as object) };
    },
  });
}

function bearer(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
}

async function caller(db: Db, call: Call, token: string | undefined, now: Date) {
  if (call.audience === 'visiteur') return {};
  const find = call.audience === 'eleve' ? eleveOf : adminOf;
  const found = token && (await find(db, token, now));
  if (!found) throw new Refus(401, 'Connecte-toi pour continuer.', { reconnexion: 1 });
  if ('level' in found && found.level < (call.level ?? 10)) {
    throw new Refus(403, 'Oups ! Vous n’avez pas accès à cette page');
  }
  return call.audience === 'eleve' ? { eleve: found } : { admin: found };
}

function invalid(error: z.ZodError, under: 'errors' | 'validation_errors'): Refus {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    (errors[issue.path.join('.') || 'body'] ??= []).push(issue.message);
  }
  return new Refus(422, Object.values(errors)[0]![0]!, { [under]: errors });
}
