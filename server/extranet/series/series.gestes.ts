import { restoreTheme } from '../../eleve/series/index.ts';
import { holdQuestions } from '../../eleve/questions/index.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import type { Geste, PlaceDeListe } from '../../socle/journal/geste.ts';
import { holdProduits, refusePubliques } from '../annuler/index.ts';

const deleteTheme: Geste<{ listeQuestions: string; places: PlaceDeListe[] }> = async (
  trx,
  { id, avant: { listeQuestions, places }, faitLe },
  { admin, now },
) => {
  const questions = idsOf(listeQuestions);
  await holdQuestions(trx, questions);
  return (
    (await holdProduits(trx, places, 'QT')) &&
    (await restoreTheme(trx, { id, faitLe, places }, { admin_id: admin.id, now })) &&
    (await refusePubliques(trx, questions))
  );
};

export const seriesGestes = { deleteTheme };
