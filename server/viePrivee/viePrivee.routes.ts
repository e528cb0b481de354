import type * as compteDonnees from '../../contract/compte.donnees.ts';
import type { Handlers } from '../socle/http/mount.ts';
import { getDonnees } from './getDonnees.ts';

export const viePriveeRoutes: Handlers<Extract<keyof typeof compteDonnees, 'getDonnees'>> = {
  getDonnees,
};
