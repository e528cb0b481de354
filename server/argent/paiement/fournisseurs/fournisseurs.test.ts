import { expect, test } from 'vitest';
import { readEnvironment } from '../../../socle/config/environment.ts';
import { fournisseurOf, moyensOf, politiqueOf } from './fournisseurs.ts';

const PAYZEN = {
  PAYZEN_SITE_ID: '12345678',
  PAYZEN_CLE: '1122334455667788',
  PAYZEN_URL: 'https://carte.example/page/',
};
const PAYPAL = {
  PAYPAL_CLIENT_ID: 'une-application',
  PAYPAL_SECRET: 'un-secret-assez-long',
  PAYPAL_MARCHAND: 'MARCHAND00001',
};
const envOf = (given: object) => readEnvironment({ LOG_LEVEL: 'silent', ...given });

test.each([
  ['neither', {}, [], undefined],
  ['the card', PAYZEN, ['payzen'], { forms: ['https://carte.example'], provider: [] }],
  [
    'the wallet',
    PAYPAL,
    ['paypal'],
    { forms: [], provider: ['https://*.paypal.com', 'https://*.paypalobjects.com'] },
  ],
  [
    'both',
    { ...PAYPAL, ...PAYZEN },
    ['payzen', 'paypal'],
    {
      forms: ['https://carte.example'],
      provider: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
    },
  ],
])('with the keys of %s one pays so, and its pages know it', (_, given, moyens, wider) => {
  const env = envOf(given);
  expect(moyensOf(env)).toEqual(moyens);
  expect(politiqueOf(env)('/produits')).toEqual(wider);
  expect(politiqueOf(env)('/mon-profil')).toBeUndefined();
});

test('a payment goes to the provider that it names, to none after a discount, and to no other', () => {
  expect([fournisseurOf('payzen')?.moyen, fournisseurOf('paypal')?.moyen]).toEqual([
    'payzen',
    'paypal',
  ]);
  expect(fournisseurOf('remise')).toBeUndefined();
  for (const type of ['', 'virement', 'PayPal']) expect(() => fournisseurOf(type)).toThrow(type);
});
