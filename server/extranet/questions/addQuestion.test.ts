import { autresMots } from '../../../regles/lettres.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBanque, picture, saisie } from '../../testing/banque.ts';

type Banque = Awaited<ReturnType<typeof openBanque>>;
let school: Banque['school'];
let julie: Banque['julie'];
let added: Banque['added'];
let read: Banque['read'];
let journal: Banque['journal'];
beforeAll(async () => {
  ({ school, julie, added, read, journal } = await openBanque());
});
afterAll(() => school.close());

describe('addQuestion', () => {
  test('is read again as it was typed, by whom and when', async () => {
    const meprise = 'Tu t’es fié à la taille\u00a0: le tram passe toujours.';
    const id = await added({
      libelle: '  Qui\r\n passe \td’abord\u202f?  ',
      correcte: 'B',
      d: '',
      ...autresMots(() => null),
      mepriseA: meprise,
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
    ['mepriseA', { mepriseA: 'x'.repeat(301) }],
    ['mepriseB', { mepriseB: 'B est la bonne.' }],
    ['mepriseD', { mepriseD: 'Il n’y a pas de D.' }],
    ['simpleB', { simple: 'Qui passe\u202f?', simpleA: 'Moi.', simpleC: 'Personne.' }],
    ['simple', { simpleA: 'Moi.', simpleB: 'Le tram.', simpleC: 'Personne.' }],
    [
      'simpleD',
      { simple: 'Qui\u202f?', simpleA: 'Moi.', simpleB: 'Lui.', simpleC: 'Nul.', simpleD: 'D.' },
    ],
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
    [
      'imageDescription',
      { scene: 'image: { panneau: B1 }', imageDescription: 'Voici le TRAM\u202f!' },
    ],
    ['imageDescription', { scene: 'image: { panneau: B1 }', imageDescription: 'x'.repeat(2001) }],
  ])('a wrong %s is refused', async (champ, wrong) => {
    const { status, errors } = await julie.call('addQuestion', { ...saisie, ...wrong });
    expect({ status, champs: Object.keys(errors!) }).toEqual({ status: 422, champs: [champ] });
    expect(errors![champ]![0]).toMatch(/^[A-ZÉ«].*[.?»]$|^image/);
  });

  test('a copy keeps the photo, until another is sent or none is wanted', async () => {
    const libelleImage = new File([await picture()], 'photo.png', { type: 'image/png' });
    const sent = { ...saisie, imageDescription: 'Un carrefour.' };
    const { id } = await julie.call('addQuestion', { ...sent, libelleImage });
    const imageOf = async (which: number) =>
      (await julie.call('getQuestionExtranet', { id: which })).question.libelleImage;
    const copy = await julie.call('addQuestion', { ...sent, libelle: 'Autre', copie_id: id });
    expect(await imageOf(copy.id)).toBe(await imageOf(id));
    const bare = await julie.call('addQuestion', { ...sent, copie_id: id, sansImage: 1 });
    expect(await imageOf(bare.id)).toBeNull();
    const gone = await julie.call('addQuestion', { ...saisie, copie_id: 999_999 });
    expect(gone.status).toBe(404);
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
