import type { Db } from '../../socle/db/database.ts';
import { listVersionsEntieres } from '../../eleve/questions/index.ts';

/** These questions as they are today, as one looks at them when composing; in the order given. */
export async function questionsAChoisir(db: Db, ids: number[]) {
  const versions = await listVersionsEntieres(db, ids);
  return versions.map(({ question_id, libelle, libelleImage, idArticleLois, langue, grave }) => ({
    id: question_id,
    libelle,
    libelleImage,
    idArticleLois,
    langue,
    grave,
  }));
}
