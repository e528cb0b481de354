import { expect, test } from 'vitest';
import { keptContent } from '../../../content/keptContent.ts';
import { empreinteDesMots, type FicheDeVue, readVues } from '../../../content/vues.ts';
import type { Annotation } from '../../../regles/vue.ts';
import { openSchoolForFile } from '../../testing/school.ts';
import { loadVues } from './loadVues.ts';

const school = await openSchoolForFile();
const { questions, vedettes } = await keptContent();
const premiere = questions.find(
  ({ ref, image }) => vedettes.questions.includes(ref) && image && 'scene' in image.dessin,
)!;
const { id } = await school.database.read
  .selectFrom('question')
  .select('id')
  .where('reference', '=', premiere.ref)
  .executeTakeFirstOrThrow();

const annotations: Annotation[] = [{ sorte: 'moi', texte: 'Moi', ou: [0.5, 0.6] }];
const fiche = (cle: string, mots: unknown = premiere.mots): FicheDeVue => ({
  cle,
  mots: empreinteDesMots(mots),
  modeles: 1,
  raccourcie: false,
  prise: { genre: 'oblique', oeil: [0, 9, 9], vers: [0, 0, 0], angle: 40 },
  annotations,
});
const load = (...fiches: [string, FicheDeVue][]) =>
  school.database.write((trx) => loadVues(trx, questions, new Map(fiches)));
const shown = async () =>
  (await school.visitor.call('getVedette', { question_id: id })).question.vue;

test('a question has its picture beside its drawing, and the next load’s instead', async () => {
  await load([premiere.ref, fiche('0123456789abcdef')]);
  expect(await shown()).toEqual({ cle: '0123456789abcdef', annotations });
  await load([premiere.ref, fiche('fedcba9876543210')]);
  expect(await shown()).toMatchObject({ cle: 'fedcba9876543210' });
  await load();
  expect(await shown()).toBeNull();
});

test('who was shown an older drawing keeps its picture, until content/ has it no more', async () => {
  const autrement = { ...premiere, image: { ...premiere.image!, svg: '<svg/>' } };
  await load([premiere.ref, fiche('0123456789abcdef')]);
  const redrawn = (cle: string) =>
    school.database.write((trx) =>
      loadVues(trx, [autrement], new Map([[premiere.ref, fiche(cle)]])),
    );
  await redrawn('0123456789abcdef');
  expect(await shown()).toMatchObject({ cle: '0123456789abcdef' });
  await redrawn('fedcba9876543210');
  expect(await shown()).toBeNull();
});

test('a plate in a picture opens a drawing of its own', async () => {
  const plaques = [{ signal: { panneau: 'B1' }, cadre: [0.1, 0.2, 0.05, 0.08] }];
  await load([premiere.ref, { ...fiche('0123456789abcdef'), plaques } as FicheDeVue]);
  const { annotations: shownOnes } = (await shown())!;
  expect(shownOnes).toEqual([
    ...annotations,
    {
      sorte: 'plaque',
      texte: expect.stringMatching(/triangulaire/),
      adresse: expect.stringMatching(/^\/img\/questions\/[0-9a-f]{32}\.svg$/),
      cadre: plaques[0]!.cadre,
    },
  ]);
  const [, plaque] = shownOnes;
  const served = await school.fastify.inject((plaque as { adresse: string }).adresse);
  expect(served.headers['content-type']).toMatch(/^image\/svg\+xml/);
});

test('a picture of other words is not shown', async () => {
  await load([premiere.ref, fiche('0123456789abcdef', { image: 'another' })]);
  expect(await shown()).toBeNull();
});

test('each picture of content/ is served for ever; what is none is not there', async () => {
  const [faite] = readVues().values();
  for (const nom of [`${faite!.cle}-480.avif`, `${faite!.cle}-960.webp`]) {
    const answer = await school.fastify.inject(`/img/vues/${nom}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(`image/${nom.split('.')[1]}`);
    expect(answer.headers['cache-control']).toContain('immutable');
  }
  for (const nom of ['0000000000000000-480.avif', '..%2Fvues.ts', `${faite!.cle}-481.avif`])
    expect((await school.fastify.inject(`/img/vues/${nom}`)).statusCode).toBe(404);
});

test('the film of an answer is sent for the world where there is a picture, from its place', async () => {
  const filmee = questions.find(
    ({ ref, mots }) => vedettes.questions.includes(ref) && ref !== premiere.ref && mots?.verifie,
  )!;
  const { id: question_id } = await school.database.read
    .selectFrom('question')
    .select('id')
    .where('reference', '=', filmee.ref)
    .executeTakeFirstOrThrow();
  const { film } = await school.visitor.call('addReponseVedette', { question_id, letter: 'a' });
  const asked = () => school.fastify.inject(`${film!.replace(/svg$/, 'json')}?0123456789abcdef`);
  await load();
  expect((await asked()).statusCode).toBe(204);
  await load([filmee.ref, fiche('0123456789abcdef', filmee.mots)]);
  const sent = await asked();
  expect(sent.headers['content-type']).toMatch(/^application\/json/);
  expect(sent.json()).toMatchObject({
    vue: { genre: 'oblique', angle: 40 },
    film: { scene: { usagers: expect.anything() }, etapes: expect.anything() },
  });
  const faux = film!.replace(/-[\w-]{5}/, '-aaaaa').replace(/svg$/, 'json');
  expect((await school.fastify.inject(faux)).statusCode).toBe(404);
});
