import type * as attestation from '../../../contract/attestation.ts';
import type * as cours from '../../../contract/cours.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { addELearning } from './addELearning.ts';
import { getChapitres } from './getChapitres.ts';
import { getModules } from './getModules.ts';
import { getGuides, setGuides } from './guides.ts';
import { keepPlace } from './keepPlace.ts';

export const coursRoutes: Handlers<
  keyof typeof cours | Extract<keyof typeof attestation, 'getGuides' | 'setGuides'>
> = {
  getModules,
  getChapitres,
  addELearning,
  keepPlace,
  getGuides,
  setGuides,
};
