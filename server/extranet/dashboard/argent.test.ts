import { expect, test } from 'vitest';
import { hire } from '../../testing/personnel.ts';
import { A_DAY, openSchoolWithCaisse } from '../../testing/schoolWithCaisse.ts';

const ici = openSchoolWithCaisse();

/** A session of the staff ends after twelve hours. */
async function daysLater(days: number) {
  ici.school.later(days * A_DAY);
  ici.chef = await ici.school.login('superviseur@demo.be');
}

const argent = async () => (await ici.chef.call('getDashboard', {})).argent;

test('money of today, of seven days and of the month, less what was given back', async () => {
  expect(await argent()).toEqual({ aujourdHui: 0, septJours: 0, mois: 0 });
  const { id } = await ici.pay();
  expect(await argent()).toEqual({ aujourdHui: 14.99, septJours: 14.99, mois: 14.99 });
  await ici.refund(id);
  expect(await argent()).toEqual({ aujourdHui: 9.99, septJours: 9.99, mois: 9.99 });
  await daysLater(1);
  expect(await argent()).toMatchObject({ aujourdHui: 0, septJours: 9.99 });
  await daysLater(5);
  expect(await argent()).toMatchObject({ aujourdHui: 0, septJours: 9.99 });
  await daysLater(1);
  expect(await argent()).toMatchObject({ aujourdHui: 0, septJours: 0 });
});

test('an order or an invoice is found by its whole reference, by who may read payments', async () => {
  const { id, commande } = await ici.pay();
  const { factures } = await ici.seen(id);
  const comptable = await hire(ici.school, 10, 'comptable');
  const moniteur = await hire(ici.school, 10, 'moniteur');
  for (const recherche of [commande, commande.toLowerCase(), factures[0]!.numero]) {
    const found = (await comptable.call('getRecherche', { recherche })).resultats;
    expect(found.map((each) => [each.type, each.id])).toEqual([['paiement', id]]);
    expect(found[0]!.detail).toMatch(/14,99\s€$/);
    expect((await moniteur.call('getRecherche', { recherche })).resultats).toEqual([]);
  }
});

test('a secretary gives back of one payment up to the limit, all parts together', async () => {
  const secretaire = await hire(ici.school, 10, 'secretariat');
  const { id } = await ici.pay();
  const give = (montant: number, reste: number) =>
    secretaire.call('refundPaiement', {
      id,
      montant,
      reste,
      motif: 'Un geste.',
      finAcces: 0,
      main: 1,
    });
  expect(await give(1, 14.99)).toMatchObject({
    status: 422,
    errors: { montant: [expect.stringContaining('ne vous laisse pas encore rembourser')] },
  });
  await ici.school.database.write((trx) =>
    trx.updateTable('admin').set({ plafond: 800 }).where('id', '=', secretaire.id).execute(),
  );
  expect(await give(8.01, 14.99)).toMatchObject({
    status: 422,
    errors: { montant: [expect.stringMatching(/^Votre plafond est de 8,00\s€ par paiement/)] },
  });
  expect(await give(5, 14.99)).toMatchObject({ status: 200 });
  expect(await give(4, 9.99)).toMatchObject({
    status: 422,
    errors: { montant: [expect.stringMatching(/plus de 3,00\s€/)] },
  });
  expect(await give(3, 9.99)).toMatchObject({ status: 200 });
  expect(await give(0.01, 6.99)).toMatchObject({
    status: 422,
    errors: { montant: [expect.stringContaining('plus rien')] },
  });
});
