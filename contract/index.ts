import * as acces from './acces.ts';
import * as admins from './admins.ts';
import type { Call } from './call.ts';
import * as compte from './compte.ts';
import * as paiement from './paiement.ts';
import * as series from './series.ts';
import * as site from './site.ts';

/** Every call there is: a room's file exports its calls and nothing else. */
export const calls = {
  ...site,
  ...compte,
  ...acces,
  ...paiement,
  ...series,
  ...admins,
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
