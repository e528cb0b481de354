import type { Call, Input, Output } from './call.ts';
import * as rooms from './calls.ts';

/** A room's contract exports its calls and nothing else. */
export const calls = rooms satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
/** A browser sends the one and receives the other. */
export type InputOf<N extends CallName> = Input<Calls[N]>;
export type OutputOf<N extends CallName> = Output<Calls[N]>;
