import { beforeEach, describe, expect, test } from 'vitest';
import { startExamen } from '../../testing/examen.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { accesQT } from '../../testing/serie.ts';
import { eraseTentatives } from '../tentatives/index.ts';
import { listeOf } from '../../socle/db/listes.ts';

const school = await openSchoolForFile();
let eleve: Person;
let autre: Person;
const HOUR = 3600;

beforeEach(async () => {
  school.at('2026-11-21T10:00:00.000Z');
  await school.database.write(async (trx) => {
    for (const table of ['memoire', 'tentative', 'limite'] as const)
      await trx.deleteFrom(table).execute();
  });
  eleve = await school.login('eleve@demo.be');
  autre = await school.login('eleve2@demo.be');
});

const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
const fois = <T>(nombre: number, une: T) => Array.from({ length: nombre }, () => une);
const souvenirsOf = async ({ id }: Person) => {
  const row = await school.database.read
    .selectFrom('memoire')
    .select('souvenirs')
    .where('eleve_id', '=', id)
    .executeTakeFirst();
  return (row?.souvenirs ?? '').split(';').filter(Boolean);
};

test('fifty of the bank in French, none of the home page, and fixed at the start', async () => {
  const { ids, ou, open, row, answer } = await startExamen(school, eleve);
  expect(new Set(ids).size).toBe(50);
  const asked = await school.database.read
    .selectFrom('question')
    .innerJoin('questionVersion', 'questionVersion.id', 'question.version_id')
    .select(['question.id', 'langue', 'grave'])
    .where('question.id', 'in', ids)
    .execute();
  expect(new Set(asked.map(({ langue }) => langue))).toEqual(new Set(['FR']));
  const graves = asked.filter(({ grave }) => grave === 1).length;
  expect([4, 5, 6, 7]).toContain(graves);
  const vedettes = await school.database.read
    .selectFrom('theme')
    .select(listeOf('theme'))
    .where('reference', '=', 'vedettes')
    .executeTakeFirstOrThrow();
  const accueil = new Set(vedettes.listeQuestions.split(';').map(Number));
  expect(ids.filter((id) => accueil.has(id))).toEqual([]);

  const before = await row();
  await school.database.write((trx) =>
    trx.updateTable('question').set({ version_id: null }).where('id', 'in', ids).execute(),
  );
  const { question } = await open();
  expect(question).toMatchObject({ questionKey: 0, datas: { id: ids[0] }, ecoule: 0 });
  expect(await answer(0, 1)).toEqual({ status: 200, termine: 0 });
  expect((await row()).versions).toBe(before.versions);
  expect(await eleve.call('addExamen', ou)).toMatchObject({ examen_id: ou.examen_id });
  await school.database.write(async (trx) => {
    const versions = before.versions.split(';').map(Number);
    for (const [key, version_id] of versions.entries())
      await trx.updateTable('question').set({ version_id }).where('id', '=', ids[key]!).execute();
  });
});

test('it is marked as a series, tells all of it at its end, and what it showed is remembered', async () => {
  const { ou, acces, play, open, ids, letters } = await startExamen(school, eleve, { voix: 0 });
  const minors = await school.database.read
    .selectFrom('question')
    .innerJoin('questionVersion', 'questionVersion.id', 'question.version_id')
    .select('question.id')
    .where('question.id', 'in', ids)
    .where('grave', '=', 0)
    .execute();
  const [fausse, muette] = minors.map(({ id }) => ids.indexOf(id));
  const answers = await play(ids.map((_, key) => (key === fausse ? 0 : key === muette ? null : 1)));
  expect(answers.slice(0, -1).every(({ termine }) => termine === 0)).toBe(true);
  expect(answers.at(-1)).toEqual({ status: 200, termine: 1 });
  expect(await open()).toMatchObject({ termine: 1, question: null });
  const { resultats, ouvert } = await eleve.call('getExamens', acces);
  expect(ouvert).toBeNull();
  const note = { score: 48, seuil: 41, reussi: 1, fautes: 2, fautesGraves: 0 };
  expect(resultats).toMatchObject([{ ...note, nombre: 50, posees: 50, chrono: 1, voix: 0 }]);
  const fini = await eleve.call('getExamen', ou);
  expect(fini).toMatchObject({ ...note, examen_id: ou.examen_id });
  expect(fini.questions.map(({ datas }) => datas.id)).toEqual(ids);
  expect(fini.questions.map(({ bonne }) => bonne)).toEqual(ids.map((id) => letters.get(id)));
  expect(fini.questions[muette!]!.reponse).toBeNull();
  expect(fini.questions[0]!.correction.justification).toBeTruthy();
  const kept = (await souvenirsOf(eleve)).map((each) => each.split(',').map(Number));
  expect(new Set(kept.map(([id]) => id))).toEqual(new Set(ids.toSpliced(muette!, 1)));
  expect(kept.filter((each) => each.at(-1) === 1).map(([id]) => id)).toEqual([ids[fausse!]]);
  const next = await startExamen(school, eleve);
  expect(next.ou.examen_id).not.toBe(ou.examen_id);
  expect(next.ids.filter((id) => ids.includes(id)).length).toBeLessThan(25);
});

test('its mistakes come back in practice, of series that the access has or has not', async () => {
  const { acces, ids, play, ou } = await startExamen(school, eleve, { chrono: 0 });
  await play(fois(12, 0));
  await eleve.call('stopExamen', ou);
  const { themes } = await eleve.call('getThemes', acces);
  const offertes = new Set(themes.flatMap(({ listeQuestions }) => listeQuestions.split(';')));
  const fausses = ids.slice(0, 12);
  expect(fausses.some((id) => !offertes.has(`${id}`))).toBe(true);
  const { erreurs } = await eleve.call('getEntrainement', acces);
  expect(erreurs.nombre).toBe(12);
  school.at(erreurs.prochaine!);
  const { dizaine_id } = await eleve.call('addDizaine', { ...acces, cible: 'erreurs' });
  const { questions } = await eleve.call('getDizaine', { ...acces, dizaine_id });
  expect(questions).toHaveLength(10);
  expect(questions.filter(({ datas }) => !fausses.includes(datas.id))).toEqual([]);
});

test('plain words come with a time for them, and not at the real pace', async () => {
  await eleve.call('updateLecture', { motsSimples: 1 });
  const read = async (chrono: number) => {
    const { open, ou, row } = await startExamen(school, eleve, { chrono });
    const [, ...others] = (await row()).versions.split(';');
    // Versions are kept once read, so one that has plain words is put first.
    await school.database.write(async (trx) => {
      const { id } = await trx
        .selectFrom('questionVersion')
        .select('id')
        .where('simple', 'is not', null)
        .limit(1)
        .executeTakeFirstOrThrow();
      const versions = [id, ...others].join(';');
      await trx.updateTable('tentative').set({ versions }).where('dateFin', 'is', null).execute();
    });
    const { question } = await open();
    await eleve.call('stopExamen', ou);
    return question!.datas.simples?.libelle ?? null;
  };
  expect([await read(1), await read(2), await read(0)]).toEqual([
    null,
    expect.any(String),
    expect.any(String),
  ]);
  await eleve.call('updateLecture', { motsSimples: 0 });
});

describe('the clock is the server’s', () => {
  test('an adapted exam has twice the time, and says so in its result', async () => {
    const { open, ou, acces } = await startExamen(school, eleve, { chrono: 2 });
    expect((await open()).question!.temps).toBe(30_000);
    await eleve.call('stopExamen', ou);
    expect((await eleve.call('getExamens', acces)).resultats[0]).toMatchObject({ chrono: 2 });
  });

  test('what passes while a question is open is gone, and what passes between two is not', async () => {
    const { open, answer, state } = await startExamen(school, eleve);
    expect(await state()).toMatchObject({ passees: 0, entamee: 0 });
    school.later(HOUR);
    const first = (await open()).question!;
    expect(first).toMatchObject({ ecoule: 0, temps: 15_000 });
    school.later(9);
    expect((await open()).question).toMatchObject({ questionKey: 0, ecoule: 9000 });
    expect(await state()).toMatchObject({ passees: 0, entamee: 1 });
    expect(await answer(0, 1)).toMatchObject({ status: 200 });
    expect(await state()).toMatchObject({ passees: 1, entamee: 0 });
    school.later(HOUR);
    await open();
    school.later(HOUR);
    expect(await state()).toMatchObject({ passees: 2, entamee: 0 });
    expect((await open()).question).toMatchObject({ questionKey: 2, ecoule: 0 });
    expect((await state())!.passees).toBe(2);
  });

  test('given in time and sent late it counts, even behind the next one; given late it does not', async () => {
    const { open, answer, row } = await startExamen(school, eleve);
    await open();
    school.later(HOUR);
    expect(await answer(0, 1, null)).toMatchObject({ status: 409 });
    expect(await answer(0, 1, 3_000_000)).toMatchObject({ status: 409 });
    expect((await row()).passees).toBe(0);
    expect((await open()).question!.questionKey).toBe(1);
    expect(await answer(0, 1)).toEqual({ status: 200, termine: 0 });
    expect(await row()).toMatchObject({ passees: 1 });
    expect((await row()).reponses).toMatch(/^[a-d]\?{49}$/);
    school.later(25 * HOUR);
    expect(await answer(1, 1)).toMatchObject({ status: 409 });
    expect(await answer(2, 1)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/ouverte/),
    });
  });

  test('without a clock a question waits, and the result says that there was none', async () => {
    const { open, answer, ou, acces } = await startExamen(school, eleve, { chrono: 0 });
    expect((await open()).question!.temps).toBeNull();
    school.later(40 * HOUR);
    expect((await open()).question!.questionKey).toBe(0);
    expect(await answer(0, 1, null)).toMatchObject({ status: 200 });
    await eleve.call('stopExamen', ou);
    const { resultats } = await eleve.call('getExamens', acces);
    expect(resultats).toMatchObject([{ chrono: 0, posees: 1, reussi: 0, fautes: 0 }]);
  });

  test('the last question, over while nobody was there, ends it when somebody comes back', async () => {
    const { open, play, state, acces } = await startExamen(school, eleve);
    await play(fois(49, 1));
    await open();
    school.later(HOUR);
    expect(await state()).toMatchObject({ passees: 50, entamee: 0 });
    expect(await open()).toMatchObject({ termine: 1 });
    expect((await eleve.call('getExamens', acces)).resultats).toMatchObject([{ posees: 50 }]);
  });
});

describe('it may stop at the tenth fault', () => {
  test('where that was chosen', async () => {
    const { play, ou } = await startExamen(school, eleve, { arret: 1 });
    const answers = await play([...fois(5, 1 as const), ...fois(9, 0 as const), 1, null]);
    expect(answers.map(({ termine }) => termine)).toEqual([...fois(15, 0), 1]);
    const fini = await eleve.call('getExamen', ou);
    expect(fini).toMatchObject({ posees: 16, fautes: 10, reussi: 0 });
    expect(fini.questions).toHaveLength(16);
    expect(fini.score).toBeLessThan(7);
  });
  test('and goes on where it was not', async () => {
    const { play } = await startExamen(school, eleve);
    expect((await play(fois(11, 0))).at(-1)).toEqual({ status: 200, termine: 0 });
  });
});

describe('an answer given in time, sent after the end', () => {
  const memoireDe = async (who: Person, question: number) =>
    (await souvenirsOf(who))
      .find((each) => each.startsWith(`${question},`))
      ?.split(',')
      .map(Number);
  const vues = (souvenir: number[] | undefined) => souvenir?.at(-2);

  test.each([
    ['the tenth fault', { arret: 1 }, 9],
    ['the second serious one', {}, 1],
  ])('takes back an end at %s, and nothing is remembered twice', async (_, choix, avant) => {
    const { ou, ids, open, answer, play, row, acces } = await startExamen(school, eleve, choix);
    if (avant === 1) {
      await school.database.write((trx) =>
        trx
          .updateTable('tentative')
          .set({ regle: 'arret-deux-graves' })
          .where('id', '=', ou.examen_id)
          .execute(),
      );
      const { versions } = await row();
      const parId = new Map(ids.map((id, key) => [id, versions.split(';')[key]!]));
      const lues = await school.database.read
        .selectFrom('questionVersion')
        .select(['id', 'grave'])
        .where('id', 'in', [...parId.values()].map(Number))
        .execute();
      const grave = new Map(lues.map((lue) => [`${lue.id}`, lue.grave]));
      ids.sort((one, other) => grave.get(parId.get(other)!)! - grave.get(parId.get(one)!)!);
      const rangees = {
        questions: ids.join(';'),
        versions: ids.map((id) => parId.get(id)).join(';'),
      };
      await school.database.write((trx) =>
        trx.updateTable('tentative').set(rangees).where('id', '=', ou.examen_id).execute(),
      );
    }
    await play(fois(avant, 0));
    school.later(4);
    await open();
    school.later(HOUR);
    expect(await open()).toMatchObject({ termine: 1 });
    expect((await eleve.call('getExamens', acces)).resultats).toHaveLength(1);
    expect(await answer(avant, 1)).toEqual({ status: 200, termine: 0 });
    expect(await answer(avant, 1)).toEqual({ status: 200, termine: 0 });
    expect(await row()).toMatchObject({ dateFin: null, score: null, passees: avant + 1 });
    expect(vues(await memoireDe(eleve, ids[avant]!))).toBe(1);
    expect((await open()).question).toMatchObject({ questionKey: avant + 1 });
    await answer(avant + 1, 1);
    await eleve.call('stopExamen', ou);
    for (const [key, id] of ids.slice(0, avant + 2).entries())
      expect(vues(await memoireDe(eleve, id)), `${key}`).toBe(1);
    const [fini] = (await eleve.call('getExamens', acces)).resultats;
    expect(fini).toMatchObject({ fautes: avant, posees: avant + 2 });
  });

  test('counts in the mark where another exam has begun since, and after a stop not', async () => {
    const { ou, open, answer, play, row } = await startExamen(school, eleve, { arret: 1 });
    await play(fois(9, 0));
    school.later(4);
    await open();
    school.later(HOUR);
    await open();
    const avant = await row();
    const next = await startExamen(school, eleve);
    expect(await answer(9, 1)).toEqual({ status: 200, termine: 1 });
    const apres = await row();
    expect(apres).toMatchObject({ dateFin: avant.dateFin });
    expect(apres.score).toBeGreaterThanOrEqual(avant.score!);
    expect((await eleve.call('getExamen', ou)).fautes).toBe(9);
    await next.open();
    await eleve.call('stopExamen', next.ou);
    expect(await next.answer(0, 1)).toMatchObject({ status: 409 });
  });

  test('and one that was late does not', async () => {
    const { open, answer, play } = await startExamen(school, eleve, { arret: 1 });
    await play(fois(9, 0));
    school.later(4);
    await open();
    school.later(HOUR);
    await open();
    expect(await answer(9, 1, null)).toMatchObject({ status: 409 });
  });
});

describe('two devices, two tabs, the same again', () => {
  test('one exam is open, whoever asks at once', async () => {
    const acces = await accesQT(eleve);
    await eleve.call('getThemes', acces);
    const both = await Promise.all(fois(3, 0).map(() => eleve.call('addExamen', acces)));
    expect(new Set(both.map(({ examen_id }) => examen_id)).size).toBe(1);
    expect(statuses(both)).toEqual([200, 200, 200]);
  });

  test('the first answer stands, and a clock that runs out elsewhere takes nothing away', async () => {
    const { open, answer, row } = await startExamen(school, eleve);
    await open();
    const both = await Promise.all([answer(0, 1), answer(0, 0)]);
    expect(statuses(both)).toEqual([200, 409]);
    const { reponses } = await row();
    const first = both.findIndex(({ status }) => status === 200) === 0 ? 1 : 0;
    expect(await answer(0, first)).toMatchObject({ status: 200 });
    expect(await answer(0, null)).toMatchObject({ status: 200 });
    expect(await row()).toMatchObject({ reponses, passees: 1 });
    await open();
    const mixed = await Promise.all([answer(1, null), answer(1, 1)]);
    expect(statuses(mixed)).toEqual([200, 200]);
    expect(await row()).toMatchObject({ passees: 2 });
    expect((await row()).reponses[1]).toMatch(/[a-d]/);
  });

  test('the last answer ends it once, and is remembered once', async () => {
    const { play, open, answer, row } = await startExamen(school, eleve);
    await play(fois(49, 1));
    await open();
    const both = await Promise.all([answer(49, 0), answer(49, 0), open()]);
    expect(statuses(both)).toEqual([200, 200, 200]);
    const { dateFin } = await row();
    school.later(60);
    expect(await answer(49, 0)).toEqual({ status: 200, termine: 1 });
    expect(await answer(49, 1)).toMatchObject({ status: 409 });
    expect(await row()).toMatchObject({ dateFin });
    const kept = await souvenirsOf(eleve);
    expect(kept.map((each) => each.split(',').at(-2))).toEqual(fois(50, '1'));
  });

  test('stopped twice it is stopped once, and takes nothing more', async () => {
    const { open, answer, ou, acces, row } = await startExamen(school, eleve);
    await open();
    const both = await Promise.all([eleve.call('stopExamen', ou), eleve.call('stopExamen', ou)]);
    expect(statuses(both)).toEqual([200, 200]);
    expect(await answer(0, 1)).toMatchObject({ status: 409 });
    expect(await row()).toMatchObject({ passees: 1, reussi: 0, score: expect.any(Number) });
    const { resultats } = await eleve.call('getExamens', acces);
    expect(resultats).toHaveLength(1);
  });
});

describe('the access', () => {
  test('that ends at midnight in the middle ends it too; renewed, it goes on', async () => {
    const { open, answer, acces, state, ou } = await startExamen(school, eleve);
    const minuit = '2026-11-21T23:00:00.000Z';
    const until = (datePerime: string) =>
      school.database.write((trx) =>
        trx
          .updateTable('accesUser')
          .set({ datePerime })
          .where('id', '=', acces.acces_user_id)
          .execute(),
      );
    await until(minuit);
    school.at('2026-11-21T22:59:55.000Z');
    await open();
    school.at(minuit);
    const refused = await Promise.all([
      answer(0, 1),
      open(),
      eleve.call('addExamen', acces),
      eleve.call('stopExamen', ou),
      eleve.call('getExamens', acces),
    ]);
    expect(statuses(refused)).toEqual(fois(5, 400));
    await until('2027-11-21T23:00:00.000Z');
    expect(await answer(0, 1)).toMatchObject({ status: 200 });
    school.later(HOUR);
    expect(await state()).toMatchObject({ passees: 1, entamee: 0 });
  });

  test('is the learner’s own, of series, and on', async () => {
    const { ou, ids, answer, open } = await startExamen(school, eleve);
    await open();
    const sien = await accesQT(autre);
    await autre.call('getThemes', sien);
    const { examen_id } = ou;
    const asked = { question: ids[0]!, questionKey: 0, letter: 'a' } as const;
    const strange = [
      await answer(0, 1, 3000, autre),
      await autre.call('openQuestionExamen', { ...sien, examen_id }),
      await autre.call('addReponseExamen', { ...sien, examen_id, ...asked }),
      await autre.call('stopExamen', { ...sien, examen_id }),
      await autre.call('getExamen', { ...sien, examen_id }),
      await eleve.call('getExamen', ou),
      await eleve.call('addReponseExamen', { ...ou, ...asked, question: 999_999 }),
    ];
    expect(statuses(strange)).toEqual(fois(7, 404));
    const wrongs = [
      await eleve.call('addReponseExamen', { ...ou, ...asked, questionKey: 4 }),
      await eleve.call('addReponseExamen', { ...ou, ...asked, letter: 'z' }),
    ];
    expect(statuses(wrongs)).toEqual([422, 422]);
  });

  test('of a course is none, one switched off is not found, and who is erased leaves nothing', async () => {
    const { ou, open, answer, acces } = await startExamen(school, eleve);
    await open();
    const { accesList } = await eleve.call('getAccesUser', {});
    const cours = accesList.find(({ type }) => type === 'EL')!;
    const other = { acces_id: cours.acces_id, acces_user_id: cours.acces_user_id };
    const strange = [
      await eleve.call('addExamen', other),
      await eleve.call('getExamens', other),
      await eleve.call('openQuestionExamen', { ...ou, ...other }),
    ];
    expect(statuses(strange)).toEqual(fois(3, 404));
    const set = (actif: 0 | 1) =>
      school.database.write((trx) =>
        trx.updateTable('accesUser').set({ actif }).where('id', '=', acces.acces_user_id).execute(),
      );
    await set(0);
    const off = [
      await answer(0, 1),
      await open(),
      await eleve.call('stopExamen', ou),
      await eleve.call('getExamens', acces),
      await eleve.call('addExamen', acces),
    ];
    expect(statuses(off)).toEqual(fois(5, 404));
    await set(1);
    expect(await answer(0, 1)).toMatchObject({ status: 200 });
    await school.database.write((trx) => eraseTentatives(trx, [acces.acces_user_id]));
    expect(await answer(0, 1)).toMatchObject({ status: 404 });
    expect(await open()).toMatchObject({ status: 404 });
  });

  test('begins so many in an hour, and no more', async () => {
    const { ou, acces } = await startExamen(school, eleve);
    await eleve.call('stopExamen', ou);
    for (let n = 1; n < 30; n++) {
      const { examen_id } = await eleve.call('addExamen', acces);
      await eleve.call('stopExamen', { ...acces, examen_id });
    }
    expect(await eleve.call('addExamen', acces)).toMatchObject({ status: 429 });
  });
});

describe('the owner chooses the rule, and an exam keeps its own', () => {
  const choose = async (valeur: string) => {
    const chef = await school.login('superviseur@demo.be');
    const { faits } = await chef.call('getFaitsExtranet', {});
    const { id, du, source, version } = faits!.data.find((f) => f.fait === 'regleExamen')!;
    const verifie = '2026-11-21';
    const edited = await chef.call('editFait', { id, valeur, du, source, verifie, version });
    expect(edited.status).toBe(200);
  };
  /** Positions of serious questions, then of the others. */
  const sorted = async (ids: number[]) => {
    const rows = await school.database.read
      .selectFrom('question')
      .innerJoin('questionVersion', 'questionVersion.id', 'question.version_id')
      .select(['question.id', 'grave'])
      .where('question.id', 'in', ids)
      .execute();
    const graves = new Set(rows.flatMap(({ id, grave }) => (grave === 1 ? id : [])));
    return ids.flatMap((id, key) => (graves.has(id) ? key : []));
  };

  test('as it is delivered: two serious faults cost ten and fail, and it goes on to its end', async () => {
    const { acces, ou, ids, play } = await startExamen(school, eleve);
    const [une, deux] = await sorted(ids);
    await play(ids.map((_, key) => (key === une ? 0 : key === deux ? null : 1)));
    expect(await eleve.call('getExamens', acces)).toMatchObject({ regle: 'cinq-points' });
    const note = { regle: 'cinq-points', score: 40, fautes: 2, fautesGraves: 2, posees: 50 };
    expect(await eleve.call('getExamen', ou)).toMatchObject({ ...note, reussi: 0 });
  });

  test('without an answer a serious one costs a point', async () => {
    await choose('vide-un-point');
    const { ou, ids, play } = await startExamen(school, eleve);
    const [une, deux] = await sorted(ids);
    await play(ids.map((_, key) => (key === une ? 0 : key === deux ? null : 1)));
    const note = { regle: 'vide-un-point', score: 44, fautes: 2, fautesGraves: 1 };
    const examen = await eleve.call('getExamen', ou);
    expect(examen).toMatchObject({ ...note, reussi: 1 });
    const graves = [une, deux].map((key) => examen.questions[key!]!.correction.grave);
    expect(graves).toEqual([1, 0]);
    await choose('cinq-points');
  });

  test('the second serious fault ends it, and what had begun before goes on', async () => {
    const begun = await startExamen(school, autre);
    await choose('arret-deux-graves');
    const { acces, ou, ids, play } = await startExamen(school, eleve);
    const [une, deux] = await sorted(ids);
    const answers = await play(
      ids.slice(0, deux! + 1).map((_, key) => (key === une || key === deux ? 0 : 1)),
    );
    expect(answers.at(-1)).toEqual({ status: 200, termine: 1 });
    const { resultats } = await eleve.call('getExamens', acces);
    expect(resultats[0]).toMatchObject({ posees: deux! + 1, fautesGraves: 2, reussi: 0 });
    expect((await eleve.call('getExamen', ou)).regle).toBe('arret-deux-graves');
    const [sienne, autreSienne] = await sorted(begun.ids);
    const later = await begun.play(
      begun.ids
        .slice(0, autreSienne! + 1)
        .map((_, key) => (key === sienne || key === autreSienne ? 0 : 1)),
    );
    expect(later.at(-1)).toEqual({ status: 200, termine: 0 });
    await choose('cinq-points');
  });
});
