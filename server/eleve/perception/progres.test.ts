import { expect, test } from 'vitest';
import type { PartieGardee } from './perception.queries.ts';
import { progresOf } from './progres.ts';

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

test('a clip that was seen in any form tells nothing the next time', () => {
  const progres = progresOf([
    partie('a', [false], 'mots'),
    partie('a', [true]),
    partie('b', [false]),
    partie('b', [true]),
  ]);
  expect(progres.get('clignotant')).toEqual({
    debut: { trouves: 0, vus: 1 },
    depuis: { trouves: 0, vus: 0 },
  });
});
