import { afterAll, beforeAll, expect, test } from 'vitest';
import { newEleve } from '../../testing/attestation.ts';
import { emettre, rendre } from '../../testing/facture.ts';
import { type School, openSchool } from '../../testing/school.ts';

let school: School;
beforeAll(async () => void (school = await openSchool()));
afterAll(() => school.close());

test('the month of the accountant in sums, by rate, a credit note taken off', async () => {
  school.at('2025-03-15T10:00:00.000Z');
  const chef = await school.login('superviseur@demo.be');
  const eleve = await newEleve(school, chef);
  const { paiement_id } = await emettre(school, eleve.id, { montant: 1210 });
  await emettre(school, eleve.id, { montant: 1060, taux: 600 });
  await rendre(school, { paiement_id, montant: 605, motif: 'Un geste' });
  expect(await chef.call('getTotauxComptables', { mois: '2025-03' })).toMatchObject({
    factures: 2,
    avoirs: 1,
    taux: [
      { taux: 21, net: 5, tva: 1.05, total: 6.05 },
      { taux: 6, net: 10, tva: 0.6, total: 10.6 },
    ],
    net: 15,
    tva: 1.65,
    total: 16.65,
  });
  expect(await chef.call('getTotauxComptables', { mois: '2025-04' })).toMatchObject({ total: 0 });
});
