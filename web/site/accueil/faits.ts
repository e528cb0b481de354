import type { Output } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/index.ts';

export type Faits = Output<Calls['getFaits']>['faits'];
