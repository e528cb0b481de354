import { sql } from 'kysely';
import { type Schema, integers, integersOrNull, texts, textsOrNull } from '../schema.ts';

export async function series(schema: Schema): Promise<void> {
  const { idType, index, run, startAt, table, tableWithId } = schema;
  await tableWithId('eleve')
    .$call(texts('prenom', 'nom'))
    .$call(textsOrNull('dateNaissance', 'rue', 'localite', 'codePostal'))
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .$call(texts('motDePasse'))
    .$call(integers('newsletter', 'contratSigne'))
    .$call(textsOrNull('dateVerification'))
    .$call(texts('dateCreation'))
    .execute();

  await tableWithId('admin')
    .$call(texts('prenom', 'nom'))
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .$call(texts('motDePasse'))
    .addColumn('level', 'integer', (c) => c.notNull().check(sql`level in (1, 9, 10)`))
    .$call(texts('dateCreation'))
    .execute();

  await table('session')
    .addColumn('jeton', 'text', (c) => c.primaryKey())
    .addColumn('eleve_id', idType, (c) => c.references('eleve.id').onDelete('cascade'))
    .addColumn('admin_id', idType, (c) => c.references('admin.id').onDelete('cascade'))
    .$call(texts('dateCreation', 'dateFin'))
    .addCheckConstraint('session_audience', sql`(eleve_id is null) <> (admin_id is null)`)
    .execute();
  await index('session', ['eleve_id']);
  await index('session', ['admin_id']);
  await index('session', ['dateFin']);

  await table('limite')
    .addColumn('cle', 'text', (c) => c.primaryKey())
    .$call(integers('nombre'))
    .$call(texts('dateFin'))
    .execute();
  await index('limite', ['dateFin']);

  await tableWithId('acces')
    .addColumn('reference', 'text', (c) => c.unique())
    .$call(textsOrNull('empreinte'))
    .$call(texts('libelle'))
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .$call(integers('prix', 'taux'))
    .$call(texts('codePermis'))
    .addColumn('type', 'text', (c) => c.notNull().check(sql`type in ('QT', 'EL', 'EX')`))
    .$call(integers('dureeValidite'))
    .$call(texts('langue'))
    .$call(textsOrNull('credits'))
    .$call(texts('contenu', 'description', 'title', 'text'))
    .$call(textsOrNull('libelleImage'))
    .$call(integers('actif'))
    .$call(textsOrNull('dateSuppression'))
    .execute();

  await tableWithId('accesUser')
    .addColumn('eleve_id', idType, (c) => c.notNull().references('eleve.id'))
    .addColumn('acces_id', idType, (c) => c.notNull().references('acces.id'))
    .$call(integers('actif'))
    .$call(textsOrNull('dateActivation', 'datePerime'))
    .$call(texts('dateCreation'))
    .addUniqueConstraint('accesUser_once', ['eleve_id', 'acces_id'])
    .execute();
  await index('accesUser', ['acces_id']);

  await tableWithId('question')
    .addColumn('reference', 'text', (c) => c.unique())
    .$call(textsOrNull('empreinte'))
    .addColumn('version_id', idType)
    .$call(textsOrNull('dateSuppression'))
    .execute();
  // Positions in a series stay below 1001: an address can name a question by either.
  await startAt('question', 1001);

  await tableWithId('questionVersion')
    .addColumn('question_id', idType, (c) => c.notNull().references('question.id'))
    .$call(texts('langue', 'libelle'))
    .$call(textsOrNull('libelleImage', 'imageDescription'))
    .$call(texts('a', 'b'))
    .$call(textsOrNull('c', 'd'))
    .$call(texts('correcte'))
    .$call(integers('grave'))
    .$call(textsOrNull('justification', 'idArticleLois'))
    .$call(texts('dateCreation'))
    .execute();
  await index('questionVersion', ['question_id']);

  await table('dessin')
    .addColumn('empreinte', 'text', (c) => c.primaryKey())
    .$call(texts('svg'))
    .execute();

  await tableWithId('theme')
    .addColumn('reference', 'text', (c) => c.unique())
    .$call(textsOrNull('empreinte'))
    .$call(texts('libelle', 'listeQuestions'))
    .$call(textsOrNull('dateSuppression'))
    .execute();

  await table('accesTheme')
    .addColumn('acces_id', idType, (c) => c.notNull().references('acces.id'))
    .addColumn('theme_id', idType, (c) => c.notNull().references('theme.id'))
    .$call(integers('position'))
    .addPrimaryKeyConstraint('accesTheme_pk', ['acces_id', 'theme_id'])
    .execute();
  await index('accesTheme', ['theme_id']);

  await tableWithId('questionnaire')
    .addColumn('acces_user_id', idType, (c) => c.notNull().references('accesUser.id'))
    .addColumn('theme_id', idType, (c) => c.notNull().references('theme.id'))
    .$call(texts('libelle', 'questions', 'versions', 'reponses'))
    .$call(integers('isTermine', 'reussi'))
    .$call(integersOrNull('score', 'fautesGraves'))
    .$call(texts('dateDebut'))
    .$call(textsOrNull('dateFin'))
    // An attempt has its result exactly when it is finished.
    .addCheckConstraint(
      'questionnaire_whole',
      sql`("isTermine" = 1) = ("dateFin" is not null)
        and ("isTermine" = 1) = (score is not null)
        and ("isTermine" = 1) = ("fautesGraves" is not null)`,
    )
    .execute();
  await index('questionnaire', ['acces_user_id', 'theme_id', 'id']);
  await index('questionnaire', ['theme_id']);
  await run`create unique index "questionnaire_one_open" on "questionnaire" ("acces_user_id", "theme_id")
    where "isTermine" = 0`;

  await table('chargement')
    .addColumn('source', 'text', (c) => c.primaryKey())
    .$call(texts('empreinte'))
    .execute();
}
