// SQLite is enough, because this room has no statement of its own.
import { expect, test } from 'vitest';
import { playSerie, practise } from '../../testing/entrainement.ts';
import { openSchool, openSchoolForFile } from '../../testing/school.ts';
import { accesQT } from '../../testing/serie.ts';

const school = await openSchoolForFile();

test('readiness is silent at first, then a range, and nobody’s without series', async () => {
  const eleve = await school.login('eleve2@demo.be');
  const kept = () => school.database.read.selectFrom('memoire').selectAll().execute();
  expect(await eleve.call('getPret', {})).toEqual({ status: 200, pret: null });
  const { acces, stop, ids, others } = await playSerie(school, eleve, [1, 0, 1]);
  const { acces_id } = acces;
  expect((await eleve.call('getPret', {})).pret).toEqual({
    reponses: 0,
    manque: 60,
    connues: 0,
    justes: 0,
    fourchette: null,
    levier: { quoi: 'series', acces_id },
  });
  expect(await kept()).toEqual([]);
  await stop();
  expect((await eleve.call('getPret', {})).pret).toMatchObject({
    reponses: 3,
    manque: 57,
    connues: 3,
    justes: 2,
  });
  // From now on the memory's row bounds the cost.
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
    connues: new Set(more).size,
    justes: new Set(more).size,
    fourchette: { bas: 95, haut: 100 },
    levier: null,
  });

  school.later(400 * 24 * 3600);
  const later = await school.login('eleve2@demo.be');
  expect(await later.call('getPret', {})).toEqual({ status: 200, pret: null });
});

test('it moves after fifty of fifty, a series done again too, and what it says would raise it does', async () => {
  const own = await openSchool();
  const eleve = await own.login('eleve2@demo.be');
  const now = async () => (await eleve.call('getPret', {})).pret!;
  const bien = (part: number) => Array.from({ length: 50 }, (_, n) => (n % 10 < 10 * part ? 1 : 0));
  for (const nth of [0, 1, 2]) await playSerie(own, eleve, bien(0.7), nth);
  const before = await now();
  expect(before).toMatchObject({ manque: 0, connues: 150, justes: 105 });

  own.later(24 * 3600);
  await playSerie(own, eleve, bien(1), 0);
  const again = await now();
  expect(again).toMatchObject({ connues: 150, justes: 120 });
  expect(again.fourchette!.haut).toBeGreaterThan(before.fourchette!.haut);

  own.later(24 * 3600);
  await playSerie(own, eleve, bien(1), 3);
  const another = await now();
  expect(another).toMatchObject({ connues: 200, justes: 170 });
  expect(another.fourchette!.bas).toBeGreaterThan(again.fourchette!.bas);

  const { levier } = another;
  if (levier?.quoi !== 'sujet') throw new Error('No subject is named.');
  const { acces_user_id } = await accesQT(eleve);
  const ou = { acces_id: levier.acces_id, acces_user_id };
  for (let dix = 0; dix < 3; dix++) {
    own.later(600);
    const { dizaine_id } = await eleve.call('addDizaine', { ...ou, cible: levier.cible });
    await practise(own, eleve, { ...ou, dizaine_id }, bien(1).slice(0, 10));
  }
  const raised = await now();
  expect(raised.connues).toBeGreaterThan(another.connues);
  expect(raised.fourchette!.bas).toBeGreaterThanOrEqual(another.fourchette!.bas);
  expect(raised.fourchette).not.toEqual(another.fourchette);
  await own.close();
});
