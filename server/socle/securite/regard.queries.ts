import { prepared } from '../db/prepared.ts';
import { COLONNES_ELEVE } from './session.ts';

export const findRegard = prepared((db, jeton: string, instant: string) =>
  db
    .selectFrom('regard')
    .innerJoin('session', 'session.jeton', 'regard.session')
    .innerJoin('admin', 'admin.id', 'session.admin_id')
    .innerJoin('eleve', 'eleve.id', 'regard.eleve_id')
    .select(COLONNES_ELEVE)
    .select(['admin.id as admin_id', 'admin.level', 'admin.fonction', 'admin.dateFacteur'])
    .where('regard.jeton', '=', jeton)
    .where('regard.dateFin', '>', instant)
    .where('session.dateFin', '>', instant)
    .where('admin.dateSuppression', 'is', null),
);
