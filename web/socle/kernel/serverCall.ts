import { createContext } from 'react-router';
import type { CallName, InputOf, OutputOf } from '../../../contract/index.ts';

/** Loaders call by it during server rendering; it throws a Response for a refusal. */
export type ServerCall = <N extends CallName>(name: N, input: InputOf<N>) => Promise<OutputOf<N>>;

export const serverCallContext = createContext<ServerCall>();

export const champsContext = createContext<Record<string, string> | null>(null);
