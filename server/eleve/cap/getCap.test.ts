import { expect, test } from 'vitest';
import { addCours } from '../../testing/cours.ts';
import { playSerie } from '../../testing/entrainement.ts';
import { startExamen } from '../../testing/examen.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';

let eleve: Person;
const school = await openSchoolForFile();
eleve = await school.login('eleve2@demo.be');
const capNow = async () => (await eleve.call('getCap', {})).cap;

test('the next step follows what a learner does, and asking for it starts nothing', async () => {
  const neuf = await eleve.call('getCap', {});
  expect(neuf.cap).toMatchObject({ quoi: 'ouvrir', type: 'QT' });
  expect(neuf.acces).toMatchObject([{ datePerime: null, fait: 0, total: 7 }]);
  expect((await eleve.call('getAccesUser', {})).accesList[0]!.dateActivation).toBeNull();

  await playSerie(school, eleve, []);
  expect(await capNow()).toMatchObject({ quoi: 'reprendre', numero: 1, faites: 0 });
  const { acces, stop, ids } = await playSerie(school, eleve, [1, 0, 0]);
  const { libelle } = (await eleve.call('getThemes', acces)).themes[0]!;
  expect(await capNow()).toMatchObject({ quoi: 'reprendre', libelle, numero: 4, faites: 3 });
  expect(ids).not.toContain(((await capNow()) as { question_id: number }).question_id);
  await stop();
  expect(await capNow()).toEqual({ quoi: 'erreurs', acces_id: acces.acces_id, nombre: 2 });
  const { erreurs } = await eleve.call('getEntrainement', acces);
  expect(erreurs.nombre).toBe(2);
  expect(await school.database.read.selectFrom('memoire').select('eleve_id').execute()).toEqual([
    { eleve_id: eleve.id },
  ]);

  school.later(60);
  const examen = await startExamen(school, eleve);
  const enCours = (passees: number) => ({
    quoi: 'examen',
    acces_id: acces.acces_id,
    ouvert: { passees, nombre: 50 },
  });
  expect(await capNow()).toEqual(enCours(0));
  await examen.play([1, 0]);
  expect(await capNow()).toEqual(enCours(2));
  await examen.open();
  school.later(3600);
  expect(await capNow()).toEqual(enCours(3));
  await eleve.call('stopExamen', examen.ou);
  expect(await capNow()).toMatchObject({ quoi: 'commencer' });

  const { acces_id } = await addCours(school, eleve, [[[{}]]]);
  await eleve.call('getModules', { acces_id });
  const { acces: lignes } = await eleve.call('getCap', {});
  expect(lignes.find(({ type }) => type === 'EL')).toMatchObject({
    fait: 0,
    total: 1,
    cap: { quoi: 'chapitre', numero: 1, commence: 0 },
  });

  school.later(400 * 24 * 3600);
  eleve = await school.login('eleve2@demo.be');
  expect(await eleve.call('getCap', {})).toMatchObject({ cap: { quoi: 'renouveler' }, acces: [] });
});
