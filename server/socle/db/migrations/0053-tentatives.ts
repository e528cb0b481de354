import { sql } from 'kysely';
import { type Schema, integers, integersOrNull, texts, textsOrNull } from '../schema.ts';

/** Series, practice and mock exams in one table: docs/decisions/0115. */
export async function tentatives(schema: Schema): Promise<void> {
  await create(schema);
  await carryOver(schema);
  for (const name of ['questionnaire', 'dizaine', 'examen'])
    await schema.db.schema.dropTable(name).execute();
  await indexAll(schema);
}

async function create({ idType, tableWithId }: Schema): Promise<void> {
  await tableWithId('tentative')
    .$call(texts('mode'))
    .addColumn('ancien', idType)
    .addColumn('acces_user_id', idType, (c) => c.notNull().references('accesUser.id'))
    .addColumn('theme_id', idType, (c) => c.references('theme.id'))
    .$call(textsOrNull('libelle', 'cible'))
    .$call(texts('questions', 'versions', 'reponses'))
    .$call(textsOrNull('durees', 'departs'))
    .$call(integersOrNull('passees', 'chrono', 'voix', 'arret'))
    .$call(integers('reussi'))
    .$call(integersOrNull('score', 'fautesGraves'))
    .$call(texts('dateDebut'))
    .$call(textsOrNull('dateFin'))
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
async function carryOver({ db, kind, run, startAt }: Schema): Promise<void> {
  await run`insert into tentative (id, mode, ${EACH}, theme_id, libelle, reussi, score, "fautesGraves")
    select id, 'serie', ${EACH}, theme_id, libelle, reussi, score, "fautesGraves"
    from questionnaire order by id`;
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
  await run`insert into tentative (id, ancien, mode, ${EACH}, cible, reussi)
    select ${after(last)}, 'dizaine', ${EACH}, cible, 0
    from dizaine`;
  const exam = sql`departs, passees, chrono, voix, arret, reussi, score`;
  await run`insert into tentative (id, ancien, mode, ${EACH}, ${exam})
    select ${after(dizaines)}, 'examen', ${EACH}, ${exam}
    from examen`;
  if (kind === 'postgres') await startAt('tentative', next);
}

async function indexAll({ index, run }: Schema): Promise<void> {
  await index('tentative', ['acces_user_id', 'mode', 'id']);
  await index('tentative', ['acces_user_id', 'theme_id', 'id']);
  const on = sql.table('tentative');
  await run`create index tentative_ancien on ${on} (ancien) where ancien is not null`;
  await run`create index tentative_open on ${on} (theme_id, id, acces_user_id)
    where "dateFin" is null`;
  // One open attempt at a time: at a series, at what is practised, and one exam.
  for (const [mode, what] of [
    ['serie', sql`, theme_id`],
    ['dizaine', sql`, cible`],
    ['examen', sql``],
  ] as const)
    await run`create unique index ${sql.ref(`tentative_one_${mode}`)} on ${on} (acces_user_id${what})
      where mode = ${sql.lit(mode)} and "dateFin" is null`;
}
