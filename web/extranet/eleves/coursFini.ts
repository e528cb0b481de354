import type { Output } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/index.ts';

/** A course that a learner has finished, and what was issued for it. */
export type CoursFini = Output<Calls['getAttestationsExtranet']>['cours'][number];
