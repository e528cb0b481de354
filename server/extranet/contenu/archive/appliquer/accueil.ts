import type { Db } from '../../../../socle/db/database.ts';
import { idsOf } from '../../../../socle/db/idsOf.ts';
import { VEDETTES } from '../../../../eleve/series/index.ts';
import { depasse } from './geste.ts';

/** Row locks keep these questions out of the home page (docs/decisions/0022). */
export async function refusePubliques(trx: Db): Promise<void> {
  const there = ['reference', 'listeQuestions'] as const;
  const themes = await trx
    .selectFrom('theme')
    .select(there)
    .where('dateSuppression', 'is', null)
    .execute();
  const chapitres = await trx
    .selectFrom('chapitre')
    .select(there)
    .where('dateSuppression', 'is', null)
    .execute();
  const accueil = themes.find(({ reference }) => reference === VEDETTES);
  const publiques = new Set(idsOf(accueil?.listeQuestions ?? ''));
  for (const liste of [...themes, ...chapitres])
    if (liste !== accueil && idsOf(liste.listeQuestions).some((id) => publiques.has(id)))
      throw depasse();
}
