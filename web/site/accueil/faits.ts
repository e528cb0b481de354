import type { OutputOf } from '../../../contract/index.ts';

export type Faits = OutputOf<'getFaits'>['faits'];
