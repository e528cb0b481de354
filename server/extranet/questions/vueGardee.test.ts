import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTexte } from '../../../drawing/index.ts';
import { priseDite } from '../../../monde/camera/memePrise.ts';
import { reluOf } from '../../../monde/fiche.ts';
import { openBanque, whileLocked } from '../../testing/banque.ts';
import { photo } from '../../testing/images.ts';
import { imagesDesVues } from '../../eleve/questions/index.ts';
import { sweep } from '../../socle/fichiers/sweep.ts';
import { loadVues } from '../contenu/loadVues.ts';

type Banque = Awaited<ReturnType<typeof openBanque>>;
let school: Banque['school'];
let julie: Banque['julie'];
let added: Banque['added'];
let read: Banque['read'];
let edit: Banque['edit'];
let journal: Banque['journal'];
beforeAll(async () => {
  ({ school, julie, added, read, edit, journal } = await openBanque());
});
afterAll(() => school.close());

/** Each test has a drawing of its own: pictures are found by it. */
const sceneOf = (couleur: string, temps = 'jour') => `image:
  scene:
    lieu: carrefour
    temps: ${temps}
    branches: { nord: {}, est: {}, sud: {}, ouest: {} }
    usagers:
      - { qui: voiture, moi: oui, de: sud, vers: nord }
      - { qui: camionnette, nom: B, couleur: ${couleur}, de: est, vers: ouest }
verifie: { question: premier, a: moi, b: B }`;
const dite = (scene: string) => ({
  libelle: 'Qui passe en premier ?',
  a: 'Moi.',
  b: 'La camionnette.',
  c: null,
  correcte: 'b',
  scene,
});

const pixels = async (teinte = '#556677', largeur = 960, hauteur = 640) =>
  new Blob([new Uint8Array(await photo(largeur, hauteur, [teinte, '#00ff00']).png().toBuffer())]);
function priseOf(scene: string): string {
  const { dessin } = readTexte(scene, { jour: '2026-11-21', lettres: ['a', 'b'] }).image!;
  return priseDite(reluOf(dessin, '2026-11-21').fiche!.prise);
}
const withVue = async (scene: string, teinte?: string) => ({
  ...dite(scene),
  vue: await pixels(teinte),
  prise: priseOf(scene),
});

const rowOf = async (id: number) => {
  const { question } = await read(id);
  return school.database.read
    .selectFrom('vue')
    .selectAll()
    .where('libelleImage', '=', question.libelleImage!)
    .executeTakeFirst();
};
const status = async (nom: string) =>
  (await school.visitor.raw({ url: `/img/vues/${nom}` })).statusCode;
const swept = () =>
  sweep(
    {
      database: school.database,
      store: school.store,
      uses: [{ dossier: 'vues', usedOf: imagesDesVues }],
    },
    school.now(),
  );

test('a picture that comes with its words is kept, and learners see it with the words’ own letters', async () => {
  const id = await added(await withVue(sceneOf('rouge')));
  const row = (await rowOf(id))!;
  expect(row.cle).toMatch(/^[0-9a-f]{32}$/);
  const annotations = JSON.parse(row.annotations) as { sorte: string; texte: string }[];
  expect(annotations.filter(({ sorte }) => sorte === 'nom').map(({ texte }) => texte)).toEqual([
    'B',
  ]);
  expect(JSON.parse(row.prise)).toMatchObject({ oeil: expect.anything() });
  for (const largeur of [480, 960])
    for (const format of ['avif', 'webp']) {
      const { statusCode, headers, rawPayload } = await school.visitor.raw({
        url: `/img/vues/${row.cle}-${largeur}.${format}`,
      });
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const kept = await sharp(rawPayload).metadata();
      expect([kept.width, kept.height]).toEqual([largeur, (largeur * 2) / 3]);
      expect(kept.exif).toBeUndefined();
      expect(rawPayload.includes('SECRET-EXIF')).toBe(false);
    }
  for (const autre of [`${row.cle}-640.webp`, `${row.cle}-480.png`, `${row.cle}.avif`])
    expect(await status(autre)).toBe(404);
});

test('one that is no such picture is refused, and words without it are kept all the same', async () => {
  const scene = sceneOf('verte');
  const sent = { langue: 'FR', ...dite(scene), prise: priseOf(scene) };
  for (const [vue, said] of [
    [await pixels('#111', 960, 720), /960 pixels sur 640/],
    [await pixels('#111', 480, 320), /960 pixels sur 640/],
    [new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), /SVG/],
    [new Blob([(await pixels()).slice(0, 600)]), /abîmée/],
  ] as const) {
    const { errors } = await julie.call('addQuestion', { ...sent, vue });
    expect(errors).toEqual({ vue: [expect.stringMatching(said)] });
  }
  expect(await rowOf(await added(dite(scene)))).toBeUndefined();
});

test('one that was taken from elsewhere is left out, and that is said', async () => {
  const scene = sceneOf('bleue');
  const ailleurs = priseOf(scene).replace(/\d+(?=\.)/, '77');
  for (const prise of [undefined, '', '1 2 3', ailleurs]) {
    const answer = await julie.call('addQuestion', {
      ...dite(scene),
      langue: 'FR',
      vue: await pixels(),
      ...(prise !== undefined && { prise }),
    });
    expect(answer.message).toMatch(/rechargez la page/);
    expect(await rowOf((answer as { id: number }).id)).toBeUndefined();
  }
});

test('saved again without other words it comes later, once, and a newer one takes its place', async () => {
  const scene = sceneOf('noire');
  const id = await added(dite(scene));
  const { version_id } = (await read(id)).question;
  const lignes = (await journal(id)).length;
  const sent = { ...(await withVue(scene, '#123456')), version_id };
  expect((await edit(julie, id, sent)).message).toMatch(
    /image en trois dimensions est enregistrée/,
  );
  const first = (await rowOf(id))!.cle;
  // Another send of the same form.
  expect(await edit(julie, id, sent)).toMatchObject({
    version_id,
    message: expect.stringContaining('Rien n’a changé'),
  });
  expect(await journal(id)).toHaveLength(lignes + 1);
  await edit(julie, id, { ...sent, vue: await pixels('#654321') });
  expect((await rowOf(id))!.cle).not.toBe(first);
  expect((await read(id)).question.version_id).toBe(version_id);
});

test('other words have another picture or none; the old version brings its own back', async () => {
  const scene = sceneOf('grise');
  const id = await added(await withVue(scene));
  const { version_id } = (await read(id)).question;
  const { cle } = (await rowOf(id))!;
  await edit(julie, id, dite(sceneOf('jaune')));
  expect(await rowOf(id)).toBeUndefined();
  await julie.call('restoreVersion', { id, version_id });
  expect((await rowOf(id))!.cle).toBe(cle);
  const { annulation } = (await julie.call('deleteQuestion', { id })) as {
    annulation: { ligne_id: number };
  };
  await julie.call('undo', annulation);
  expect((await rowOf(id))!.cle).toBe(cle);
});

test('two who save at once leave one picture, of whoever is taken', async () => {
  const scene = sceneOf('blanche');
  const id = await added(dite(scene));
  const { version_id } = (await read(id)).question;
  const mine = { ...(await withVue(scene, '#aa0000')), version_id, libelle: 'Qui passe, ici ?' };
  const theirs = { ...(await withVue(scene, '#00aa00')), version_id, libelle: 'Qui passe, là ?' };
  const answers = await Promise.all([edit(julie, id, mine), edit(julie, id, theirs)]);
  expect(answers.map(({ status: said }) => said).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await status(`${(await rowOf(id))!.cle}-480.webp`)).toBe(200);
});

test('a question that is deleted meanwhile keeps no picture', async () => {
  const id = await added(dite(sceneOf('rouge', 'pluie')));
  const { libelleImage } = (await read(id)).question;
  const scene = sceneOf('grise', 'pluie');
  const sent = await withVue(scene);
  await whileLocked(
    school.database,
    (trx) =>
      trx
        .updateTable('question')
        .set({ dateSuppression: school.now().toISOString() })
        .where('id', '=', id)
        .execute(),
    async () => expect((await edit(julie, id, sent)).status).toBe(404),
  );
  const rows = await school.database.read.selectFrom('vue').select('libelleImage').execute();
  expect(rows.map((row) => row.libelleImage)).not.toContain(libelleImage);
});

test('content/ that is loaded again leaves it, and takes the place of the same drawing’s', async () => {
  const id = await added(await withVue(sceneOf('bleue', 'pluie')));
  const row = (await rowOf(id))!;
  await school.database.write((trx) => loadVues(trx, [], new Map()));
  expect(await rowOf(id)).toEqual(row);
  await school.database.write((trx) =>
    trx
      .updateTable('vue')
      .set({ admin_id: null, cle: '0123456789abcdef' })
      .where('libelleImage', '=', row.libelleImage)
      .execute(),
  );
  const answer = await edit(julie, id, await withVue(sceneOf('bleue', 'pluie'), '#998877'));
  expect(answer.message).toContain('Rien n’a changé');
  expect((await rowOf(id))!.cle).toBe('0123456789abcdef');
});

test('its files stay while a row names it, and go two weeks after none does', async () => {
  const id = await added(await withVue(sceneOf('noire', 'pluie'), '#010203'));
  const { cle, libelleImage } = (await rowOf(id))!;
  const fichier = await school.database.read
    .selectFrom('fichier')
    .select('cle')
    .where('empreinte', '=', cle)
    .executeTakeFirstOrThrow();
  const weeks = async (number: number) => {
    for (let week = 0; week < number; week++) {
      school.later(8 * 24 * 3600);
      await swept();
    }
  };
  await weeks(3);
  expect(await status(`${cle}-960.avif`)).toBe(200);
  await school.database.write((trx) =>
    trx.deleteFrom('vue').where('libelleImage', '=', libelleImage).execute(),
  );
  await weeks(3);
  expect(await status(`${cle}-960.avif`)).toBe(404);
  expect(
    await school.store.get(`${fichier.cle.slice(0, 2)}/${fichier.cle}-960.avif`),
  ).toBeUndefined();
});
