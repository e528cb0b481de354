import { expect, test } from 'vitest';
import { infosManquantes } from './rdv.ts';

const complet = {
  dateNaissance: '1985-07-30',
  registreNational: '85073003328',
  rue: 'Rue Haute 1',
  localite: 'Namur',
  codePostal: '5000',
};

test('the appointment needs each of the five', () => {
  expect(infosManquantes(complet)).toBe(false);
  for (const champ of Object.keys(complet)) {
    expect(infosManquantes({ ...complet, [champ]: null }), champ).toBe(true);
    expect(infosManquantes({ ...complet, [champ]: '' }), champ).toBe(true);
  }
});
