import { afterAll, describe, expect, test } from 'vitest';
import { loadSeries } from '../contenu/loadSeries.ts';
import { startSerie } from '../../testing/serie.ts';
import { openSchoolOfSeries } from '../../testing/themes.ts';
import { listeOf } from '../../socle/db/listes.ts';

const { school, benoit, nathalie, eleve, addQuestion, addSerie, read, edit, journal } =
  await openSchoolOfSeries();
afterAll(() => school.close());

const ascending = (one: number, other: number) => one - other;

describe('editTheme', () => {
  test('an attempt that is open stays as it was, a new one has the new list', async () => {
    const { ou, ids, answer, state } = await startSerie(school, eleve, [{}, {}, {}]);
    await answer(0, 'a');
    const before = await state();
    const serie = await read(ou.theme_id);
    expect(serie).toMatchObject({ ouvertes: 1, plafonne: 0, acces: [{ id: ou.acces_id }] });
    const extra = await addQuestion();
    const written = await edit(benoit, ou.theme_id, {
      libelle: 'Série retouchée',
      listeQuestions: [extra, ids[2]].join(';'),
      version: serie.version,
    });
    expect(written.message).toBe(
      'La série «\u00a0Série retouchée\u00a0» a été modifiée\u00a0: 2 questions sur 50.',
    );
    expect(await state()).toEqual(before);
    await answer(1, 'a');
    await answer(2, 'a');
    const { questions } = await state();
    expect([questions.isTermine, questions.libelle]).toEqual([1, 'Série de test']);
    expect((await read(ou.theme_id)).ouvertes).toBe(0);
    await eleve.call('beginSerie', { ...ou, questionnaire_id: questions.questionnaire_id });
    const again = (await state()).questions;
    expect(again.libelle).toBe('Série retouchée');
    expect(again.questions.toSorted(ascending)).toEqual([ids[2]!, extra].toSorted(ascending));
    await eleve.call('stopSerie', { ...ou, questionnaire_id: again.questionnaire_id });
  });

  test('who can’t go on is in the middle of nothing', async () => {
    const { ou } = await startSerie(school, eleve, [{}]);
    const ouvertes = async () => (await read(ou.theme_id)).ouvertes;
    const set = (change: { actif?: 0 | 1; datePerime?: string }) =>
      school.database.write((trx) =>
        trx.updateTable('accesUser').set(change).where('id', '=', ou.acces_user_id).execute(),
      );
    const { datePerime } = await eleve.call('getThemes', ou);
    for (const [change, expected] of [
      [{}, 1],
      [{ actif: 0 }, 0],
      [{ actif: 1, datePerime: '2026-11-21T09:59:59.000Z' }, 0],
      [{ datePerime: datePerime! }, 1],
    ] as const) {
      if (Object.keys(change).length > 0) await set(change);
      expect(await ouvertes()).toBe(expected);
    }
  });

  test('what another has changed meanwhile is told, and nothing is written', async () => {
    const ids = [await addQuestion(), await addQuestion(), await addQuestion()];
    const id = await addSerie(ids.slice(0, 2));
    const { version } = await read(id);
    const theirs = await edit(nathalie, id, { listeQuestions: ids.join(';'), version });
    expect(theirs.status).toBe(200);
    const { status, message, ...rest } = await edit(benoit, id, {
      libelle: 'Les rapaces',
      listeQuestions: `${ids[0]}`,
      version,
    });
    expect([status, message]).toEqual([409, expect.stringContaining('Nathalie Wauters')]);
    expect(rest).toMatchObject({
      theme: {
        id,
        version: theirs.version,
        listeQuestions: ids.join(';'),
        auteur: 'Nathalie Wauters',
      },
    });
    expect((await read(id)).listeQuestions).toBe(ids.join(';'));
    const again = await edit(benoit, id, { listeQuestions: '', version: theirs.version });
    expect(again.status).toBe(200);
  });

  test('a question that was deleted meanwhile is a change, too', async () => {
    const ids = [await addQuestion(), await addQuestion()];
    const id = await addSerie(ids);
    const { version } = await read(id);
    await nathalie.call('deleteQuestion', { id: ids[0]! });
    const late = await edit(benoit, id, { listeQuestions: `${ids[1]};1050`, version });
    expect(late).toMatchObject({ status: 409, theme: { auteur: 'Nathalie Wauters' } });
  });

  test('of many at once one wins, and the others are told so', async () => {
    const ids = [
      await addQuestion(),
      await addQuestion(),
      await addQuestion(),
      await addQuestion(),
    ];
    const id = await addSerie([]);
    const { version } = await read(id);
    const answers = await Promise.all(
      ids.map((one, n) =>
        edit(n % 2 ? benoit : nathalie, id, { listeQuestions: `${one}`, version }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409, 409, 409]);
    expect(await journal(id)).toHaveLength(2);
  });

  test('a question that is deleted while it comes into a series is in none', async () => {
    const question = await addQuestion();
    const id = await addSerie([]);
    const [edited, deleted] = await Promise.all([
      edit(benoit, id, { listeQuestions: `${question}` }),
      nathalie.call('deleteQuestion', { id: question }),
    ]);
    expect([200, 422]).toContain(edited.status);
    expect(deleted.status).toBe(200);
    expect((await read(id)).listeQuestions).toBe('');
  });

  test('one that changes nothing leaves no line', async () => {
    const id = await addSerie([]);
    const { version } = await read(id);
    const same = await edit(nathalie, id, { listeQuestions: '', version });
    expect(same).toMatchObject({ status: 200, version });
    expect(same.message).toMatch(/Rien n’a changé/);
    expect(await journal(id)).toHaveLength(1);
  });

  test('content/ changes it no more, and the journal has what it was', async () => {
    const { id, libelle, listeQuestions, empreinte } = await school.database.read
      .selectFrom('theme')
      .selectAll()
      .select(listeOf('theme'))
      .where('empreinte', 'is not', null)
      .where('reference', '<>', 'vedettes')
      .executeTakeFirstOrThrow();
    expect(empreinte).not.toBeNull();
    const { version, auteur } = await read(id);
    expect(auteur).toBeNull();
    const fewer = listeQuestions.split(';').slice(1).join(';');
    expect(await edit(benoit, id, { libelle, listeQuestions: fewer, version })).toMatchObject({
      status: 200,
    });
    const reference = (
      await school.database.read
        .selectFrom('theme')
        .select('reference')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).reference!;
    await school.database.write((trx) =>
      loadSeries(trx, [{ ref: reference, libelle: 'De content/', questions: [] }]),
    );
    expect(await read(id)).toMatchObject({ libelle, listeQuestions: fewer });
    const [line] = await journal(id);
    expect(JSON.parse(line!.avant!)).toEqual({ libelle, listeQuestions });
  });

  test('a series that there is not', async () => {
    for (const answer of [
      await edit(benoit, 999_999, { listeQuestions: '' }),
      await benoit.call('getTheme', { id: 999_999 }),
      await benoit.call('deleteTheme', { id: 999_999 }),
    ])
      expect(answer.status).toBe(404);
  });
});

describe('deleteTheme', () => {
  test('leaves every product, says which, and what is open goes on to its end', async () => {
    const { ou, answer, state, questionnaire_id } = await startSerie(school, eleve, [{}, {}]);
    await answer(0, 'a');
    const deleted = await benoit.call('deleteTheme', { id: ou.theme_id });
    expect(deleted).toMatchObject({ status: 200, acces: [{ id: ou.acces_id, actif: 1 }] });
    expect(deleted.message).toMatch(
      /«\sSérie de test\s» a été supprimée\. .*du produit «\s.+\s»\.$/,
    );
    const { themes } = await eleve.call('getThemes', ou);
    expect(themes.map(({ id }) => id)).not.toContain(ou.theme_id);
    expect(await answer(1, 'a')).toMatchObject({ status: 200, termine: 1 });
    expect((await state()).questions.questionnaire_id).toBe(questionnaire_id);
    const past = await eleve.call('getThemes', { ...ou, historique: 1 });
    expect(past.themes.map(({ id }) => id)).toContain(ou.theme_id);
    expect((await benoit.call('deleteTheme', { id: ou.theme_id })).status).toBe(404);
    const [line] = await journal(ou.theme_id);
    expect(JSON.parse(line!.avant!)).toMatchObject({ acces: [{ id: ou.acces_id }] });
    const { lignes } = await nathalie.call('getJournal', { objet: 'theme', objet_id: ou.theme_id });
    expect(lignes.data[0]!.disparu).toBe(1);
  });

  test('twice at once is once', async () => {
    const id = await addSerie([]);
    const answers = await Promise.all(
      [benoit, nathalie, benoit].map((who) => who.call('deleteTheme', { id })),
    );
    expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([200, 404, 404]);
  });

  test('content/ does not bring it back', async () => {
    const { id, reference } = await school.database.read
      .selectFrom('theme')
      .select(['id', 'reference'])
      .where('empreinte', 'is not', null)
      .where('reference', '<>', 'vedettes')
      .executeTakeFirstOrThrow();
    await benoit.call('deleteTheme', { id });
    await school.database.write((trx) =>
      loadSeries(trx, [{ ref: reference!, libelle: 'De content/', questions: [] }]),
    );
    expect((await benoit.call('getTheme', { id })).status).toBe(404);
  });
});
