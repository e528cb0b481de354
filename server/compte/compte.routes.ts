import type * as compte from '../../contract/compte.ts';
import type { Handlers } from '../kernel/mount.ts';
import { confirmEmail } from './confirmEmail.ts';
import { askEffacement } from './askEffacement.ts';
import { cancelEffacement } from './cancelEffacement.ts';
import { forgotPassword } from './forgotPassword.ts';
import { getDonnees } from './getDonnees.ts';
import { getUser } from './getUser.ts';
import { getVerificationMail } from './getVerificationMail.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { modifyPassword } from './modifyPassword.ts';
import { redoInscription } from './redoInscription.ts';
import { register } from './register.ts';
import type { Reglages } from './reglages.ts';
import { endSession } from './endSession.ts';
import { getSessions } from './getSessions.ts';
import { updateAccount } from './updateAccount.ts';
import { updateRegistre } from './updateRegistre.ts';

export const compteRoutes = (reglages: Reglages): Handlers<keyof typeof compte> => ({
  login: login(reglages),
  logout: async ({ trx, token, input }) => logout(trx, token, input.extranet === 1),
  register: register(reglages),
  getVerificationMail: getVerificationMail(reglages),
  confirmEmail: confirmEmail(reglages),
  redoInscription: redoInscription(reglages),
  forgotPassword: forgotPassword(reglages),
  getUser: getUser(reglages),
  updateAccount,
  modifyPassword,
  updateRegistre: updateRegistre(reglages),
  getSessions,
  endSession,
  getDonnees: getDonnees(reglages),
  askEffacement: askEffacement(reglages),
  cancelEffacement,
});
