import type * as remises from '../../../contract/remises.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { addRemise } from './addRemise.ts';
import { deleteRemise } from './deleteRemise.ts';
import { editRemise } from './editRemise.ts';
import { getRemises } from './getRemises.ts';

export const remisesRoutes: Handlers<keyof typeof remises> = {
  getRemises,
  addRemise,
  editRemise,
  deleteRemise,
};
