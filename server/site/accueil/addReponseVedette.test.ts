import { beforeAll, describe, expect, test } from 'vitest';
import { MEPRISES } from '../../../regles/lettres.ts';
import { openSchoolForFile } from '../../testing/school.ts';
import { accesQT } from '../../testing/serie.ts';
import { listeOf, setListe } from '../../socle/db/listes.ts';

/** A lone road user yields to nobody. */
const SEUL =
  'image: { scene: { lieu: carrefour, branches: { nord: {}, est: {}, sud: {}, ouest: {} }, usagers: [{ qui: voiture, moi: oui, de: sud, vers: nord }] } }';

const lines: string[] = [];
const school = await openSchoolForFile({
  env: { LOG_LEVEL: 'error' },
  logTo: { write: (line) => void lines.push(line) },
});
let vedettes: number[];

beforeAll(async () => {
  const { listeQuestions } = await school.database.read
    .selectFrom('theme')
    .select(listeOf('theme'))
    .where('reference', '=', 'vedettes')
    .executeTakeFirstOrThrow();
  vedettes = listeQuestions.split(';').map(Number);
});

const change = (table: 'question' | 'theme', values: object, id: number) =>
  school.database.write((trx) => trx.updateTable(table).set(values).where('id', '=', id).execute());

const compose = (id: number, ids: readonly number[]) =>
  school.database.write((trx) => setListe(trx, 'theme', id, ids));

describe('getVedette', () => {
  test('another question each day, with its picture, and without its answer', async () => {
    const seen = new Set<number>();
    for (const day of vedettes.keys()) {
      school.at(`2026-12-0${day + 1}T09:00:00.000Z`);
      const { question } = await school.visitor.call('getVedette', {});
      seen.add(question.id);
      expect(Object.keys(question).toSorted()).toEqual(
        [
          'a',
          'b',
          'c',
          'd',
          'id',
          'imageDescription',
          'imageSeule',
          'libelle',
          'libelleImage',
          'simples',
          'version_id',
          'vue',
        ].toSorted(),
      );
      expect((await school.fastify.inject(question.libelleImage!)).statusCode).toBe(200);
    }
    expect(seen).toEqual(new Set(vedettes));
  });

  test('one that is asked for, when it is one of them', async () => {
    const [id] = vedettes as [number];
    const { question } = await school.visitor.call('getVedette', { question_id: id });
    expect(question.id).toBe(id);
    expect(await school.visitor.call('getVedette', { question_id: 1 })).toMatchObject({
      status: 404,
    });
    expect(await school.visitor.call('getVedette', { question_id: 'x' })).toMatchObject({
      status: 422,
    });
  });
});

describe('a page that was open at midnight of the new code', () => {
  test('is judged by the form that it shows, though it has another now, or none', async () => {
    const question_id = vedettes[0]!;
    school.at('2027-05-31T21:59:00.000Z');
    const { question } = await school.visitor.call('getVedette', { question_id });
    const { version_id } = question;
    const { id: _, ...own } = await school.database.read
      .selectFrom('questionVersion')
      .selectAll()
      .where('id', '=', version_id)
      .executeTakeFirstOrThrow();
    const autre = own.correcte === 'a' ? 'b' : 'a';
    const set = (values: object) =>
      school.database.write((trx) =>
        trx.updateTable('question').set(values).where('id', '=', question_id).execute(),
      );
    const suivante = await school.database.write((trx) =>
      trx
        .insertInto('questionVersion')
        .values({ ...own, libelle: 'Et maintenant\u202f?', correcte: autre, code: 'CVP2027' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    await set({ suivante_id: suivante.id, ensuite: 'change' });
    school.at('2027-05-31T22:00:00.000Z');
    const answer = (more: object) =>
      school.visitor.call('addReponseVedette', { question_id, letter: own.correcte, ...more });
    expect(await answer({ version_id })).toMatchObject({ juste: 1, bonne: own.correcte });
    expect(await answer({})).toMatchObject({ juste: 0, bonne: autre });
    const shown = await school.visitor.call('getVedette', { question_id, version_id });
    expect(shown.question).toMatchObject({ version_id, libelle: own.libelle });
    await set({ suivante_id: null, ensuite: 'tombe' });
    expect(await answer({ version_id })).toMatchObject({ juste: 1 });
    expect(await answer({})).toMatchObject({ status: 404 });
    expect(await answer({ version_id: 999_999 })).toMatchObject({ status: 404 });
    expect(await answer({ question_id: vedettes[1], version_id })).toMatchObject({ status: 404 });
    await set({ ensuite: 'tient' });
  });
});

describe('addReponseVedette', () => {
  const answer = (question_id: number, letter: string) =>
    school.visitor.call('addReponseVedette', { question_id, letter });

  test('says of every letter whether it is right, and why', async () => {
    for (const id of vedettes) {
      const version = await school.database.read
        .selectFrom('questionVersion')
        .selectAll()
        .where('question_id', '=', id)
        .executeTakeFirstOrThrow();
      for (const letter of ['a', 'b', 'c', 'd'] as const) {
        const told = await answer(id, letter.toUpperCase());
        if (version[letter] === null) expect(told).toMatchObject({ status: 422 });
        else
          expect(told).toEqual({
            status: 200,
            letter,
            juste: letter === version.correcte ? 1 : 0,
            bonne: version.correcte,
            grave: version.grave,
            justification: version.justification,
            meprise: letter === version.correcte ? null : version[MEPRISES[letter]],
            idArticleLois: version.idArticleLois,
            film: expect.stringMatching(new RegExp(`^/img/films/${version.id}-`)),
          });
      }
    }
  });

  test('the film of each plays; where the rules know no order there is none, and it is no fault', async () => {
    for (const id of vedettes) {
      const { film } = (await answer(id, 'a')) as { film: string };
      const { statusCode, headers, body } = await school.fastify.inject(film);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'private, max-age=31536000, immutable',
      });
      expect(body).toMatch(/<metadata>\{"etapes":\[\{"numero":1,/);
    }
    const [first] = vedettes as [number];
    const { version_id } = await school.database.read
      .selectFrom('question')
      .select('version_id')
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    // Versions are immutable and their drawings cached: this one is new.
    const { id: _, ...before } = await school.database.read
      .selectFrom('questionVersion')
      .selectAll()
      .where('id', '=', version_id)
      .executeTakeFirstOrThrow();
    const filmOf = async (scene: string) => {
      const made = await school.database.write((trx) =>
        trx
          .insertInto('questionVersion')
          .values({ ...before, scene })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      await change('question', { version_id: made.id }, first);
      return ((await answer(first, 'a')) as { film: string | null }).film;
    };
    const alone = await filmOf(`${SEUL}\nverifie: { question: premier, a: moi, b: raison }`);
    expect((await school.fastify.inject(alone!)).statusCode).toBe(204);
    expect(await filmOf(SEUL)).toBe(null);
    const arret = before.scene!.replace(/question: \S+/, 'question: qui s’arrête');
    expect(arret).not.toBe(before.scene);
    expect(await filmOf(arret)).toBe(null);
    await change('question', { version_id }, first);
  });

  test('is no oracle for the rest of the bank: 404, and nothing else', async () => {
    const others = await school.database.read
      .selectFrom('question')
      .select('id')
      .where('id', 'not in', vedettes)
      .execute();
    expect(others.length).toBeGreaterThan(1000);
    const answers = await Promise.all(others.map(({ id }) => answer(id, 'a')));
    expect(new Set(answers.map((told) => JSON.stringify(told)))).toEqual(
      new Set(['{"status":404,"message":"Cette question n’existe pas."}']),
    );
    expect(await answer(999_999, 'a')).toMatchObject({ status: 404 });
    expect(await answer(vedettes[0]!, 'e')).toMatchObject({ status: 422 });
  });

  test('419 from anywhere but our pages', async () => {
    const { statusCode } = await school.fastify.inject({
      method: 'POST',
      url: '/api/site/addReponseVedette',
      payload: { question_id: vedettes[0], letter: 'a' },
    });
    expect(statusCode).toBe(419);
  });
});

describe('staff compose the list as any other series', () => {
  test('a question that they delete is asked no more, whatever the day', async () => {
    const [gone] = vedettes as [number];
    await change('question', { dateSuppression: school.now().toISOString() }, gone);
    for (const day of vedettes.keys()) {
      school.at(`2026-12-0${day + 1}T09:00:00.000Z`);
      expect((await school.visitor.call('getVedette', {})).question.id).not.toBe(gone);
    }
    expect(
      await school.visitor.call('addReponseVedette', { question_id: gone, letter: 'a' }),
    ).toMatchObject({ status: 404 });
    await change('question', { dateSuppression: null }, gone);
  });

  const serieVedettes = () =>
    school.database.read
      .selectFrom('theme')
      .selectAll()
      .where('reference', '=', 'vedettes')
      .executeTakeFirstOrThrow();
  const told = async () => {
    const answers = await Promise.all(
      vedettes.map((question_id) =>
        school.visitor.call('addReponseVedette', { question_id, letter: 'a' }),
      ),
    );
    return vedettes.filter((_, n) => answers[n]!.status === 200);
  };

  test('a question of a series is corrected for nobody, from the moment that it is put here', async () => {
    school.at('2026-12-10T09:00:00.000Z');
    expect(await told()).toEqual(vedettes);
    const { id } = await serieVedettes();
    const chloe = await school.login('eleve@demo.be');
    const { themes } = await chloe.call('getThemes', await accesQT(chloe));
    const sold = Number(themes[0]!.listeQuestions.split(';')[0]);
    await compose(id, [sold, ...vedettes]);
    const answer = { question_id: sold, letter: 'a' };
    expect(await school.visitor.call('addReponseVedette', answer)).toMatchObject({ status: 404 });
    expect(await school.visitor.call('getVedette', { question_id: sold })).toMatchObject({
      status: 404,
    });
    expect(await told()).toEqual(vedettes);
    expect(lines.join('')).toContain(`"questions":[${sold}]`);
    await compose(id, vedettes);
  });

  test.each(['theme', 'chapitre'] as const)(
    'a question of the home page that a %s takes is asked no more',
    async (table) => {
      const [taken, ...others] = vedettes as [number, ...number[]];
      expect(await told()).toEqual(vedettes);
      const { id } = await school.database.write(async (trx) => {
        const made = await trx
          .insertInto(table)
          .values({ libelle: 'Nouvelle', ...(table === 'chapitre' && { texte: '' }) } as never)
          .returning('id')
          .executeTakeFirstOrThrow();
        await setListe(trx, table, made.id, [taken]);
        return made;
      });
      expect(await told()).toEqual(others);
      await school.database.write((trx) =>
        trx
          .updateTable(table)
          .set({ dateSuppression: school.now().toISOString() })
          .where('id', '=', id)
          .execute(),
      );
      expect(await told()).toEqual(vedettes);
    },
  );

  test('sold as a series of its own, it is no home page’s any more', async () => {
    const { id: theme_id } = await serieVedettes();
    const acces = await school.database.read
      .selectFrom('acces')
      .select('id')
      .executeTakeFirstOrThrow();
    const row = { acces_id: acces.id, theme_id, position: 99 };
    await school.database.write((trx) => trx.insertInto('accesTheme').values(row).execute());
    expect(await told()).toEqual([]);
    await school.database.write((trx) =>
      trx.deleteFrom('accesTheme').where('theme_id', '=', theme_id).execute(),
    );
    expect(await told()).toEqual(vedettes);
  });

  test('without the series, or with an empty one, the home page has no question', async () => {
    const { id } = await school.database.read
      .selectFrom('theme')
      .select('id')
      .where('reference', '=', 'vedettes')
      .executeTakeFirstOrThrow();
    await compose(id, []);
    expect(await school.visitor.call('getVedette', {})).toMatchObject({ status: 404 });
    await compose(id, vedettes);
    await change('theme', { dateSuppression: 'x' }, id);
    expect(await school.visitor.call('getVedette', {})).toMatchObject({ status: 404 });
  });
});
