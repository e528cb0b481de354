import type { Db } from '../../socle/db/database.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { auteurOf } from './auteurOf.ts';
import { accesByModule, findModule, listChapitresOfModule } from '../../eleve/cours/index.ts';

export const sansModule = () => introuvable('Ce module n’existe pas ou a été supprimé.');

export async function moduleOf(db: Db, id: number) {
  const module = await findModule(db, id);
  if (!module) throw sansModule();
  return {
    id,
    libelle: module.libelle,
    ...(await auteurOf(db, module)),
    chapitres: await listChapitresOfModule(db, id),
    acces: (await accesByModule(db)).get(id) ?? [],
  };
}
