import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../../socle/db/connect.ts';
import { brusselsDay } from '../../socle/texte/jours.ts';
import { noteRemboursement } from '../../argent/paiement/index.ts';
import { newEleve } from '../../testing/attestation.ts';
import { forgetTries } from '../../testing/compte.ts';
import { emettre, rendre } from '../../testing/facture.ts';
import { advance, copyOf, open, produit, rowOf } from '../../testing/paiement.ts';
import { openPaypal } from '../../testing/paypal.ts';
import { fieldsOf, openProvider, tell } from '../../testing/payzen.ts';
import { type LigneActivite, activite, ecart } from '../../testing/rapprochement.ts';
import { type Person, type School, openSchool } from '../../testing/school.ts';
import { compareNight } from './compareNight.ts';

let paypal: Awaited<ReturnType<typeof openPaypal>>;
let payzen: Awaited<ReturnType<typeof openProvider>>;
let school: School;
let chef: Person;
let eleve: Awaited<ReturnType<typeof newEleve>>;
let theorie: number;
let today: string;
const REPORTING = /\/v1\/reporting\/transactions/;

beforeAll(async () => {
  [paypal, payzen] = [await openPaypal(), await openProvider()];
  school = await openSchool({ env: { ...paypal.env, ...payzen.env } });
  theorie = await produit(school, 'theorie-permis-b');
});
afterAll(async () => {
  await school.close();
  await Promise.all([paypal.close(), payzen.close()]);
});
beforeEach(async () => {
  // Providers look at their own clock.
  school.at(new Date().toISOString());
  today = brusselsDay(school.now().toISOString());
  await forgetTries(school);
  // Each test finds a provider without the movements of others.
  await school.database.write((trx) => trx.deleteFrom('ecart').execute());
  await school.database.write((trx) => trx.deleteFrom('rapprochement').execute());
  paypal.forget();
  payzen.hear();
  chef = await school.login('superviseur@demo.be');
  eleve = await newEleve(school, chef);
});

const compare = (moyen: 'payzen' | 'paypal', releve: string | null = null, periode = today) => {
  // PayPal is asked until now, and has just done what is looked for.
  school.later(5);
  return chef.call('compareMouvements', { moyen, periode, releve });
};
const ouverts = async (paiement_id: number) =>
  (await chef.call('getEcarts', {})).ecarts.data.filter((each) => each.paiement_id === paiement_id);
const regles = async (paiement_id: number) =>
  (await chef.call('getEcarts', { regles: 1 })).ecarts.data.filter(
    (each) => each.paiement_id === paiement_id,
  );
const takeOver = (id: number) => {
  school.later(5);
  return chef.call('takeOverEcart', { id });
};
const lignes = (appel: string) =>
  school.database.read
    .selectFrom('journal')
    .select(['objet', 'objet_id', 'avant', 'apres'])
    .where('appel', '=', appel)
    .orderBy('id', 'desc')
    .execute();

async function payPaypal() {
  const { orderID, commande } = await eleve.call('createOrderPaypal', {
    acces: theorie,
    accord: 1,
  });
  const { id } = await eleve.call('getStatutPaiement', { commande });
  await paypal.approve(orderID);
  await eleve.call('purchaseAccesPaypal', { idTransaction: orderID });
  const { fournisseurId, etat } = await rowOf(school, id);
  expect(etat).toBe('paye');
  return { id, commande, captureId: fournisseurId! };
}

/** Paid by card; `heard`: the provider's word came. */
async function payCarte(heard: boolean) {
  const { form } = await eleve.call('purchaseAccesPayzen', { acces: theorie, accord: 1 });
  const commande = fieldsOf(form).vads_order_id!;
  await payzen.pay(form);
  const [body] = payzen.hear();
  if (heard) await tell(school, body!);
  const { id } = await eleve.call('getStatutPaiement', { commande });
  return { id, commande, uuid: new URLSearchParams(body).get('vads_trans_uuid')! };
}

describe('PayPal, by its search', () => {
  test('what was paid and given back here as there does not differ, and both sums agree', async () => {
    const { id } = await payPaypal();
    const told = await compare('paypal');
    expect(told).toMatchObject({ status: 200, fautes: [], doublons: 0 });
    expect(await ouverts(id)).toEqual([]);
    const { frais, ...eux } = told.eux;
    expect(eux).toEqual(told.nous);
    expect(frais).toBeGreaterThan(0);
    const asked = new URL(paypal.askedFor(REPORTING)[0]!.path, 'http://x').searchParams;
    expect(asked.get('balance_affecting_records_only')).toBe('N');
  });

  test('a refund that nobody told us is a difference, and taken over: credit note, end, journal', async () => {
    const { id, captureId } = await payPaypal();
    await paypal.act(captureId, 'rembourser');
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
    const { chiffres } = await chef.call('getDashboard', {});
    expect(chiffres.find(({ cle }) => cle === 'ecartsPaiement')?.nombre).toBeGreaterThan(0);
    expect(await takeOver(found!.id)).toMatchObject({ status: 200, regle: 1 });
    expect(await rowOf(school, id)).toMatchObject({ etat: 'rembourse', rembourse: 1499 });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 0 });
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
    await paypal.act(captureId, 'contester');
    // The order itself does not say so.
    paypal.spoil.answer = (method, path) =>
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
    expect(await rowOf(school, id)).toMatchObject({ etat: 'impaye' });
  });

  test('what was paid and never heard of differs, and taken over it is given', async () => {
    const { orderID, commande } = await eleve.call('createOrderPaypal', {
      acces: theorie,
      accord: 1,
    });
    const { id } = await eleve.call('getStatutPaiement', { commande });
    await paypal.approve(orderID);
    paypal.spoil.answer = (_, path) => (path.endsWith('/capture') ? 'perdu' : undefined);
    await eleve.call('purchaseAccesPaypal', { idTransaction: orderID });
    paypal.spoil.answer = () => undefined;
    await compare('paypal');
    const [found] = await ouverts(id);
    expect(found).toMatchObject({ genre: 'etat', etatEux: 'fait', etatNous: 'attente' });
    expect(await takeOver(found!.id)).toMatchObject({ regle: 1 });
    expect(await rowOf(school, id)).toMatchObject({ etat: 'paye', nonDonne: null });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 1 });
    await compare('paypal');
    expect(await ouverts(id)).toEqual([]);
  });

  test('what a bank took and gave back again is shown, taken over, and differs no more', async () => {
    const { id, captureId } = await payPaypal();
    await paypal.act(captureId, 'contester');
    await chef.call('checkPaiement', { id });
    expect(await rowOf(school, id)).toMatchObject({ etat: 'impaye' });
    await paypal.act(captureId, 'gagner');
    const told = await compare('paypal');
    expect(told.eux.encaisse - told.nous.encaisse).toBeCloseTo(14.99);
    const [found, ...more] = await ouverts(id);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ chose: 'revenu', genre: 'etat', etatNous: 'impaye' });
    expect(await takeOver(found!.id)).toMatchObject({ status: 200, regle: 1 });
    expect(await rowOf(school, id)).toMatchObject({ etat: 'paye' });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 1 });
    const { eux, nous } = await compare('paypal');
    expect(nous).toEqual({ encaisse: eux.encaisse, rendu: eux.rendu, net: eux.net });
    expect(await ouverts(id)).toEqual([]);
    const csv = await (await fetch(`${paypal.env.PAYPAL_API_URL}/merchant/activite.csv`)).text();
    expect(await compare('paypal', csv)).toMatchObject({ status: 200, fautes: [] });
    expect(await ouverts(id)).toEqual([]);
  });

  test('whether its orders say so or not: its books do', async () => {
    const { id, captureId } = await payPaypal();
    await paypal.act(captureId, 'contester');
    await chef.call('checkPaiement', { id });
    await paypal.act(captureId, 'gagner');
    paypal.spoil.answer = (method, path) =>
      method === 'GET' && /checkout\/orders/.test(path)
        ? (told) => {
            told.purchase_units[0].payments.captures[0].status = 'DECLINED';
            return told;
          }
        : undefined;
    await compare('paypal');
    const [found] = await ouverts(id);
    expect(await takeOver(found!.id)).toMatchObject({ status: 200, regle: 1 });
    expect(await rowOf(school, id)).toMatchObject({ etat: 'paye' });
  });

  test('a part that a dispute took is a refund of ours, and so is what came of it again', async () => {
    const { id, captureId, commande } = await payPaypal();
    const line = (more: Partial<LigneActivite>): LigneActivite => ({
      date: today.split('-').toReversed().join('/'),
      commande,
      parent: captureId,
      ...more,
    });
    const sold = line({ id: captureId, montant: '14,99', parent: '' });
    const repris = line({ id: 'REPRIS5', type: 'Rétrofacturation', montant: '-5,00' });
    const venu = line({ id: 'VENU5', type: 'Annulation de rétrofacturation', montant: '5,00' });
    const rendu = { fournisseurId: 'AUTREMENT5', montant: 500, motif: 'Un litige' };
    await school.database.write((trx) =>
      noteRemboursement(trx, id, rendu, { env: school.mounting.env, now: school.now() }),
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
    expect(await rowOf(school, id)).toMatchObject({ etat: 'paye', rembourse: 0 });
    const last = await releve(sold, repris, venu);
    expect(await ouverts(id)).toEqual([]);
    for (const side of ['eux', 'nous'] as const) {
      expect(last[side].encaisse - first[side].encaisse, side).toBeCloseTo(5);
      expect(last[side].rendu, side).toBe(first[side].rendu);
    }
  });

  test('a payment that is only ours, and one that is a cent off; mended, it is settled by itself', async () => {
    const autre = await newEleve(school, chef);
    const { id: seul } = await open(school, autre, theorie, { type: 'paypal' });
    await advance(school, seul, { etat: 'paye', fournisseurId: 'JAMAISVU1' });
    const { id } = await payPaypal();
    const set = (montant: number) =>
      school.database.write((trx) =>
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
    // PayPal knows nothing of it, and has not written so far: nothing is taken over, and it stays.
    const releve = activite([{ id: 'X1', date: today.split('-').toReversed().join('/') }]);
    await compare('paypal', releve);
    const [missing] = await ouverts(seul);
    expect(missing).toMatchObject({ genre: 'chezNous', etatEux: null, montantNous: 14.99 });
    expect(await takeOver(missing!.id)).toMatchObject({ status: 200, regle: 0 });
    expect(await rowOf(school, seul)).toMatchObject({ etat: 'paye' });
  });

  test('down, it is a sentence, and what is known stays', async () => {
    const { id, captureId } = await payPaypal();
    await paypal.act(captureId, 'rembourser');
    await compare('paypal');
    const before = await ouverts(id);
    paypal.spoil.answer = (_, path) => (REPORTING.test(path) ? 'muet' : undefined);
    const told = await compare('paypal');
    expect(told).toMatchObject({
      status: 503,
      message: expect.stringMatching(/^PayPal ne répond pas\s: rien n’a changé ici/),
    });
    expect(await takeOver(before[0]!.id)).toMatchObject({ status: 503 });
    expect(await ouverts(id)).toEqual(before);
    const { passages } = await chef.call('getEcarts', {});
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

describe('PayZen, order by order', () => {
  test('what was paid and never heard of differs, and taken over it is given', async () => {
    const { id } = await payCarte(false);
    await compare('payzen');
    const [found] = await ouverts(id);
    expect(found).toMatchObject({ genre: 'etat', etatEux: 'fait', etatNous: 'ouvert' });
    expect(await takeOver(found!.id)).toMatchObject({ regle: 1 });
    expect(await rowOf(school, id)).toMatchObject({ etat: 'paye', nonDonne: null });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 1 });
  });

  test('its word that came late closes what was open, and no other', async () => {
    const { id, commande } = await payCarte(false);
    const other = await ecart(school);
    await compare('payzen');
    const [found] = await ouverts(id);
    await chef.call('takeOverEcart', { id: found!.id });
    await compare('payzen');
    expect(await ouverts(id)).toEqual([]);
    // Its service says nothing of what was never ours: its file told, and a file will.
    const { ecarts } = await chef.call('getEcarts', {});
    expect(ecarts.data.map((each) => each.id)).toContain(other);
    expect(commande).toMatch(/^P-/);
  });

  test.each([
    ['a part of', 4.99, 10],
    ['all of', 14.99, 0],
  ])('%s what was not captured yet, given back, is less of it on both sides', async (...so) => {
    const [, montant, left] = so;
    const { id } = await payCarte(true);
    const ask = { reste: 14.99, motif: 'Un geste', finAcces: 0, main: 0 };
    const told = await chef.call('refundPaiement', { id, montant, ...ask });
    expect(told).toMatchObject({ status: 200, etat: 'fait' });
    await compare('payzen');
    expect(await ouverts(id)).toEqual([]);
    expect((await chef.call('getPaiement', { id })).paiement.reste).toBe(left);
  });

  test('a credit of the bank’s that is cancelled is taken over: a dispute was won', async () => {
    const { id, uuid } = await payCarte(true);
    await payzen.operate(uuid, 'remettre');
    await payzen.operate(uuid, 'impayer');
    for (const body of payzen.hear()) await tell(school, body);
    expect(await rowOf(school, id)).toMatchObject({ etat: 'rembourse' });
    const { remboursements } = await chef.call('getPaiement', { id });
    await payzen.operate(remboursements[0]!.fournisseurId!, 'gagner');
    await compare('payzen');
    const [found] = await ouverts(id);
    expect(found).toMatchObject({ chose: 'remboursement', genre: 'etat', etatEux: 'sans' });
    expect(await takeOver(found!.id)).toMatchObject({ status: 200, regle: 1 });
    expect(await rowOf(school, id)).toMatchObject({ etat: 'paye', rembourse: 0 });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 1 });
    await compare('payzen');
    expect(await ouverts(id)).toEqual([]);
  });

  test('its journal says the same as its service', async () => {
    const { id } = await payCarte(true);
    eleve = await newEleve(school, chef);
    const { uuid } = await payCarte(false);
    await payzen.operate(uuid, 'annuler');
    const origin = new URL(school.mounting.env.PAYZEN_API_URL).origin;
    const csv = await (await fetch(`${origin}/vads-merchant/journal.csv`)).text();
    const told = await compare('payzen', csv);
    expect(told).toMatchObject({ status: 200, fautes: [] });
    expect(await ouverts(id)).toEqual([]);
  });
});

describe('a file', () => {
  const jour = (lignes: LigneActivite[]) =>
    activite(lignes.map((ligne) => ({ date: '03/02/2025', ...ligne })));
  const read = (releve: string) => compare('paypal', releve, '2025-02-03');

  test('of the wallet says the same as its search', async () => {
    const { id } = await payPaypal();
    const csv = await (await fetch(`${paypal.env.PAYPAL_API_URL}/merchant/activite.csv`)).text();
    const told = await compare('paypal', csv);
    expect(told).toMatchObject({ status: 200, fautes: [] });
    expect(await ouverts(id)).toEqual([]);
  });

  test('has what nobody here knows; told again it is one, noted it stays so until it changes', async () => {
    expect(await read(jour([{ id: 'F1' }]))).toMatchObject({ ecarts: 1, nouveaux: 1 });
    expect(await read(jour([{ id: 'F1' }]))).toMatchObject({ ecarts: 1, nouveaux: 0 });
    const { ecarts } = await chef.call('getEcarts', { moyen: 'paypal' });
    expect(ecarts.data).toHaveLength(1);
    const { id } = ecarts.data[0]!;
    expect(await takeOver(id)).toMatchObject({ status: 409 });
    expect(await chef.call('settleEcart', { id, motif: ' ' })).toMatchObject({
      status: 422,
      errors: { motif: ['Dites pourquoi il est réglé.'] },
    });
    expect(await chef.call('settleEcart', { id, motif: 'Un don.' })).toMatchObject({ status: 200 });
    const [ligne] = await lignes('settleEcart');
    expect(ligne).toMatchObject({ objet: 'ecart', objet_id: id });
    expect(JSON.parse(ligne!.apres!)).toMatchObject({ motif: 'Un don.' });
    await read(jour([{ id: 'F1' }]));
    expect((await chef.call('getEcarts', {})).ecarts.data).toEqual([]);
    await read(jour([{ id: 'F1', montant: '15,00' }]));
    expect((await chef.call('getEcarts', {})).ecarts.data).toMatchObject([
      { id, montantEux: 15, raison: null, dateRegle: null },
    ]);
  });

  test('that can’t be read whole closes nothing, and tells of nothing missing', async () => {
    await read(jour([{ id: 'G1' }]));
    const told = await read(jour([{ id: 'G2' }, { id: 'G3', montant: '=1+1' }]));
    expect(told).toMatchObject({
      status: 200,
      fautes: [{ ligne: 3, message: expect.stringMatching(/montant/) }],
      reglesSeuls: 0,
    });
    expect(told.message).toMatch(/1 ligne n’est pas comprise/);
    expect((await chef.call('getEcarts', {})).ecarts.total).toBe(2);
    expect(await read(jour([{ id: 'G2' }]))).toMatchObject({ reglesSeuls: 1 });
  });

  test('has amounts of any size', async () => {
    const told = await read(jour([{ id: 'GRAND', montant: '999.999.999,99', devise: 'IDR' }]));
    expect(told).toMatchObject({ status: 200, ecarts: 1 });
    const { ecarts } = await chef.call('getEcarts', {});
    expect(ecarts.data).toMatchObject([{ montantEux: 999_999_999.99, devise: 'IDR' }]);
  });

  test.each([
    ['empty', '', /vide/],
    ['a head alone', activite([]), /aucun mouvement/],
    ['of another day', activite(), /période choisie/],
    ['another table', 'Nom;Prénom\nA;B', /manque/],
    ['in another encoding', Buffer.from(activite(), 'utf16le').toString('latin1'), /texte|manque/],
  ])('%s is refused in words, and changes nothing', async (_, releve, said) => {
    const told = await read(releve);
    expect(told).toMatchObject({ status: 422, errors: { releve: [expect.stringMatching(said)] } });
    expect((await chef.call('getEcarts', {})).passages).toEqual([]);
  });

  test('of fifty megabytes is not taken in', async () => {
    const told = await chef.raw({
      method: 'POST',
      url: '/api/extranet/compareMouvements',
      headers: { 'content-type': 'application/json' },
      payload: `{"moyen":"paypal","periode":"2025-02","releve":"${'x'.repeat(50e6)}"}`,
    });
    expect(told.statusCode).toBe(413);
  });

  test('and a day that is none, or of nobody below level 10', async () => {
    expect(await compare('paypal', null, '2025-02-30')).toMatchObject({ status: 422 });
    expect(await compare('paypal', null, '2025-13')).toMatchObject({ status: 422 });
    expect(await compare('paypal', null, '2099-01')).toMatchObject({ status: 422 });
    const administrateur = await school.login('administrateur@demo.be');
    for (const [name, input] of [
      ['getEcarts', {}],
      ['compareMouvements', { moyen: 'paypal', periode: today }],
      ['takeOverEcart', { id: 1 }],
      ['settleEcart', { id: 1, motif: 'x' }],
      ['getTotauxComptables', { mois: '2026-11' }],
    ] as const)
      expect(await administrateur.call(name, input), name).toMatchObject({ status: 403 });
  });
});

describe('the night', () => {
  const night = (database = school.database) =>
    compareNight({ database, env: school.mounting.env, log: school.fastify.log }, school.now());

  test('each day is compared once over all servers, and what is open again', async () => {
    const { id, captureId } = await payPaypal();
    await paypal.act(captureId, 'rembourser');
    const other = await connect(school.where);
    school.later(30 * 3600);
    chef = await school.login('superviseur@demo.be');
    paypal.forget();
    await Promise.all([night(), night(other), night()]);
    const { passages } = await chef.call('getEcarts', {});
    const own = passages.filter(({ moyen }) => moyen === 'paypal');
    expect(own).toHaveLength(7);
    expect(own.every(({ source, dateFait }) => source === 'nuit' && dateFait !== null)).toBe(true);
    expect(paypal.askedFor(REPORTING)).toHaveLength(7);
    expect(await ouverts(id)).toMatchObject([{ chose: 'remboursement', genre: 'chezEux' }]);
    await night(other);
    expect(paypal.askedFor(REPORTING)).toHaveLength(7);
    await other.close();
  });

  test('goes on to the other provider when what is open can’t be asked again', async () => {
    await payPaypal();
    eleve = await newEleve(school, chef);
    const { id } = await payCarte(false);
    const dateCreation = new Date(school.now().getTime() - 3 * 24 * 3_600_000).toISOString();
    await school.database.write((trx) =>
      trx.updateTable('paiement').set({ dateCreation }).where('id', '=', id).execute(),
    );
    await ecart(school, { paiement_id: id, date: dateCreation });
    const { fetch } = globalThis;
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
      const [address] = asked;
      if (address instanceof URL && address.pathname.endsWith('Order/Get'))
        throw new TypeError('silence');
      return fetch(...asked);
    });
    await night().finally(() => spy.mockRestore());
    const { passages } = await chef.call('getEcarts', {});
    expect(passages.filter(({ moyen }) => moyen === 'paypal')).toHaveLength(7);
  });

  test('one in which nobody answered is tried again after an hour', async () => {
    await payPaypal();
    paypal.spoil.answer = (_, path) => (REPORTING.test(path) ? 'muet' : undefined);
    await night();
    const states = async () =>
      (await chef.call('getEcarts', {})).passages
        .filter(({ moyen }) => moyen === 'paypal')
        .map(({ dateFait, erreur }) => [dateFait !== null, erreur !== null]);
    expect(await states()).toEqual([[false, true]]);
    paypal.spoil.answer = () => undefined;
    await night();
    expect((await states()).filter(([done]) => !done)).toHaveLength(1);
    school.later(3600);
    await night();
    expect((await states()).every(([done, failed]) => done && !failed)).toBe(true);
  });
});

test('the month of the accountant in sums, by rate, a credit note taken off', async () => {
  school.at('2025-03-15T10:00:00.000Z');
  chef = await school.login('superviseur@demo.be');
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
