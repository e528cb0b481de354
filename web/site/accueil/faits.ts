import type { Output } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/index.ts';

export type Faits = Output<Calls['getFaits']>['faits'];

export const majuscule = (fait: string): string => fait.charAt(0).toUpperCase() + fait.slice(1);
