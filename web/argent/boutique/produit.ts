import type { OutputOf } from '../../../contract/index.ts';

export type Produit = OutputOf<'getPageAcces'>['acces'];
