import type { Db } from '../../socle/db/database.ts';
import { listVersionsEntieres } from '../../eleve/questions/index.ts';

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
