import type { FastifyBaseLogger } from 'fastify';
import type { Call } from '../../../contract/call.ts';
import { type CallName, calls } from '../../../contract/index.ts';
import type { HandlerOf, Handlers, Mounting } from './mount.ts';
import type { Networks } from '../securite/rateLimit.ts';
import { Refus } from '../refus/refus.ts';

export type Ask = (name: CallName, input: unknown) => Promise<object>;

export type AskFor = (address: Networks) => Ask;

export function askAsVisitor(
  { env, database, clock }: Mounting,
  handlers: Handlers,
  log: FastifyBaseLogger,
): AskFor {
  return (address) => async (name, input) => {
    const call: Call = calls[name];
    if (call.audience !== 'visiteur' || call.writes !== 'never')
      throw new Error(`${name} is no call for a page that is being rendered.`);
    const parsed = call.input.safeParse(input);
    if (!parsed.success) throw new Response(null, { status: 404 });
    const { kind, read: db, write } = database;
    const essais = { db, write };
    const context = { input: parsed.data, now: clock(), env, kind, log, db, essais, address };
    try {
      const output = await (handlers[name] as HandlerOf<Call>)(context as never);
      return { status: 200, ...(call.output.parse(output) as object) };
    } catch (cause) {
      if (cause instanceof Refus) throw new Response(null, { status: cause.status });
      // React Router would print the error, values and all.
      log.error({ err: cause }, 'unexpected failure');
      throw new Response(null, { status: 500 });
    }
  };
}
