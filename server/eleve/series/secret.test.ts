import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type CallName, calls } from '../../../contract/index.ts';
import { type Answer, openSchoolForFile } from '../../testing/school.ts';
import { addCours, ou as ouCours } from '../../testing/cours.ts';
import { startExamen } from '../../testing/examen.ts';
import { samplesOf } from '../../testing/samples.ts';
import { playSerie } from '../../testing/entrainement.ts';
import { accesQT } from '../../testing/serie.ts';

const school = await openSchoolForFile();
const eleve = await school.login('eleve@demo.be');

/**
 * Each justification and article gets a mark found nowhere else, before a call keeps its version.
 * Everything that the server sends before an answer is searched for these marks.
 */
await school.database.write((trx) =>
  trx
    .updateTable('questionVersion')
    .set({
      justification: sql`'secret-' || question_id`,
      idArticleLois: sql`'secret-article-' || question_id`,
      mepriseA: sql`'secret-' || question_id`,
      mepriseB: sql`'secret-' || question_id`,
      mepriseC: sql`'secret-' || question_id`,
      mepriseD: sql`'secret-' || question_id`,
    })
    .execute(),
);

test('before an answer nothing that the server sends tells the right one', async () => {
  const acces = await accesQT(eleve);
  const { themes } = await eleve.call('getThemes', acces);
  const ou = { ...acces, theme_id: themes[0]!.id };
  const ids = themes[0]!.listeQuestions.split(';').map(Number);
  const { questionnaire_id } = await eleve.call('addQuestionnaire', ou);
  const versions = await school.database.read
    .selectFrom('question')
    .select(['id', 'version_id'])
    .where('id', 'in', ids)
    .execute();
  const questions = new Map(versions.map(({ id, version_id }) => [version_id, id]));
  const answered = new Set<number>();

  const everything = async () => {
    const requests: [string, object][] = [
      ['/api/app/getThemes', acces],
      ['/api/app/getThemes', { ...acces, historique: true }],
      ['/api/app/addQuestionnaire', ou],
      ['/api/app/getQuestionnaire', ou],
      ['/api/app/getQuestionnaire', { ...ou, historique_id: questionnaire_id }],
      ['/api/app/beginSerie', { ...ou, questionnaire_id }],
      ...ids.map((question_id): [string, object] => [
        '/api/app/getQuestion',
        { ...ou, question_id },
      ]),
      ...ids.map((question): [string, object] => [
        '/api/app/addReponse',
        // Refusals for a wrong place or an unknown letter must not reveal it either.
        { ...ou, question, questionKey: 99, letter: 'z' },
      ]),
      ...ids.map((question): [string, object] => [
        '/api/app/addReponse',
        { ...ou, question, questionKey: 999, letter: 'a' },
      ]),
    ];
    const answers = [];
    school.later(60);
    for (const [url, payload] of requests) {
      const answer = await eleve.raw({ method: 'POST', url, payload });
      expect(answer.statusCode, url).not.toBe(429);
      answers.push({
        url,
        text: JSON.stringify(answer.headers) + answer.body,
        body: answer.json(),
      });
    }
    return answers;
  };

  for (const key of [0, 1, 2, 49]) {
    for (const { url, text, body } of await everything()) {
      const told = [...text.matchAll(/secret-(?:article-)?(\d+)/g)].map((match) =>
        Number(match[1]),
      );
      // A film shows who passes first, so its address is as secret.
      const films = [...text.matchAll(/img\/films\/(\d+)/g)].map((match) => Number(match[1]));
      told.push(...films.map((version_id) => questions.get(version_id)!));
      expect(
        told.filter((id) => !answered.has(id)),
        url,
      ).toEqual([]);
      if (body.datas && !answered.has(body.datas.id)) {
        expect(body).toMatchObject({ bonne: null, correction: null, reponse: null });
        expect(Object.keys(body.datas).toSorted()).toEqual([
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
          'vue',
        ]);
      }
      for (const each of body.resultats ?? []) {
        if (answered.has(each.id)) continue;
        expect(each).toEqual({
          id: each.id,
          correcte: null,
          juste: null,
          grave: null,
          libelle: null,
          idArticleLois: null,
        });
      }
    }
    await eleve.call('addReponse', { ...ou, question: ids[key], questionKey: key, letter: 'a' });
    answered.add(ids[key]!);
  }

  // The search finds marks: an answered question reveals its own, a finished attempt all.
  const shown = await eleve.call('getQuestion', { ...ou, question_id: ids[0]! });
  expect(shown.correction!.justification).toBe(`secret-${ids[0]}`);
  await eleve.call('stopSerie', { ...ou, questionnaire_id });
  const films = await Promise.all(
    ids.map(async (question_id) => {
      const { correction } = await eleve.call('getQuestion', { ...ou, question_id });
      return correction!.film;
    }),
  );
  const film = films.find((address) => address !== null)!;
  expect((await school.fastify.inject(film)).statusCode).toBeLessThan(300);
  const [, id, signature] = /films\/(\d+)-(.+)\.svg/.exec(film)!;
  for (const made of [`${Number(id) + 1}-${signature}`, `${id}-${'A'.repeat(43)}`, id])
    expect((await school.fastify.inject(`/img/films/${made}.svg`)).statusCode, made).toBe(404);
  const end = await eleve.call('getQuestionnaire', ou);
  expect(end.resultats.every((each) => each.correcte !== null)).toBe(true);
});

test('nor does anything of practice, mistakes included', async () => {
  const acces = await accesQT(eleve);
  const { stop } = await playSerie(school, eleve, [0, 0, 0], 1);
  await stop();
  school.later(24 * 3600);
  const begun = await eleve.call('addDizaine', { ...acces, cible: 'erreurs' });
  const { dizaine_id } = begun;
  const ou = { ...acces, dizaine_id };
  const { questions } = await eleve.call('getDizaine', ou);
  const ids = questions.map(({ datas }) => datas.id);
  const told = async () => {
    const answers: (readonly [string, object])[] = [
      ['getEntrainement', acces],
      ['addDizaine', { ...acces, cible: 'erreurs' }],
      ['getDizaine', ou],
      ['getDizaine', { ...ou, dizaine_id: dizaine_id + 1000 }],
      ...ids.flatMap((question) => [
        ['addReponseDizaine', { ...ou, question, questionKey: 99, letter: 'a' }] as const,
        ['addReponseDizaine', { ...ou, question, questionKey: 0, letter: 'z' }] as const,
      ]),
    ];
    const texts = await Promise.all(
      answers.map(async ([name, payload]) => {
        const answer = await eleve.raw({ method: 'POST', url: `/api/app/${name}`, payload });
        return JSON.stringify(answer.headers) + answer.body;
      }),
    );
    const seen = texts.join().matchAll(/secret-(?:article-)?(\d+)/g);
    const byLetter = (await eleve.call('getDizaine', ou)).questions.filter(
      ({ bonne, correction, suite }) => bonne ?? correction ?? suite,
    );
    return {
      words: [...new Set([...seen].map((match) => Number(match[1])))],
      letters: byLetter.map(({ datas }) => datas.id),
    };
  };
  expect(await told()).toEqual({ words: [], letters: [] });
  const [first] = ids;
  await eleve.call('addReponseDizaine', { ...ou, question: first, questionKey: 0, letter: 'a' });
  expect(await told()).toEqual({ words: [first], letters: [first] });
});

/** These calls read, and may write a little. */
const LECTURES = ['getThemes', 'getModules', 'getCap', 'getPret', 'getDonnees'] as const;

test('nor does anything of a mock exam, before it has ended', async () => {
  const sampleOf = await samplesOf(school);
  const { ou, acces, ids, row, open, answer } = await startExamen(school, eleve);
  const told = async () => {
    const requests: (readonly [string, object])[] = [
      ['getExamens', acces],
      ['getHistoriqueExamens', acces],
      ['addExamen', { ...acces, chrono: 0, arret: 1 }],
      ['openQuestionExamen', ou],
      ['getExamen', ou],
      ['getEntrainement', acces],
      ...ids.slice(0, 4).flatMap((question, questionKey) => {
        const asked = { ...ou, question, duree: 1 };
        return [
          ['addReponseExamen', { ...asked, questionKey: 99, letter: 'a' }] as const,
          ['addReponseExamen', { ...asked, questionKey, letter: 'z' }] as const,
        ];
      }),
      ['addReponseExamen', { ...ou, question: ids[49], questionKey: 49, letter: 'a' }],
      ['addReponseExamen', { ...ou, question: ids[0], questionKey: 0, letter: 'b' }],
    ];
    school.later(3600);
    const texts = await Promise.all(
      requests.map(async ([name, payload]) => {
        const reply = await eleve.raw({ method: 'POST', url: `/api/app/${name}`, payload });
        expect(reply.statusCode, name).not.toBe(429);
        return JSON.stringify(reply.headers) + reply.body;
      }),
    );
    // All reading calls of learners and visitors are tried, so that a new one is checked too.
    const lectures = (Object.keys(calls) as CallName[]).filter((name) => {
      const { audience, writes } = calls[name];
      return audience !== 'admin' && (writes === 'never' || LECTURES.some((one) => one === name));
    });
    const bodies = new Map<CallName, { status: number }>();
    for (const name of lectures) {
      const asked = { ...sampleOf(name), ...ou, question: ids[0], question_id: ids[0] };
      bodies.set(name, await eleve.call(name, asked));
    }
    const wrong = [...bodies].filter(([, { status }]) => status >= 500 || status === 429);
    expect(wrong).toEqual([]);
    const donnees = bodies.get('getDonnees') as Answer<'getDonnees'>;
    const gardes = donnees.acces.flatMap(({ examens }) => examens);
    expect(gardes).toHaveLength(1);
    expect(gardes[0]!.reponses.filter(({ correcte }) => correcte !== null)).toEqual([]);
    const all = texts.join();
    const everything = all + JSON.stringify([...bodies]);
    const films = [...everything.matchAll(/img\/films\/(\d+)/g)].map(([, id]) => id!);
    expect(all).not.toMatch(/"(bonne|juste|correcte|correction|grave|fautes)":(?!null|\[\])/);
    return [...everything.matchAll(/secret-(?:article-)?(\d+)/g), ...films];
  };
  expect(await told()).toEqual([]);
  await open();
  for (const juste of [1, 0] as const) {
    const { passees } = await row();
    await answer(passees, juste, 3000);
    await open();
  }
  expect(await told()).toEqual([]);
  const { passees } = await row();
  await eleve.call('stopExamen', ou);
  const fini = await eleve.call('getExamen', ou);
  expect(fini.questions.map(({ correction }) => correction.justification)).toEqual(
    ids.slice(0, passees + 1).map((id) => `secret-${id}`),
  );
});

test('nor does anything of a course, before its chapter is done', async () => {
  const cours = await addCours(school, eleve, [
    [
      [{}, {}, {}],
      [{}, {}],
    ],
  ]);
  const [asked, kept] = cours.modules[0]!.chapitres.map(({ questions }) => questions);
  await school.database.write(async (trx) => {
    for (const id of [...asked!, ...kept!])
      await trx
        .updateTable('questionVersion')
        .set({ justification: `secret-${id}`, idArticleLois: `secret-article-${id}` })
        .where('question_id', '=', id)
        .execute();
  });
  const [first, second] = [ouCours(cours, 0, 0), ouCours(cours, 0, 1)];
  const { acces_id, module_id } = first;
  await eleve.call('getModules', { acces_id });
  const everything = async () => {
    const requests: [string, object][] = [
      ['getModules', { acces_id }],
      ['getChapitres', { acces_id, module_id, texte: true }],
      ['getChapitres', first],
      ['getChapitres', second],
      ['keepPlace', { ...second, place: 1 }],
      ...[{}, { 1: 'a' }, { 1: 'a', 2: 'd' }, { 1: 'a', 2: 'z' }, { 1: 'a', 2: 'a', 3: 'a' }].map(
        (reponses): [string, object] => ['addELearning', { ...second, reponses }],
      ),
    ];
    const answers = await Promise.all(
      requests.map(([name, payload]) =>
        eleve.raw({ method: 'POST', url: `/api/app/${name}`, payload }),
      ),
    );
    return answers.map((answer) => JSON.stringify(answer.headers) + answer.body);
  };
  const told = async () => {
    const texts = await everything();
    for (const text of texts) expect(text).not.toMatch(/"correcte"/);
    const seen = texts.join().matchAll(/secret-(?:article-)?(\d+)/g);
    return new Set([...seen].map((match) => Number(match[1])));
  };
  expect(await told()).toEqual(new Set());
  expect((await eleve.call('getChapitres', first)).listeReponses).toEqual([]);
  await eleve.call('addELearning', { ...first, reponses: { 1: 'a', 2: 'b', 3: 'a' } });
  expect(await told()).toEqual(new Set(asked));
  expect((await eleve.call('getChapitres', second)).listeReponses).toEqual([]);
});
