import type * as entrainement from '../../../contract/entrainement.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { addDizaine } from './addDizaine.ts';
import { addReponseDizaine } from './addReponseDizaine.ts';
import { getDizaine } from './getDizaine.ts';
import { getEntrainement } from './getEntrainement.ts';

export const entrainementRoutes: Handlers<keyof typeof entrainement> = {
  getEntrainement,
  addDizaine,
  getDizaine,
  addReponseDizaine,
};
