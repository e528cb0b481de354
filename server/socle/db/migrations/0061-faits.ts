import type { Schema } from '../schema.ts';
import { texts, textsOrNull } from '../schema.ts';

/** Values of facts by their first day, and what an exam keeps of its rule. `fait` is the last release’s. */
export async function faits({ add, idType, run, tableWithId }: Schema): Promise<void> {
  await tableWithId('valeurDeFait')
    .$call(texts('fait', 'valeur', 'du', 'source', 'verifie'))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('admin_id', idType, (c) => c.references('admin.id'))
    .$call(textsOrNull('dateSuppression'))
    .execute();
  await run`create unique index "valeurDeFait_jour" on "valeurDeFait" ("fait", "du") where "dateSuppression" is null`;
  await add('tentative', 'regle', 'text');
}
