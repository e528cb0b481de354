import { namesOfAdmins } from '../admins/index.ts';
import type { Db } from '../../socle/db/database.ts';

/** The author of content/ has no account. */
const CONTENU = 'Contenu';

interface Modifie {
  revision: number;
  dateModification: string | null;
  admin_id: number | null;
}

export async function auteurOf(db: Db, { revision, dateModification, admin_id }: Modifie) {
  const names = await namesOfAdmins(db, admin_id === null ? [] : [admin_id]);
  const auteur = admin_id === null ? CONTENU : names.get(admin_id)!;
  return { revision, dateModification, auteur };
}
