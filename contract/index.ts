import { getUserExtranet, loginExtranet } from './admins.ts';
import { getAccesUser } from './acces.ts';
import { getUser, login, logout } from './compte.ts';
import {
  addQuestionnaire,
  addReponse,
  beginSerie,
  getQuestion,
  getQuestionnaire,
  getThemes,
  stopSerie,
} from './series.ts';
import { health } from './site.ts';

/** Every call there is. A call's key is its name in the whole house. */
export const calls = {
  health,
  login,
  logout,
  getUser,
  getAccesUser,
  getThemes,
  addQuestionnaire,
  beginSerie,
  stopSerie,
  getQuestionnaire,
  getQuestion,
  addReponse,
  loginExtranet,
  getUserExtranet,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
