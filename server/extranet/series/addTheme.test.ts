import { afterAll, describe, expect, test } from 'vitest';
import { openSchoolOfSeries } from '../../testing/themes.ts';
import { listeOf } from '../../socle/db/listes.ts';

const { school, benoit, nathalie, accueil, addQuestion, addSerie, read, edit, journal } =
  await openSchoolOfSeries();
afterAll(() => school.close());

const ascending = (one: number, other: number) => one - other;

describe('addTheme', () => {
  test('is read again in its order, with what stands in it, and the journal has it', async () => {
    const ids = [
      await addQuestion({ grave: 1, idArticleLois: '12.1' }),
      await addQuestion(),
      await addQuestion({ langue: 'NL', libelle: 'Kwartel, wie gaat voor\u202f?' }),
    ];
    const order = [ids[2]!, ids[0]!, ids[1]!];
    const answer = await benoit.call('addTheme', {
      libelle: '  Les cailles ',
      listeQuestions: order.join(';'),
    });
    expect(answer.message).toBe(
      'La série «\u00a0Les cailles\u00a0» a été ajoutée\u00a0: 3 questions sur 50.',
    );
    expect(await read(answer.id)).toEqual({
      id: answer.id,
      libelle: 'Les cailles',
      listeQuestions: order.join(';'),
      version: expect.stringMatching(/^[0-9a-f]{32}$/),
      auteur: 'Benoît Dumont',
      dateModification: school.now().toISOString(),
      accueil: 0,
      questions: [
        {
          id: ids[2],
          libelle: 'Kwartel, wie gaat voor\u202f?',
          libelleImage: null,
          idArticleLois: null,
          langue: 'NL',
          grave: 0,
        },
        expect.objectContaining({ id: ids[0], grave: 1, idArticleLois: '12.1' }),
        expect.objectContaining({ id: ids[1], grave: 0 }),
      ],
      acces: [],
      ouvertes: 0,
      plafonne: 0,
    });
    expect(await journal(answer.id)).toEqual([
      {
        appel: 'addTheme',
        avant: null,
        apres: JSON.stringify({ libelle: 'Les cailles', listeQuestions: order.join(';') }),
        admin_id: benoit.id,
      },
    ]);
  });

  test.each<[champ: string, wrong: object]>([
    ['libelle', { libelle: '  ' }],
    ['libelle', { libelle: undefined }],
    ['libelle', { libelle: 'x'.repeat(101) }],
    ['libelle', { libelle: '<b>gras</b>' }],
    ['listeQuestions', { listeQuestions: undefined }],
    ['listeQuestions', { listeQuestions: '1001,1002' }],
    ['listeQuestions', { listeQuestions: '1001;' }],
    ['listeQuestions', { listeQuestions: '0' }],
    ['listeQuestions', { listeQuestions: '1001;1002;1001' }],
    ['listeQuestions', { listeQuestions: '9999999999' }],
    ['listeQuestions', { listeQuestions: '999999' }],
    ['listeQuestions', { listeQuestions: Array.from({ length: 201 }, (_, i) => i + 1).join(';') }],
  ])('a wrong %s is refused: %o', async (champ, wrong) => {
    const input = { libelle: 'Oiseaux', listeQuestions: '', ...wrong };
    const { status, errors } = await benoit.call('addTheme', input);
    expect({ status, champs: Object.keys(errors!) }).toEqual({ status: 422, champs: [champ] });
    expect(errors![champ]![0]).toMatch(/^[A-ZÉ].*\.$/);
  });

  test('a deleted question is none', async () => {
    const id = await addQuestion();
    await benoit.call('deleteQuestion', { id });
    const { errors } = await benoit.call('addTheme', {
      libelle: 'Oiseaux',
      listeQuestions: `${id}`,
    });
    expect(errors!.listeQuestions).toEqual([
      `La question ${id} n’existe plus\u00a0: retirez-la de la liste.`,
    ]);
  });
});

describe('a question of the home page stands in no other series', () => {
  test('it is refused in another, and one that stands elsewhere on the home page', async () => {
    const [vedette] = accueil.listeQuestions.split(';');
    const taken = await benoit.call('addTheme', { libelle: 'X', listeQuestions: vedette! });
    expect(taken.status).toBe(422);
    expect(taken.errors!.listeQuestions![0]).toMatch(/posée sur la page d’accueil/);

    const id = await addQuestion();
    await addSerie([id], 'Les hérons');
    const there = await edit(benoit, accueil.id, {
      listeQuestions: `${accueil.listeQuestions};${id}`,
    });
    expect(there.errors!.listeQuestions![0]).toMatch(/dans la série «\sLes hérons\s»/);

    const { listeQuestions } = await school.database.read
      .selectFrom('chapitre')
      .innerJoin('chapitreQuestion', 'chapitre_id', 'chapitre.id')
      .select(listeOf('chapitre'))
      .executeTakeFirstOrThrow();
    const [lue] = listeQuestions.split(';');
    const read = await edit(benoit, accueil.id, { listeQuestions: lue });
    expect(read.errors!.listeQuestions![0]).toMatch(/dans un chapitre|dans la série/);
  });

  test('one that stands nowhere may be put there, and its own may change places', async () => {
    const id = await addQuestion();
    const reversed = accueil.listeQuestions.split(';').toReversed().join(';');
    const answer = await edit(benoit, accueil.id, {
      libelle: 'Accueil',
      listeQuestions: `${reversed};${id}`,
    });
    expect(answer.status).toBe(200);
    const back = await edit(benoit, accueil.id, {
      libelle: 'Accueil',
      listeQuestions: accueil.listeQuestions,
    });
    expect(back.status).toBe(200);
  });

  test('of two who put one question in both at once, one is refused', async () => {
    const id = await addQuestion();
    const other = await addSerie([]);
    const answers = await Promise.all([
      edit(benoit, other, { listeQuestions: `${id}` }),
      edit(nathalie, accueil.id, {
        libelle: 'Accueil',
        listeQuestions: `${accueil.listeQuestions};${id}`,
      }),
    ]);
    expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([200, 422]);
    await edit(nathalie, accueil.id, {
      libelle: 'Accueil',
      listeQuestions: accueil.listeQuestions,
    });
  });

  test('it is not offered, and a sentence says why', async () => {
    const vedettes = accueil.listeQuestions.split(';').map(Number);
    const find = (input: object) =>
      benoit.call('getThemesExtranet', { questions: true, recherche: `${vedettes[0]}`, ...input });
    const elsewhere = await find({});
    expect(elsewhere.questions!.data).toEqual([]);
    expect(elsewhere.ecartees).toMatch(/^Une question n’est pas proposée.*page d’accueil/);
    const own = await find({ theme_id: accueil.id });
    expect(own.questions!.data.map(({ id }) => id)).toEqual([vedettes[0]]);
    const all = await benoit.call('getThemesExtranet', { questions: 1 });
    expect(all.ecartees).toMatch(new RegExp(`^${vedettes.length} questions`));
  });

  test('that series stays', async () => {
    const { status, message } = await nathalie.call('deleteTheme', { id: accueil.id });
    expect([status, message]).toEqual([409, expect.stringMatching(/page d’accueil/)]);
    expect((await read(accueil.id)).accueil).toBe(1);
  });
});
