import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBanque, saisie } from '../../testing/banque.ts';
import { startSerie } from '../../testing/serie.ts';

type Banque = Awaited<ReturnType<typeof openBanque>>;
let school: Banque['school'];
let julie: Banque['julie'];
let benoit: Banque['benoit'];
let added: Banque['added'];
let read: Banque['read'];
let edit: Banque['edit'];
let journal: Banque['journal'];
beforeAll(async () => {
  ({ school, julie, benoit, added, read, edit, journal } = await openBanque());
});
afterAll(() => school.close());

const ascending = (one: number, other: number) => one - other;

describe('editQuestion', () => {
  test('is a new version: an attempt that has begun keeps its own, a new one has the new one', async () => {
    const eleve = await school.login('eleve@demo.be');
    const { ou, ids, answer } = await startSerie(school, eleve, [{}, {}]);
    const asked = () => eleve.call('getQuestion', { ...ou, question_id: ids[0] });
    const before = await asked();
    expect(await edit(julie, ids[0]!, {})).toMatchObject({ status: 200 });
    expect(await asked()).toEqual(before);
    await answer(0, 'a');
    await answer(1, 'a');
    expect(await asked()).toMatchObject({ bonne: 'a', datas: before.datas });
    const { questionnaire_id } = (await eleve.call('getQuestionnaire', ou)).questions;
    const begun = await eleve.call('beginSerie', { ...ou, questionnaire_id });
    expect(begun.status).toBe(200);
    expect((await asked()).datas).toMatchObject({ libelle: saisie.libelle, b: 'Le tram.' });
  });

  test('what another has changed meanwhile is told, and nothing is written', async () => {
    const id = await added();
    const { version_id } = (await read(id)).question;
    const first = await edit(benoit, id, { version_id, libelle: 'Qui cède\u202f?' });
    const { status, message, ...rest } = await edit(julie, id, { version_id, a: 'Toi.' });
    expect([status, message]).toEqual([409, expect.stringContaining('Benoît Dumont')]);
    expect(rest).toMatchObject({
      question: { id, version_id: first.version_id, libelle: 'Qui cède\u202f?', a: 'Moi.' },
      changements: [{ champ: 'libelle', avant: saisie.libelle, apres: 'Qui cède\u202f?' }],
    });
    expect((await read(id)).question.version_id).toBe(first.version_id);
    const again = await edit(julie, id, { version_id: first.version_id, a: 'Toi.' });
    expect(again.status).toBe(200);
  });

  test('of many at once one wins, and the others are told so', async () => {
    const id = await added();
    const { version_id } = (await read(id)).question;
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        edit(n % 2 ? julie : benoit, id, { version_id, libelle: `Essai ${n}\u202f?` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([
      200, 409, 409, 409, 409,
    ]);
    expect((await julie.call('getVersions', { id })).versions).toHaveLength(2);
  });

  test('of many who bring the same version back at once one does', async () => {
    const id = await added();
    const { version_id } = (await read(id)).question;
    const { version_id: courante_id } = await edit(benoit, id, { libelle: 'Autre\u202f?' });
    const answers = await Promise.all(
      [julie, benoit, julie, benoit].map((who) =>
        who.call('restoreVersion', { id, version_id, courante_id }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409, 409, 409]);
  });

  test('one that changes nothing makes no version', async () => {
    const id = await added();
    const { version_id } = (await read(id)).question;
    const same = await edit(benoit, id, { version_id });
    expect(same).toMatchObject({ status: 200, version_id });
    expect(same.message).toMatch(/Rien n’a changé/);
    expect(await journal(id)).toHaveLength(1);
  });

  test('content/ changes it no more, and the journal has what it was', async () => {
    const { id } = await school.database.read
      .selectFrom('question')
      .select('id')
      .where('empreinte', 'is not', null)
      .executeTakeFirstOrThrow();
    const { question } = await read(id);
    expect(question.auteur).toBe('Contenu');
    const {
      version_id,
      auteur: _auteur,
      dateModification: _date,
      valableDu: _du,
      ...typed
    } = question;
    const answer = await julie.call('editQuestion', {
      ...typed,
      libelleImage: undefined,
      version_id,
      libelle: 'Autrement dit\u202f?',
    });
    expect(answer.status).toBe(200);
    const row = await school.database.read
      .selectFrom('question')
      .select('empreinte')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ empreinte: null });
    const { libelleImage, imageDescription } = (await read(id)).question;
    expect([libelleImage, imageDescription]).toEqual([
      question.libelleImage,
      question.imageDescription,
    ]);
    const [line] = await journal(id);
    const { scene, ...fields } = typed;
    expect(JSON.parse(line!.avant!)).toEqual({ ...fields, id: undefined, scene, version_id });
    expect(JSON.parse(line!.apres!)).toEqual({
      ...JSON.parse(line!.avant!),
      version_id: answer.version_id,
      libelle: 'Autrement dit\u202f?',
    });
  });

  test('a question or a version that there is not', async () => {
    expect((await edit(julie, 999_999, {})).status).toBe(404);
    const [id, other] = [await added(), await added()];
    const { version_id } = (await read(other)).question;
    expect((await edit(julie, id, { version_id })).status).toBe(404);
    expect((await julie.call('restoreVersion', { id, version_id })).status).toBe(404);
  });
});

describe('the history of a question', () => {
  test('has no version of another code, so none comes back', async () => {
    const id = await added();
    const { version_id } = (await read(id)).question;
    const { id: _, ...own } = await school.database.read
      .selectFrom('questionVersion')
      .selectAll()
      .where('id', '=', version_id)
      .executeTakeFirstOrThrow();
    const suivante = await school.database.write((trx) =>
      trx
        .insertInto('questionVersion')
        .values({ ...own, libelle: 'Dès juin\u202f?', code: 'CVP2027' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const back = { id, version_id: suivante.id };
    expect((await julie.call('restoreVersion', back)).status).toBe(404);
    expect((await read(id)).question.version_id).toBe(version_id);
  });

  test('says who changed what, and any version comes back as a new one', async () => {
    const id = await added();
    school.later(60);
    await edit(benoit, id, { libelle: 'Qui cède\u202f?', grave: 1 });
    const { versions } = await julie.call('getVersions', { id });
    expect(versions).toMatchObject([
      {
        auteur: 'Benoît Dumont',
        courante: 1,
        dateModification: school.now().toISOString(),
        changements: [
          { champ: 'libelle', avant: saisie.libelle, apres: 'Qui cède\u202f?' },
          { champ: 'grave', avant: 0, apres: 1 },
        ],
      },
      { auteur: 'Julie Thiry', courante: 0, changements: [], libelle: saisie.libelle },
    ]);
    const [current, first] = versions.map(({ version_id }) => version_id);
    const back = { id, version_id: first! };
    const late = await julie.call('restoreVersion', { ...back, courante_id: first! });
    expect(late.status).toBe(409);
    const done = await julie.call('restoreVersion', { ...back, courante_id: current! });
    expect(done).toMatchObject({ status: 200 });
    expect((await read(id)).question).toMatchObject({
      libelle: saisie.libelle,
      grave: 0,
      version_id: done.version_id,
      auteur: 'Julie Thiry',
    });
    const line = (await journal(id)).at(-1)!;
    expect(line).toMatchObject({ appel: 'restoreVersion', admin: 'Julie Thiry' });
    expect([line.avant, line.apres].map((json) => JSON.parse(json!))).toMatchObject([
      { version_id: current, libelle: 'Qui cède\u202f?', grave: 1 },
      { version_id: done.version_id, libelle: saisie.libelle, grave: 0 },
    ]);
    const again = await julie.call('restoreVersion', back);
    expect(again).toMatchObject({ status: 200, version_id: done.version_id });
  });

  test('goes back fifty versions, the oldest compared with the one before', async () => {
    const id = await added();
    for (let n = 0; n < 51; n++) await edit(julie, id, { libelle: `Essai ${n}\u202f?` });
    const { versions } = await julie.call('getVersions', { id });
    expect(versions).toHaveLength(50);
    expect(versions.at(-1)!.changements).toMatchObject([{ apres: 'Essai 1\u202f?' }]);
  });
});
