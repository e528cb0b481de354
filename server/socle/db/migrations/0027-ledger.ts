import { sql } from 'kysely';
import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function ledger(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, table, tableWithId, index } = schemaOf(db, kind);
  await db.schema.alterTable('acces').addColumn('prixRenouvellement', 'integer').execute();

  const add = (
    column: string,
    type: 'text' | 'integer' | 'int4',
    build: Parameters<ReturnType<Db['schema']['alterTable']>['addColumn']>[2] = (c) => c,
  ) => db.schema.alterTable('paiement').addColumn(column, type, build).execute();
  await add('etat', 'text', (c) => c.notNull().defaultTo('paye'));
  await add('commande', 'text');
  await add('fournisseurId', 'text');
  await add('taux', 'integer', (c) => c.notNull().defaultTo(2100));
  await add('prixPlein', 'integer');
  await add('remise_id', idType);
  await add('codePermis', 'text', (c) => c.notNull().defaultTo(''));
  await add('dureeValidite', 'integer', (c) => c.notNull().defaultTo(1));
  await add('acheteur', 'text');
  await add('accord', 'text');
  await add('efface', 'integer', (c) => c.notNull().defaultTo(0));
  await add('dateEtat', 'text');
  await add('datePaiement', 'text');
  await add('acces_user_id', idType);
  await add('dateDebut', 'text');
  await add('dateFin', 'text');
  await add('datePerimeAvant', 'text');
  await add('nonDonne', 'text');
  await add('raison', 'text');
  await add('rembourse', 'integer', (c) => c.notNull().defaultTo(0));
  await add('aDire', 'integer', (c) => c.notNull().defaultTo(0));

  const paiement = sql.table('paiement');
  await sql`update ${paiement} set "dateEtat" = "dateCreation", "datePaiement" = "dateCreation",
    "prixPlein" = montant`.execute(db);
  await sql`create unique index paiement_commande on ${paiement} (commande)`.execute(db);
  await sql`create unique index ${sql.ref('paiement_fournisseurId')}
    on ${paiement} (type, "fournisseurId")`.execute(db);
  await sql`create index paiement_awaited on ${paiement} ("dateEtat", id)
    where etat in ('ouvert', 'attente')`.execute(db);
  await sql`create index ${sql.ref('paiement_aDire')} on ${paiement} (eleve_id)
    where "aDire" = 1`.execute(db);
  await sql`create index ${sql.ref('paiement_nonDonne')} on ${paiement} (id)
    where "nonDonne" is not null`.execute(db);

  await tableWithId('notification')
    .addColumn('fournisseur', 'text', (c) => c.notNull())
    .addColumn('cle', 'text', (c) => c.notNull())
    .addColumn('paiement_id', idType, (c) => c.references('paiement.id'))
    .addColumn('corps', 'text', (c) => c.notNull())
    .addColumn('suite', 'text', (c) => c.notNull())
    .addColumn('dateCreation', 'text', (c) => c.notNull())
    .addUniqueConstraint('notification_once', ['fournisseur', 'cle'] as never)
    .execute();
  await index('notification', ['paiement_id']);

  await table('numerotation')
    .addColumn('suite', 'text', (c) => c.notNull())
    .addColumn('annee', 'integer', (c) => c.notNull())
    .addColumn('dernier', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('numerotation_pk', ['suite', 'annee'] as never)
    .execute();
  await sql`insert into numerotation (suite, annee, dernier)
    select 'attestation', annee, dernier from ${sql.table('attestationNumero')}`.execute(db);
  await db.schema.dropTable('attestationNumero').execute();
  await tableWithId('facture')
    .addColumn('serie', 'text', (c) => c.notNull().check(sql`serie in ('F', 'NC')`))
    .addColumn('annee', 'integer', (c) => c.notNull())
    .addColumn('numero', 'integer', (c) => c.notNull())
    .addColumn('paiement_id', idType, (c) => c.notNull().references('paiement.id'))
    .addColumn('eleve_id', idType, (c) => c.notNull().references('eleve.id'))
    .addColumn('corrige_id', idType, (c) => c.references('facture.id'))
    .addColumn('dateEmission', 'text', (c) => c.notNull())
    .addColumn('montant', 'integer', (c) => c.notNull())
    .addColumn('taux', 'integer', (c) => c.notNull())
    .addColumn('tva', 'integer', (c) => c.notNull())
    .addColumn('contenu', 'text', (c) => c.notNull())
    .addColumn('aDessiner', 'integer', (c) => c.notNull())
    .addUniqueConstraint('facture_numero', ['serie', 'annee', 'numero'] as never)
    .execute();
  await index('facture', ['paiement_id']);
  await index('facture', ['eleve_id']);
  // The accountant's month reads its first and last number off the index alone.
  await index('facture', ['serie', 'dateEmission', 'numero']);
  await sql`create index ${sql.ref('facture_aDessiner')} on ${sql.table('facture')} (id)
    where "aDessiner" = 1`.execute(db);
  await table('facturePdf')
    .addColumn('facture_id', idType, (c) => c.primaryKey().references('facture.id'))
    .addColumn('pdf', kind === 'sqlite' ? 'blob' : 'bytea', (c) => c.notNull())
    .execute();

  await tableWithId('remboursement')
    .addColumn('paiement_id', idType, (c) => c.notNull().references('paiement.id'))
    .addColumn('montant', 'integer', (c) => c.notNull())
    .addColumn('motif', 'text', (c) => c.notNull())
    .addColumn('moyen', 'text', (c) => c.notNull())
    .addColumn('finAcces', 'integer', (c) => c.notNull())
    .addColumn('etat', 'text', (c) => c.notNull())
    .addColumn('cle', 'text', (c) => c.notNull().unique())
    .addColumn('fournisseurId', 'text')
    .addColumn('raison', 'text')
    .addColumn('admin_id', idType, (c) => c.references('admin.id'))
    .addColumn('dateCreation', 'text', (c) => c.notNull())
    .addColumn('dateEtat', 'text', (c) => c.notNull())
    .addUniqueConstraint('remboursement_fournisseurId', ['moyen', 'fournisseurId'] as never)
    .execute();
  await index('remboursement', ['paiement_id']);
  await sql`create index remboursement_awaited on remboursement ("dateEtat", id)
    where etat = 'demande'`.execute(db);

  // PayZen wants a number of six digits, unique within its day.
  await table('payzenJour')
    .addColumn('jour', 'text', (c) => c.primaryKey())
    .addColumn('dernier', 'integer', (c) => c.notNull())
    .execute();
  await table('payzenTransaction')
    .addColumn('paiement_id', idType, (c) => c.primaryKey().references('paiement.id'))
    .addColumn('jour', 'text', (c) => c.notNull())
    .addColumn('transId', 'text', (c) => c.notNull())
    .addUniqueConstraint('payzenTransaction_once', ['jour', 'transId'] as never)
    .execute();

  await table('paypalOrdre')
    .addColumn('paiement_id', idType, (c) => c.primaryKey().references('paiement.id'))
    .addColumn('ordreId', 'text', (c) => c.notNull().unique())
    .addColumn('essais', 'integer', (c) => c.notNull())
    .execute();
}
