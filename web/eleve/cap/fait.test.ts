import { expect, test } from 'vitest';
import { type Cap, type Caps, withFait } from './cap.calls.ts';

const serie = (acces_id: number, numero: number): Cap => ({
  quoi: 'reprendre',
  acces_id,
  theme_id: 3,
  libelle: 'Série 2',
  question_id: 1000 + numero,
  numero,
  faites: numero - 1,
});
const erreurs: Cap = { quoi: 'erreurs', acces_id: 7, nombre: 4 };
const chapitre: Cap = {
  quoi: 'chapitre',
  acces_id: 8,
  module_id: 5,
  chapitre_id: 9,
  libelle: 'Les priorités',
  numero: 4,
  commence: 1,
};
const fait: Cap = { quoi: 'fait', acces_id: 8, bouton: 'Voir le cours', dit: 'Fini.', to: '/' };
const etape = (acces_user_id: number, cap: Cap | null) => ({
  acces_user_id,
  type: 'QT' as const,
  datePerime: null,
  fait: 0,
  total: 7,
  cap,
});
const lus = (cap: Cap | null, ...caps: (Cap | null)[]): Caps => ({
  cap,
  plan: null,
  acces: caps.map((each, n) => etape(n + 1, each)),
});
const of = (nth: number, next: Cap) => (each: { acces_user_id: number }) =>
  each.acces_user_id === nth ? next : undefined;

test('what is done with the access of the next step changes both', () => {
  expect(withFait(lus(erreurs, erreurs, chapitre), of(1, serie(7, 5)))).toEqual(
    lus(serie(7, 5), serie(7, 5), chapitre),
  );
});

test('a series that was gone on with comes first, a chapter of another access does not', () => {
  expect(withFait(lus(chapitre, erreurs, chapitre), of(1, serie(7, 5)))?.cap).toEqual(serie(7, 5));
  expect(withFait(lus(erreurs, erreurs, chapitre), of(2, fait))).toEqual(
    lus(erreurs, erreurs, fait),
  );
});

test('where nothing has changed nothing is written', () => {
  expect(withFait(lus(erreurs, erreurs, null), () => undefined)).toBeUndefined();
});
