import { expect, test } from 'vitest';
import { openSteps } from '../../testing/perception.ts';
import { openSchoolForFile } from '../../testing/school.ts';
import type { PartieGardee } from './perception.queries.ts';
import { progresOf } from './progres.ts';

const school = await openSchoolForFile();
const { visitor } = school;
const { player, vue } = openSteps(school);

const partie = (clip: string, trouves: boolean[], forme = 'clique'): PartieGardee => ({
  id: 1,
  acces_user_id: 1,
  test_id: null,
  seance: 's',
  clip,
  titre: 'Une rue',
  forme,
  dateDebut: '',
  dateFin: '2026-11-28T10:00:00.000Z',
  rapport: '{}',
  verdict: JSON.stringify({
    risques: trouves.map((trouve) => ({
      indice: 'clignotant',
      trouve: trouve ? { clic: 0, avance: 1 } : null,
    })),
  }),
  points: 0,
  sur: 0,
  annonce: 1,
});

test('the first three dangers of a kind are its beginning, the others its progress', () => {
  const progres = progresOf([partie('a', [false, true]), partie('b', [false, true, true])]);
  expect(progres.get('clignotant')).toEqual({
    debut: { trouves: 1, vus: 3 },
    depuis: { trouves: 2, vus: 2 },
  });
});

test('a clip that was begun before in any form tells nothing', async () => {
  const him = await player();
  const { clips } = await visitor.call('getLecteur', { seance: him.seance });
  const [a, b, c] = clips.map(({ clip }) => clip) as [string, string, string];
  const trouve = { forme: 'clique', verdict: partie(a, [true]).verdict, points: 1, sur: 1 };
  await school.database.write((trx) =>
    trx
      .insertInto('perceptionPartie')
      .values([
        { ...vue(him, a), forme: 'mots', verdict: '{"risques":[]}' },
        { ...vue(him, a), ...trouve },
        { ...vue(him, b), forme: 'clique', dateFin: null },
        { ...vue(him, b), ...trouve },
        { ...vue(him, c), ...trouve },
      ])
      .execute(),
  );
  const { indices } = await visitor.call('getLecteur', { seance: him.seance });
  expect(indices).toMatchObject([
    { trouves: 3, vus: 3, progres: { debut: { trouves: 1, vus: 1 }, depuis: { vus: 0 } } },
  ]);
});
