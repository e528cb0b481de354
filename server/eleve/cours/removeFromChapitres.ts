import type { Db } from '../../socle/db/database.ts';
import { takeOut } from '../../socle/db/listes.ts';

/** Includes deleted chapters. They still follow content/: its loader skips deleted questions. */
export const removeFromChapitres = (trx: Db, question_id: number) =>
  takeOut(trx, 'chapitre', question_id);
