import { putBackInChapitres } from '../../eleve/cours/index.ts';
import { holdDeleted, restoreQuestion } from '../../eleve/questions/index.ts';
import { putBackInSeries } from '../../eleve/series/index.ts';
import type { Geste } from '../../socle/journal/geste.ts';
import { refusePubliques } from '../annuler/index.ts';

type Rang = [id: number, rang: number, nombre: number];

const deleteQuestion: Geste<{ places: { themes: Rang[]; chapitres: Rang[] } }> = async (
  trx,
  { id, avant: { places }, faitLe },
  { admin, now },
) => {
  const back =
    (await holdDeleted(trx, id, faitLe)) &&
    (await putBackInSeries(trx, id, places.themes, { admin_id: admin.id, now })) &&
    (await putBackInChapitres(trx, id, places.chapitres, { admin, now })) &&
    (await refusePubliques(trx, [id]));
  if (back) await restoreQuestion(trx, id);
  return back;
};

export const questionsGestes = { deleteQuestion };
