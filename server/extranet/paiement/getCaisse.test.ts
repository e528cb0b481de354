import { describe, expect, test } from 'vitest';
import { brusselsDay } from '../../socle/texte/jours.ts';
import { openSchoolWithCaisse } from '../../testing/schoolWithCaisse.ts';
import { mailsTo } from '../../testing/compte.ts';
import { advance, open, produit, copyOf, rowOf } from '../../testing/paiement.ts';

const ici = openSchoolWithCaisse();
const { pay, refund, seen } = ici;

describe('the ledger', () => {
  const ids = async (input: object) =>
    (await ici.chef.call('getCaisse', { ...input })).paiements.data.map(({ id }) => id);

  test('is found by its learner, its order, its invoice and its provider’s id, narrowed by what it is', async () => {
    const { id, uuid, commande } = await pay();
    const { id: ouvert } = await open(
      ici.school,
      ici.eleve,
      await produit(ici.school, 'rendez-vous-pedagogique'),
      { type: 'paypal' },
    );
    const { factures } = await seen(id);
    for (const recherche of [commande, commande.toLowerCase(), uuid, factures[0]!.numero])
      expect(await ids({ recherche }), recherche).toEqual([id]);
    const recherche = ici.eleve.email;
    expect(await ids({ recherche })).toEqual([ouvert, id]);
    expect(await ids({ recherche, etat: 'paye' })).toEqual([id]);
    expect(await ids({ recherche, moyen: 'paypal' })).toEqual([ouvert]);
    expect(await ids({ recherche, aRegler: 1 })).toEqual([]);
    expect(await ids({ recherche, mois: '2020-01' })).toEqual([]);
    expect(await ids({ recherche, jour: brusselsDay(ici.school.now().toISOString()) })).not.toEqual(
      [],
    );
    expect(await ids({ recherche: 'personne-de-ce-nom' })).toEqual([]);
    expect((await ids({ moyen: 'paypal', etat: 'ouvert' }))[0]).toBe(ouvert);
    expect((await ids({}))[0]).toBe(ouvert);
    expect(await ids({ page: 401 })).toEqual([]);
  });

  test('of letters that many bear looks at the fifty newest, and at whoever waits', async () => {
    const { id: _, ...row } = await ici.school.database.read
      .selectFrom('eleve')
      .selectAll()
      .where('id', '=', ici.eleve.id)
      .executeTakeFirstOrThrow();
    const named = (n: number) => ({ ...row, nom: 'Tantdemonde', email: `tant-${n}@exemple.be` });
    const eleves = await ici.school.database.write((trx) =>
      trx
        .insertInto('eleve')
        .values(Array.from({ length: 51 }, (_each, n) => named(n)))
        .returning('id')
        .execute(),
    );
    const recherche = 'tantdemonde';
    const [first, second] = eleves.map(({ id }) => id).toSorted((one, other) => one - other);
    const { id: hidden } = await open(ici.school, { id: first! }, ici.theorie);
    const { id: shown } = await open(ici.school, { id: second! }, ici.theorie);
    expect((await ici.chef.call('getCaisse', { recherche })).tropDEleves).toBe(1);
    expect(await ids({ recherche })).toEqual([shown]);
    await advance(ici.school, hidden, { etat: 'paye' });
    await advance(ici.school, hidden, { etat: 'impaye' });
    expect(await ids({ recherche, aRegler: 1 })).toEqual([hidden]);
    expect((await ici.chef.call('getCaisse', { recherche: 'tant 50' })).tropDEleves).toBe(0);
  });

  test('sums a month as it goes, by the way it was paid', async () => {
    const read = async (moyen?: 'payzen' | 'paypal') =>
      (await ici.chef.call('getCaisse', { ...(moyen && { moyen }) })).recette;
    const [all, wallet] = [await read(), await read('paypal')];
    const { id } = await pay();
    await refund(id);
    const { id: repris } = await open(
      ici.school,
      ici.eleve,
      await produit(ici.school, 'rendez-vous-pedagogique'),
      { type: 'paypal' },
    );
    await advance(ici.school, repris, { etat: 'paye' });
    const { montant } = (await seen(repris)).paiement;
    await advance(ici.school, repris, { etat: 'impaye' });
    const after = await read();
    expect(after.entre - all.entre).toBeCloseTo(14.99 + montant);
    expect(after.rendu - all.rendu).toBeCloseTo(5 + montant);
    expect(after.encaisse).toBeCloseTo(after.entre - after.annule);
    expect(after.net).toBeCloseTo(after.encaisse - after.rendu);
    expect((await read('paypal')).net).toBeCloseTo(wallet.net);
    const { paiements } = await ici.chef.call('getCaisse', { aRegler: 1, etat: 'impaye' });
    expect(paiements.data[0]).toMatchObject({ id: repris, aRegler: { impaye: 1 } });
    ici.school.later(1);
    await ici.chef.call('settlePaiement', { id: repris, motif: 'Perdu.' });
    expect(await ids({ aRegler: 1, etat: 'impaye' })).not.toContain(repris);
  });

  test('a month and a day end at midnight in Brussels', async () => {
    const { id } = await open(ici.school, ici.eleve, ici.theorie);
    const at = (dateCreation: string) =>
      ici.school.database.write((trx) =>
        trx.updateTable('paiement').set({ dateCreation }).where('id', '=', id).execute(),
      );
    const recherche = ici.eleve.email;
    await at('2026-03-31T21:59:59.999Z');
    expect(await ids({ recherche, mois: '2026-03' })).toEqual([id]);
    expect(await ids({ recherche, jour: '2026-03-31' })).toEqual([id]);
    await at('2026-03-31T22:00:00.000Z');
    expect(await ids({ recherche, mois: '2026-03' })).toEqual([]);
    expect(await ids({ recherche, mois: '2026-04', jour: '2026-04-01' })).toEqual([id]);
  });

  test('tells nothing of who was erased but what the law keeps', async () => {
    const { id } = await pay();
    await ici.chef.call('deleteEleve', { id: ici.eleve.id });
    const { paiement, acheteur } = await seen(id);
    expect(paiement).toMatchObject({ nom: null, email: null });
    expect(acheteur).toBeNull();
    expect(await refund(id, { main: 1 })).toMatchObject({ status: 200 });
  });
});

describe('what could not be given', () => {
  test('is given once there is a way, or noted as settled', async () => {
    const [une, autre] = [
      await open(ici.school, ici.eleve, ici.theorie),
      await open(ici.school, ici.eleve, ici.theorie),
    ].map(({ id }) => id) as [number, number];
    await advance(ici.school, une, { etat: 'paye' });
    await advance(ici.school, autre, { etat: 'paye' });
    const give = (id: number) => ici.chef.call('givePaiement', { id });
    expect(await give(une)).toMatchObject({ status: 409 });
    expect(await give(autre)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Toujours pas possible\s: Payé deux fois/),
    });
    await ici.chef.call('updateAcces', {
      id: (await copyOf(ici.school, ici.eleve, ici.theorie))!.id,
      dateActivation: ici.school.now().toISOString().slice(0, 10),
      datePerime: '2030-01-31',
    });
    expect(await give(autre)).toMatchObject({ status: 200 });
    expect((await copyOf(ici.school, ici.eleve, ici.theorie))!.datePerime! > '2030-02-27').toBe(
      true,
    );
    expect(await rowOf(ici.school, autre)).toMatchObject({ nonDonne: null });
    expect((await mailsTo(ici.school, ici.eleve.email)).at(-1)!.sujet).toBe('Ton accès est ouvert');
    expect((await seen(autre)).journal.map(({ appel }) => appel)).toEqual(['givePaiement']);
  });
});
