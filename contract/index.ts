import type { Call, Input, Output } from './call.ts';
import * as rooms from './calls.ts';

/** Files with a `defineCall` export nothing but calls. */
export const calls = rooms satisfies Record<string, Call>;

export { isAnnulable } from './annulable.ts';

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type InputOf<N extends CallName> = Input<Calls[N]>;
export type OutputOf<N extends CallName> = Output<Calls[N]>;
