import type * as produits from '../../../contract/produits.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { addAcces } from './addAcces.ts';
import { deleteAcces } from './deleteAcces.ts';
import { editAcces } from './editAcces.ts';
import { getAccesExtranet } from './getAccesExtranet.ts';
import { MODULES, THEMES, link, unlink } from './liens.ts';

export const produitsRoutes: Handlers<keyof typeof produits> = {
  getAccesExtranet,
  addAcces,
  editAcces,
  deleteAcces,
  linkModules: ({ trx, input: { acces_id, module_ids, lies } }) =>
    link(trx, MODULES, { acces_id, ids: module_ids, lies }),
  linkThemes: ({ trx, input: { acces_id, theme_ids, lies } }) =>
    link(trx, THEMES, { acces_id, ids: theme_ids, lies }),
  unlinkModule: ({ trx, input: { acces_id, module_id } }) =>
    unlink(trx, MODULES, { acces_id, id: module_id }),
  unlinkTheme: ({ trx, input: { acces_id, theme_id } }) =>
    unlink(trx, THEMES, { acces_id, id: theme_id }),
};
