import type * as banque from '../../../contract/banque.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { addQuestion } from './addQuestion.ts';
import { deleteQuestion } from './deleteQuestion.ts';
import { editQuestion } from './editQuestion.ts';
import { getQuestionExtranet } from './getQuestionExtranet.ts';
import { getQuestions } from './getQuestions.ts';
import { getVersions } from './getVersions.ts';
import { restoreVersion } from './restoreVersion.ts';

export const banqueRoutes: Handlers<keyof typeof banque> = {
  getQuestions,
  getQuestionExtranet,
  addQuestion,
  editQuestion,
  deleteQuestion,
  getVersions,
  restoreVersion,
};
