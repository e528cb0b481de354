// On one database: it has no statement of its own.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playSerie } from '../testing/entrainement.ts';
import { type School, openSchool } from '../testing/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

test('readiness is silent at first, then a range, and nobody’s without series', async () => {
  const eleve = await school.login('eleve2@demo.be');
  const kept = () => school.database.read.selectFrom('memoire').selectAll().execute();
  // Asking starts no access.
  expect(await eleve.call('getPret', {})).toEqual({ status: 200, pret: null });
  const { stop, ids, others } = await playSerie(school, eleve, [1, 0, 1]);
  expect((await eleve.call('getPret', {})).pret).toEqual({
    reponses: 0,
    manque: 60,
    fourchette: null,
  });
  expect(await kept()).toEqual([]);
  await stop();
  expect((await eleve.call('getPret', {})).pret).toMatchObject({ reponses: 3, manque: 57 });
  // From here on it is kept: the cost of the next time does not grow.
  const [row] = await kept();
  expect(row!.souvenirs.split(';').map((each) => Number(each.split(',')[0]))).toEqual(ids);

  const { themes } = await eleve.call('getThemes', (await playSerie(school, eleve, [], 1)).acces);
  const more = [...others, ...themes[1]!.listeQuestions.split(';').map(Number)];
  const minute = Math.floor(school.now().getTime() / 60_000);
  const souvenirs = more.map((id) => `${id},5.00,5.00,${minute},0,1,0`).join(';');
  await school.database.write((trx) => trx.updateTable('memoire').set({ souvenirs }).execute());
  expect((await eleve.call('getPret', {})).pret).toEqual({
    reponses: new Set(more).size,
    manque: 0,
    fourchette: { bas: 95, haut: 100 },
  });

  school.later(400 * 24 * 3600);
  const later = await school.login('eleve2@demo.be');
  expect(await later.call('getPret', {})).toEqual({ status: 200, pret: null });
});
