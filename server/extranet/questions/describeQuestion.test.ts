import { QUESTION } from '../../../regles/question.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBanque, saisie } from '../../testing/banque.ts';
import { openSchool } from '../../testing/school.ts';

type Banque = Awaited<ReturnType<typeof openBanque>>;
let school: Banque['school'];
let julie: Banque['julie'];
let added: Banque['added'];
let read: Banque['read'];
let edit: Banque['edit'];
beforeAll(async () => {
  ({ school, julie, added, read, edit } = await openBanque());
});
afterAll(() => school.close());

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
      'Ligne 8 : Usager 3, « qui » : « velo » n’existe pas : vouliez-vous dire « vélo » ?',
    ]);
    expect(await errorOf(`image: {${'a,'.repeat(9000)}}`)).toEqual([
      'Ligne 1 : Cette description est trop longue pour être celle d’une image.',
    ]);
    expect(await errorOf('image: &a { panneau: B1 }\nverifie: *a')).toEqual([
      expect.stringContaining('Ligne 2 : Les renvois'),
    ]);
  });

  test('a picture that cannot show its own words is refused, and says of whom', async () => {
    const loin = `image:
  scene:
    lieu: route
    vue: conducteur
    profil: [trottoir, descend, ":", monte, trottoir]
    longueur: 160
    usagers:
      - { qui: voiture, moi: oui, voie: 3, a: 5 }
      - { qui: voiture, couleur: rouge, voie: 2, a: 150 }`;
    const { errors } = await julie.call('addQuestion', {
      ...saisie,
      ...ordre,
      libelle: 'Qui est loin ?',
      scene: loin,
    });
    expect(errors!.scene).toEqual([
      expect.stringMatching(
        /^Usager 2.: La voiture rouge n’a que \d+ pixels de haut.; il en faut 24\.$/,
      ),
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
    const { libelleImage: _, ...champs } = QUESTION.champs;
    const noms = Object.keys(champs) as (keyof typeof champs)[];
    const same = Object.fromEntries(noms.map((champ) => [champ, question[champ] ?? '']));
    const sent = { ...same, id };
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
