import { sql } from 'kysely';
import type { Db } from '../../socle/db/database.ts';
import { nombreOf } from '../../socle/db/listes.ts';

/** In bytes: beyond this there are words, whatever the tags. */
const TOO_LONG_TO_BE_EMPTY = 1000;

export async function listModulesAVoir(db: Db) {
  return db
    .selectFrom('module')
    .leftJoin('moduleChapitre', 'moduleChapitre.module_id', 'module.id')
    .leftJoin('chapitre', (join) =>
      join
        .onRef('chapitre.id', '=', 'moduleChapitre.chapitre_id')
        .on('chapitre.dateSuppression', 'is', null),
    )
    .select((row) => [
      'module.id',
      'module.libelle',
      row.cast<number>(row.fn.count('chapitre.id'), 'integer').as('chapitres'),
    ])
    .where('module.dateSuppression', 'is', null)
    .groupBy(['module.id', 'module.libelle'])
    .orderBy('module.id')
    .execute();
}

export async function listChapitresAVoir(db: Db) {
  return db
    .selectFrom('chapitre')
    .select([
      'id',
      'libelle',
      nombreOf('chapitre').as('questions'),
      sql<string | null>`case when octet_length(texte) < ${sql.lit(TOO_LONG_TO_BE_EMPTY)}
        then texte end`.as('texte'),
    ])
    .where('dateSuppression', 'is', null)
    .orderBy('id')
    .execute();
}

export async function countModulesByAcces(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('accesModule')
    .innerJoin('module', 'module.id', 'accesModule.module_id')
    .select((row) => ['acces_id', row.cast<number>(row.fn.countAll(), 'integer').as('nombre')])
    .where('module.dateSuppression', 'is', null)
    .groupBy('acces_id')
    .execute();
  return new Map(rows.map(({ acces_id, nombre }) => [acces_id, nombre]));
}
