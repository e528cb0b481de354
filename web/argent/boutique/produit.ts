import type { Output } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/index.ts';

/** A product as the public sees it. */
export type Produit = Output<Calls['getPageAcces']>['acces'];
