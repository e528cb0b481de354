import { expect, test } from 'vitest';
import { partEnMots, periodeEnMots, rendEnMots, usageEnMots } from './mots.ts';

const [debut, fin] = ['2026-11-03T10:00:00.000Z', '2026-12-03T10:00:00.000Z'];
const donne = { donne: 1, debut, fin, reprise: null } as const;

test.each([
  [{ ...donne, donne: 0, debut: null, fin: null }, 'Rien n’a été donné'],
  [{ ...donne, debut: null, fin: null }, 'Pas encore ouvert'],
  [donne, 'Du 3 novembre 2026 au 3 décembre 2026'],
  [
    { ...donne, reprise: '2026-11-23T10:00:00.000Z' },
    'Du 3 novembre 2026 au 3 décembre 2026, terminé le 23 novembre 2026',
  ],
  [
    { ...donne, debut: null, fin: null, reprise: '2026-11-23T10:00:00.000Z' },
    'Jamais ouvert, repris le 23 novembre 2026',
  ],
  [
    { ...donne, reprise: '2026-11-01T10:00:00.000Z' },
    'Du 3 novembre 2026 au 3 décembre 2026, repris dès le 1er novembre 2026',
  ],
  [{ ...donne, reprise: '2027-01-01T10:00:00.000Z' }, 'Du 3 novembre 2026 au 3 décembre 2026'],
] as const)('the period of %j: %s', (paiement, words) => {
  expect(periodeEnMots(paiement)).toBe(words);
});

test('what was used is told by whole days, and an access that is open is never called closed', () => {
  expect(usageEnMots({ utilise: 0, duree: 0 })).toBe('pas ouvert');
  expect(usageEnMots({ utilise: 0, duree: 30 })).toBe('utilisé moins d’un jour');
  expect(usageEnMots({ utilise: 1, duree: 30 })).toBe('utilisé 1 jour sur 30');
});

test.each([
  ['paye', 0, 5, 5, '5,00 € annulés avant encaissement'],
  ['paye', 0, 7, 5, '5,00 € annulés avant encaissement, 2,00 € rendus'],
  ['rembourse', 0, 9.99, 5, '5,00 € annulés avant encaissement, 4,99 € rendus'],
  ['paye', 0, 5, 0, '5,00 € rendus'],
  ['rembourse', 0, 9.99, 0, undefined],
  ['rembourse', 1, 9.99, 9.99, undefined],
  ['paye', 0, 0, 0, undefined],
] as const)(
  '%s, whole %d, %d back of which %d was never taken: %s',
  (etat, avantCapture, rembourse, annule, words) => {
    const dits = partEnMots({ etat, avantCapture, rembourse, annule });
    expect(dits?.replaceAll('\u00a0', ' ')).toBe(words);
  },
);

test('what was not captured is cancelled, and not said to go back', () => {
  expect(rendEnMots('payzen')).toMatch(/déjà encaissé.*sinon, il annule.*avant encaissement/);
  expect(rendEnMots('paypal')).toMatch(/^PayPal rend l’argent tout de suite/);
  expect(rendEnMots('main')).toMatch(/vous-même/);
});
