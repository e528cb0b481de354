import { type Schema, integers, texts, textsOrNull } from '../schema.ts';

export async function compte(schema: Schema): Promise<void> {
  const { addTexts, addZero, idType, index, run, tableWithId } = schema;
  await addTexts('eleve', 'registreNational', 'motDePasseProvisoire', 'dateFinProvisoire');
  await addTexts('eleve', 'dateConditions', 'dateEffacement');
  await addZero('eleve', 'changerMotDePasse');
  await run`create index "eleve_dateEffacement" on "eleve" ("dateEffacement")
    where "dateEffacement" is not null`;
  await run`create index "eleve_unconfirmed" on "eleve" ("dateCreation")
    where "dateVerification" is null`;

  await addTexts('session', 'appareil', 'dateVue');

  await tableWithId('mail')
    .addColumn('eleve_id', idType, (c) => c.references('eleve.id').onDelete('set null'))
    .$call(texts('destinataire', 'sujet', 'texte', 'html', 'dateCreation'))
    .$call(integers('essais'))
    .$call(textsOrNull('prochainEssai', 'dateEnvoi', 'erreur'))
    .execute();
  await run`create index "mail_prochainEssai" on "mail" ("prochainEssai")
    where "prochainEssai" is not null`;
  await index('mail', ['eleve_id']);

  await tableWithId('paiement')
    .addColumn('eleve_id', idType, (c) => c.notNull().references('eleve.id'))
    .addColumn('acces_id', idType, (c) => c.notNull().references('acces.id'))
    .$call(texts('libelle', 'type'))
    .$call(integers('renouvellement', 'montant'))
    .$call(texts('dateCreation'))
    .execute();
  await index('paiement', ['eleve_id', 'id']);
}
