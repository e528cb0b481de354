import { createContext } from 'react-router';
import type { Input, Output } from '../../../contract/call.ts';
import type { CallName, Calls } from '../../../contract/index.ts';

/** For loaders during server rendering; throws a Response for a refusal. */
export type ServerCall = <N extends CallName>(
  name: N,
  input: Input<Calls[N]>,
) => Promise<Output<Calls[N]>>;

export const serverCallContext = createContext<ServerCall>();

export const champsContext = createContext<Record<string, string> | null>(null);
