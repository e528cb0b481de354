import { expect, test } from 'vitest';
import { avantCapture } from '../../socle/db/migrations/0051-avant-capture.ts';
import { schemaOf } from '../../socle/db/schema.ts';
import { moisOf, noteRevenu } from '../../argent/paiement/index.ts';
import { newEleve } from '../../testing/attestation.ts';
import { advance, open, rowOf } from '../../testing/paiement.ts';
import { openSchoolWithCaisse } from '../../testing/schoolWithCaisse.ts';

const ici = openSchoolWithCaisse();
const cents = (euros: number) => Math.round(euros * 100);
const PARTS = ['vendu', 'annule', 'rendu', 'net'] as const;

/** The amounts are in cents. */
async function told(mois: string) {
  const { chef } = ici;
  const { recette } = await chef.call('getCaisse', { mois });
  const totaux = await chef.call('getTotauxComptables', { mois });
  const file = await chef.raw({
    method: 'POST',
    url: '/api/extranet/exportComptable',
    payload: { mois },
  });
  const lineOf = (name: string) => {
    const line = file.payload.split('\r\n').find((each) => each.startsWith(`${name};`));
    return line ? cents(Number(line.split(';').at(-1)!.replace(',', '.'))) : 0;
  };
  const [ecran, comptable] = [
    { ...recette, vendu: recette.entre },
    { ...totaux, net: totaux.total },
  ].map((said) => PARTS.map((part) => cents(said[part])));
  expect(cents(recette.encaisse)).toBe(cents(recette.entre) - cents(recette.annule));
  return {
    ecran,
    comptable,
    file: [lineOf('Total'), 0 - lineOf('Dont annulé avant encaissement')],
  };
}

const less = (one: number[], other: number[]) => one.map((cent, at) => cent - other[at]!);

async function sell(type: 'payzen' | 'paypal' = 'paypal') {
  const eleve = await newEleve(ici.school, ici.chef);
  const { id } = await open(ici.school, eleve, ici.theorie, { type });
  await advance(ici.school, id, { etat: 'paye' });
  return id;
}
const where = () => ({ env: ici.school.mounting.env, now: ici.school.now() });
const win = (id: number) =>
  ici.school.database.write((trx) => noteRevenu(trx, id, { sur: true }, where()));

async function payPaypal() {
  ici.eleve = await newEleve(ici.school, ici.chef);
  const asked = { acces: ici.theorie, accord: 1 };
  const { orderID, commande } = await ici.eleve.call('createOrderPaypal', asked);
  const { id } = await ici.eleve.call('getStatutPaiement', { commande });
  await ici.paypal.approve(orderID);
  await ici.eleve.call('purchaseAccesPaypal', { idTransaction: orderID });
  return { id, captureId: (await rowOf(ici.school, id)).fournisseurId! };
}

// Runs first, because a slow run would also compare payments unknown to PayPal.
test('one month says one figure on the screen, in the file, and beside PayPal', async () => {
  const mois = moisOf(ici.school.now());
  const avant = await told(mois);
  const compare = async () => {
    ici.school.later(5);
    return ici.chef.call('compareMouvements', { moyen: 'paypal', periode: mois });
  };
  const before = await compare();
  const check = (id: number) => ici.chef.call('checkPaiement', { id });

  const rendu = await payPaypal();
  expect(await ici.refund(rendu.id)).toMatchObject({ status: 200, etat: 'fait' });
  const ailleurs = await payPaypal();
  await ici.paypal.act(ailleurs.captureId, 'rembourser');
  await check(ailleurs.id);
  const perdu = await payPaypal();
  await ici.paypal.act(perdu.captureId, 'contester');
  await check(perdu.id);
  const gagne = await payPaypal();
  await ici.paypal.act(gagne.captureId, 'contester');
  await check(gagne.id);
  await ici.paypal.act(gagne.captureId, 'gagner');
  await check(gagne.id);
  expect(await rowOf(ici.school, gagne.id)).toMatchObject({ etat: 'paye' });

  const apres = await told(mois);
  // Four sales and one that was won back; a part, all of one, and two disputes.
  const expected = [5 * 1499, 0, 500 + 3 * 1499, 2 * 1499 - 500];
  expect(less(apres.ecran!, avant.ecran!)).toEqual(expected);
  expect(less(apres.comptable!, avant.comptable!)).toEqual(expected);
  expect(less(apres.file, avant.file)).toEqual([expected[3], 0]);

  const after = await compare();
  expect(after.ecarts).toBe(0);
  for (const part of ['encaisse', 'rendu', 'net'] as const) {
    const ours = cents(after.nous[part]) - cents(before.nous[part]);
    expect(ours, part).toBe(cents(after.eux[part]) - cents(before.eux[part]));
    expect(cents(after.recette![part]) - cents(before.recette![part]), part).toBe(ours);
  }
  for (const { id } of [rendu, ailleurs, perdu, gagne])
    expect((await ici.seen(id)).paiement).toMatchObject({ avantCapture: 0 });
});

test('one month says one figure on the screen, in the file, and beside PayZen', async () => {
  const mois = moisOf(ici.school.now());
  const avant = await told(mois);
  const compare = async () => {
    ici.school.later(5);
    return ici.chef.call('compareMouvements', { moyen: 'payzen', periode: mois });
  };
  const before = await compare();
  const other = async () => void (ici.eleve = await newEleve(ici.school, ici.chef));

  const rendu = await ici.pay();
  expect(await ici.refund(rendu.id)).toMatchObject({
    status: 200,
    message: expect.stringMatching(/sont remboursés par PayZen/),
  });
  await other();
  const annule = await ici.pay({ capture: false });
  expect(await ici.refund(annule.id, { montant: 14.99 })).toMatchObject({
    status: 200,
    message: expect.stringMatching(/sont annulés par PayZen avant encaissement/),
  });
  await other();
  const reduit = await ici.pay({ capture: false });
  expect(await ici.refund(reduit.id, { montant: 2 })).toMatchObject({ status: 200 });
  await advance(ici.school, await sell(), { etat: 'impaye' });
  const gagne = await sell();
  await advance(ici.school, gagne, { etat: 'impaye' });
  expect(await win(gagne)).toBe(true);

  const apres = await told(mois);
  // Five sales and one that was won back; one and a part cancelled; a part, and two disputes.
  const expected = [6 * 1499, 1499 + 200, 500 + 2 * 1499, 3 * 1499 - 700];
  expect(less(apres.ecran!, avant.ecran!)).toEqual(expected);
  expect(less(apres.comptable!, avant.comptable!)).toEqual(expected);
  expect(less(apres.file, avant.file)).toEqual([expected[3], expected[1]]);

  const after = await compare();
  const { frais: _, ...eux } = after.eux;
  expect(eux).toEqual(after.nous);
  for (const part of ['encaisse', 'rendu', 'net'] as const)
    expect(cents(after.recette![part]) - cents(before.recette![part]), part).toBe(
      cents(after.eux[part]) - cents(before.eux[part]),
    );
  for (const [{ id }, avantCapture, jamaisPris] of [
    [annule, 1, 14.99],
    [reduit, 0, 2],
    [rendu, 0, 0],
  ] as const)
    expect((await ici.seen(id)).paiement, `${id}`).toMatchObject({
      avantCapture,
      annule: jamaisPris,
    });
  expect((await ici.seen(annule.id)).remboursements).toMatchObject([{ avantCapture: 1 }]);
  expect((await ici.seen(rendu.id)).remboursements).toMatchObject([{ avantCapture: 0 }]);
});

test('at midnight in Brussels each part stays in its month, on every page alike', async () => {
  ici.school.at('2027-03-31T21:59:59.999Z');
  ici.chef = await ici.school.login('superviseur@demo.be');
  const [card, wallet] = [await sell('payzen'), await sell()];
  ici.school.at('2027-03-31T22:00:00.000Z');
  await advance(ici.school, card, { etat: 'impaye' });
  await advance(ici.school, wallet, { etat: 'impaye' });
  const mars = [2998, 0, 0, 2998];
  const avril = [0, 1499, 1499, -2998];
  expect(await told('2027-03')).toEqual({ ecran: mars, comptable: mars, file: [2998, 0] });
  expect(await told('2027-04')).toEqual({ ecran: avril, comptable: avril, file: [-2998, 1499] });
  expect((await ici.seen(card)).paiement).toMatchObject({ etat: 'impaye', avantCapture: 1 });
  expect((await ici.seen(wallet)).paiement).toMatchObject({ etat: 'impaye', avantCapture: 0 });
});

test('what was counted as given back before is told apart by the migration', async () => {
  const mois = moisOf(ici.school.now());
  await ici.refund((await ici.pay({ capture: false })).id, { montant: 14.99 });
  const now = await told(mois);
  const { kind, write } = ici.school.database;
  await write(async (trx) => {
    await trx
      .updateTable('recette')
      .set((row) => ({ rendu: row('rendu', '+', row.ref('annule')) }))
      .execute();
    await trx.schema.alterTable('recette').dropColumn('annule').execute();
    await trx.schema.alterTable('facture').dropColumn('avantCapture').execute();
    await avantCapture(schemaOf(trx, kind));
  });
  expect(await told(mois)).toEqual(now);
});
