import { sql } from 'kysely';
import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function rapprochement(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, table, tableWithId, index } = schemaOf(db, kind);
  await tableWithId('ecart')
    .addColumn('moyen', 'text', (c) => c.notNull())
    .addColumn('cle', 'text', (c) => c.notNull())
    .addColumn('chose', 'text', (c) => c.notNull())
    .addColumn('genre', 'text', (c) => c.notNull())
    .addColumn('paiement_id', idType, (c) => c.references('paiement.id'))
    .addColumn('commande', 'text')
    .addColumn('fournisseurId', 'text')
    .addColumn('etatEux', 'text')
    .addColumn('montantEux', 'integer')
    .addColumn('devise', 'text')
    .addColumn('etatNous', 'text')
    .addColumn('montantNous', 'integer')
    .addColumn('empreinte', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('dateVu', 'text', (c) => c.notNull())
    .addColumn('dateRevu', 'text', (c) => c.notNull())
    .addColumn('dateRegle', 'text')
    .addColumn('regle', 'text')
    .addColumn('raison', 'text')
    .addColumn('regleur', 'text')
    .addUniqueConstraint('ecart_once', ['moyen', 'cle', 'genre'] as never)
    .execute();
  // The dashboard counts open rows; a comparison closes those that it misses.
  await sql`create index ecart_ouvert on ecart (date, id) where ${sql.ref('dateRegle')} is null`.execute(
    db,
  );
  await index('ecart', ['dateRegle', 'id']);
  await index('ecart', ['paiement_id']);

  await table('rapprochement')
    .addColumn('moyen', 'text', (c) => c.notNull())
    .addColumn('periode', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('dateEssai', 'text', (c) => c.notNull())
    .addColumn('dateFait', 'text')
    .addColumn('erreur', 'text')
    .addColumn('ecarts', 'integer')
    .addPrimaryKeyConstraint('rapprochement_pk', ['moyen', 'periode', 'source'] as never)
    .execute();
  await index('rapprochement', ['dateEssai']);

  await index('paiement', ['type', 'datePaiement']);
  await sql`create index paiement_impaye_jour on ${sql.table('paiement')} (${sql.ref('dateEtat')})
    where etat = 'impaye'`.execute(db);
  await sql`create index remboursement_fait on remboursement (${sql.ref('dateEtat')})
    where etat = 'fait'`.execute(db);
}
