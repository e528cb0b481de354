import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photo } from '../testing/images.ts';
import { type Person, type School, openSchool } from '../testing/school.ts';
import { startSerie } from '../testing/serie.ts';

const ascending = (one: number, other: number) => one - other;

let school: School;
let julie: Person;
let benoit: Person;
beforeAll(async () => {
  school = await openSchool();
  julie = await school.login('utilisateur@demo.be');
  benoit = await school.login('administrateur@demo.be');
});
afterAll(() => school.close());

const saisie = {
  langue: 'FR',
  libelle: 'Qui passe d’abord ?',
  a: 'Moi.',
  b: 'Le tram.',
  c: 'Personne.',
  correcte: 'b',
  justification: 'Le tram a priorité.',
  idArticleLois: '12.1',
  grave: 0,
};
const picture = async () => new Blob([new Uint8Array(await photo().png().toBuffer())]);
const added = async (more: object = {}) => {
  const answer = await julie.call('addQuestion', { ...saisie, ...more });
  expect(answer).toMatchObject({ status: 200 });
  return answer.id;
};
const read = (id: number) => julie.call('getQuestionExtranet', { id });
const edit = (who: Person, id: number, more: object) =>
  who.call('editQuestion', { id, ...saisie, ...more });
const journal = async (id: number) =>
  school.database.read
    .selectFrom('journal')
    .selectAll()
    .where('objet', '=', 'question')
    .where('objet_id', '=', id)
    .orderBy('id')
    .execute();

describe('addQuestion', () => {
  test('is read again as it was typed, by whom and when', async () => {
    const id = await added({ libelle: '  Qui\r\n passe \td’abord ?  ', correcte: 'B', d: '' });
    expect((await read(id)).question).toEqual({
      ...saisie,
      id,
      version_id: expect.any(Number),
      d: null,
      imageDescription: null,
      libelleImage: null,
      scene: null,
      auteur: 'Julie Thiry',
      dateModification: school.now().toISOString(),
      valableDu: null,
    });
    const [line, ...others] = await journal(id);
    expect(line).toMatchObject({ appel: 'addQuestion', avant: null });
    const {
      auteur: _auteur,
      dateModification: _date,
      valableDu: _du,
      ...fields
    } = (await read(id)).question;
    expect(JSON.parse(line!.apres!)).toEqual({ ...fields, id: undefined });
    expect(others).toEqual([]);
  });

  test.each<[champ: string, wrong: object]>([
    ['langue', { langue: 'DE' }],
    ['langue', { langue: undefined }],
    ['libelle', { libelle: ' \n ' }],
    ['libelle', { libelle: undefined }],
    ['libelle', { libelle: 'x'.repeat(501) }],
    ['libelle', { libelle: 'caché\u200B' }],
    ['libelle', { libelle: 'nul\u0000' }],
    ['a', { a: '' }],
    ['a', { a: 'x'.repeat(301) }],
    ['b', { b: '' }],
    ['b', { b: ' MOI ' }],
    ['c', { c: 'lé  Tràm.' }],
    ['c', { c: 'x'.repeat(301) }],
    ['d', { c: '', d: 'Tous.' }],
    ['d', { d: '\u202Egauche' }],
    ['correcte', { correcte: '' }],
    ['correcte', { correcte: 'e' }],
    ['correcte', { correcte: 'd' }],
    ['correcte', { correcte: undefined }],
    ['grave', { grave: '2' }],
    ['justification', { justification: 'x'.repeat(2001) }],
    ['idArticleLois', { idArticleLois: '99.1' }],
    ['idArticleLois', { idArticleLois: 'x'.repeat(41) }],
    ['scene', { scene: 'image: { panneau: Z99 }' }],
    ['scene', { scene: 'image: {{{' }],
    ['scene', { scene: '['.repeat(15_000) }],
    ['scene', { scene: 'panneau: B1' }],
    ['scene', { scene: 'image: { panneau: B1 } # \u0000' }],
    ['scene', { scene: 'x'.repeat(20_001) }],
    ['scene', { scene: 'image: { panneau: B1 } # nul\u0000' }],
    ['scene', { scene: 'image: { panneau: B1, panneau: B5 }' }],
    ['scene', { scene: 'image: { panneau: B1 }\nimage: { panneau: B5 }' }],
    ['scene', { scene: `image: { panneau: F1a, valeur: ${'m'.repeat(101)} }` }],
    ['imageDescription', { scene: 'image: { panneau: B1 }', imageDescription: 'Voici le TRAM !' }],
    ['imageDescription', { scene: 'image: { panneau: B1 }', imageDescription: 'x'.repeat(2001) }],
  ])('a wrong %s is refused', async (champ, wrong) => {
    const { status, errors } = await julie.call('addQuestion', { ...saisie, ...wrong });
    expect({ status, champs: Object.keys(errors!) }).toEqual({ status: 422, champs: [champ] });
    expect(errors![champ]![0]).toMatch(/^[A-ZÉ«].*[.?»]$|^image/);
  });

  test('a picture has to be described, and is kept as a picture', async () => {
    const sent = { libelleImage: new File([await picture()], 'photo.png', { type: 'image/png' }) };
    const without = await julie.call('addQuestion', { ...saisie, ...sent });
    expect(without.errors).toEqual({ imageDescription: [expect.any(String)] });
    const id = await added({ ...sent, imageDescription: 'Un carrefour.' });
    const { question } = await read(id);
    expect(question.libelleImage).toMatch(/^\/img\/questions\/[0-9a-f]{32}-\d+\.webp$/);
    const served = await school.visitor.raw({ url: question.libelleImage! });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test('a photo and a description at once are one too many', async () => {
    const { errors } = await julie.call('addQuestion', {
      ...saisie,
      libelleImage: new File([await picture()], 'photo.png', { type: 'image/png' }),
      scene: 'image: { panneau: B1 }',
    });
    expect(Object.keys(errors!)).toEqual(['scene']);
  });
});

describe('a described picture', () => {
  const scene = `image:
  scene:
    lieu: carrefour
    branches: { nord: {}, est: {}, sud: {}, ouest: {} }
    usagers:
      - { qui: voiture, moi: oui, de: sud, vers: ouest }
      - { qui: voiture, nom: A, de: nord, vers: sud }
      - { qui: vélo, de: est, vers: ouest }
verifie: { question: ordre, a: [moi, A, vélo], b: [vélo, A, moi], c: [A, vélo, moi] }`;
  const ordre = {
    libelle: 'Dans quel ordre ?',
    a: 'Moi, A, le vélo.',
    b: 'Le vélo, A, moi.',
    c: 'A, le vélo, moi.',
    correcte: 'c',
    scene,
  };

  test('is drawn, says what it shows, and keeps its words', async () => {
    const { question } = await read(await added(ordre));
    expect(question.scene).toBe(scene);
    expect(question.imageDescription).toMatch(/vélo|cycliste/);
    const served = await school.visitor.raw({ url: question.libelleImage! });
    expect(served.body).toMatch(/^<svg/);
  });

  test('a key that the rules contradict is refused, with the words or with another key later', async () => {
    const wrong = await julie.call('addQuestion', { ...saisie, ...ordre, correcte: 'a' });
    expect(wrong.errors).toEqual({ scene: [expect.any(String), expect.any(String)] });
    const id = await added(ordre);
    const later = await edit(julie, id, { ...ordre, scene: undefined, correcte: 'a' });
    expect(Object.keys(later.errors!)).toEqual(['scene']);
  });

  test('a fault is told with its line, and a text that no picture is, before anything reads it', async () => {
    const errorOf = async (scene: string) =>
      (await julie.call('addQuestion', { ...saisie, ...ordre, scene })).errors!.scene!.map((said) =>
        said.replace(/[\u00a0\u202f]/g, ' '),
      );
    expect(await errorOf(scene.replace('qui: vélo', 'qui: velo'))).toEqual([
      'Ligne 8 : image.scene.usagers.3.qui : « velo » n’existe pas.',
    ]);
    expect(await errorOf(`image: {${'a,'.repeat(9000)}}`)).toEqual([
      'Ligne 1 : Cette description est trop longue pour être celle d’une image.',
    ]);
    expect(await errorOf('image: &a { panneau: B1 }\nverifie: *a')).toEqual([
      expect.stringContaining('Ligne 2 : Les renvois'),
    ]);
  });

  test('one that content/ brought has its words to mend', async () => {
    const [{ id }] = (await school.database.read
      .selectFrom('question')
      .innerJoin('questionVersion', 'questionVersion.id', 'question.version_id')
      .select('question.id')
      .where('scene', 'like', '%question: premier%')
      .limit(1)
      .execute()) as [{ id: number }];
    const { question } = await read(id);
    const { langue, libelle, a, b, c, d, correcte, grave, justification, idArticleLois } = question;
    const same = { langue, libelle, a, b, c, d, correcte, grave, justification, idArticleLois };
    const sent = {
      id,
      ...same,
      scene: question.scene,
      imageDescription: question.imageDescription,
    };
    const answer = await julie.call('editQuestion', sent);
    expect(answer.message).toContain('Rien n’a changé');
    const mended = question.scene!.replace('lieu: carrefour', 'lieu: carrefour\n    temps: pluie');
    expect(await julie.call('editQuestion', { ...sent, scene: mended })).toMatchObject({
      status: 200,
    });
    const after = (await read(id)).question;
    expect(after.scene).toBe(mended);
    expect(after.libelleImage).not.toBe(question.libelleImage);
  });

  test('goes when it is taken away, and comes back with its version', async () => {
    const id = await added(ordre);
    const { question: before } = await read(id);
    expect(await edit(julie, id, { ...ordre, scene: '', sansImage: 1 })).toMatchObject({
      status: 200,
    });
    expect((await read(id)).question).toMatchObject({
      libelleImage: null,
      imageDescription: null,
      scene: null,
    });
    await julie.call('restoreVersion', { id, version_id: before.version_id });
    const { libelleImage, imageDescription } = before;
    expect((await read(id)).question).toMatchObject({ libelleImage, imageDescription, scene });
  });
});

test('what is drawn counts as ten calls: nobody keeps the server drawing', async () => {
  const school = await openSchool();
  const superviseur = await school.login('superviseur@demo.be');
  const drawn = () => superviseur.call('addQuestion', { ...saisie, scene: 'image: {' });
  const statuses = [];
  for (let n = 0; n < 31; n++) statuses.push((await drawn()).status);
  await school.close();
  expect(new Set(statuses.slice(0, 29))).toEqual(new Set([422]));
  expect(statuses.at(-1)).toBe(429);
});

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
    const first = await edit(benoit, id, { version_id, libelle: 'Qui cède ?' });
    const { status, message, ...rest } = await edit(julie, id, { version_id, a: 'Toi.' });
    expect([status, message]).toEqual([409, expect.stringContaining('Benoît Dumont')]);
    expect(rest).toMatchObject({
      question: { id, version_id: first.version_id, libelle: 'Qui cède ?', a: 'Moi.' },
      changements: [{ champ: 'libelle', avant: saisie.libelle, apres: 'Qui cède ?' }],
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
        edit(n % 2 ? julie : benoit, id, { version_id, libelle: `Essai ${n} ?` }),
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
    const { version_id: courante_id } = await edit(benoit, id, { libelle: 'Autre ?' });
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
      libelle: 'Autrement dit ?',
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
      libelle: 'Autrement dit ?',
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
  test('says who changed what, and any version comes back as a new one', async () => {
    const id = await added();
    school.later(60);
    await edit(benoit, id, { libelle: 'Qui cède ?', grave: 1 });
    const { versions } = await julie.call('getVersions', { id });
    expect(versions).toMatchObject([
      {
        auteur: 'Benoît Dumont',
        courante: 1,
        dateModification: school.now().toISOString(),
        changements: [
          { champ: 'libelle', avant: saisie.libelle, apres: 'Qui cède ?' },
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
      { version_id: current, libelle: 'Qui cède ?', grave: 1 },
      { version_id: done.version_id, libelle: saisie.libelle, grave: 0 },
    ]);
    const again = await julie.call('restoreVersion', back);
    expect(again).toMatchObject({ status: 200, version_id: done.version_id });
  });

  test('goes back fifty versions, the oldest compared with the one before', async () => {
    const id = await added();
    for (let n = 0; n < 51; n++) await edit(julie, id, { libelle: `Essai ${n} ?` });
    const { versions } = await julie.call('getVersions', { id });
    expect(versions).toHaveLength(50);
    expect(versions.at(-1)!.changements).toMatchObject([{ apres: 'Essai 1 ?' }]);
  });
});
