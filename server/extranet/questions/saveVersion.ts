import type { Db } from '../../socle/db/database.ts';
import type { Journal } from '../../socle/http/journal.ts';
import {
  addVersion,
  type Contenu,
  holdQuestion,
  type VersionEntiere,
} from '../../eleve/questions/index.ts';
import { currentOf, refuseOvertaken, sansQuestion } from './conflit.ts';
import { champsOf } from './versions.ts';

interface Saving {
  write: <T extends Journal>(job: (trx: Db) => Promise<T>) => Promise<T>;
  admin: { id: number };
  now: Date;
}

/** Makes `contenu` the current version, if `before` still is it; 409 and 404 otherwise. `prepare` writes what it names. */
export async function saveVersion(
  { write, admin, now }: Saving,
  before: VersionEntiere,
  contenu: Contenu,
  prepare: (trx: Db) => Promise<void> = async () => {},
): Promise<number> {
  const id = before.question_id;
  const { version_id } = await write(async (trx) => {
    const held = await holdQuestion(trx, id);
    if (held === undefined) throw sansQuestion();
    if (held !== before.id) await refuseOvertaken(trx, await currentOf(trx, id), before.id);
    await prepare(trx);
    const version_id = await addVersion(trx, id, contenu, { admin_id: admin.id, now });
    return {
      version_id,
      journal: {
        objet: 'question',
        objet_id: id,
        avant: { version_id: before.id, ...champsOf(before) },
        apres: { version_id, ...champsOf(contenu) },
      },
    };
  });
  return version_id;
}
