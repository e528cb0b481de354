import { expect, test } from 'vitest';
import { CallError, NetworkError } from '../../socle/kernel/errors.ts';
import { avisOf, periodeEnMots, suiteOfOffre, tauxEnMots } from './mots.ts';

const libre = { refus: null, actif: 1, achete: 0, desactive: 0, datePerime: null } as const;
const sien = { ...libre, achete: 1, refus: 'Tu as déjà cet accès.' } as const;
const commence = { ...sien, datePerime: '2026-12-01T10:00:00.000Z' };

test.each([
  ['on sale', libre, 0, 'commander'],
  ['not on sale yet', { ...libre, actif: 0, refus: 'Pas en vente.' }, 0, 'bientot'],
  ['had, and never opened', sien, 0, 'ouvrir'],
  ['running, or over', commence, 0, 'renouveler'],
  ['to be renewed', { ...commence, refus: null }, 1, 'commander'],
  ['never opened, and to be renewed', sien, 1, 'ouvrir'],
  ['switched off by the school', { ...commence, desactive: 1 }, 0, 'ecrire'],
  ['had, and taken off sale', { ...commence, actif: 0 }, 1, 'rien'],
] as const)('what is %s', (_, offre, bought, suite) => {
  expect(suiteOfOffre(offre, bought)).toBe(suite);
});

const duree = { codePermis: 'B', dureeValidite: 1 };

test('the period of an order begins when it is opened, where the other ends, or with the payment', () => {
  const dates = { debut: '2026-12-01T10:00:00.000Z', fin: '2027-01-01T10:00:00.000Z' };
  expect(periodeEnMots({ ...duree, debut: null, fin: null, isPerime: 0 })).toBe(
    '1\u00a0mois à partir de ta première ouverture',
  );
  expect(periodeEnMots({ ...duree, ...dates, isPerime: 0 })).toMatch(
    /^Du 1er décembre 2026 à\u00a011:00 au 1er janvier 2027 à\u00a011:00$/,
  );
  expect(periodeEnMots({ ...duree, ...dates, isPerime: 1 })).toMatch(
    /^Dès que .+ jusqu’au 1er janvier 2027$/,
  );
});

test('a rate has a comma', () => {
  expect([21, 5.5].map(tauxEnMots)).toEqual(['21\u00a0%', '5,5\u00a0%']);
});

test('whatever stopped an order, it says that nothing was paid, or what has changed', () => {
  const changed = new CallError(409, { message: 'Le prix vient de changer.', prixChange: 1 });
  expect(avisOf(changed)).toMatchObject({ kind: 'warning', title: 'Le prix a changé' });
  for (const error of [new NetworkError(), new CallError(500, {}), new CallError(409, {})])
    expect(JSON.stringify(avisOf(error))).toContain('Rien n’a été payé');
});
