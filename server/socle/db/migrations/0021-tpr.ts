import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function tpr(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, table, tableWithId, index } = schemaOf(db, kind);
  await table('tprSeance')
    .addColumn('reference', 'text', (c) => c.primaryKey())
    .addColumn('acces_user_id', idType, (c) => c.notNull().references('accesUser.id'))
    .addColumn('dateOuverture', 'text', (c) => c.notNull())
    .execute();
  await index('tprSeance', ['acces_user_id']);
  await tableWithId('tprResultat')
    .addColumn('seance', 'text', (c) => c.notNull().references('tprSeance.reference'))
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('acces_user_id', idType, (c) => c.notNull().references('accesUser.id'))
    .addColumn('exercice', 'text', (c) => c.notNull())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('sur', 'integer', (c) => c.notNull())
    .addColumn('dateFin', 'text', (c) => c.notNull())
    .addColumn('dateReception', 'text', (c) => c.notNull())
    .addUniqueConstraint('tprResultat_once', ['seance', 'reference'] as never)
    .execute();
  await index('tprResultat', ['acces_user_id', 'dateFin']);
}
