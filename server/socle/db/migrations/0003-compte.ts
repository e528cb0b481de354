import { sql } from 'kysely';
import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function compte(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, index, tableWithId } = schemaOf(db, kind);

  for (const column of [
    'registreNational',
    'motDePasseProvisoire',
    'dateFinProvisoire',
    'dateConditions',
    'dateEffacement',
  ] as const)
    await db.schema.alterTable('eleve').addColumn(column, 'text').execute();
  await db.schema
    .alterTable('eleve')
    .addColumn('changerMotDePasse', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('eleve_dateEffacement')
    .on('eleve')
    .column('dateEffacement')
    .where(sql<boolean>`"dateEffacement" is not null`)
    .execute();
  await db.schema
    .createIndex('eleve_unconfirmed')
    .on('eleve')
    .column('dateCreation')
    .where(sql<boolean>`"dateVerification" is null`)
    .execute();

  for (const column of ['appareil', 'dateVue'] as const)
    await db.schema.alterTable('session').addColumn(column, 'text').execute();

  await tableWithId('mail')
    .addColumn('eleve_id', idType, (c) => c.references('eleve.id').onDelete('set null'))
    .addColumn('destinataire', 'text', (c) => c.notNull())
    .addColumn('sujet', 'text', (c) => c.notNull())
    .addColumn('texte', 'text', (c) => c.notNull())
    .addColumn('html', 'text', (c) => c.notNull())
    .addColumn('dateCreation', 'text', (c) => c.notNull())
    .addColumn('essais', 'integer', (c) => c.notNull())
    .addColumn('prochainEssai', 'text')
    .addColumn('dateEnvoi', 'text')
    .addColumn('erreur', 'text')
    .execute();
  await db.schema
    .createIndex('mail_prochainEssai')
    .on('mail')
    .column('prochainEssai')
    .where(sql<boolean>`"prochainEssai" is not null`)
    .execute();
  await index('mail', ['eleve_id']);

  await tableWithId('paiement')
    .addColumn('eleve_id', idType, (c) => c.notNull().references('eleve.id'))
    .addColumn('acces_id', idType, (c) => c.notNull().references('acces.id'))
    .addColumn('libelle', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('renouvellement', 'integer', (c) => c.notNull())
    .addColumn('montant', 'integer', (c) => c.notNull())
    .addColumn('dateCreation', 'text', (c) => c.notNull())
    .execute();
  await index('paiement', ['eleve_id', 'id']);
}
