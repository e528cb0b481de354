import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase } from '../../socle/db/connect.ts';
import type { Database } from '../../socle/db/database.ts';
import { migrate } from '../../socle/db/migrate.ts';
import * as steps from '../../socle/db/migrations/index.ts';
import { practise } from '../../testing/entrainement.ts';
import { startExamen } from '../../testing/examen.ts';
import { query } from '../../testing/template.ts';
import { type School, openSchool } from '../../testing/school.ts';
import { accesQT } from '../../testing/serie.ts';
import { scratch } from '../../testing/scratch.ts';

let school: School;
const open: Database[] = [];
beforeAll(async () => {
  school = await openSchool();
});
afterAll(async () => {
  await school.close();
  for (const database of open) await database.close();
});

async function before(): Promise<Database> {
  const template = inject('template');
  const name = `before_${randomUUID().replaceAll('-', '')}`;
  const DATA_DIR = join(scratch('before'), name);
  if (template.kind === 'postgres')
    await query(`${template.url}/postgres`, `create database ${name}`);
  const database = await openDatabase(
    template.kind === 'postgres'
      ? { DATA_DIR, DATABASE_URL: `${template.url}/${name}` }
      : { DATA_DIR },
  );
  open.push(database);
  const older = Object.entries(steps).filter(([step]) => step < '0053');
  await migrate(database, Object.fromEntries(older));
  await run(
    database,
    `insert into eleve (id, prenom, nom, email, "motDePasse", newsletter, "contratSigne", "dateCreation")
      values (1, 'P', 'N', 'e@example.be', 'x', 0, 0, '${DATE}')`,
    `insert into acces (id, libelle, slug, prix, taux, "codePermis", type, "dureeValidite", langue, contenu,
      description, title, text, actif) values (1, 'A', 'a', 1, 21, 'B', 'QT', 1, 'FR', '', '', '', '', 1)`,
    `insert into "accesUser" (id, eleve_id, acces_id, actif, "dateCreation") values (1, 1, 1, 1, '${DATE}')`,
    `insert into theme (id, libelle, "listeQuestions") values (5, 'Série 5', '1001;1002')`,
  );
  return database;
}

const DATE = '2026-11-20T10:00:00.000Z';
const run = (database: Database, ...texts: string[]) =>
  database.write(async (trx) => {
    for (const text of texts) await sql.raw(text).execute(trx);
  });

const ROW = `'1001;1002', '1;2'`;

test('the attempts of three tables go on in one: ids of series stay, the others keep theirs as numbers', async () => {
  const database = await before();
  const series = `insert into questionnaire (id, acces_user_id, theme_id, libelle, questions, versions,
    reponses, durees, "isTermine", reussi, score, "fautesGraves", "dateDebut", "dateFin") values `;
  const dizaines = `insert into dizaine (id, acces_user_id, cible, questions, versions, reponses, durees,
    "dateDebut", "dateFin") values `;
  const examens = `insert into examen (id, acces_user_id, questions, versions, reponses, durees, departs,
    passees, chrono, voix, arret, reussi, score, "dateDebut", "dateFin") values `;
  await run(
    database,
    `${series} (1, 1, 5, 'Alors', ${ROW}, 'ab', null, 1, 1, 2, 0, '${DATE}', '${DATE}')`,
    `${series} (7, 1, 5, 'Alors', ${ROW}, 'a?', '0001....', 0, 0, null, null, '${DATE}', null)`,
    `${dizaines} (1, 1, 'erreurs', ${ROW}, 'ab', '00010002', '${DATE}', '${DATE}')`,
    `${dizaines} (9, 1, 'signaux', ${ROW}, '??', '........', '${DATE}', null)`,
    `${examens} (1, 1, ${ROW}, 'ab', '00010002', '00000010000002', 2, 1, 0, 1, 0, 1, '${DATE}', '${DATE}')`,
    `${examens} (2, 1, ${ROW}, '??', '........', '..............', 0, 0, 1, 0, 0, null, '${DATE}', null)`,
  );
  await migrate(database);
  const rows = await database.read.selectFrom('tentative').selectAll().orderBy('id').execute();
  const each = { acces_user_id: 1, questions: '1001;1002', versions: '1;2', dateDebut: DATE };
  expect(rows).toMatchObject([
    {
      id: 1,
      ancien: null,
      mode: 'serie',
      reponses: 'ab',
      durees: null,
      reussi: 1,
      score: 2,
      fautesGraves: 0,
      dateFin: DATE,
    },
    {
      id: 7,
      ancien: null,
      mode: 'serie',
      reponses: 'a?',
      durees: '0001....',
      score: null,
      libelle: 'Alors',
      theme_id: 5,
    },
    {
      id: 10,
      ancien: 1,
      mode: 'dizaine',
      cible: 'erreurs',
      reponses: 'ab',
      durees: '00010002',
      score: null,
      dateFin: DATE,
    },
    { id: 11, ancien: 9, mode: 'dizaine', cible: 'signaux', reponses: '??', dateFin: null },
    {
      id: 12,
      ancien: 1,
      mode: 'examen',
      departs: '00000010000002',
      passees: 2,
      chrono: 1,
      voix: 0,
      arret: 1,
      reussi: 0,
      score: 1,
    },
    {
      id: 13,
      ancien: 2,
      mode: 'examen',
      passees: 0,
      chrono: 0,
      voix: 1,
      arret: 0,
      score: null,
      dateFin: null,
    },
  ]);
  for (const row of rows) expect(row).toMatchObject(each);
  const { id } = await database.write((trx) =>
    trx
      .insertInto('tentative')
      .values({ ...each, mode: 'dizaine', cible: 'vitesse', reponses: '??', reussi: 0 })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  expect(id).toBe(14);
});

test('a database without attempts gives its first id', async () => {
  const database = await before();
  await migrate(database);
  expect(await database.read.selectFrom('tentative').selectAll().execute()).toEqual([]);
});

const renumber = () =>
  school.database.write((trx) =>
    sql`update tentative set ancien = id, id = id + 1000 where mode <> 'serie' and ancien is null`.execute(
      trx,
    ),
  );

test('a device goes on with the numbers that it knows, and no attempt answers to two', async () => {
  const eleve = await school.login('eleve@demo.be');
  const acces = await accesQT(eleve);
  await eleve.call('getThemes', acces);
  const { dizaine_id } = await eleve.call('addDizaine', { ...acces, cible: 'signaux' });
  const examen = await startExamen(school, eleve, { chrono: 0 });
  await examen.open();
  await renumber();

  expect(await eleve.call('addDizaine', { ...acces, cible: 'signaux' })).toMatchObject({
    dizaine_id,
  });
  expect((await eleve.call('getEntrainement', acces)).ouvertes).toMatchObject([{ dizaine_id }]);
  const { answers } = await practise(school, eleve, { ...acces, dizaine_id }, [1]);
  expect(answers).toMatchObject([{ status: 200, juste: 1 }]);
  const { examen_id } = examen.ou;
  expect((await eleve.call('getExamens', acces)).ouvert).toMatchObject({ examen_id });
  expect(await examen.answer(0, 1)).toMatchObject({ status: 200, termine: 0 });
  expect(await eleve.call('stopExamen', examen.ou)).toMatchObject({ termine: 1 });
  expect(await eleve.call('getExamen', examen.ou)).toMatchObject({ examen_id });

  for (const other of [dizaine_id + 1000, examen_id])
    expect(await eleve.call('getDizaine', { ...acces, dizaine_id: other })).toMatchObject({
      status: 404,
    });
  expect(await eleve.call('getExamen', { ...acces, examen_id: examen_id + 1000 })).toMatchObject({
    status: 404,
  });
});
