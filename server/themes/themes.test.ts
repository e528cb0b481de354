import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSeries } from '../contenu/loadSeries.ts';
import { type Person, type School, openSchool } from '../testing/school.ts';
import { startSerie } from '../testing/serie.ts';

const ascending = (one: number, other: number) => one - other;

let school: School;
let benoit: Person;
let nathalie: Person;
let eleve: Person;
let accueil: { id: number; listeQuestions: string };
beforeAll(async () => {
  school = await openSchool();
  benoit = await school.login('administrateur@demo.be');
  nathalie = await school.login('superviseur@demo.be');
  eleve = await school.login('eleve@demo.be');
  accueil = await themeOf('vedettes');
});
afterAll(() => school.close());

const themeOf = async (reference: string) =>
  school.database.read
    .selectFrom('theme')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
/** A question of the bank that stands nowhere. */
const addQuestion = async (more: object = {}) => {
  const saisie = { langue: 'FR', libelle: 'Kwartel ?', a: 'Oui.', b: 'Non.', correcte: 'a' };
  const answer = await benoit.call('addQuestion', { ...saisie, ...more });
  expect(answer).toMatchObject({ status: 200 });
  return answer.id;
};
const addSerie = async (questions: number[], libelle = 'Les oiseaux') => {
  const answer = await benoit.call('addTheme', { libelle, listeQuestions: questions.join(';') });
  expect(answer).toMatchObject({ status: 200 });
  return answer.id;
};
const read = async (id: number) => (await benoit.call('getTheme', { id })).theme;
const edit = (who: Person, id: number, more: object) =>
  who.call('editTheme', { id, libelle: 'Les oiseaux', ...more });
const journal = async (id: number) =>
  school.database.read
    .selectFrom('journal')
    .select(['appel', 'avant', 'apres', 'admin_id'])
    .where('objet', '=', 'theme')
    .where('objet_id', '=', id)
    .orderBy('id')
    .execute();
const listOf = async (input: object) => {
  const { themes } = await benoit.call('getThemesExtranet', input);
  if (Array.isArray(themes)) throw new Error('no page');
  return themes;
};
const offer = async (theme_id: number, acces_id: number) =>
  school.database.write((trx) =>
    trx.insertInto('accesTheme').values({ acces_id, theme_id, position: theme_id }).execute(),
  );

describe('addTheme', () => {
  test('is read again in its order, with what stands in it, and the journal has it', async () => {
    const ids = [
      await addQuestion({ grave: 1, idArticleLois: '12.1' }),
      await addQuestion(),
      await addQuestion({ langue: 'NL', libelle: 'Kwartel, wie gaat voor ?' }),
    ];
    const order = [ids[2]!, ids[0]!, ids[1]!];
    const answer = await benoit.call('addTheme', {
      libelle: '  Les cailles ',
      listeQuestions: order.join(';'),
    });
    expect(answer.message).toBe('La série « Les cailles » a été ajoutée : 3 questions sur 50.');
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
          libelle: 'Kwartel, wie gaat voor ?',
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
      `La question ${id} n’existe plus : retirez-la de la liste.`,
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
    expect(there.errors!.listeQuestions![0]).toMatch(/dans la série « Les hérons »/);

    const { listeQuestions } = await school.database.read
      .selectFrom('chapitre')
      .select('listeQuestions')
      .where('listeQuestions', '<>', '')
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
      'La série « Série retouchée » a été modifiée : 2 questions sur 50.',
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
    expect(deleted.message).toMatch(/« Série de test » a été supprimée\. .*du produit « .+ »\.$/);
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
    const short = await listOf({ aCompleter: 1 });
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
      libelle: 'Wulp, hoe snel ?',
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
      .select(['id', 'listeQuestions'])
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
      .selectFrom('chapitre')
      .select('listeQuestions')
      .execute();
    const out = new Set([
      ...theirs,
      ...all.get(accueil.id)!,
      ...chapitres.flatMap(({ listeQuestions }) => listeQuestions.split(';').map(Number)),
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
    expect(few.message).toMatch(/n’en laissent pas assez : il en manque \d+ pour arriver à 200/);
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
