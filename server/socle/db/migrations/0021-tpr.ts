import { type Schema, integers, texts } from '../schema.ts';

export async function tpr({ idType, index, table, tableWithId }: Schema): Promise<void> {
  await table('tprSeance')
    .addColumn('reference', 'text', (c) => c.primaryKey())
    .addColumn('acces_user_id', idType, (c) => c.notNull().references('accesUser.id'))
    .$call(texts('dateOuverture'))
    .execute();
  await index('tprSeance', ['acces_user_id']);
  await tableWithId('tprResultat')
    .addColumn('seance', 'text', (c) => c.notNull().references('tprSeance.reference'))
    .$call(texts('reference'))
    .addColumn('acces_user_id', idType, (c) => c.notNull().references('accesUser.id'))
    .$call(texts('exercice'))
    .$call(integers('points', 'sur'))
    .$call(texts('dateFin', 'dateReception'))
    .addUniqueConstraint('tprResultat_once', ['seance', 'reference'])
    .execute();
  await index('tprResultat', ['acces_user_id', 'dateFin']);
}
