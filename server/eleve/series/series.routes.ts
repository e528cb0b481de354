import type * as series from '../../../contract/series.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { addQuestionnaire } from './addQuestionnaire.ts';
import { addReponse } from './addReponse.ts';
import { beginSerie } from './beginSerie.ts';
import { getQuestion } from './getQuestion.ts';
import { getQuestionnaire } from './getQuestionnaire.ts';
import { getThemes } from './getThemes.ts';
import { stopSerie } from './stopSerie.ts';

export const seriesRoutes: Handlers<keyof typeof series> = {
  getThemes,
  addQuestionnaire,
  beginSerie,
  stopSerie,
  getQuestionnaire,
  getQuestion,
  addReponse,
};
