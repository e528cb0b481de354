import type * as contenu from '../../../contract/contenu.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { exportContenu } from './archive/exportContenu.ts';
import { checkContenu, importContenu } from './archive/importContenu.ts';

export const contenuRoutes: Handlers<keyof typeof contenu> = {
  exportContenu,
  checkContenu,
  importContenu,
};
