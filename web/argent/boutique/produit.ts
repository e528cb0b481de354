import type { Output } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/index.ts';

export type Produit = Output<Calls['getPageAcces']>['acces'];
