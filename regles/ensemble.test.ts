import { expect, test } from 'vitest';
import { ensemble } from './ensemble.ts';

test('what is read as one stays on one line, and nothing of a tag is touched', () => {
  expect(ensemble('Où puis-je me garer à 18 h 30\u202f?')).toBe(
    'Où puis\u2060-\u2060je me garer à 18\u00a0h\u00a030\u202f?',
  );
  expect(ensemble('Le rendez-vous, à 50 km/h')).toBe(
    'Le rendez\u2060-\u2060vous, à 50\u00a0km\u2060/\u2060h',
  );
  expect(ensemble('<a href="/qu-est-ce">Qu’est-ce</a>')).toBe(
    '<a href="/qu-est-ce">Qu’est\u2060-\u2060ce</a>',
  );
  expect(ensemble('week-end, 12 heures')).toBe('week-end, 12 heures');
});
