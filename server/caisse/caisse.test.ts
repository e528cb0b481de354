import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../db/connect.ts';
import { openContenu, sealContenu } from '../facture/contenu.ts';
import { sealAcheteur } from '../paiement/acheteur.ts';
import { beginDay, newEleve } from '../testing/attestation.ts';
import { brusselsDay } from '../kernel/jours.ts';
import { forgetTries, mailsTo } from '../testing/compte.ts';
import { CONTENU } from '../testing/facture.ts';
import { advance, copyOf, facturesOf, open, produit, rowOf } from '../testing/paiement.ts';
import { openPaypal } from '../testing/paypal.ts';
import { fieldsOf, openProvider, tell } from '../testing/payzen.ts';
import { type Person, type School, openSchool } from '../testing/school.ts';
import { noteRemboursement } from '../paiement/paiement.writes.ts';
import { finishRemboursements } from './carryOut.ts';

type Json = any; // oxlint-disable-line typescript/no-explicit-any -- what a provider answers

let provider: Awaited<ReturnType<typeof openProvider>>;
let paypal: Awaited<ReturnType<typeof openPaypal>>;
let school: School;
let chef: Person;
let eleve: Awaited<ReturnType<typeof newEleve>>;
let theorie: number;
const A_MINUTE = 60;
const A_DAY = 24 * 60 * A_MINUTE;

beforeAll(async () => {
  provider = await openProvider();
  paypal = await openPaypal();
  school = await openSchool({ env: { ...provider.env, ...paypal.env } });
  theorie = await produit(school, 'theorie-permis-b');
});
afterAll(async () => {
  await school.close();
  await provider.close();
  await paypal.close();
});
beforeEach(async () => {
  await beginDay(school);
  // The provider looks at its own clock.
  school.at(new Date().toISOString());
  await forgetTries(school);
  chef = await school.login('superviseur@demo.be');
  eleve = await newEleve(school, chef);
  provider.hear();
  paypal.forget();
});
afterEach(() => void vi.restoreAllMocks());

/** Paid at the provider, and captured unless it says otherwise. */
async function pay({ capture = true } = {}) {
  const bought = await eleve.call('purchaseAccesPayzen', { acces: theorie, accord: 1 });
  await provider.pay(bought.form);
  await tell(school, provider.hear()[0]!);
  const { vads_order_id: commande } = fieldsOf(bought.form);
  const { paiements } = await chef.call('getCaisse', { recherche: commande! });
  const { id } = paiements.data[0]!;
  const uuid = (await rowOf(school, id)).fournisseurId!;
  if (capture) await provider.operate(uuid, 'remettre');
  provider.hear();
  return { id, uuid, commande: commande! };
}

const REMBOURSER = { montant: 5, reste: 14.99, motif: 'Un geste', finAcces: 0, main: 0 } as const;
const refund = (id: number, more: object = {}) =>
  chef.call('refundPaiement', { id, ...REMBOURSER, ...more });
const seen = async (id: number) => {
  const { status, ...answer } = await chef.call('getPaiement', { id });
  expect(status).toBe(200);
  return answer;
};
const refundsOf = async (id: number) =>
  (await seen(id)).remboursements.map(({ etat, montant, moyen }) => ({ etat, montant, moyen }));
const fait = (montant: number, moyen = 'payzen') => ({ etat: 'fait', montant, moyen });
const creditsOf = async (id: number) =>
  (await facturesOf(school, id)).flatMap(({ serie, montant }) => (serie === 'NC' ? montant : []));
/** What the provider itself has given back of a payment, in cents. */
async function givenBack(commande: string) {
  const { PAYZEN_SITE_ID, PAYZEN_MOT_DE_PASSE, PAYZEN_API_URL } = provider.env;
  const answer = await fetch(`${PAYZEN_API_URL}Order/Get`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${btoa(`${PAYZEN_SITE_ID}:${PAYZEN_MOT_DE_PASSE}`)}`,
    },
    body: JSON.stringify({ orderId: commande }),
  });
  const told = (await answer.json()) as {
    answer: { transactions: { operationType: string; amount: number; detailedStatus: string }[] };
  };
  const { transactions } = told.answer;
  const credit = transactions.filter(({ operationType }) => operationType === 'CREDIT');
  const paid = transactions.find(({ operationType }) => operationType === 'DEBIT')!;
  const kept = paid.detailedStatus === 'CANCELLED' ? 0 : paid.amount;
  return 1499 - kept + credit.reduce((sum, { amount }) => sum + amount, 0);
}
/** The provider does what it is asked, and its answer is lost on the way. */
function loseAnswers(service: string) {
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const answer = await fetch(...asked);
    const [address] = asked;
    if (!(address instanceof URL) || !address.pathname.endsWith(service)) return answer;
    throw new TypeError('fetch failed');
  });
  return () => spy.mockRestore();
}
const house = (database = school.database) => ({
  database,
  env: school.mounting.env,
  log: school.fastify.log,
});

describe('a refund', () => {
  test('in parts through the provider, until nothing is left: credit notes, journal, mail, access', async () => {
    const { id, commande } = await pay();
    expect(await refund(id)).toMatchObject({ status: 200, etat: 'fait' });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 1 });
    const rest = { montant: '9,99', reste: '9,99', finAcces: 1 };
    expect(await refund(id, rest)).toMatchObject({ etat: 'fait' });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 0 });
    expect(await refundsOf(id)).toEqual([fait(5), fait(9.99)]);
    expect(await creditsOf(id)).toEqual([500, 999]);
    expect(await givenBack(commande)).toBe(1499);
    const { paiement, journal, factures } = await seen(id);
    expect(paiement).toMatchObject({ etat: 'rembourse', rembourse: 14.99, reste: 0 });
    expect(journal.map(({ appel }) => appel)).toEqual(['refundPaiement', 'refundPaiement']);
    expect(factures.map(({ avoir }) => avoir)).toEqual([0, 1, 1]);
    const mails = await mailsTo(school, eleve.email);
    expect(mails.filter(({ sujet }) => sujet === 'Ton remboursement')).toHaveLength(2);
    expect(await refund(id, { reste: 0 })).toMatchObject({ status: 409 });
  });

  test('before the capture makes less of the payment, twice, or cancels it', async () => {
    const { id, commande } = await pay({ capture: false });
    await refund(id);
    await refund(id, { montant: 4, reste: 9.99 });
    expect(await refundsOf(id)).toEqual([fait(5), fait(4)]);
    expect(await givenBack(commande)).toBe(900);
    await refund(id, { montant: 5.99, reste: 5.99 });
    expect((await seen(id)).paiement.etat).toBe('rembourse');
    expect(await creditsOf(id)).toEqual([500, 400, 599]);
    expect(await givenBack(commande)).toBe(1499);
  });

  test('by hand asks nobody', async () => {
    const { id, commande } = await pay();
    expect(await refund(id, { main: 1 })).toMatchObject({ status: 200, etat: 'fait' });
    expect(await refundsOf(id)).toEqual([fait(5, 'main')]);
    expect(await creditsOf(id)).toEqual([500]);
    expect(await givenBack(commande)).toBe(0);
    const mails = await mailsTo(school, eleve.email);
    expect(mails.at(-1)!.texte.replace(/\s+/g, ' ')).toContain('directement par ton auto-école');
  });

  test('of too much, nothing, what is not paid and what is not there is refused', async () => {
    const { id } = await pay();
    for (const montant of [15, 0])
      expect(await refund(id, { montant })).toMatchObject({
        status: 422,
        errors: { montant: [expect.stringMatching(/^Remboursez 14,99 € au plus/)] },
      });
    expect(await refund(id, { motif: ' ' })).toMatchObject({
      status: 422,
      errors: { motif: [expect.any(String)] },
    });
    const { id: ouvert } = await open(
      school,
      eleve,
      await produit(school, 'rendez-vous-pedagogique'),
    );
    const { paiement } = await seen(ouvert);
    const all = { montant: paiement.montant, reste: paiement.montant, main: 1 };
    expect(await refund(ouvert, all)).toMatchObject({ status: 409 });
    expect(await refund(999_999)).toMatchObject({ status: 404 });
    expect(await refundsOf(id)).toEqual([]);
  });

  test('asked ten times at once from one form is done once', async () => {
    const { id, commande } = await pay();
    const told = await Promise.all(Array.from({ length: 10 }, () => refund(id)));
    expect(told.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await givenBack(commande)).toBe(500);
    expect(await creditsOf(id)).toEqual([500]);
  });

  test('that the provider refuses is told why, waits to be settled, and can be tried again', async () => {
    const { id, uuid, commande } = await pay();
    await provider.operate(uuid, 'impayer');
    provider.hear();
    expect(await refund(id)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^La banque a déjà repris ce paiement/),
    });
    expect((await seen(id)).remboursements).toMatchObject([
      { etat: 'refuse', raison: expect.stringMatching(/PSP_083/) },
    ]);
    expect(await creditsOf(id)).toEqual([]);
    const aRegler = async () =>
      (await chef.call('getCaisse', { aRegler: 1, recherche: commande })).paiements.data;
    expect(await aRegler()).toMatchObject([{ id, aRegler: { refuse: 1 } }]);
    school.later(1);
    expect(await chef.call('settlePaiement', { id, motif: 'La banque l’a rendu.' })).toMatchObject({
      status: 200,
    });
    expect(await aRegler()).toEqual([]);
    expect(await chef.call('settlePaiement', { id, motif: 'Encore.' })).toMatchObject({
      status: 409,
    });
  });
});

/** Its service answers something else than it does. */
function change(service: string, how: (told: Json) => Json) {
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const answer = await fetch(...asked);
    const [address] = asked;
    if (!(address instanceof URL) || !address.pathname.endsWith(service)) return answer;
    return Response.json(how(await answer.json()));
  });
  return () => spy.mockRestore();
}
const refused = () => ({ status: 'ERROR', answer: { errorCode: 'INT_999', errorMessage: 'Busy' } });
/** Nobody hears of what is asked. */
const silence = () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('silence'));

describe('what a provider says of a refund', () => {
  test.each([
    ['REFUSED', 409, 'refuse', 'refuse'],
    ['WAITING_AUTHORISATION', 200, 'demande', 'fait'],
    ['CAPTURED', 200, 'fait', 'fait'],
  ])('%s: it is believed, and what waits is not asked for twice', async (statut, ...so) => {
    const [status, etat, after] = so;
    const { id, commande } = await pay();
    const restore = change('CancelOrRefund', (told) => {
      told.answer.detailedStatus = statut;
      return told;
    });
    expect((await refund(id)).status).toBe(status);
    restore();
    expect(await refundsOf(id)).toMatchObject([{ etat }]);
    school.later(2 * A_MINUTE);
    await finishRemboursements(house(), school.now);
    expect(await refundsOf(id)).toMatchObject([{ etat: after }]);
    expect(await givenBack(commande)).toBe(500);
  });

  test('that waits there is left to wait', async () => {
    const { id, commande } = await pay();
    const restore = loseAnswers('CancelOrRefund');
    await refund(id);
    restore();
    const waits = change('Order/Get', (told) => {
      for (const each of told.answer.transactions)
        if (each.operationType === 'CREDIT') each.detailedStatus = 'WAITING_AUTHORISATION';
      return told;
    });
    school.later(2 * A_MINUTE);
    await finishRemboursements(house(), school.now);
    waits();
    expect(await refundsOf(id)).toMatchObject([{ etat: 'demande' }]);
    expect(await givenBack(commande)).toBe(500);
  });

  test('after its answer was lost, and that it says nothing of then, is not asked for again', async () => {
    const { id, commande } = await pay();
    const restore = loseAnswers('CancelOrRefund');
    await refund(id);
    restore();
    const busy = change('Order/Get', refused);
    school.later(2 * A_MINUTE);
    await expect(finishRemboursements(house(), school.now)).rejects.toThrow('1 failed');
    busy();
    school.later(2 * A_MINUTE);
    await finishRemboursements(house(), school.now);
    expect(await givenBack(commande)).toBe(500);
    expect(await creditsOf(id)).toEqual([500]);
  });

  test('made less before the capture, after the school gave a part by hand, is done once', async () => {
    const { id, commande } = await pay({ capture: false });
    await refund(id, { main: 1 });
    const restore = loseAnswers('CancelOrRefund');
    await refund(id, { montant: 4, reste: 9.99 });
    restore();
    school.later(2 * A_MINUTE);
    await finishRemboursements(house(), school.now);
    expect(await givenBack(commande)).toBe(400);
    expect(await creditsOf(id)).toEqual([500, 400]);
  });

  test('while its back-office gives the same back: both are in the books', async () => {
    const { id, uuid, commande } = await pay();
    const { fetch } = globalThis;
    let first = true;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
      const [address] = asked;
      if (first && address instanceof URL && address.pathname.endsWith('CancelOrRefund')) {
        first = false;
        await provider.operate(uuid, 'rembourser', { montant: '5,00' });
        await tell(school, provider.hear().at(-1)!);
      }
      return fetch(...asked);
    });
    expect(await refund(id)).toMatchObject({ status: 200 });
    expect(await givenBack(commande)).toBe(1000);
    expect(await creditsOf(id)).toEqual([500, 500]);
  });

  test('given back there and noted as done by hand, whichever comes first, is one', async () => {
    const { id, uuid } = await pay();
    await provider.operate(uuid, 'rembourser', { montant: '5,00' });
    expect(await refund(id, { main: 1 })).toMatchObject({ status: 200 });
    const word = provider.hear().at(-1)!;
    for (const _ of [1, 2]) expect(await tell(school, word)).toMatchObject({ status: 200 });
    expect(await refundsOf(id)).toEqual([fait(5)]);
    expect(await creditsOf(id)).toEqual([500]);
    // Another one of that amount is another one.
    await provider.operate(uuid, 'rembourser', { montant: '5,00' });
    expect(await chef.call('checkPaiement', { id })).toMatchObject({
      message: expect.stringMatching(/en sait plus/),
    });
    expect(await creditsOf(id)).toEqual([500, 500]);
  });

  test('of more than is left by then gives back in the books what was left', async () => {
    const { id } = await pay();
    const silent = silence();
    await refund(id, { montant: 10 });
    silent.mockRestore();
    const rendu = { fournisseurId: `bo-${id}`, montant: 800, motif: 'Un geste' };
    const where = { env: school.mounting.env, now: school.now() };
    await school.database.write((trx) => noteRemboursement(trx, id, rendu, where));
    const restore = change('CancelOrRefund', () => ({
      status: 'SUCCESS',
      answer: { uuid: `contre-${id}`, detailedStatus: 'CAPTURED' },
    }));
    school.later(2 * A_MINUTE);
    await finishRemboursements(house(), school.now);
    restore();
    expect(await refundsOf(id)).toEqual([fait(6.99), fait(8)]);
    expect(await creditsOf(id)).toEqual([800, 699]);
    expect((await seen(id)).paiement).toMatchObject({ etat: 'rembourse', rembourse: 14.99 });
  });

  test.each([4.5, -500, 'x'])('an amount that is none (%s) is not in the books', async (amount) => {
    const { id, uuid } = await pay();
    await provider.operate(uuid, 'rembourser', { montant: '5,00' });
    const restore = change('Order/Get', (told) => {
      for (const each of told.answer.transactions)
        if (each.operationType === 'CREDIT') each.amount = amount;
      return told;
    });
    expect(await chef.call('checkPaiement', { id })).toMatchObject({ status: 200 });
    restore();
    expect(await refundsOf(id)).toEqual([]);
  });
});

describe('the end of an access with its refund', () => {
  test('is not that of one that was bought since', async () => {
    const { id, uuid } = await pay();
    await refund(id, { finAcces: 1 });
    await pay();
    // The rest by the back-office, which ends what the first gave.
    await provider.operate(uuid, 'rembourser', { montant: '9,99' });
    await tell(school, provider.hear().at(-1)!);
    expect((await seen(id)).paiement.etat).toBe('rembourse');
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 1, dateRetrait: null });
  });

  test('is told with the period that was, whatever is given since', async () => {
    const dates = async (id: number) => {
      const { donne, debut, fin, reprise } = (await seen(id)).paiement;
      return { donne, debut, fin, reprise };
    };
    const begin = async () => {
      const { id: acces_user_id } = (await copyOf(school, eleve, theorie))!;
      const opened = await eleve.call('getThemes', { acces_id: theorie, acces_user_id });
      expect(opened.status).toBe(200);
    };
    const { id: jamais } = await pay();
    expect(await dates(jamais)).toEqual({ donne: 1, debut: null, fin: null, reprise: null });
    const reprise = school.now().toISOString();
    await refund(jamais, { montant: 14.99, finAcces: 1 });
    expect(await dates(jamais)).toEqual({ donne: 1, debut: null, fin: null, reprise });
    const { id: ouvert } = await pay();
    await begin();
    const { debut, fin } = await dates(ouvert);
    expect([debut, fin]).not.toContain(null);
    school.later(3600);
    await advance(school, ouvert, { etat: 'impaye' });
    const ended = { donne: 1, debut, fin, reprise: school.now().toISOString() };
    expect(await dates(ouvert)).toEqual(ended);
    await chef.call('addAccesToEleve', { user_id: eleve.id, acces_id: theorie });
    expect(await dates(ouvert)).toEqual(ended);
    expect((await dates(jamais)).reprise).toBe(reprise);
    // Time that was added keeps its own dates; the access itself, taken back by the school, ends it too.
    await begin();
    const { id: ajoute } = await open(school, eleve, theorie, { renouvellement: 1 });
    await advance(school, ajoute, { etat: 'paye' });
    const added = await dates(ajoute);
    expect(added.debut! > school.now().toISOString()).toBe(true);
    await chef.call('deleteAccesFromEleve', { user_id: eleve.id, acces_id: theorie });
    expect(await dates(ajoute)).toEqual({ ...added, reprise: school.now().toISOString() });
  });

  test('is not that of one that the school has given since', async () => {
    const { id } = await pay();
    await refund(id, { finAcces: 1 });
    await chef.call('addAccesToEleve', { user_id: eleve.id, acces_id: theorie });
    await refund(id, { montant: 9.99, reste: 9.99, finAcces: 1 });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 1, dateRetrait: null });
  });

  test('leaves the time that was paid for since', async () => {
    const { id } = await pay();
    const copy = (await copyOf(school, eleve, theorie))!;
    await chef.call('updateAcces', {
      id: copy.id,
      dateActivation: '2026-11-01',
      datePerime: '2099-12-01',
    });
    const { id: prolonge } = await open(school, eleve, theorie, { renouvellement: 1 });
    await advance(school, prolonge, { etat: 'paye' });
    await advance(school, id, { etat: 'impaye' });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 1, dateRetrait: null });
  });
});

/** Two servers on one database come to it at the same moment, twice each. */
async function finishOnTwo() {
  const other = await connect(school.where);
  const [one, second] = [house(), house(other)];
  await Promise.all(
    [one, second, one, second].map((each) => finishRemboursements(each, school.now)),
  );
  await other.close();
}

describe('a refund of which nobody knows', () => {
  test.each([
    ['given back', true, 5],
    ['made less before the capture', false, 5],
    ['cancelled before the capture', false, 14.99],
  ])('%s: found again by one of two servers, and not done twice', async (_, capture, montant) => {
    const { id, commande } = await pay({ capture });
    const restore = loseAnswers('CancelOrRefund');
    expect(await refund(id, { montant })).toMatchObject({ status: 200, etat: 'demande' });
    restore();
    expect(await refundsOf(id)).toMatchObject([{ etat: 'demande' }]);
    expect((await seen(id)).peut.rendre).toBe(0);
    // Whoever is still asking is left alone.
    school.later(A_MINUTE);
    await finishRemboursements(house(), school.now);
    expect(await refundsOf(id)).toMatchObject([{ etat: 'demande' }]);
    school.later(A_MINUTE);
    await finishOnTwo();
    expect(await refundsOf(id)).toEqual([fait(montant)]);
    expect(await givenBack(commande)).toBe(Math.round(montant * 100));
    expect(await creditsOf(id)).toEqual([Math.round(montant * 100)]);
  });

  test('cut off before its provider was asked is asked then, by one of two servers', async () => {
    const { id, commande } = await pay();
    const spy = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    expect(await refund(id)).toMatchObject({
      etat: 'demande',
      message: expect.stringMatching(/ne sera pas faite deux fois/),
    });
    // Nor while it can't be reached, again and again.
    school.later(2 * A_MINUTE);
    await expect(finishRemboursements(house(), school.now)).rejects.toThrow('1 failed');
    spy.mockRestore();
    expect(await givenBack(commande)).toBe(0);
    school.later(2 * A_MINUTE);
    await finishOnTwo();
    expect(await refundsOf(id)).toEqual([fait(5)]);
    expect(await givenBack(commande)).toBe(500);
  });

  test('for three days is left to people, and in the books all the same once it is told', async () => {
    const { id } = await pay();
    const restore = loseAnswers('CancelOrRefund');
    await refund(id);
    restore();
    const env = { ...school.mounting.env };
    delete env.PAYZEN_MOT_DE_PASSE;
    const keyless = { ...house(), env };
    const ask = () => expect(finishRemboursements(keyless, school.now)).rejects.toThrow('1 failed');
    school.later(2 * A_DAY);
    await ask();
    chef = await school.login('superviseur@demo.be');
    expect(await refundsOf(id)).toMatchObject([{ etat: 'demande' }]);
    school.later(A_DAY);
    await ask();
    chef = await school.login('superviseur@demo.be');
    expect(await seen(id)).toMatchObject({
      remboursements: [{ etat: 'refuse', raison: expect.stringMatching(/trois jours/) }],
      paiement: { aRegler: { demande: 0, refuse: 1 } },
      peut: { rendre: 1 },
    });
    await chef.call('checkPaiement', { id });
    expect(await refundsOf(id)).toMatchObject([{ etat: 'refuse' }, { etat: 'fait' }]);
    expect(await creditsOf(id)).toEqual([500]);
  });

  test('cut off between the provider’s answer and the books is in them once', async () => {
    const { id, commande } = await pay();
    const { write } = school.mounting.database;
    const once = vi.spyOn(school.mounting.database, 'write');
    let writes = 0;
    once.mockImplementation(async (job) => {
      // The first notes it, the second would write what the provider answered.
      if (++writes === 2) throw new Error('killed');
      return write(job);
    });
    expect(await refund(id)).toMatchObject({ status: 200, etat: 'demande' });
    once.mockRestore();
    expect(await givenBack(commande)).toBe(500);
    school.later(2 * A_MINUTE);
    await finishRemboursements(house(), school.now);
    await finishRemboursements(house(), school.now);
    expect(await refundsOf(id)).toEqual([fait(5)]);
    expect(await givenBack(commande)).toBe(500);
    expect(await creditsOf(id)).toEqual([500]);
  });

  test('that the provider tells of meanwhile, as cancelled too, is in the books once', async () => {
    const { id, commande } = await pay({ capture: false });
    const restore = loseAnswers('CancelOrRefund');
    await refund(id, { montant: 14.99, finAcces: 1 });
    restore();
    expect(await chef.call('checkPaiement', { id })).toMatchObject({ connu: 1, etat: 'rembourse' });
    school.later(2 * A_MINUTE);
    await finishRemboursements(house(), school.now);
    expect(await creditsOf(id)).toEqual([1499]);
    expect(await givenBack(commande)).toBe(1499);
  });
});

describe('a refund through PayPal', () => {
  async function payPaypal() {
    const { orderID } = await eleve.call('createOrderPaypal', { acces: theorie, accord: 1 });
    await paypal.approve(orderID);
    await eleve.call('purchaseAccesPaypal', { idTransaction: orderID });
    const { paiements } = await chef.call('getCaisse', { recherche: eleve.email });
    const { id, etat } = paiements.data[0]!;
    expect(etat).toBe('paye');
    paypal.forget();
    return id;
  }
  const asked = () => paypal.askedFor(/refund$/).length;

  test('is done, or has its reason', async () => {
    const id = await payPaypal();
    expect(await chef.call('checkPaiement', { id })).toMatchObject({ connu: 1, etat: 'paye' });
    expect(await refund(id)).toMatchObject({ status: 200, etat: 'fait' });
    expect(await refundsOf(id)).toEqual([fait(5, 'paypal')]);
    paypal.spoil.answer = (_, path) =>
      path.endsWith('/refund')
        ? { status: 422, body: { details: [{ issue: 'REFUND_TIME_LIMIT_EXCEEDED' }] } }
        : undefined;
    expect(await refund(id, { montant: 1, reste: 9.99 })).toMatchObject({
      status: 409,
      message: expect.stringMatching(/après 180 jours/),
    });
  });

  test.each(['muet', 'perdu'] as const)(
    'whose answer is %s is found again, done once',
    async (how) => {
      const id = await payPaypal();
      paypal.spoil.answer = (_, path) => (path.endsWith('/refund') ? how : undefined);
      expect(await refund(id)).toMatchObject({ status: 200, etat: 'demande' });
      paypal.spoil.answer = () => undefined;
      school.later(2 * A_MINUTE);
      await finishRemboursements(house(), school.now);
      expect(await refundsOf(id)).toEqual([fait(5, 'paypal')]);
      expect(await creditsOf(id)).toEqual([500]);
      // Under one key: PayPal itself would refuse more than what is left.
      expect(
        new Set(paypal.askedFor(/refund$/).map((call) => call.headers['paypal-request-id'])).size,
      ).toBe(1);
      expect(asked()).toBeGreaterThan(1);
      expect(await refund(id, { montant: 9.99, reste: 9.99 })).toMatchObject({ etat: 'fait' });
    },
  );
});

describe('the provider is asked', () => {
  test('and what it knows is taken over', async () => {
    const { form } = await eleve.call('purchaseAccesPayzen', { acces: theorie, accord: 1 });
    const { vads_order_id: recherche } = fieldsOf(form);
    const found = await chef.call('getCaisse', { recherche: recherche! });
    const { id } = found.paiements.data[0]!;
    expect(await chef.call('checkPaiement', { id })).toMatchObject({ connu: 0, etat: 'ouvert' });
    await provider.pay(form, { facon: 'jamais' });
    expect(await chef.call('checkPaiement', { id })).toMatchObject({ connu: 1, etat: 'paye' });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 1 });
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    expect(await chef.call('checkPaiement', { id })).toMatchObject({
      status: 503,
      message: expect.stringMatching(/^PayZen ne répond pas/),
    });
  });
});

describe('what could not be given', () => {
  test('is given once there is a way, or noted as settled', async () => {
    const [une, autre] = [
      await open(school, eleve, theorie),
      await open(school, eleve, theorie),
    ].map(({ id }) => id) as [number, number];
    await advance(school, une, { etat: 'paye' });
    await advance(school, autre, { etat: 'paye' });
    const give = (id: number) => chef.call('givePaiement', { id });
    expect(await give(une)).toMatchObject({ status: 409 });
    expect(await give(autre)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Toujours pas possible : Payé deux fois/),
    });
    await chef.call('updateAcces', {
      id: (await copyOf(school, eleve, theorie))!.id,
      dateActivation: school.now().toISOString().slice(0, 10),
      datePerime: '2030-01-31',
    });
    expect(await give(autre)).toMatchObject({ status: 200 });
    expect((await copyOf(school, eleve, theorie))!.datePerime! > '2030-02-27').toBe(true);
    expect(await rowOf(school, autre)).toMatchObject({ nonDonne: null });
    expect((await mailsTo(school, eleve.email)).at(-1)!.sujet).toBe('Ton accès est ouvert');
    expect((await seen(autre)).journal.map(({ appel }) => appel)).toEqual(['givePaiement']);
  });
});

describe('the ledger', () => {
  const ids = async (input: object) =>
    (await chef.call('getCaisse', { ...input })).paiements.data.map(({ id }) => id);

  test('is found by its learner, its order, its invoice and its provider’s id, narrowed by what it is', async () => {
    const { id, uuid, commande } = await pay();
    const { id: ouvert } = await open(
      school,
      eleve,
      await produit(school, 'rendez-vous-pedagogique'),
      { type: 'paypal' },
    );
    const { factures } = await seen(id);
    for (const recherche of [commande, commande.toLowerCase(), uuid, factures[0]!.numero])
      expect(await ids({ recherche }), recherche).toEqual([id]);
    const recherche = eleve.email;
    expect(await ids({ recherche })).toEqual([ouvert, id]);
    expect(await ids({ recherche, etat: 'paye' })).toEqual([id]);
    expect(await ids({ recherche, moyen: 'paypal' })).toEqual([ouvert]);
    expect(await ids({ recherche, aRegler: 1 })).toEqual([]);
    expect(await ids({ recherche, mois: '2020-01' })).toEqual([]);
    expect(await ids({ recherche, jour: brusselsDay(school.now().toISOString()) })).not.toEqual([]);
    expect(await ids({ recherche: 'personne-de-ce-nom' })).toEqual([]);
    expect((await ids({ moyen: 'paypal', etat: 'ouvert' }))[0]).toBe(ouvert);
    expect((await ids({}))[0]).toBe(ouvert);
    expect(await ids({ page: 401 })).toEqual([]);
  });

  test('sums a month as it goes, by the way it was paid', async () => {
    const read = async (moyen?: 'payzen' | 'paypal') =>
      (await chef.call('getCaisse', { ...(moyen && { moyen }) })).recette;
    const [all, paypal] = [await read(), await read('paypal')];
    const { id } = await pay();
    await refund(id);
    const { id: repris } = await open(
      school,
      eleve,
      await produit(school, 'rendez-vous-pedagogique'),
      { type: 'paypal' },
    );
    await advance(school, repris, { etat: 'paye' });
    const { montant } = (await seen(repris)).paiement;
    await advance(school, repris, { etat: 'impaye' });
    const after = await read();
    expect(after.entre - all.entre).toBeCloseTo(14.99 + montant);
    expect(after.rendu - all.rendu).toBeCloseTo(5 + montant);
    expect(after.net).toBeCloseTo(after.entre - after.rendu);
    expect((await read('paypal')).net).toBeCloseTo(paypal.net);
    const { paiements } = await chef.call('getCaisse', { aRegler: 1, etat: 'impaye' });
    expect(paiements.data[0]).toMatchObject({ id: repris, aRegler: { impaye: 1 } });
    school.later(1);
    await chef.call('settlePaiement', { id: repris, motif: 'Perdu.' });
    expect(await ids({ aRegler: 1, etat: 'impaye' })).not.toContain(repris);
  });

  test('a month and a day end at midnight in Brussels', async () => {
    const { id } = await open(school, eleve, theorie);
    const at = (dateCreation: string) =>
      school.database.write((trx) =>
        trx.updateTable('paiement').set({ dateCreation }).where('id', '=', id).execute(),
      );
    const recherche = eleve.email;
    await at('2026-03-31T21:59:59.999Z');
    expect(await ids({ recherche, mois: '2026-03' })).toEqual([id]);
    expect(await ids({ recherche, jour: '2026-03-31' })).toEqual([id]);
    await at('2026-03-31T22:00:00.000Z');
    expect(await ids({ recherche, mois: '2026-03' })).toEqual([]);
    expect(await ids({ recherche, mois: '2026-04', jour: '2026-04-01' })).toEqual([id]);
  });

  test('tells nothing of who was erased but what the law keeps', async () => {
    const { id } = await pay();
    await chef.call('deleteEleve', { id: eleve.id });
    const { paiement, acheteur } = await seen(id);
    expect(paiement).toMatchObject({ nom: null, email: null });
    expect(acheteur).toBeNull();
    expect(await refund(id, { main: 1 })).toMatchObject({ status: 200 });
  });
});

describe('under another secret', () => {
  const OTHER = { APP_SECRET: 'another secret, of another year and long enough' };
  const sealBuyer = (id: number) => {
    const acheteur = { ...CONTENU.acheteur, email: 'quelqu-un@exemple.be' };
    return school.database.write((trx) =>
      trx
        .updateTable('paiement')
        .set({ acheteur: sealAcheteur(OTHER, acheteur) })
        .where('id', '=', id)
        .execute(),
    );
  };
  /** Drawn under it, too, or not yet. */
  async function sealInvoice(id: number, drawn: boolean) {
    const [facture] = await facturesOf(school, id);
    const pdf = Buffer.alloc(50);
    await school.database.write(async (trx) => {
      await trx
        .updateTable('facture')
        .set({ contenu: sealContenu(OTHER, CONTENU), aDessiner: 0 })
        .where('id', '=', facture!.id)
        .execute();
      if (drawn)
        await trx.insertInto('facturePdf').values({ facture_id: facture!.id, pdf }).execute();
    });
    return facture!.id;
  }

  test('money that comes late is booked, given and invoiced to who has the account', async () => {
    const { form } = await eleve.call('purchaseAccesPayzen', { acces: theorie, accord: 1 });
    await provider.pay(form);
    const { vads_order_id: commande } = fieldsOf(form);
    const { id } = await eleve.call('getStatutPaiement', { commande: commande! });
    await sealBuyer(id);
    expect((await seen(id)).acheteur).toBeNull();
    expect(await tell(school, provider.hear()[0]!)).toMatchObject({ text: 'OK-paye' });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 1 });
    const [facture] = await facturesOf(school, id);
    expect(openContenu(school.mounting.env, facture!.contenu)).toMatchObject({
      acheteur: { prenom: 'Chloé', nom: 'Lejeune', societe: null },
      commande,
    });
  });

  test('what was invoiced is given back, taken back, and counted for the accountant', async () => {
    const { id } = await pay();
    await sealInvoice(id, false);
    expect(await refund(id)).toMatchObject({ status: 200, etat: 'fait' });
    await advance(school, id, { etat: 'impaye' });
    expect(await creditsOf(id)).toEqual([500, 999]);
    const { factures, paiement } = await seen(id);
    const mois = brusselsDay(school.now().toISOString()).slice(0, 7);
    const url = '/api/extranet/exportComptable';
    const { payload } = await chef.raw({ method: 'POST', url, payload: { mois } });
    const lue = payload.split('\r\n').find((ligne) => ligne.startsWith(factures[0]!.numero));
    expect(lue).toContain(`;Chloé Lejeune;;${paiement.commande};Théorie permis B;`);
    expect(payload).toMatch(/\r\nTotal;/);
  });

  test.each([true, false])('its PDF (drawn: %s) is refused with a sentence', async (drawn) => {
    const { id } = await pay();
    const facture = await sealInvoice(id, drawn);
    for (const answer of [
      await chef.call('getFacturePdfExtranet', { id: facture }),
      await eleve.call('getFacturePdf', { id: facture }),
    ])
      expect(answer).toMatchObject({ status: 409, message: expect.stringMatching(/autre clé/) });
  });
});
