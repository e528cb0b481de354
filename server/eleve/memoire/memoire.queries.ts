import type { Db } from '../../socle/db/database.ts';
import { prepared } from '../../socle/db/prepared.ts';
import { type Memoire, readMemoire } from './souvenir.ts';

const byEleve = prepared((db, eleve_id: number) =>
  db.selectFrom('memoire').select('souvenirs').where('eleve_id', '=', eleve_id),
);

export async function findMemoire(db: Db, eleve_id: number): Promise<Memoire | undefined> {
  const [row] = await byEleve(db, eleve_id);
  return row && readMemoire(row.souvenirs);
}
