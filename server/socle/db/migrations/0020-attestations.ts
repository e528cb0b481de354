import { type Schema, integers, texts, textsOrNull } from '../schema.ts';

export async function attestations(schema: Schema): Promise<void> {
  const { addTexts, addZero, idType, index, kind, run, table, tableWithId } = schema;
  await table('guide')
    .addColumn('acces_user_id', idType, (c) => c.notNull().references('accesUser.id'))
    .$call(integers('position'))
    .$call(texts('prenom', 'nom'))
    .$call(textsOrNull('email'))
    .addPrimaryKeyConstraint('guide_pk', ['acces_user_id', 'position'])
    .execute();

  await table('attestationNumero')
    .addColumn('annee', 'integer', (c) => c.primaryKey())
    .$call(integers('dernier'))
    .execute();
  await tableWithId('attestation')
    .addColumn('acces_user_id', idType, (c) => c.notNull().references('accesUser.id'))
    .addColumn('eleve_id', idType, (c) => c.notNull().references('eleve.id'))
    .$call(integers('annee', 'numero'))
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .$call(texts('dateDebut', 'dateFin', 'dateDelivrance'))
    .$call(textsOrNull('initiales', 'contenu'))
    .$call(integers('aDessiner'))
    .$call(textsOrNull('dateRemplacement', 'dateRetrait', 'motif'))
    .addUniqueConstraint('attestation_numero', ['annee', 'numero'])
    .execute();
  await index('attestation', ['eleve_id']);
  // One attestation of a course counts; the others are replaced.
  await run`create unique index attestation_once on "attestation" (acces_user_id)
    where "dateRemplacement" is null`;
  await run`create index "attestation_aDessiner" on "attestation" (id) where "aDessiner" = 1`;
  await table('attestationPdf')
    .addColumn('attestation_id', idType, (c) => c.primaryKey().references('attestation.id'))
    .addColumn('pdf', kind === 'sqlite' ? 'blob' : 'bytea', (c) => c.notNull())
    .execute();

  await addZero('coursTermine', 'aDelivrer');
  await addTexts('coursTermine', 'dateRappel');
  // Learners who finished before attestations existed get one, too.
  await run`update "coursTermine" set "aDelivrer" = 1 where acces_user_id in (
    select "accesUser".id from "accesUser"
      inner join acces on acces.id = "accesUser".acces_id
      inner join eleve on eleve.id = "accesUser".eleve_id
    where acces."codePermis" = 'RDV' and eleve.email not like 'efface-%@invalid')`;
  await run`create index "coursTermine_aDelivrer" on "coursTermine" (acces_user_id)
    where "aDelivrer" = 1 and "dateRappel" is null`;
}
