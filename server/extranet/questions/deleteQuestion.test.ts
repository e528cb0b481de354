import { beforeAll, expect, test } from 'vitest';
import { loadSeries } from '../contenu/loadSeries.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { startSerie } from '../../testing/serie.ts';
import { listeOf, readListe, setListe, takeOut } from '../../socle/db/listes.ts';
import { holdTheme } from '../../eleve/series/index.ts';
import { whileLocked } from '../../testing/banque.ts';

const ascending = (one: number, other: number) => one - other;

const school = await openSchoolForFile();
let julie: Person;
let eleve: Person;
beforeAll(async () => {
  julie = await school.login('utilisateur@demo.be');
  eleve = await school.login('eleve@demo.be');
});

const lists = async (table: 'theme' | 'chapitre', id: number) => {
  const rows = await school.database.read
    .selectFrom(table)
    .select(['libelle', listeOf(table)])
    .execute();
  return rows.filter(({ listeQuestions }) => listeQuestions.split(';').includes(String(id)));
};

test('leaves every series, says which, and attempts at it go on and stay readable', async () => {
  const { ou, ids, answer, state } = await startSerie(school, eleve, [{}, { correcte: 'b' }, {}]);
  await answer(0, 'a');
  const [id] = ids;
  const asked = (key: number) => eleve.call('getQuestion', { ...ou, question_id: ids[key] });
  const before = await asked(0);
  const { utilisation } = await julie.call('getQuestionExtranet', { id: id! });
  expect(utilisation.themes).toEqual([{ id: ou.theme_id, libelle: 'Série de test', nombre: 3 }]);

  const answered = await julie.call('deleteQuestion', { id: id! });
  expect(answered).toMatchObject({
    status: 200,
    utilisation: { themes: [{ id: ou.theme_id, nombre: 2 }], chapitres: [] },
  });
  expect(answered.message).toMatch(/«\sSérie de test\s» \(restent 2 questions\).*50 questions/);
  expect(await asked(0)).toEqual(before);
  expect((await state()).questions.questions).toEqual(ids);
  await answer(1, 'b');
  expect(await answer(2, 'a')).toMatchObject({ status: 200, termine: 1 });
  const { questions, resultats } = await state();
  expect([questions.score, resultats.map((r) => r.correcte)]).toEqual([3, ['a', 'b', 'a']]);
  const past = await eleve.call('getThemes', { ...ou, historique: 1 });
  expect(past.themes.find((theme) => theme.id === ou.theme_id)!.questionnaires).toHaveLength(1);

  await eleve.call('beginSerie', { ...ou, questionnaire_id: questions.questionnaire_id });
  expect((await state()).questions.questions.toSorted(ascending)).toEqual(ids.slice(1));
});

test('is gone for who reads, edits or deletes it again', async () => {
  const { ids } = await startSerie(school, eleve, [{}, {}]);
  const [id] = ids;
  await julie.call('deleteQuestion', { id: id! });
  const saisie = { langue: 'FR', libelle: 'X\u202f?', a: 'Oui.', b: 'Non.', correcte: 'a' };
  const answers = [
    await julie.call('deleteQuestion', { id: id! }),
    await julie.call('getQuestionExtranet', { id: id! }),
    await julie.call('getVersions', { id: id! }),
    await julie.call('editQuestion', { id: id!, ...saisie }),
    await julie.call('restoreVersion', { id: id!, version_id: 1 }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

test('of two who delete it at once one does, and two questions of one series both leave it', async () => {
  const { ou, ids } = await startSerie(school, eleve, [{}, {}, {}]);
  const [one, two, three] = ids;
  const answers = await Promise.all(
    [one!, one!, two!].map((id) => julie.call('deleteQuestion', { id })),
  );
  expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([200, 200, 404]);
  expect(await readListe(school.database.read, 'theme', ou.theme_id)).toEqual([three]);
});

test('a list is read once it is held: who had it before has changed it', async () => {
  const { ou, ids } = await startSerie(school, eleve, [{}, {}, {}]);
  const { write } = school.database;
  const id = ou.theme_id;
  const { done } = await whileLocked(
    school.database,
    async (trx) => {
      await holdTheme(trx, id);
      await setListe(trx, 'theme', id, ids.toReversed());
    },
    () => write(async (trx) => [await takeOut(trx, 'theme', ids[2]!), await holdTheme(trx, id)]),
  );
  expect(done).toMatchObject([
    [{ id, rang: 0, nombre: 2 }],
    { listeQuestions: `${ids[1]};${ids[0]}` },
  ]);
  const gone = await whileLocked(
    school.database,
    async (trx) => {
      await holdTheme(trx, id);
      await setListe(trx, 'theme', id, []);
    },
    () => write((trx) => takeOut(trx, 'theme', ids[0]!)),
  );
  expect(gone.done).toEqual([]);
});

test('leaves chapters and the home page, and keeps what it was in the journal', async () => {
  const { read } = school.database;
  const chapitre = await read
    .selectFrom('chapitre')
    .innerJoin('chapitreQuestion', 'chapitre_id', 'chapitre.id')
    .select(['libelle', listeOf('chapitre')])
    .where('rang', '=', 1)
    .executeTakeFirstOrThrow();
  const vedettes = await read
    .selectFrom('theme')
    .select(listeOf('theme'))
    .where('reference', '=', 'vedettes')
    .executeTakeFirstOrThrow();
  const [inChapitre, vedette] = [chapitre, vedettes].map(({ listeQuestions }) =>
    Number(listeQuestions.split(';')[0]),
  );
  const { message } = await julie.call('deleteQuestion', { id: inChapitre! });
  expect(message).toContain(`le chapitre «\u00a0${chapitre.libelle}\u00a0»`);
  const line = await read
    .selectFrom('journal')
    .select('avant')
    .where('objet_id', '=', inChapitre!)
    .where('appel', '=', 'deleteQuestion')
    .executeTakeFirstOrThrow();
  const avant = JSON.parse(line.avant!);
  expect(avant.chapitres).toEqual([{ id: expect.any(Number), libelle: chapitre.libelle }]);
  expect(avant).toMatchObject({
    libelle: expect.any(String),
    chapitres: [{ id: expect.any(Number), libelle: chapitre.libelle }],
  });
  expect((await julie.call('deleteQuestion', { id: vedette! })).status).toBe(200);
  const shown = await school.visitor.call('getVedette', { question_id: vedette! });
  expect(shown.status).toBe(404);

  expect([await lists('theme', vedette!), await lists('chapitre', inChapitre!)]).toEqual([[], []]);
});

test('content/ does not bring it back into a series', async () => {
  const { read, write } = school.database;
  const rows = await read
    .selectFrom('question')
    .select(['id', 'reference'])
    .where('reference', 'is not', null)
    .where('dateSuppression', 'is', null)
    .limit(2)
    .execute();
  const [gone, stays] = rows;
  const questions = rows.map(({ reference }) => reference!);
  await write((trx) => loadSeries(trx, [{ ref: 'x', libelle: 'X', questions }]));
  expect(await lists('theme', gone!.id)).toContainEqual(expect.objectContaining({ libelle: 'X' }));
  await julie.call('deleteQuestion', { id: gone!.id });
  await write((trx) => loadSeries(trx, [{ ref: 'x', libelle: 'X, bis', questions }]));
  expect(await lists('theme', gone!.id)).toEqual([]);
  expect(await lists('theme', stays!.id)).toContainEqual({
    libelle: 'X, bis',
    listeQuestions: String(stays!.id),
  });
});
