import type { OutputOf } from '../../../contract/index.ts';

export type CoursFini = OutputOf<'getAttestationsExtranet'>['cours'][number];
