import { sql } from 'kysely';
import type { Database, Db } from '../database.ts';
import { schemaOf } from '../schema.ts';

/** Series, practice and mock exams in one table: docs/decisions/0115. */
export async function tentatives(db: Db, kind: Database['kind']): Promise<void> {
  await create(db, kind);
  await carryOver(db, kind);
  for (const name of ['questionnaire', 'dizaine', 'examen'])
    await db.schema.dropTable(name).execute();
  await indexAll(db, kind);
}

async function create(db: Db, kind: Database['kind']): Promise<void> {
  const { idType, tableWithId } = schemaOf(db, kind);
  await tableWithId('tentative')
    .addColumn('mode', 'text', (c) => c.notNull())
    .addColumn('ancien', idType)
    .addColumn('acces_user_id', idType, (c) => c.notNull().references('accesUser.id'))
    .addColumn('theme_id', idType, (c) => c.references('theme.id'))
    .addColumn('libelle', 'text')
    .addColumn('cible', 'text')
    .addColumn('questions', 'text', (c) => c.notNull())
    .addColumn('versions', 'text', (c) => c.notNull())
    .addColumn('reponses', 'text', (c) => c.notNull())
    .addColumn('durees', 'text')
    .addColumn('departs', 'text')
    .addColumn('passees', 'integer')
    .addColumn('chrono', 'integer')
    .addColumn('voix', 'integer')
    .addColumn('arret', 'integer')
    .addColumn('reussi', 'integer', (c) => c.notNull())
    .addColumn('score', 'integer')
    .addColumn('fautesGraves', 'integer')
    .addColumn('dateDebut', 'text', (c) => c.notNull())
    .addColumn('dateFin', 'text')
    // Each mode has its own columns and no others.
    .addCheckConstraint(
      'tentative_mode',
      sql`case mode
        when 'serie' then theme_id is not null and libelle is not null
          and cible is null and departs is null
        when 'dizaine' then cible is not null and theme_id is null and departs is null
        when 'examen' then departs is not null and passees is not null and chrono is not null
          and voix is not null and arret is not null and theme_id is null and cible is null
        else false end`,
    )
    // Half closed can't be stored: a marked attempt has its result exactly when it is finished.
    .addCheckConstraint(
      'tentative_whole',
      sql`(score is not null) = ("dateFin" is not null and mode <> 'dizaine')
        and ("fautesGraves" is not null) = ("dateFin" is not null and mode = 'serie')`,
    )
    .execute();
}

const EACH = sql`acces_user_id, questions, versions, reponses, durees, "dateDebut", "dateFin"`;

/** Series keep their ids. The others get new ones above all that were given, and keep theirs in `ancien`. */
async function carryOver(db: Db, kind: Database['kind']): Promise<void> {
  await sql`insert into tentative (id, mode, ${EACH}, theme_id, libelle, reussi, score, "fautesGraves")
    select id, 'serie', ${EACH}, theme_id, libelle, reussi, score, "fautesGraves"
    from questionnaire order by id`.execute(db);
  const { rows } = await sql<{ last: string; dizaines: string; examens: string }>`select
    (select max(id) from (select id from questionnaire
      union all select id from dizaine
      union all select id from examen) as given) as last,
    (select count(*) from dizaine) as dizaines,
    (select count(*) from examen) as examens`.execute(db);
  const last = Number(rows[0]!.last);
  const dizaines = last + Number(rows[0]!.dizaines);
  const next = dizaines + Number(rows[0]!.examens) + 1;
  const after = (id: number) => sql`${sql.lit(id)} + row_number() over (order by id), id`;
  await sql`insert into tentative (id, ancien, mode, ${EACH}, cible, reussi)
    select ${after(last)}, 'dizaine', ${EACH}, cible, 0
    from dizaine`.execute(db);
  const exam = sql`departs, passees, chrono, voix, arret, reussi, score`;
  await sql`insert into tentative (id, ancien, mode, ${EACH}, ${exam})
    select ${after(dizaines)}, 'examen', ${EACH}, ${exam}
    from examen`.execute(db);
  if (kind === 'postgres') await schemaOf(db, kind).startAt('tentative', next);
}

async function indexAll(db: Db, kind: Database['kind']): Promise<void> {
  const { index } = schemaOf(db, kind);
  await index('tentative', ['acces_user_id', 'mode', 'id']);
  await index('tentative', ['acces_user_id', 'theme_id', 'id']);
  const on = sql.table('tentative');
  await sql`create index tentative_ancien on ${on} (ancien) where ancien is not null`.execute(db);
  await sql`create index tentative_open on ${on} (theme_id, id, acces_user_id)
    where "dateFin" is null`.execute(db);
  // One open attempt at a time: at a series, at what is practised, and one exam.
  for (const [mode, what] of [
    ['serie', sql`, theme_id`],
    ['dizaine', sql`, cible`],
    ['examen', sql``],
  ] as const)
    await sql`create unique index ${sql.ref(`tentative_one_${mode}`)} on ${on} (acces_user_id${what})
      where mode = ${sql.lit(mode)} and "dateFin" is null`.execute(db);
}
