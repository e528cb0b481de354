import { beforeEach, expect, test } from 'vitest';
import { CLIP, clicsJustes, openSeance, playTest, openSteps } from '../../testing/perception.ts';
import { openSchoolForFile } from '../../testing/school.ts';
import { saveClips } from './contenu.writes.ts';

const NOW = '2026-11-21T10:00:00.000Z';
const school = await openSchoolForFile();
const { visitor } = school;
const { begin, end, player, shown, vue } = openSteps(school);
beforeEach(() => school.at(NOW));

const clipsDuTest = async (id: number) =>
  (
    await school.database.read
      .selectFrom('perceptionTest')
      .select('clips')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).clips.split(';');

test.each(['dix-clics', 'moins-un'] as const)(
  '%s: who sees all ten has ten, is told so, and so is the school',
  async (regle) => {
    const him = await player();
    const told = await playTest(school, visitor, { ...him, regle }, (clip) =>
      clicsJustes(school, clip),
    );
    expect(told).toMatchObject({ status: 200, points: 10, sur: 10, reussi: 1, aRevoir: [] });
    // The tenth click ends one of ten clicks: a calm clip may be left.
    expect(told.revues.length).toBeGreaterThan(regle === 'dix-clics' ? 3 : 4);
    expect(await shown(him)).toMatchObject([{ points: 10, sur: 10, reussi: 1 }]);
  },
);

test('tells nothing before its end, and goes on where it was left on another device', async () => {
  const him = await player();
  const { test_id } = await visitor.call('addTest', { ...him, regle: 'moins-un' });
  const autre = await openSeance(school, him);
  expect(await visitor.call('addTest', { ...autre, regle: 'dix-clics' })).toMatchObject({
    test_id,
    regle: 'moins-un',
  });
  const [ici, la] = await Promise.all([
    visitor.call('addPartieDeTest', { ...him, test_id }),
    visitor.call('addPartieDeTest', { ...autre, test_id }),
  ]);
  expect(la.partie_id).toBe(ici.partie_id);
  school.later(46);
  const suite = await end(him, ici, []);
  expect(suite).toMatchObject({ revue: null, termine: 0 });
  const { partie_id } = ici;
  expect((await visitor.call('getRevue', { ...him, partie_id })).status).toBe(409);
  expect((await visitor.call('getTest', { ...him, test_id })).status).toBe(409);
  expect((await visitor.call('addPartieDeTest', { ...autre, test_id })).rang).toBe(1);
  expect((await visitor.call('getLecteur', him)).test).toMatchObject({ faits: 1, nombre: 5 });
});

test('tells nothing of its clips at home before its end', async () => {
  const him = await player();
  const { test_id } = await visitor.call('addTest', { ...him, regle: 'moins-un' });
  const partie = await visitor.call('addPartieDeTest', { ...him, test_id });
  school.later(46);
  await end(him, partie, []);
  const { clips, indices } = await visitor.call('getLecteur', him);
  expect(clips.filter(({ vues }) => vues > 0)).toEqual([]);
  expect(indices).toEqual([]);
});

test('a training of its clips waits for its end', async () => {
  const him = await player();
  const avant = await begin(him);
  const { test_id } = await visitor.call('addTest', { ...him, regle: 'moins-un' });
  const clips = await clipsDuTest(test_id);
  for (const clip of clips) expect((await begin(him, 'mots', clip)).status).toBe(409);
  expect(clips).not.toContain(CLIP);
  await school.database.write((trx) =>
    trx.updateTable('perceptionTest').set({ clips: CLIP }).where('id', '=', test_id).execute(),
  );
  expect((await end(him, avant, [])).status).toBe(409);
});

test('the clip that anybody may try is in none', async () => {
  const him = await player();
  await school.database.write(async (trx) => {
    const gardes = (await trx.selectFrom('clip').select(['reference', 'fenetres']).execute())
      .filter(({ reference, fenetres }) => reference !== CLIP && JSON.parse(fenetres).length === 2)
      .map(({ reference }) => reference);
    for (const clip of gardes)
      for (let n = 0; n < 2; n += 1)
        await trx.insertInto('perceptionPartie').values(vue(him, clip)).execute();
  });
  const { test_id } = await visitor.call('addTest', { ...him, regle: 'moins-un' });
  expect(await clipsDuTest(test_id)).not.toContain(CLIP);
});

test('begun on one device and ended on another, it is announced there', async () => {
  const him = await player();
  const { test_id } = await visitor.call('addTest', { ...him, regle: 'moins-un' });
  const autre = await openSeance(school, him);
  for (let n = 0; n < 5; n += 1) {
    const partie = await visitor.call('addPartieDeTest', { ...him, test_id });
    school.later(46);
    await end(autre, partie, []);
  }
  expect(await shown(him)).toMatchObject([{ exercice: 'Test blanc\u00a0: moins un', sur: 10 }]);
});

test('a deployment that changes one of its clips drops it, and another begins', async () => {
  const him = await player();
  const { test_id } = await visitor.call('addTest', { ...him, regle: 'moins-un' });
  const [perdu] = await clipsDuTest(test_id);
  const rows = await school.database.read.selectFrom('clip').selectAll().execute();
  const load = (clips: typeof rows) => school.database.write((trx) => saveClips(trx, clips));
  await load(rows);
  expect((await visitor.call('getLecteur', him)).test).toMatchObject({ test_id });
  await load(rows.filter(({ reference }) => reference !== perdu));
  expect(await visitor.call('getLecteur', him)).toMatchObject({ test: null, tests: [] });
  const neuf = await visitor.call('addTest', { ...him, regle: 'moins-un' });
  expect(neuf.test_id).not.toBe(test_id);
  const [change] = await clipsDuTest(neuf.test_id);
  await load(rows.map((row) => (row.reference === change ? { ...row, empreinte: 'autre' } : row)));
  expect((await visitor.call('getLecteur', him)).test).toBeNull();
  await load(rows);
  expect(await shown(him)).toEqual([]);
});

test('ten clicks: once they are gone the test ends', async () => {
  const him = await player();
  const { test_id } = await visitor.call('addTest', { ...him, regle: 'dix-clics' });
  const partie = await visitor.call('addPartieDeTest', { ...him, test_id });
  expect(partie.clics).toBe(10);
  school.later(46);
  const clics = Array.from({ length: 14 }, (_, i) => ({ t: i, x: 0.01, y: 0.01 }));
  expect(await end(him, partie, clics)).toMatchObject({ termine: 1 });
  expect(await visitor.call('getTest', { ...him, test_id })).toMatchObject({
    points: 0,
    reussi: 0,
    revues: [{ partout: 1 }],
  });
  expect((await visitor.call('addPartieDeTest', { ...him, test_id })).status).toBe(409);
});

test('multiple choice: who reloads before he has ticked sees the clip again', async () => {
  const him = await player();
  const { seance } = him;
  const { test_id } = await visitor.call('addTest', { seance, regle: 'choix-multiple' });
  const partie = await visitor.call('addPartieDeTest', { seance, test_id });
  school.later(46);
  expect((await end(him, partie, [])).propositions).toHaveLength(6);
  const encore = await visitor.call('addPartieDeTest', { seance, test_id });
  expect([partie.reprise, encore.reprise]).toEqual([0, 1]);
  expect(encore.partie_id).toBe(partie.partie_id);
  const ecran = { largeur: 1280, hauteur: 720 };
  expect((await end(him, encore, [], { ecran })).propositions).toHaveLength(6);
});

test('multiple choice: a wrong tick costs a point', async () => {
  const him = await player();
  const { seance } = him;
  const { test_id } = await visitor.call('addTest', { seance, regle: 'choix-multiple' });
  for (let n = 0; n < 5; n += 1) {
    const partie = await visitor.call('addPartieDeTest', { seance, test_id });
    school.later(46);
    const { propositions } = await end(him, partie, []);
    const choix = propositions!.map(({ rang }) => rang);
    await visitor.call('addChoix', { seance, partie_id: partie.partie_id, choix });
  }
  const { points, revues } = await visitor.call('getTest', { seance, test_id });
  expect(revues.flatMap(({ choix }) => choix)).toHaveLength(30);
  expect(points).toBe(0);
});
