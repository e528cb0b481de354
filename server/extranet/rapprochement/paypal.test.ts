import { describe, expect, test } from 'vitest';
import { noteRemboursement } from '../../argent/paiement/index.ts';
import { newEleve } from '../../testing/attestation.ts';
import { advance, copyOf, open, rowOf } from '../../testing/paiement.ts';
import { type LigneActivite, activite } from '../../testing/rapprochement.ts';
import { openSchoolWithRapprochement } from '../../testing/schoolWithRapprochement.ts';

const here = openSchoolWithRapprochement();
const { compare, ouverts, regles, takeOver, lignes, payPaypal } = here;
const REPORTING = /\/v1\/reporting\/transactions/;

describe('PayPal, by its search', () => {
  test('what was paid and given back here as there does not differ, and both sums agree', async () => {
    const { id } = await payPaypal();
    const told = await compare('paypal');
    expect(told).toMatchObject({ status: 200, fautes: [], doublons: 0 });
    expect(await ouverts(id)).toEqual([]);
    const { frais, ...eux } = told.eux;
    expect(eux).toEqual(told.nous);
    expect(frais).toBeGreaterThan(0);
    const asked = new URL(here.paypal.askedFor(REPORTING)[0]!.path, 'http://x').searchParams;
    expect(asked.get('balance_affecting_records_only')).toBe('N');
  });

  test('a refund that nobody told us is a difference, and taken over: credit note, end, journal', async () => {
    const { id, captureId } = await payPaypal();
    await here.paypal.act(captureId, 'rembourser');
    const told = await compare('paypal');
    expect(told.eux.rendu - told.nous.rendu).toBeCloseTo(14.99);
    const [found] = await ouverts(id);
    expect(found).toMatchObject({
      chose: 'remboursement',
      genre: 'chezEux',
      montantEux: 14.99,
      etatNous: null,
      dateRegle: null,
    });
    const { chiffres } = await here.chef.call('getDashboard', {});
    expect(chiffres.find(({ cle }) => cle === 'ecartsPaiement')?.nombre).toBeGreaterThan(0);
    expect(await takeOver(found!.id)).toMatchObject({ status: 200, regle: 1 });
    expect(await rowOf(here.school, id)).toMatchObject({ etat: 'rembourse', rembourse: 1499 });
    expect(await copyOf(here.school, here.eleve, here.theorie)).toMatchObject({ actif: 0 });
    expect(await regles(id)).toMatchObject([{ regle: 'repris', regleur: expect.any(String) }]);
    const [ligne] = await lignes('takeOverEcart');
    expect(ligne).toMatchObject({ objet: 'ecart', objet_id: found!.id });
    expect(JSON.parse(ligne!.apres!)).toEqual({ etat: 'rembourse', rembourse: 14.99 });
    expect(await takeOver(found!.id)).toMatchObject({ status: 409 });
    const { eux, nous } = await compare('paypal');
    expect(nous).toEqual({ encaisse: eux.encaisse, rendu: eux.rendu, net: eux.net });
  });

  test('what a bank has taken back is taken over by the word of PayPal’s books', async () => {
    const { id, captureId } = await payPaypal();
    await here.paypal.act(captureId, 'contester');
    // The order itself does not report the dispute.
    here.paypal.spoil.answer = (method, path) =>
      method === 'GET' && /checkout\/orders/.test(path)
        ? (told) => {
            told.purchase_units[0].payments.captures[0].status = 'COMPLETED';
            delete told.purchase_units[0].payments.refunds;
            return told;
          }
        : undefined;
    await compare('paypal');
    const found = (await ouverts(id)).find(({ chose }) => chose === 'impaye');
    expect(found).toMatchObject({ genre: 'etat', etatEux: 'fait', etatNous: 'paye' });
    expect(await takeOver(found!.id)).toMatchObject({ regle: 1 });
    expect(await rowOf(here.school, id)).toMatchObject({ etat: 'impaye' });
  });

  test('what was paid and never heard of differs, and taken over it is given', async () => {
    const { orderID, commande } = await here.eleve.call('createOrderPaypal', {
      acces: here.theorie,
      accord: 1,
    });
    const { id } = await here.eleve.call('getStatutPaiement', { commande });
    await here.paypal.approve(orderID);
    here.paypal.spoil.answer = (_, path) => (path.endsWith('/capture') ? 'perdu' : undefined);
    await here.eleve.call('purchaseAccesPaypal', { idTransaction: orderID });
    here.paypal.spoil.answer = () => undefined;
    await compare('paypal');
    const [found] = await ouverts(id);
    expect(found).toMatchObject({ genre: 'etat', etatEux: 'fait', etatNous: 'attente' });
    expect(await takeOver(found!.id)).toMatchObject({ regle: 1 });
    expect(await rowOf(here.school, id)).toMatchObject({ etat: 'paye', nonDonne: null });
    expect(await copyOf(here.school, here.eleve, here.theorie)).toMatchObject({ actif: 1 });
    await compare('paypal');
    expect(await ouverts(id)).toEqual([]);
  });

  test('what a bank took and gave back again is shown, taken over, and differs no more', async () => {
    const { id, captureId } = await payPaypal();
    await here.paypal.act(captureId, 'contester');
    await here.chef.call('checkPaiement', { id });
    expect(await rowOf(here.school, id)).toMatchObject({ etat: 'impaye' });
    await here.paypal.act(captureId, 'gagner');
    const told = await compare('paypal');
    expect(told.eux.encaisse - told.nous.encaisse).toBeCloseTo(14.99);
    const [found, ...more] = await ouverts(id);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ chose: 'revenu', genre: 'etat', etatNous: 'impaye' });
    expect(await takeOver(found!.id)).toMatchObject({ status: 200, regle: 1 });
    expect(await rowOf(here.school, id)).toMatchObject({ etat: 'paye' });
    expect(await copyOf(here.school, here.eleve, here.theorie)).toMatchObject({ actif: 1 });
    const { eux, nous } = await compare('paypal');
    expect(nous).toEqual({ encaisse: eux.encaisse, rendu: eux.rendu, net: eux.net });
    expect(await ouverts(id)).toEqual([]);
    const csv = await (
      await fetch(`${here.paypal.env.PAYPAL_API_URL}/merchant/activite.csv`)
    ).text();
    expect(await compare('paypal', csv)).toMatchObject({ status: 200, fautes: [] });
    expect(await ouverts(id)).toEqual([]);
  });

  test('whether its orders say so or not: its books do', async () => {
    const { id, captureId } = await payPaypal();
    await here.paypal.act(captureId, 'contester');
    await here.chef.call('checkPaiement', { id });
    await here.paypal.act(captureId, 'gagner');
    here.paypal.spoil.answer = (method, path) =>
      method === 'GET' && /checkout\/orders/.test(path)
        ? (told) => {
            told.purchase_units[0].payments.captures[0].status = 'DECLINED';
            return told;
          }
        : undefined;
    await compare('paypal');
    const [found] = await ouverts(id);
    expect(await takeOver(found!.id)).toMatchObject({ status: 200, regle: 1 });
    expect(await rowOf(here.school, id)).toMatchObject({ etat: 'paye' });
  });

  test('a part that a dispute took is a refund of ours, and so is what came of it again', async () => {
    const { id, captureId, commande } = await payPaypal();
    const line = (more: Partial<LigneActivite>): LigneActivite => ({
      date: here.today.split('-').toReversed().join('/'),
      commande,
      parent: captureId,
      ...more,
    });
    const sold = line({ id: captureId, montant: '14,99', parent: '' });
    const repris = line({ id: 'REPRIS5', type: 'Rétrofacturation', montant: '-5,00' });
    const venu = line({ id: 'VENU5', type: 'Annulation de rétrofacturation', montant: '5,00' });
    const rendu = { fournisseurId: 'AUTREMENT5', montant: 500, motif: 'Un litige' };
    await here.school.database.write((trx) =>
      noteRemboursement(trx, id, rendu, { env: here.school.mounting.env, now: here.school.now() }),
    );
    const releve = async (...lines: LigneActivite[]) => compare('paypal', activite(lines));
    const first = await releve(sold, repris);
    expect(await ouverts(id)).toEqual([]);
    await releve(sold, repris, venu);
    const [found, ...more] = await ouverts(id);
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      chose: 'revenu',
      genre: 'etat',
      etatNous: 'fait',
      montantEux: 5,
    });
    expect(await takeOver(found!.id)).toMatchObject({ status: 200 });
    expect(await rowOf(here.school, id)).toMatchObject({ etat: 'paye', rembourse: 0 });
    const last = await releve(sold, repris, venu);
    expect(await ouverts(id)).toEqual([]);
    for (const side of ['eux', 'nous'] as const) {
      expect(last[side].encaisse - first[side].encaisse, side).toBeCloseTo(5);
      expect(last[side].rendu, side).toBe(first[side].rendu);
    }
  });

  test('a payment that is only ours, and one that is a cent off; mended, it is settled by itself', async () => {
    const autre = await newEleve(here.school, here.chef);
    const { id: seul } = await open(here.school, autre, here.theorie, { type: 'paypal' });
    await advance(here.school, seul, { etat: 'paye', fournisseurId: 'JAMAISVU1' });
    const { id } = await payPaypal();
    const set = (montant: number) =>
      here.school.database.write((trx) =>
        trx.updateTable('paiement').set({ montant }).where('id', '=', id).execute(),
      );
    await set(1498);
    await compare('paypal');
    expect(await ouverts(id)).toMatchObject([
      { genre: 'montant', montantEux: 14.99, montantNous: 14.98 },
    ]);
    await set(1499);
    expect(await compare('paypal')).toMatchObject({ reglesSeuls: 1 });
    expect(await ouverts(id)).toEqual([]);
    expect(await regles(id)).toMatchObject([{ regle: 'seul', regleur: null }]);
    // PayPal does not know this payment, so the difference stays.
    const releve = activite([{ id: 'X1', date: here.today.split('-').toReversed().join('/') }]);
    await compare('paypal', releve);
    const [missing] = await ouverts(seul);
    expect(missing).toMatchObject({ genre: 'chezNous', etatEux: null, montantNous: 14.99 });
    expect(await takeOver(missing!.id)).toMatchObject({ status: 200, regle: 0 });
    expect(await rowOf(here.school, seul)).toMatchObject({ etat: 'paye' });
  });

  test('down, it is a sentence, and what is known stays', async () => {
    const { id, captureId } = await payPaypal();
    await here.paypal.act(captureId, 'rembourser');
    await compare('paypal');
    const before = await ouverts(id);
    here.paypal.spoil.answer = (_, path) => (REPORTING.test(path) ? 'muet' : undefined);
    const told = await compare('paypal');
    expect(told).toMatchObject({
      status: 503,
      message: expect.stringMatching(/^PayPal ne répond pas\s: rien n’a changé ici/),
    });
    expect(await takeOver(before[0]!.id)).toMatchObject({ status: 503 });
    expect(await ouverts(id)).toEqual(before);
    const { passages } = await here.chef.call('getEcarts', {});
    expect(passages).toMatchObject([
      {
        moyen: 'paypal',
        source: 'service',
        dateFait: null,
        erreur: expect.stringMatching(/répondu/),
      },
    ]);
  });
});
