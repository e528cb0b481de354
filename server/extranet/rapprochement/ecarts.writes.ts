import { sql } from 'kysely';
import { type Reglement, REGLEMENTS_TENUS } from '../../../regles/ecart.ts';
import type { Moyen } from '../../../regles/fournisseurs/index.ts';
import type { Database, Db } from '../../socle/db/database.ts';
import { partsOf } from '../../socle/db/partsOf.ts';
import { forgetObjets } from '../../socle/journal/forgetObjets.ts';
import type { Comparaison } from './comparaison.ts';
import { isIn } from './paires.ts';
import type { RapprochementTable } from './rapprochement.tables.ts';
import { listRaisonsOfErased } from './ecarts.queries.ts';

const SAID = [
  'paiement_id',
  'commande',
  'fournisseurId',
  'etatEux',
  'montantEux',
  'devise',
  'etatNous',
  'montantNous',
  'empreinte',
  'date',
  'dateRevu',
] as const;

/** Says how vanished differences are settled. */
type Par = { regle: Reglement; regleur?: string };

/** Upserts by key. */
export async function keepEcarts(
  trx: Db,
  moyen: Moyen,
  { ecarts, complet, relus, periode, doute }: Comparaison,
  now: Date,
  par: Par = { regle: 'seul' },
): Promise<{ nouveaux: number; reglesSeuls: number }> {
  const instant = now.toISOString();
  let nouveaux = 0;
  // One lock order avoids deadlocks.
  const rows = ecarts.toSorted((one, other) => (one.cle < other.cle ? -1 : 1));
  for (const some of partsOf(rows)) {
    const kept = await trx
      .insertInto('ecart')
      .values(some.map((row) => ({ ...row, moyen, dateVu: instant, dateRevu: instant })))
      .onConflict((conflict) =>
        conflict.columns(['moyen', 'cle', 'genre']).doUpdateSet((row) => {
          const stays = sql`ecart.regle in (${sql.join(REGLEMENTS_TENUS)}) and ecart.empreinte = excluded.empreinte`;
          const unlessNew = (column: 'dateRegle' | 'regle' | 'raison' | 'regleur') =>
            sql<never>`case when ${stays} then ${sql.ref(`ecart.${column}`)} end`;
          return {
            ...Object.fromEntries(SAID.map((column) => [column, row.ref(`excluded.${column}`)])),
            dateRegle: unlessNew('dateRegle'),
            regle: unlessNew('regle'),
            raison: unlessNew('raison'),
            regleur: unlessNew('regleur'),
          };
        }),
      )
      .returning('dateVu')
      .execute();
    nouveaux += kept.filter(({ dateVu }) => dateVu === instant).length;
  }
  const open = await trx
    .selectFrom('ecart')
    .select(['id', 'paiement_id', 'date'])
    .where('moyen', '=', moyen)
    .where('dateRegle', 'is', null)
    .where('dateRevu', '<', instant)
    .execute();
  const seen = new Set(relus);
  const gone = open
    .filter(
      ({ paiement_id, date }) =>
        (complet && isIn(date, periode)) || (paiement_id !== null && seen.has(paiement_id)),
    )
    // A doubtful payment's difference may still exist.
    .filter(({ paiement_id }) => paiement_id === null || !doute.has(paiement_id))
    .map(({ id }) => id);
  let reglesSeuls = 0;
  for (const some of partsOf(gone)) {
    const closed = await trx
      .updateTable('ecart')
      .set({ dateRegle: instant, ...par })
      .where('id', 'in', some)
      .where('dateRegle', 'is', null)
      .where('dateRevu', '<', instant)
      .executeTakeFirst();
    reglesSeuls += Number(closed.numUpdatedRows);
  }
  return { nouveaux, reglesSeuls };
}

export async function notePassage(
  trx: Db,
  passage: Omit<RapprochementTable, 'dateEssai'>,
  now: Date,
): Promise<void> {
  const { dateFait, erreur, ecarts } = passage;
  const dateEssai = now.toISOString();
  await trx
    .insertInto('rapprochement')
    .values({ ...passage, dateEssai })
    .onConflict((conflict) =>
      conflict
        .columns(['moyen', 'periode', 'source'])
        .doUpdateSet({ dateEssai, dateFait, erreur, ecarts }),
    )
    .execute();
}

const EFFACE = 'Effacé avec le compte';
const LIMIT = 500;

/** Deletes notes about payments of erased learners. */
export async function forgetRaisons({ read, write }: Database): Promise<void> {
  for (;;) {
    const ids = await listRaisonsOfErased(read, EFFACE, LIMIT);
    if (ids.length === 0) return;
    await write(async (trx) => {
      await trx.updateTable('ecart').set({ raison: EFFACE }).where('id', 'in', ids).execute();
      await forgetObjets(trx, 'ecart', ids);
    });
  }
}
