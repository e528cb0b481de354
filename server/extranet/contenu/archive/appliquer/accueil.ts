import { listQuestionsPrises } from '../../../../eleve/cours/index.ts';
import type { Db } from '../../../../socle/db/database.ts';
import { listQuestionsAccueil } from '../../../../eleve/series/index.ts';
import { depasse } from './geste.ts';

/** Row locks keep these questions out of the home page (docs/decisions/0022). */
export async function refusePubliques(trx: Db): Promise<void> {
  const prises = await listQuestionsPrises(trx, await listQuestionsAccueil(trx));
  if (prises.size > 0) throw depasse();
}
