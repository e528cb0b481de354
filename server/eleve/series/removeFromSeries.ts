import type { Db } from '../../socle/db/database.ts';
import { takeOut } from '../../socle/db/listes.ts';
import { type Auteur, signed } from './saveTheme.ts';

/**
 * Takes a question out of every series, deleted ones too. A series that follows content/ goes on doing
 * so: the loader leaves out what is deleted.
 */
export const removeFromSeries = (trx: Db, question_id: number, auteur: Auteur) =>
  takeOut(trx, 'theme', question_id, signed(auteur));
