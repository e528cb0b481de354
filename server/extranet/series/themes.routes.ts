import type * as themes from '../../../contract/themes.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { addTheme } from './addTheme.ts';
import { composeTheme } from './composeTheme.ts';
import { deleteTheme } from './deleteTheme.ts';
import { editTheme } from './editTheme.ts';
import { getTheme } from './getTheme.ts';
import { getThemesExtranet } from './getThemesExtranet.ts';

export const themesRoutes: Handlers<keyof typeof themes> = {
  getThemesExtranet,
  getTheme,
  addTheme,
  editTheme,
  deleteTheme,
  composeTheme,
};
