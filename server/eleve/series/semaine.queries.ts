import type { Db } from '../../socle/db/database.ts';
import { pourcentage } from '../../../droit/bareme.ts';
import { derniersLundis } from './semaine.ts';

/** The attempts finished in each of the last weeks; a week without any is there with nothing. */
export async function listSemaines(db: Db, now: Date, nombre: number) {
  const lundis = derniersLundis(now, nombre);
  const rows = await db
    .selectFrom('semaine')
    .select((row) => [
      'lundi',
      row.cast<number>(row.fn.sum('tentatives'), 'integer').as('tentatives'),
      row.cast<number>(row.fn.sum('reussies'), 'integer').as('reussies'),
    ])
    .where('lundi', '>=', lundis[0]!)
    .groupBy('lundi')
    .execute();
  return lundis.map((lundi) => {
    const { tentatives = 0, reussies = 0 } = rows.find((row) => row.lundi === lundi) ?? {};
    const taux = tentatives === 0 ? null : pourcentage(reussies, tentatives);
    return { lundi, tentatives, reussies, taux };
  });
}
