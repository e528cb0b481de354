import type { Database } from '../../socle/db/database.ts';
import { doEach } from '../../socle/taches/taches.ts';
import { listToutAccesUser } from '../acces/index.ts';
import { findEleve } from '../compte/index.ts';
import { chanceOf } from '../pret/index.ts';
import { codeDe } from '../questions/index.ts';
import { listTentatives } from '../tentatives/index.ts';
import { isBloque } from './bloque.ts';
import { listAJuger } from './signalement.queries.ts';

const AT_A_TIME = 100;
/** The latest of each access that may have ended; open ones are few. */
const LOOKED_AT = 10;

/** Judges who is ready and who is stuck, of those who did something since. */
export async function noteSituations({ read, write }: Database, now: Date): Promise<void> {
  const faits = new Map<number, number>();
  await doEach(
    async (after) => {
      const rows = await listAJuger(read, after, AT_A_TIME);
      for (const { eleve_id, aJuger } of rows) faits.set(eleve_id, aJuger);
      return rows.map(({ eleve_id }) => eleve_id);
    },
    async (id) => {
      const eleve = await findEleve(read, id);
      const code = codeDe({ examenLe: eleve?.examenLe ?? null }, now);
      const chance = await chanceOf(read, id, code, now);
      const acces = await listToutAccesUser(read, id);
      const ids = acces.map(({ acces_user_id }) => acces_user_id);
      const finies = [
        ...(await listTentatives(read, 'serie', ids, LOOKED_AT)),
        ...(await listTentatives(read, 'examen', ids, LOOKED_AT)),
      ].filter(({ dateFin }) => dateFin !== null);
      const pret = chance?.bas ?? null;
      const bloque = isBloque(finies) ? 1 : 0;
      // An attempt that has ended meanwhile leaves the learner to the next round.
      await write((trx) =>
        trx
          .updateTable('signalement')
          .set({ pret, bloque, aJuger: 0 })
          .where('eleve_id', '=', id)
          .where('aJuger', '=', faits.get(id)!)
          .execute(),
      );
      faits.delete(id);
    },
  );
}
