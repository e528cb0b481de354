import { sql } from 'kysely';
import { type Schema, integers, texts, textsOrNull } from '../schema.ts';

export async function ledger(schema: Schema): Promise<void> {
  const { add, addTexts, addZero, db, idType, index, kind, run, table, tableWithId } = schema;
  await add('acces', 'prixRenouvellement', 'integer');

  await add('paiement', 'etat', 'text', (c) => c.notNull().defaultTo('paye'));
  await addTexts('paiement', 'commande', 'fournisseurId');
  await add('paiement', 'taux', 'integer', (c) => c.notNull().defaultTo(2100));
  await add('paiement', 'prixPlein', 'integer');
  await add('paiement', 'remise_id', idType);
  await add('paiement', 'codePermis', 'text', (c) => c.notNull().defaultTo(''));
  await add('paiement', 'dureeValidite', 'integer', (c) => c.notNull().defaultTo(1));
  await addTexts('paiement', 'acheteur', 'accord');
  await addZero('paiement', 'efface');
  await addTexts('paiement', 'dateEtat', 'datePaiement');
  await add('paiement', 'acces_user_id', idType);
  await addTexts('paiement', 'dateDebut', 'dateFin', 'datePerimeAvant', 'nonDonne', 'raison');
  await addZero('paiement', 'rembourse');
  await addZero('paiement', 'aDire');

  await run`update "paiement" set "dateEtat" = "dateCreation", "datePaiement" = "dateCreation",
    "prixPlein" = montant`;
  await run`create unique index paiement_commande on "paiement" (commande)`;
  await run`create unique index "paiement_fournisseurId" on "paiement" (type, "fournisseurId")`;
  await run`create index paiement_awaited on "paiement" ("dateEtat", id)
    where etat in ('ouvert', 'attente')`;
  await run`create index "paiement_aDire" on "paiement" (eleve_id) where "aDire" = 1`;
  await run`create index "paiement_nonDonne" on "paiement" (id) where "nonDonne" is not null`;

  await tableWithId('notification')
    .$call(texts('fournisseur', 'cle'))
    .addColumn('paiement_id', idType, (c) => c.references('paiement.id'))
    .$call(texts('corps', 'suite', 'dateCreation'))
    .addUniqueConstraint('notification_once', ['fournisseur', 'cle'])
    .execute();
  await index('notification', ['paiement_id']);

  await table('numerotation')
    .$call(texts('suite'))
    .$call(integers('annee', 'dernier'))
    .addPrimaryKeyConstraint('numerotation_pk', ['suite', 'annee'])
    .execute();
  await run`insert into numerotation (suite, annee, dernier)
    select 'attestation', annee, dernier from "attestationNumero"`;
  await db.schema.dropTable('attestationNumero').execute();
  await tableWithId('facture')
    .addColumn('serie', 'text', (c) => c.notNull().check(sql`serie in ('F', 'NC')`))
    .$call(integers('annee', 'numero'))
    .addColumn('paiement_id', idType, (c) => c.notNull().references('paiement.id'))
    .addColumn('eleve_id', idType, (c) => c.notNull().references('eleve.id'))
    .addColumn('corrige_id', idType, (c) => c.references('facture.id'))
    .$call(texts('dateEmission'))
    .$call(integers('montant', 'taux', 'tva'))
    .$call(texts('contenu'))
    .$call(integers('aDessiner'))
    .addUniqueConstraint('facture_numero', ['serie', 'annee', 'numero'])
    .execute();
  await index('facture', ['paiement_id']);
  await index('facture', ['eleve_id']);
  // The accountant's month reads its first and last number off the index alone.
  await index('facture', ['serie', 'dateEmission', 'numero']);
  await run`create index "facture_aDessiner" on "facture" (id) where "aDessiner" = 1`;
  await table('facturePdf')
    .addColumn('facture_id', idType, (c) => c.primaryKey().references('facture.id'))
    .addColumn('pdf', kind === 'sqlite' ? 'blob' : 'bytea', (c) => c.notNull())
    .execute();

  await tableWithId('remboursement')
    .addColumn('paiement_id', idType, (c) => c.notNull().references('paiement.id'))
    .$call(integers('montant'))
    .$call(texts('motif', 'moyen'))
    .$call(integers('finAcces'))
    .$call(texts('etat'))
    .addColumn('cle', 'text', (c) => c.notNull().unique())
    .$call(textsOrNull('fournisseurId', 'raison'))
    .addColumn('admin_id', idType, (c) => c.references('admin.id'))
    .$call(texts('dateCreation', 'dateEtat'))
    .addUniqueConstraint('remboursement_fournisseurId', ['moyen', 'fournisseurId'])
    .execute();
  await index('remboursement', ['paiement_id']);
  await run`create index remboursement_awaited on remboursement ("dateEtat", id)
    where etat = 'demande'`;

  // PayZen wants a number of six digits, unique within its day.
  await table('payzenJour')
    .addColumn('jour', 'text', (c) => c.primaryKey())
    .$call(integers('dernier'))
    .execute();
  await table('payzenTransaction')
    .addColumn('paiement_id', idType, (c) => c.primaryKey().references('paiement.id'))
    .$call(texts('jour', 'transId'))
    .addUniqueConstraint('payzenTransaction_once', ['jour', 'transId'])
    .execute();

  await table('paypalOrdre')
    .addColumn('paiement_id', idType, (c) => c.primaryKey().references('paiement.id'))
    .addColumn('ordreId', 'text', (c) => c.notNull().unique())
    .$call(integers('essais'))
    .execute();
}
