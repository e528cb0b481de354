import type { Handlers } from '../kernel/mount.ts';
import { addQuestionnaire } from './addQuestionnaire.ts';
import { addReponse } from './addReponse.ts';
import { beginSerie } from './beginSerie.ts';
import { getQuestion } from './getQuestion.ts';
import { getQuestionnaire } from './getQuestionnaire.ts';
import { getThemes } from './getThemes.ts';
import { stopSerie } from './stopSerie.ts';

type SeriesCalls =
  | 'getThemes'
  | 'addQuestionnaire'
  | 'beginSerie'
  | 'stopSerie'
  | 'getQuestionnaire'
  | 'getQuestion'
  | 'addReponse';

export const seriesRoutes: Handlers<SeriesCalls> = {
  getThemes,
  addQuestionnaire,
  beginSerie,
  stopSerie,
  getQuestionnaire,
  getQuestion,
  addReponse,
};
