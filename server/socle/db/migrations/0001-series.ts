import { sql } from 'kysely';
import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

export async function series(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, index, startAt, table, tableWithId } = schemaOf(db, kind);

  await tableWithId('eleve')
    .addColumn('prenom', 'text', (c) => c.notNull())
    .addColumn('nom', 'text', (c) => c.notNull())
    .addColumn('dateNaissance', 'text')
    .addColumn('rue', 'text')
    .addColumn('localite', 'text')
    .addColumn('codePostal', 'text')
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('motDePasse', 'text', (c) => c.notNull())
    .addColumn('newsletter', 'integer', (c) => c.notNull())
    .addColumn('contratSigne', 'integer', (c) => c.notNull())
    .addColumn('dateVerification', 'text')
    .addColumn('dateCreation', 'text', (c) => c.notNull())
    .execute();

  await tableWithId('admin')
    .addColumn('prenom', 'text', (c) => c.notNull())
    .addColumn('nom', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('motDePasse', 'text', (c) => c.notNull())
    .addColumn('level', 'integer', (c) => c.notNull().check(sql`level in (1, 9, 10)`))
    .addColumn('dateCreation', 'text', (c) => c.notNull())
    .execute();

  await table('session')
    .addColumn('jeton', 'text', (c) => c.primaryKey())
    .addColumn('eleve_id', idType, (c) => c.references('eleve.id').onDelete('cascade'))
    .addColumn('admin_id', idType, (c) => c.references('admin.id').onDelete('cascade'))
    .addColumn('dateCreation', 'text', (c) => c.notNull())
    .addColumn('dateFin', 'text', (c) => c.notNull())
    .addCheckConstraint('session_audience', sql`(eleve_id is null) <> (admin_id is null)`)
    .execute();
  await index('session', ['eleve_id']);
  await index('session', ['admin_id']);
  await index('session', ['dateFin']);

  await table('limite')
    .addColumn('cle', 'text', (c) => c.primaryKey())
    .addColumn('nombre', 'integer', (c) => c.notNull())
    .addColumn('dateFin', 'text', (c) => c.notNull())
    .execute();
  await index('limite', ['dateFin']);

  await tableWithId('acces')
    .addColumn('reference', 'text', (c) => c.unique())
    .addColumn('empreinte', 'text')
    .addColumn('libelle', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('prix', 'integer', (c) => c.notNull())
    .addColumn('taux', 'integer', (c) => c.notNull())
    .addColumn('codePermis', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull().check(sql`type in ('QT', 'EL', 'EX')`))
    .addColumn('dureeValidite', 'integer', (c) => c.notNull())
    .addColumn('langue', 'text', (c) => c.notNull())
    .addColumn('credits', 'text')
    .addColumn('contenu', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('libelleImage', 'text')
    .addColumn('actif', 'integer', (c) => c.notNull())
    .addColumn('dateSuppression', 'text')
    .execute();

  await tableWithId('accesUser')
    .addColumn('eleve_id', idType, (c) => c.notNull().references('eleve.id'))
    .addColumn('acces_id', idType, (c) => c.notNull().references('acces.id'))
    .addColumn('actif', 'integer', (c) => c.notNull())
    .addColumn('dateActivation', 'text')
    .addColumn('datePerime', 'text')
    .addColumn('dateCreation', 'text', (c) => c.notNull())
    .addUniqueConstraint('accesUser_once', ['eleve_id', 'acces_id'])
    .execute();
  await index('accesUser', ['acces_id']);

  await tableWithId('question')
    .addColumn('reference', 'text', (c) => c.unique())
    .addColumn('empreinte', 'text')
    .addColumn('version_id', idType)
    .addColumn('dateSuppression', 'text')
    .execute();
  // Positions in a series stay below 1001: an address can name a question by either.
  await startAt('question', 1001);

  await tableWithId('questionVersion')
    .addColumn('question_id', idType, (c) => c.notNull().references('question.id'))
    .addColumn('langue', 'text', (c) => c.notNull())
    .addColumn('libelle', 'text', (c) => c.notNull())
    .addColumn('libelleImage', 'text')
    .addColumn('imageDescription', 'text')
    .addColumn('a', 'text', (c) => c.notNull())
    .addColumn('b', 'text', (c) => c.notNull())
    .addColumn('c', 'text')
    .addColumn('d', 'text')
    .addColumn('correcte', 'text', (c) => c.notNull())
    .addColumn('grave', 'integer', (c) => c.notNull())
    .addColumn('justification', 'text')
    .addColumn('idArticleLois', 'text')
    .addColumn('dateCreation', 'text', (c) => c.notNull())
    .execute();
  await index('questionVersion', ['question_id']);

  await table('dessin')
    .addColumn('empreinte', 'text', (c) => c.primaryKey())
    .addColumn('svg', 'text', (c) => c.notNull())
    .execute();

  await tableWithId('theme')
    .addColumn('reference', 'text', (c) => c.unique())
    .addColumn('empreinte', 'text')
    .addColumn('libelle', 'text', (c) => c.notNull())
    .addColumn('listeQuestions', 'text', (c) => c.notNull())
    .addColumn('dateSuppression', 'text')
    .execute();

  await table('accesTheme')
    .addColumn('acces_id', idType, (c) => c.notNull().references('acces.id'))
    .addColumn('theme_id', idType, (c) => c.notNull().references('theme.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('accesTheme_pk', ['acces_id', 'theme_id'])
    .execute();
  await index('accesTheme', ['theme_id']);

  await tableWithId('questionnaire')
    .addColumn('acces_user_id', idType, (c) => c.notNull().references('accesUser.id'))
    .addColumn('theme_id', idType, (c) => c.notNull().references('theme.id'))
    .addColumn('libelle', 'text', (c) => c.notNull())
    .addColumn('questions', 'text', (c) => c.notNull())
    .addColumn('versions', 'text', (c) => c.notNull())
    .addColumn('reponses', 'text', (c) => c.notNull())
    .addColumn('isTermine', 'integer', (c) => c.notNull())
    .addColumn('reussi', 'integer', (c) => c.notNull())
    .addColumn('score', 'integer')
    .addColumn('fautesGraves', 'integer')
    .addColumn('dateDebut', 'text', (c) => c.notNull())
    .addColumn('dateFin', 'text')
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
  await db.schema
    .createIndex('questionnaire_one_open')
    .unique()
    .on('questionnaire')
    .columns(['acces_user_id', 'theme_id'])
    .where(sql<boolean>`"isTermine" = 0`)
    .execute();

  await table('chargement')
    .addColumn('source', 'text', (c) => c.primaryKey())
    .addColumn('empreinte', 'text', (c) => c.notNull())
    .execute();
}
