import { expect, test } from 'vitest';
import { readContent } from '../../../content/content.ts';
import { clipsEcrits } from '../../../content/films.ts';
import { codeDuClip } from '../../../films/envoi.ts';
import { openSteps } from '../../testing/perception.ts';
import { openSchoolForFile } from '../../testing/school.ts';

const school = await openSchoolForFile();
const { visitor } = school;
const { player, vue } = openSteps(school);
const { lecons } = readContent();

test('each lesson has three clips that are written, and no clip stands in two', () => {
  const refs = new Set(clipsEcrits().map(({ ref }) => ref));
  const cites = lecons.flatMap(({ clips }) => clips);
  expect(cites.filter((ref) => !refs.has(ref))).toEqual([]);
  expect(new Set(cites).size).toBe(cites.length);
});

test('lessons come in their order with their clips, and the first clip is advised', async () => {
  const { seance } = await player();
  const lecteur = await visitor.call('getLecteur', { seance });
  expect(lecteur.lecons.map(({ lecon, clips }) => [lecon, clips])).toEqual(
    lecons.map(({ ref, clips }) => [ref, clips.map(codeDuClip)]),
  );
  const clips = new Set(lecteur.clips.map(({ clip }) => clip));
  expect(lecteur.lecons.flatMap((lecon) => lecon.clips).every((clip) => clips.has(clip))).toBe(
    true,
  );
  expect(lecteur.conseil).toEqual({ quoi: 'clip', clip: codeDuClip(lecons[0]!.clips[0]!) });
});

test('a lesson is read with a session alone; another is not there', async () => {
  const { seance } = await player();
  const [premiere] = lecons;
  const lue = await visitor.call('getLecon', { seance, lecon: premiere!.ref });
  expect(lue).toMatchObject({ status: 200, titre: premiere!.libelle });
  expect(lue.texte).toContain('<h2>');
  const sans = { seance: 'x'.repeat(43), lecon: premiere!.ref };
  expect((await visitor.call('getLecon', sans)).status).toBe(401);
  expect((await visitor.call('getLecon', { seance, lecon: 'aucune' })).status).toBe(404);
  expect((await visitor.call('getLecon', { seance, lecon: '../x' })).status).toBe(422);
});

test('the course goes on where it was left; a test comes once it is over', async () => {
  const him = await player();
  const seen = (refs: readonly string[]) =>
    school.database.write(async (trx) => {
      for (const ref of refs)
        await trx
          .insertInto('perceptionPartie')
          .values({ ...vue(him, codeDuClip(ref)), points: 1, sur: 1, verdict: '{"risques":[]}' })
          .execute();
    });
  const [premiere, deuxieme, ...autres] = lecons;
  const [manque, ...reste] = deuxieme!.clips;
  await seen([...premiere!.clips, ...reste]);
  const { conseil } = await visitor.call('getLecteur', { seance: him.seance });
  expect(conseil).toEqual({ quoi: 'clip', clip: codeDuClip(manque!) });
  await seen([manque!, ...autres.flatMap(({ clips }) => clips)]);
  const fini = await visitor.call('getLecteur', { seance: him.seance });
  expect(fini.conseil).toEqual({ quoi: 'test' });
});
