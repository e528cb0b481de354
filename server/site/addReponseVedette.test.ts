import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type School, openSchool } from '../testing/school.ts';

let school: School;
let vedettes: number[];

afterAll(() => school.close());
beforeAll(async () => {
  school = await openSchool();
  const { listeQuestions } = await school.database.read
    .selectFrom('theme')
    .select('listeQuestions')
    .where('reference', '=', 'vedettes')
    .executeTakeFirstOrThrow();
  vedettes = listeQuestions.split(';').map(Number);
});

const change = (table: 'question' | 'theme', values: object, id: number) =>
  school.database.write((trx) => trx.updateTable(table).set(values).where('id', '=', id).execute());

describe('getVedette', () => {
  test('another question each day, with its picture, and without its answer', async () => {
    const seen = new Set<number>();
    for (const day of vedettes.keys()) {
      school.at(`2026-12-0${day + 1}T09:00:00.000Z`);
      const { question } = await school.visitor.call('getVedette', {});
      seen.add(question.id);
      expect(Object.keys(question).toSorted()).toEqual(
        ['a', 'b', 'c', 'd', 'id', 'imageDescription', 'libelle', 'libelleImage'].toSorted(),
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
            idArticleLois: version.idArticleLois,
          });
      }
    }
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

  test('without the series, or with an empty one, the home page has no question', async () => {
    const { id } = await school.database.read
      .selectFrom('theme')
      .select('id')
      .where('reference', '=', 'vedettes')
      .executeTakeFirstOrThrow();
    await change('theme', { listeQuestions: '' }, id);
    expect(await school.visitor.call('getVedette', {})).toMatchObject({ status: 404 });
    await change('theme', { listeQuestions: vedettes.join(';'), dateSuppression: 'x' }, id);
    expect(await school.visitor.call('getVedette', {})).toMatchObject({ status: 404 });
  });
});
