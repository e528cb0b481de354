import { afterAll, describe, expect, test } from 'vitest';
import { openSchoolOfSeries } from '../../testing/themes.ts';
import { listeOf } from '../../socle/db/listes.ts';

const { school, benoit, nathalie, accueil, addQuestion, addSerie, listOf, offer } =
  await openSchoolOfSeries();
afterAll(() => school.close());

describe('getThemesExtranet', () => {
  test('a page of series says what each lacks and who offers it; past the end there is none', async () => {
    const ids = [await addQuestion({ grave: 1 }), await addQuestion()];
    const id = await addSerie(ids, 'Œdicnème criard');
    const produit = await school.database.read
      .selectFrom('acces')
      .select(['id', 'libelle'])
      .where('type', '=', 'QT')
      .where('actif', '=', 1)
      .executeTakeFirstOrThrow();
    await offer(id, produit.id);
    const { data } = await listOf({ recherche: 'oedic' });
    expect(data).toEqual([
      {
        id,
        libelle: 'Œdicnème criard',
        nombre: 2,
        graves: 1,
        sansImage: 2,
        accueil: 0,
        acces: [{ ...produit, actif: 1 }],
      },
    ]);
    expect((await listOf({ page: 999 })).data).toEqual([]);
    expect((await listOf({ recherche: 'introuvableici' })).total).toBe(0);
  });

  test('by label, numbers as numbers; those that lack something alone, as the dashboard counts them', async () => {
    await addSerie([], 'Zwaan 10');
    await addSerie([], 'Zwaan 2');
    const { data } = await listOf({ recherche: 'zwaan' });
    expect(data.map(({ libelle }) => libelle)).toEqual(['Zwaan 2', 'Zwaan 10']);
    const short = await listOf({ etat: 'incomplete' });
    expect(short.data.every(({ nombre, accueil: home }) => nombre !== 50 && !home)).toBe(true);
    const { chiffres } = await nathalie.call('getDashboard', {});
    expect(chiffres).toContainEqual({ cle: 'seriesACompleter', nombre: short.total });
  });

  test('all: ids and labels of every one', async () => {
    const { themes } = await benoit.call('getThemesExtranet', { all: 'true' });
    expect(themes).toContainEqual({ id: accueil.id, libelle: expect.any(String) });
  });

  test('questions: 25 a page of the bank, by article, language and words; every series beside', async () => {
    const id = await addQuestion({
      langue: 'NL',
      libelle: 'Wulp, hoe snel\u202f?',
      idArticleLois: '9.1',
    });
    const ask = (input: object) => benoit.call('getThemesExtranet', { questions: true, ...input });
    const first = await ask({ page: 1 });
    expect(first.questions!.data).toHaveLength(25);
    expect(first.questions!.data[0]!.id).toBe(id);
    expect(first.uniqueIdLangue).toEqual(['FR', 'NL']);
    expect(first.uniqueIdArticleLois).toContain('9.1');
    expect(first.themes).toContainEqual({ id: accueil.id, libelle: expect.any(String) });
    const last = await ask({ page: first.questions!.last_page });
    expect(last.questions!.data.length).toBeGreaterThan(0);
    for (const input of [
      { recherche: 'wulp' },
      { idArticleLois: '9.1', langue: 'NL' },
      { recherche: `${id}` },
    ])
      expect((await ask(input)).questions!.data.map((one) => one.id)).toEqual([id]);
  });
});

describe('composeTheme', () => {
  const compose = (input: object) => benoit.call('composeTheme', input);
  const lists = async () => {
    const rows = await school.database.read
      .selectFrom('theme')
      .select(['id', listeOf('theme')])
      .where('dateSuppression', 'is', null)
      .execute();
    return new Map(rows.map((row) => [row.id, row.listeQuestions.split(';').map(Number)]));
  };

  test('fifty by the rules, none of the home page, of the chapters or of a series that is left out', async () => {
    const all = await lists();
    const [sans, theirs] = [...all].find(([id, ids]) => id !== accueil.id && ids.length === 50)!;
    const { questions, message } = await compose({ graves: 12, sansThemes: `${sans}` });
    const ids = questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(50);
    expect(questions.filter(({ grave }) => grave)).toHaveLength(12);
    expect(message).toBe('50 questions, dont 12 graves.');
    expect(questions.every(({ langue }) => langue === 'FR')).toBe(true);
    const chapitres = await school.database.read
      .selectFrom('chapitreQuestion')
      .select('question_id')
      .execute();
    const out = new Set([
      ...theirs,
      ...all.get(accueil.id)!,
      ...chapitres.map(({ question_id }) => question_id),
    ]);
    expect(ids.filter((id) => out.has(id))).toEqual([]);
    expect(
      await benoit.call('addTheme', { libelle: 'Tirée', listeQuestions: ids.join(';') }),
    ).toMatchObject({ status: 200 });
  });

  test('those that are kept stay in front and count', async () => {
    const kept = [await addQuestion({ grave: 1 }), await addQuestion({ grave: 1 })];
    const { questions } = await compose({ nombre: 10, graves: 3, gardees: kept.join(';') });
    expect(questions.slice(0, 2).map(({ id }) => id)).toEqual(kept);
    expect(questions).toHaveLength(10);
    expect(questions.filter(({ grave }) => grave)).toHaveLength(3);
  });

  test('with a picture only; and where the rules leave too few, it says so', async () => {
    const { questions } = await compose({ avecImage: 1 });
    expect(questions.every(({ libelleImage }) => libelleImage !== null)).toBe(true);
    const few = await compose({ nombre: 200, graves: 200, langue: 'NL' });
    expect(few.message).toMatch(/n’en laissent pas assez\s: il en manque \d+ pour arriver à 200/);
  });

  test.each([
    { nombre: 0 },
    { nombre: 201 },
    { graves: -1 },
    { sansThemes: 'x' },
    { langue: 'DE' },
  ])('wrong rules are refused: %o', async (wrong) => {
    expect(await compose(wrong)).toMatchObject({ status: 422 });
  });
});
