import { listChapitresThere, putBackInChapitres } from '../../eleve/cours/index.ts';
import { holdDeleted, restoreQuestion } from '../../eleve/questions/index.ts';
import {
  listQuestionsAccueil,
  listThemesThere,
  putBackInSeries,
} from '../../eleve/series/index.ts';
import type { Rang } from '../../socle/db/listes.ts';
import type { Geste } from '../../socle/journal/geste.ts';
import { changeeOf, goneOf, publiqueOf } from '../annuler/index.ts';

interface QuestionSupprimee {
  themes: { id: number; libelle: string }[];
  chapitres: { id: number; libelle: string }[];
  places: { themes: Rang[]; chapitres: Rang[] };
}

const deleteQuestion: Geste<QuestionSupprimee> = async (
  trx,
  { id, avant: { themes, chapitres, places }, faitLe, tard },
  { admin, now },
) => {
  if (!(await holdDeleted(trx, id, faitLe))) return false;
  const series = await putBackInSeries(trx, id, places.themes, { admin_id: admin.id, now });
  const dit = series.map(changeeOf('La série'));
  const isPublique = (await listQuestionsAccueil(trx)).includes(id);
  if (isPublique && places.chapitres.length > 0) dit.push(publiqueOf(id));
  else {
    const textes = await putBackInChapitres(trx, id, places.chapitres, { admin, now });
    dit.push(...textes.map(changeeOf('Le chapitre')));
  }
  await restoreQuestion(trx, id);
  if (!tard) return dit;
  const [series_ids, chapitre_ids] = [idsIn(themes), idsIn(chapitres)];
  return [
    ...dit,
    ...goneOf('La série', themes, await listThemesThere(trx, series_ids)),
    ...goneOf('Le chapitre', chapitres, await listChapitresThere(trx, chapitre_ids)),
  ];
};

const idsIn = (things: readonly { id: number }[]) => things.map(({ id }) => id);

export const questionsGestes = { deleteQuestion };
