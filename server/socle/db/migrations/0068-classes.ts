import { sql } from 'kysely';
import { type Schema, integersOrNull, texts, textsOrNull } from '../schema.ts';
import { markOf } from './0067-signalements.ts';

/** Groups of learners with a teacher; who is in one counts in `nombre`. */
export async function classes(schema: Schema): Promise<void> {
  const { idType, index, table, tableWithId } = schema;
  await tableWithId('classe')
    .$call(texts('libelle'))
    .$call(textsOrNull('debut', 'fin'))
    .addColumn('moniteur_id', idType, (c) => c.references('admin.id'))
    .addColumn('acces_id', idType, (c) => c.references('acces.id'))
    .$call(integersOrNull('capacite'))
    .addColumn('nombre', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`nombre >= 0`),
    )
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('admin_id', idType, (c) => c.notNull().references('admin.id'))
    .$call(texts('dateCreation'))
    .$call(textsOrNull('dateSuppression'))
    .execute();
  await index('classe', ['moniteur_id']);
  await table('inscrit')
    .addColumn('classe_id', idType, (c) => c.notNull().references('classe.id'))
    .addColumn('eleve_id', idType, (c) => c.notNull().references('eleve.id').onDelete('cascade'))
    .$call(texts('dateCreation'))
    .addPrimaryKeyConstraint('inscrit_pk', ['classe_id', 'eleve_id'])
    .execute();
  await index('inscrit', ['eleve_id']);
  const mark = markOf(schema);
  await mark('inscrit', 'insert', sql`(new.eleve_id)`);
  await mark('inscrit', 'delete', sql`(old.eleve_id)`);
}
