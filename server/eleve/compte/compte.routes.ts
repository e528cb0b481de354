import type * as compte from '../../../contract/compte.ts';
import type * as compteDonnees from '../../../contract/compte.donnees.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { addPreuve } from './addPreuve.ts';
import { checkMotDePasse } from './checkMotDePasse.ts';
import { choosePassword } from './choosePassword.ts';
import { confirmEmail } from './confirmEmail.ts';
import { askEffacement } from './askEffacement.ts';
import { cancelEffacement } from './cancelEffacement.ts';
import { forgotPassword } from './forgotPassword.ts';
import { getUser } from './getUser.ts';
import { getVerificationMail } from './getVerificationMail.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { modifyPassword } from './modifyPassword.ts';
import { redoInscription } from './redoInscription.ts';
import { register } from './register.ts';
import { endSession } from './endSession.ts';
import { getSessions } from './getSessions.ts';
import { updateAccount } from './updateAccount.ts';
import { updateRegistre } from './updateRegistre.ts';

export const compteRoutes: Handlers<
  keyof typeof compte | Exclude<keyof typeof compteDonnees, 'getDonnees'>
> = {
  login,
  logout,
  register,
  getVerificationMail,
  confirmEmail,
  redoInscription,
  choosePassword,
  forgotPassword,
  getUser,
  updateAccount,
  modifyPassword,
  updateRegistre,
  getSessions,
  endSession,
  askEffacement,
  cancelEffacement,
  addPreuve,
  checkMotDePasse,
};
