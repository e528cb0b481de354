import type * as examen from '../../../contract/examen.ts';
import type { Handlers } from '../../socle/http/mount.ts';
import { addExamen } from './addExamen.ts';
import { addReponseExamen } from './addReponseExamen.ts';
import { getExamen } from './getExamen.ts';
import { getExamens } from './getExamens.ts';
import { getHistoriqueExamens } from './getHistoriqueExamens.ts';
import { openQuestionExamen } from './openQuestionExamen.ts';
import { stopExamen } from './stopExamen.ts';

export const examenRoutes: Handlers<keyof typeof examen> = {
  getExamens,
  addExamen,
  openQuestionExamen,
  addReponseExamen,
  stopExamen,
  getExamen,
  getHistoriqueExamens,
};
