import type * as cours from '../../contract/cours.ts';
import type { Handlers } from '../kernel/mount.ts';
import { addELearning } from './addELearning.ts';
import { getChapitres } from './getChapitres.ts';
import { getModules } from './getModules.ts';
import { keepPlace } from './keepPlace.ts';

export const coursRoutes: Handlers<keyof typeof cours> = {
  getModules,
  getChapitres,
  addELearning,
  keepPlace,
};
