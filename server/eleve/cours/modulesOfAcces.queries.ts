import type { Db } from '../../socle/db/database.ts';

export const listModulesOfAcces = (db: Db, acces_ids: number[]) =>
  db
    .selectFrom('accesModule')
    .innerJoin('module', 'module.id', 'accesModule.module_id')
    .select((row) => [
      'acces_id',
      'module.id',
      'module.libelle',
      row
        .cast<number>(
          row
            .selectFrom('moduleChapitre')
            .innerJoin('chapitre', 'chapitre.id', 'moduleChapitre.chapitre_id')
            .select((count) => count.fn.countAll().as('nombre'))
            .whereRef('moduleChapitre.module_id', '=', 'module.id')
            .where('chapitre.dateSuppression', 'is', null),
          'integer',
        )
        .as('nombre'),
    ])
    .where('acces_id', 'in', acces_ids)
    .where('module.dateSuppression', 'is', null)
    .orderBy('acces_id')
    .orderBy('position')
    .orderBy('module.id')
    .execute();
