import type * as admins from '../../../contract/admins.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { addUser } from './addUser.ts';
import { beginFacteur } from './beginFacteur.ts';
import { confirmFacteur } from './confirmFacteur.ts';
import { deleteFacteur } from './deleteFacteur.ts';
import { deleteFacteurUser } from './deleteFacteurUser.ts';
import { deleteUser } from './deleteUser.ts';
import { connecte } from './enter.ts';
import { getFacteur } from './getFacteur.ts';
import { getUsers } from './getUsers.ts';
import { loginCode } from './loginCode.ts';
import { loginExtranet } from './loginExtranet.ts';
import { modifyPasswordExtranet } from './modifyPasswordExtranet.ts';
import { renewCodes } from './renewCodes.ts';
import { addPreuveExtranet } from './addPreuveExtranet.ts';
import { choosePasswordExtranet } from './choosePasswordExtranet.ts';
import { forgotPasswordExtranet } from './forgotPasswordExtranet.ts';
import { sendLienUser } from './sendLienUser.ts';
import { updateUser } from './updateUser.ts';

export const adminsRoutes: Handlers<keyof typeof admins> = {
  loginExtranet,
  loginCode,
  getUserExtranet: async ({ admin, env }) => ({
    user: connecte(env, admin),
    message: 'Connecté.',
  }),
  getUsers,
  addUser,
  updateUser,
  deleteUser,
  deleteFacteurUser,
  modifyPasswordExtranet,
  getFacteur,
  beginFacteur,
  confirmFacteur,
  renewCodes,
  deleteFacteur,
  addPreuveExtranet,
  choosePasswordExtranet,
  forgotPasswordExtranet,
  sendLienUser,
};
