import type { Db } from '../../socle/db/database.ts';
import { nombreOf } from '../../socle/db/listes.ts';
import { keptByOffre } from '../../socle/db/offre.ts';
import { sql } from 'kysely';

/** An empty module has a row without chapter. `octets` spares reading the text. */
export const listChapitresOfAcces = (db: Db, acces_ids: readonly number[]) =>
  db
    .selectFrom('accesModule')
    .innerJoin('module', 'module.id', 'accesModule.module_id')
    .leftJoin('moduleChapitre', 'moduleChapitre.module_id', 'module.id')
    .leftJoin('chapitre', (join) =>
      join
        .onRef('chapitre.id', '=', 'moduleChapitre.chapitre_id')
        .on('chapitre.dateSuppression', 'is', null),
    )
    .select([
      'accesModule.acces_id',
      'module.id as module_id',
      'module.libelle as module',
      'chapitre.id as chapitre_id',
      'chapitre.libelle as chapitre',
      nombreOf('chapitre').as('questions'),
      sql<number | null>`octet_length(chapitre.texte)`.as('octets'),
    ])
    .where('accesModule.acces_id', 'in', acces_ids)
    .where('module.dateSuppression', 'is', null)
    .orderBy('accesModule.acces_id')
    .orderBy('accesModule.position')
    .orderBy('module.id')
    .orderBy('moduleChapitre.position')
    .orderBy('chapitre.id')
    .execute();

export const listChapitresDuCours = keptByOffre((read, acces_id) =>
  listChapitresOfAcces(read, [acces_id]),
);

export async function findTexte(db: Db, id: number): Promise<string> {
  const { texte } = await db
    .selectFrom('chapitre')
    .select('texte')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return texte;
}
