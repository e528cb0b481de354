import { describe, expect, test } from 'vitest';
import { sweep } from '../../socle/fichiers/sweep.ts';
import { photo } from '../../testing/images.ts';
import { openSchoolForFile } from '../../testing/school.ts';
import { imagesDesChapitres } from '../../eleve/cours/utilisation.queries.ts';

const school = await openSchoolForFile();
const benoit = await school.login('administrateur@demo.be');
const claire = await school.login('superviseur@demo.be');

const ascending = (one: number, other: number) => one - other;

const png = async (colour: string) => {
  const bytes = await photo(400, 300, [colour, '#ffffff']).png().toBuffer();
  return new File([new Uint8Array(bytes)], `${colour}.png`, { type: 'image/png' });
};
const chapitre = async (texte = '<p>a</p>') =>
  (await benoit.call('addChapitre', { libelle: 'Images', texte })).id;
const upload = (chapitre_id: number, ...images: File[]) =>
  benoit.call('uploadImages', { images, isNew: 0, chapitre_id });
const imagesOf = async (id: number) =>
  (await benoit.call('getChapitresExtranet', { id, texteOnly: 1 })).images!;
const served = async (url: string) => (await school.visitor.raw({ url })).statusCode;
const figure = (url: string) => `<p><img src="${url}" alt="Un feu"></p>`;

describe('uploadImages', () => {
  test('several at once are kept as pictures of the chapter', async () => {
    const id = await chapitre();
    const { status, urls, images, message } = await upload(
      id,
      await png('#d00'),
      await png('#0d0'),
    );
    expect({ status, message }).toEqual({
      status: 200,
      message: 'Image(s) chargée(s) avec succès',
    });
    expect(urls).toEqual(images.map(({ url }) => url));
    expect(images).toHaveLength(2);
    expect(await imagesOf(id)).toEqual(images);
    expect(images[0]).toMatchObject({ largeur: 400, hauteur: 300, utilisation: [] });
    expect(urls[0]).toMatch(/^\/img\/chapitres\/[0-9a-f]{32}-400\.webp$/);
    expect(await served(urls[0]!)).toBe(200);
    const line = await school.database.read
      .selectFrom('journal')
      .select(['appel', 'apres'])
      .where('objet', '=', 'chapitre')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(line).toEqual({ appel: 'uploadImages', apres: JSON.stringify({ images: urls }) });
  });

  test('one that is none, and none of them is kept', async () => {
    const id = await chapitre();
    const svg = new File(['<svg onload="alert(1)"/>'], 'x.png', { type: 'image/png' });
    const { status, errors } = await upload(id, await png('#d00'), svg);
    expect({ status, errors }).toEqual({
      status: 422,
      errors: { images: [expect.stringContaining('Un dessin SVG n’est pas accepté.')] },
    });
    expect(await imagesOf(id)).toEqual([]);
  });

  test('to a chapter that is not there, without any, and too many', async () => {
    const id = await chapitre();
    const one = await png('#d00');
    expect((await upload(99_999, one)).status).toBe(404);
    for (const images of [[], [one, one, one, one, one, one]]) {
      const { status, errors } = await upload(id, ...images);
      expect({ status, champs: Object.keys(errors!) }).toEqual({ status: 422, champs: ['images'] });
    }
  });
});

describe('deleteImage', () => {
  test('says in which texts it still stands, and goes once it stands in none', async () => {
    const id = await chapitre();
    const other = await chapitre();
    const { images } = await upload(id, await png('#00d'));
    const [image] = images;
    const save = (which: number, texte: string) =>
      benoit.call('editChapitre', { id: which, libelle: `Images ${which}`, texte });
    await save(id, figure(image!.url));
    await save(other, `${figure(image!.url)}${figure(image!.url)}`);
    const utilisation = [id, other].map((each) => ({ id: each, libelle: `Images ${each}` }));
    expect((await imagesOf(id))[0]!.utilisation).toEqual(utilisation);
    expect(await benoit.call('deleteImage', { id: image!.id })).toMatchObject({
      status: 409,
      message: `Cette image est encore dans le texte de\u00a0: «\u00a0Images ${id}\u00a0», «\u00a0Images ${other}\u00a0». Retirez-l’en d’abord.`,
      utilisation,
    });
    await save(id, '<p>a</p>');
    await benoit.call('deleteChapitre', { id: other });
    const both = await Promise.all(
      [benoit, claire].map((who) => who.call('deleteImage', { id: image!.id })),
    );
    expect(both.map(({ status }) => status).toSorted(ascending)).toEqual([200, 404]);
    expect(await imagesOf(id)).toEqual([]);
  });
});

test('a picture goes some time after no chapter has it: neither in its text nor beside it', async () => {
  const [beside, copied, gone, withChapter] = await Promise.all(
    ['#111', '#222', '#333', '#444'].map(async (colour) => {
      const id = await chapitre();
      const { images } = await upload(id, await png(colour));
      return { id, image: images[0]! };
    }),
  );
  await chapitre(figure(copied!.image.url));
  await benoit.call('deleteChapitre', { id: copied!.id });
  await benoit.call('deleteImage', { id: gone!.image.id });
  await benoit.call('deleteChapitre', { id: withChapter!.id });
  const { database, store } = school;
  const uses = [{ dossier: 'chapitres' as const, usedOf: imagesDesChapitres }];
  for (const days of [32, 40, 48])
    await sweep({ database, store, uses }, new Date(school.now().getTime() + days * 86_400_000));
  const statuses = [];
  for (const { image } of [beside!, copied!, gone!, withChapter!])
    statuses.push(await served(image.url));
  expect(statuses).toEqual([200, 200, 404, 404]);
});
