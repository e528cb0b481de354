import { beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../socle/db/connect.ts';
import { listReperes } from '../../eleve/questions/repertoire.queries.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { addPremieres } from '../../testing/statistiques.ts';
import { setListe } from '../../socle/db/listes.ts';

const school = await openSchoolForFile();
let julie: Person;
const ids: Record<string, number> = {};

const saisie = {
  langue: 'FR',
  libelle: 'Zwaluw\u202f?',
  a: 'Oui.',
  b: 'Non.',
  correcte: 'a',
  grave: 0,
};
const scene = 'image: { panneau: B1 }';
const bank: Record<string, object> = {
  une: {
    libelle: 'Zwaluw\u00a0: où s’arrête l’ŒIL\u202f?',
    a: 'Île à 50 km/h.',
    justification: 'Car.',
  },
  deux: { libelle: 'Zwaluw, 100% sûr_e\u202f?', b: 'Hors agglomération.', grave: 1, scene },
  trois: { langue: 'NL', libelle: 'Zwaluw, wie gaat voor\u202f?', idArticleLois: '12.1' },
  quatre: { libelle: 'Zwaluw\u202f?', c: 'Priorité à droite.', idArticleLois: '2.1', scene },
};

beforeAll(async () => {
  school.at('2026-11-22T22:00:00.000Z');
  julie = await school.login('utilisateur@demo.be');
  for (const [nom, more] of Object.entries(bank)) {
    // Midnight in Brussels of 23 November is 23:00 in UTC.
    school.at(nom === 'une' ? '2026-11-22T22:59:59.999Z' : '2026-11-22T23:00:00.000Z');
    const answer = await julie.call('addQuestion', { ...saisie, ...more });
    ids[nom] = answer.id;
  }
});

const list = (input: object) => julie.call('getQuestions', input);
const found = async (input: object) => {
  const { questions } = await list({ recherche: 'zwaluw', ...input });
  const names = new Map(Object.entries(ids).map(([nom, id]) => [id, nom]));
  return questions.data.map(({ id }) => names.get(id) ?? id);
};
const count = async () => {
  const { n } = await school.database.read
    .selectFrom('question')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('dateSuppression', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
};

test('25 a page, the newest first; past the end there is none', async () => {
  const total = await count();
  const last = Math.ceil(total / 25);
  const { questions, message } = await list({});
  expect(questions).toMatchObject({ current_page: 1, last_page: last, per_page: 25, total });
  expect(message).toBe(`${total} questions.`);
  expect(questions.data.map(({ id }) => id).slice(0, 4)).toEqual(Object.values(ids).toReversed());
  const end = (await list({ page: String(last) })).questions;
  expect(end.data).toHaveLength(total - (last - 1) * 25);
  expect(end.data.at(-1)!.id).toBe(1001);
  expect((await list({ page: last + 1 })).questions).toMatchObject({ data: [], total });
});

test('a row says what it asks, which answer is right, by whom it is and where it is used', async () => {
  const { questions } = await list({ recherche: 'zwaluw droite' });
  expect(questions.data).toEqual([
    {
      id: ids['quatre'],
      version_id: expect.any(Number),
      libelle: 'Zwaluw\u202f?',
      libelleImage: expect.stringMatching(/^\/img\/questions\/[0-9a-f]{32}\.svg$/),
      imageDescription: expect.any(String),
      correcte: 'a',
      bonne: 'Oui.',
      grave: 0,
      langue: 'FR',
      idArticleLois: '2.1',
      auteur: 'Julie Thiry',
      dateModification: '2026-11-22T23:00:00.000Z',
      utilisation: { themes: [], chapitres: [] },
      premieres: 0,
      erreurs: null,
    },
  ]);
});

test('the articles and the languages of the bank, whatever is looked for', async () => {
  const { uniqueIdArticleLois, uniqueIdLangue, themes } = await list({ recherche: 'zwaluw' });
  const names = themes.map(({ libelle }) => libelle);
  expect(names).toContain('Série 1');
  expect(new Set(themes.map(({ id }) => id)).size).toBe(names.length);
  expect(uniqueIdLangue).toEqual(['FR', 'NL']);
  expect(uniqueIdArticleLois.indexOf('2.1')).toBeLessThan(uniqueIdArticleLois.indexOf('12.1'));
  expect(new Set(uniqueIdArticleLois).size).toBe(uniqueIdArticleLois.length);
});

test.each<[object, string[]]>([
  [{}, ['quatre', 'trois', 'deux', 'une']],
  [{ recherche: 'ZWALUW oeil' }, ['une']],
  [{ recherche: 'ile zwaluw OÙ' }, ['une']],
  [{ recherche: 'zwaluw km/h 50' }, ['une']],
  [{ recherche: 'zwaluw l’oeil' }, ['une']],
  [{ recherche: 'agglo zwalu' }, ['deux']],
  [{ recherche: 'zwaluw glomération' }, []],
  [{ recherche: 'zwaluw 100%' }, ['deux']],
  [{ recherche: 'zwaluw sûr_e' }, ['deux']],
  [{ recherche: '%' }, []],
  [{ recherche: '_' }, []],
  [{ recherche: 'zwaluw \' " \\ ; --' }, ['quatre', 'trois', 'deux', 'une']],
  [{ recherche: 'zwaluw nulle-part' }, []],
  [{ langue: 'NL' }, ['trois']],
  [{ langue: 'FR' }, ['quatre', 'deux', 'une']],
  [{ idArticleLois: '12.1' }, ['trois']],
  [{ idArticleLois: '12' }, []],
  [{ image: 'avec' }, ['quatre', 'deux']],
  [{ image: 'sans' }, ['trois', 'une']],
  [{ justification: 'sans' }, ['quatre', 'trois', 'deux']],
  [{ justification: 'avec' }, ['une']],
  [{ article: 'sans' }, ['deux', 'une']],
  [{ article: 'avec' }, ['quatre', 'trois']],
  [{ grave: '1' }, ['deux']],
  [{ grave: 0, image: 'avec' }, ['quatre']],
  [{ depuis: '2026-11-23' }, ['quatre', 'trois', 'deux']],
  [{ depuis: '2026-11-22' }, ['quatre', 'trois', 'deux', 'une']],
  [{ depuis: '2026-11-24' }, []],
  [{ langue: '', idArticleLois: '' }, ['quatre', 'trois', 'deux', 'une']],
])('%j finds %j', async (input, expected) => {
  expect(await found(input)).toEqual(expected);
});

test('a question is found by its number, too', async () => {
  const { questions } = await list({ recherche: String(ids['une']) });
  expect(questions.data.map(({ id }) => id)).toContain(ids['une']);
});

test('of a series in its order, and where it is used', async () => {
  const serie = [ids['une']!, ids['quatre']!, ids['deux']!];
  const { id } = await school.database.write(async (trx) => {
    const theme = await trx
      .insertInto('theme')
      .values({ libelle: 'Zwaluwen' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setListe(trx, 'theme', theme.id, serie);
    return theme;
  });
  expect(await found({ theme_id: id })).toEqual(['une', 'quatre', 'deux']);
  const { utilisation } = await julie.call('getQuestionExtranet', { id: ids['une']! });
  expect(utilisation).toEqual({
    themes: [{ id, libelle: 'Zwaluwen', nombre: 3 }],
    chapitres: [],
  });
  expect((await list({ theme_id: 999_999 })).status).toBe(404);
});

test('all: every id and label that the filters leave, and nothing else', async () => {
  const { questions } = await list({ all: 'true', recherche: 'zwaluw', langue: 'NL' });
  expect(questions).toEqual({
    data: [{ id: ids['trois'], libelle: 'Zwaluw, wie gaat voor\u202f?' }],
    current_page: 1,
    last_page: 1,
    per_page: 1,
    total: 1,
  });
  expect((await list({ all: 1 })).questions.data).toHaveLength(await count());
});

test.each([
  ['page', 0],
  ['langue', 'DE'],
  ['recherche', 'x'.repeat(201)],
  ['image', 'peut-être'],
  ['grave', 2],
  ['depuis', '2026-02-30'],
])('a wrong %s is refused', async (champ, value) => {
  const { status, errors } = await list({ [champ]: value });
  expect([status, Object.keys(errors!)]).toEqual([422, [champ]]);
});

describe('what has changed is found at once', () => {
  const search = async (recherche: string) => (await list({ recherche })).questions.total;

  test('added, changed and deleted, the last changed first since a day', async () => {
    const { id } = await julie.call('addQuestion', { ...saisie, libelle: 'Merel\u202f?' });
    expect(await search('merel')).toBe(1);
    school.later(10);
    await julie.call('editQuestion', {
      id: ids['une'],
      ...saisie,
      libelle: 'Zwaluw, spreeuw\u202f?',
    });
    expect([await search('spreeuw'), await search('oeil zwaluw')]).toEqual([1, 0]);
    expect((await found({ depuis: '2026-11-23' }))[0]).toBe('une');
    await julie.call('deleteQuestion', { id });
    expect(await search('merel')).toBe(0);
  });

  test('by another process, and by what its writers did at the same moment', async () => {
    const other = await connect(school.where);
    const labels = async () => (await listReperes(other.read)).map(({ libelle }) => libelle);
    expect(await labels()).not.toContain('Mees 1\u202f?');
    await Promise.all(
      [1, 2, 3, 4].flatMap((n) => [
        julie.call('addQuestion', { ...saisie, libelle: `Mees ${n}\u202f?` }),
        labels(),
      ]),
    );
    const mine = (await list({ all: 1 })).questions.data.map(({ libelle }) => libelle);
    expect(mine).toEqual(
      expect.arrayContaining(['Mees 1\u202f?', 'Mees 2\u202f?', 'Mees 3\u202f?', 'Mees 4\u202f?']),
    );
    expect(await labels()).toEqual(mine);
    await other.close();
  });
});

test('the most failed come first, and those of too few first answers last', async () => {
  await addPremieres(school, ids['une']!, { 12: { a: 27, b: 3 } });
  await addPremieres(school, ids['deux']!, { 12: { a: 20, b: 20 } });
  await addPremieres(school, ids['quatre']!, { 12: { b: 29 } });
  const { questions } = await julie.call('getQuestions', { recherche: 'zwaluw', tri: 'erreurs' });
  const lignes = questions.data.map((ligne) => {
    if (!('erreurs' in ligne)) throw new Error('no page');
    return [ligne.id, ligne.erreurs, ligne.premieres];
  });
  expect(lignes.slice(0, 2)).toEqual([
    [ids['deux'], 50, 40],
    [ids['une'], 10, 30],
  ]);
  expect(lignes).toContainEqual([ids['quatre'], null, 29]);
});
