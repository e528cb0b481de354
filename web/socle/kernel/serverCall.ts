import { createContext } from 'react-router';
import type { Input, Output } from '../../../contract/call.ts';
import type { CallName, Calls } from '../../../contract/index.ts';

/** How a loader asks the server while a page is rendered; throws a Response for a refusal. */
export type ServerCall = <N extends CallName>(
  name: N,
  input: Input<Calls[N]>,
) => Promise<Output<Calls[N]>>;

/** Set by the server for each request. */
export const serverCallContext = createContext<ServerCall>();

/** What a form of the page was sent with, where there are no scripts; null: it was not. */
export const champsContext = createContext<Record<string, string> | null>(null);
