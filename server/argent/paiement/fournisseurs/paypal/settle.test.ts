import { beforeEach, describe, expect, test } from 'vitest';
import { anonymise } from '../../../../viePrivee/anonymise.ts';
import { newEleve } from '../../../../testing/attestation.ts';
import { copyOf, facturesOf, rowOf } from '../../../../testing/paiement.ts';
import { deliver } from '../../../../testing/paypal.ts';
import { APPROVED, COMPLETED, openSchoolWithPaypal } from '../../../../testing/schoolWithPaypal.ts';

const NON_DEBITE = /^Il semble qu'une erreur soit survenue lors de votre achat/;
const { ici, order, finish, pay, paid, hear, ask, statut, isGivenOnce, isNotGiven } =
  openSchoolWithPaypal();
type Ici = ReturnType<typeof ici>;
let paypal: Ici['paypal'];
let school: Ici['school'];
let chef: Ici['chef'];
let eleve: Ici['eleve'];
let theorie: Ici['theorie'];
beforeEach(() => void ({ paypal, school, chef, eleve, theorie } = ici()));

describe('bought', () => {
  test('is given once, with its invoice and mail, and told by the answer alone', async () => {
    const { id, orderID, commande, told } = await pay();
    expect(told).toMatchObject({ status: 200, etat: 'paye' });
    expect(told.message).toMatch(/^Achat bien effectué\s! Dans quelques instants/);
    await isGivenOnce(id);
    expect(await statut()).toBe(0);
    // The order is read before its capture, whose response has the outcome.
    expect(paypal.askedFor(/orders\/./).map(({ method }) => method)).toEqual(['GET', 'POST']);
    const created = JSON.parse(paypal.askedFor(/orders$/)[0]!.body);
    expect(created).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [
        {
          amount: { currency_code: 'EUR', value: '14.99' },
          custom_id: commande,
          invoice_id: commande,
          payee: { merchant_id: 'MARCHAND00001' },
        },
      ],
    });
    expect(await finish(orderID)).toMatchObject({ status: 200, etat: 'paye' });
    expect(await hear(APPROVED, orderID)).toEqual({ status: 200, text: 'déjà connu' });
    expect(await hear(COMPLETED, orderID)).toEqual({ status: 200, text: 'déjà connu' });
    await isGivenOnce(id);
    expect(await statut()).toBe(0);
  });

  test('thirty times at once, with the webhook among them, it is taken and given once', async () => {
    const { id, orderID } = await order();
    await paypal.approve(orderID);
    const event = await paypal.event(APPROVED, orderID);
    const told = await Promise.all([
      ...Array.from({ length: 30 }, () => finish(orderID)),
      deliver(school, event),
      deliver(school, event),
    ]);
    expect(told.map(({ status }) => status)).toEqual(told.map(() => 200));
    await isGivenOnce(id);
  });

  test('and the browser never came back: the webhook takes it, and it is told once', async () => {
    const { id, orderID } = await order();
    await paypal.approve(orderID);
    expect(await hear(APPROVED, orderID)).toEqual({ status: 200, text: 'paye' });
    await isGivenOnce(id);
    const kept = await school.database.read
      .selectFrom('notification')
      .select(['fournisseur', 'suite'])
      .where('paiement_id', '=', id)
      .execute();
    expect(kept).toEqual([{ fournisseur: 'paypal', suite: 'paye' }]);
    expect(await statut()).toBe(1);
    expect(await finish(orderID)).toMatchObject({ etat: 'paye' });
    expect(await statut()).toBe(0);
  });

  test('and neither came: the job takes it', async () => {
    const { id, orderID } = await order();
    await paypal.approve(orderID);
    school.later(19 * 60);
    await ask();
    expect(await rowOf(school, id)).toMatchObject({ etat: 'ouvert' });
    school.later(60);
    await ask();
    await isGivenOnce(id);
  });
});

describe('not bought', () => {
  test('before the buyer approved, nothing is taken', async () => {
    const { id, orderID } = await order();
    const told = await finish(orderID);
    expect(told).toMatchObject({ status: 422, etat: 'ouvert' });
    expect(told.message).toMatch(NON_DEBITE);
    await isNotGiven(id, 'ouvert');
    expect(paypal.askedFor(/capture$/)).toEqual([]);
  });

  test('given up, it is told by the window alone; another’s order is nobody’s to end or to pay', async () => {
    const { id, orderID } = await order();
    const autre = await newEleve(school, chef);
    expect(await autre.call('cancelPaypal', { idTransaction: orderID })).toMatchObject({
      status: 404,
    });
    await paypal.approve(orderID);
    expect(await finish(orderID, autre)).toMatchObject({ status: 404 });
    expect(await finish('5O190127TN364715T')).toMatchObject({ status: 404 });
    await isNotGiven(id, 'ouvert');
    await eleve.call('cancelPaypal', { idTransaction: orderID });
    await isNotGiven(id, 'annule');
    expect(await statut()).toBe(0);
    expect(await hear(APPROVED, orderID)).toMatchObject({ status: 200 });
    expect(await finish(orderID)).toMatchObject({ status: 422 });
    await isNotGiven(id, 'annule');
    expect(paypal.askedFor(/capture$/)).toEqual([]);
  });

  test('a means that its bank refuses is another’s to choose, in the same order', async () => {
    const { id, orderID, told } = await pay('refuse');
    expect(told).toMatchObject({ status: 422, recommencer: 1, etat: 'ouvert' });
    school.later(21 * 60);
    await ask();
    expect(paypal.askedFor(/capture$/)).toHaveLength(1);
    await paypal.approve(orderID);
    expect(await finish(orderID)).toMatchObject({ status: 200, etat: 'paye' });
    await isGivenOnce(id);
    const [one, other] = paypal
      .askedFor(/capture$/)
      .map(({ headers }) => headers['paypal-request-id']);
    expect(one).not.toBe(other);
  });

  test.each([
    ['ORDER_NOT_APPROVED', { status: 422, etat: 'ouvert' }],
    ['TRANSACTION_REFUSED', { status: 422, etat: 'refuse' }],
    ['ORDER_COMPLETION_IN_PROGRESS', { status: 200, etat: 'attente' }],
  ])('its money can’t be taken: %s', async (issue, expected) => {
    const { id, orderID } = await order();
    await paypal.approve(orderID);
    paypal.spoil.answer = (_, path) =>
      path.endsWith('/capture') ? { status: 422, body: { details: [{ issue }] } } : undefined;
    expect(await finish(orderID)).toMatchObject(expected);
    await isNotGiven(id, expected.etat);
  });

  test('refused by PayPal, it is refused', async () => {
    const { id, told } = await pay('fraude');
    expect(told).toMatchObject({ status: 422, etat: 'refuse' });
    expect(told.message).toMatch(NON_DEBITE);
    await isNotGiven(id, 'refuse');
    expect(await statut()).toBe(0);
    expect(await rowOf(school, id)).toMatchObject({
      raison: 'DECLINED DECLINED_BY_RISK_FRAUD_FILTERS',
    });
  });

  test('an order that nobody paid ends after a day', async () => {
    const { id } = await order();
    paypal.spoil.answer = (method) =>
      method === 'GET' ? { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } } : undefined;
    school.later(50 * 60);
    await ask();
    expect(await rowOf(school, id)).toMatchObject({ etat: 'ouvert' });
    school.later(24 * 3600);
    await ask();
    await isNotGiven(id, 'expire');
  });
});

describe('somebody between us and PayPal', () => {
  type Unite = { amount: { value: string; currency_code: string }; custom_id: string };
  const changed =
    (change: (unite: Unite & { payee: object }, told: object) => void) =>
    (told: { purchase_units: (Unite & { payee: object })[] }) => {
      change(told.purchase_units[0]!, told);
      return told;
    };
  const CHANGED: [string, ReturnType<typeof changed>][] = [
    ['amount', changed((unite) => (unite.amount.value = '0.01'))],
    ['currency', changed((unite) => (unite.amount.currency_code = 'USD'))],
    ['reference', changed((unite) => (unite.custom_id = 'P-0000000000000000'))],
    ['payee', changed((unite) => (unite.payee = { merchant_id: 'AUTREMARCHAND' }))],
    ['intent', changed((_, told) => Object.assign(told, { intent: 'AUTHORIZE' }))],
    [
      'number of units',
      (told) => ({ ...told, purchase_units: [...told.purchase_units, ...told.purchase_units] }),
    ],
  ];

  test.each(CHANGED)(
    'another %s: before the money is taken it is not, after it nothing is given',
    async (_, change) => {
      const { id, orderID } = await order();
      await paypal.approve(orderID);
      paypal.spoil.answer = (method) => (method === 'GET' ? change : undefined);
      expect(await finish(orderID)).toMatchObject({ status: 422, etat: 'refuse' });
      await isNotGiven(id, 'refuse');
      expect(paypal.askedFor(/capture$/)).toEqual([]);

      const encore = await order();
      await paypal.approve(encore.orderID);
      paypal.spoil.answer = (_method, path) => (path.endsWith('/capture') ? change : undefined);
      expect(await finish(encore.orderID)).toMatchObject({ status: 200, etat: 'attente' });
      await isNotGiven(encore.id, 'attente');
      expect((await rowOf(school, encore.id)).raison).toMatch(/^(autre|\d)/);
    },
  );

  test('an amount that its buyer changes at PayPal’s is not taken', async () => {
    const { id, orderID } = await order();
    await paypal.patch(orderID, '0.01');
    await paypal.approve(orderID);
    expect(await finish(orderID)).toMatchObject({ status: 422, etat: 'refuse' });
    await isNotGiven(id, 'refuse');
  });

  test('what one order was paid with pays no other', async () => {
    const { captureId } = await paid();
    const autre = await newEleve(school, chef);
    const { id, orderID } = await order(autre);
    await paypal.approve(orderID);
    paypal.spoil.answer = (_, path) =>
      path.includes('/orders/')
        ? (told) => {
            for (const capture of told.purchase_units[0].payments?.captures ?? [])
              capture.id = captureId;
            return told;
          }
        : undefined;
    expect(await finish(orderID, autre)).toMatchObject({ status: 422 });
    expect(await copyOf(school, autre, theorie)).toBeUndefined();
    expect(await rowOf(school, id)).toMatchObject({ etat: 'ouvert' });
  });
});

describe('meanwhile', () => {
  test('the product was deleted and its price changed: what was ordered is paid and given', async () => {
    const { id: acces } = await chef.call('addAcces', {
      libelle: 'Disparu',
      prix: '5',
      taux: '6',
      codePermis: 'B',
      type: 'QT',
      dureeValidite: 2,
      contenu: 'Une ligne',
      actif: 1,
    });
    const { id, orderID } = await order(eleve, acces);
    await paypal.approve(orderID);
    await school.database.write((trx) =>
      trx.updateTable('acces').set({ prix: 900 }).where('id', '=', acces).execute(),
    );
    await chef.call('deleteAcces', { id: acces });
    expect(await finish(orderID)).toMatchObject({ status: 200, etat: 'paye' });
    expect(await facturesOf(school, id)).toMatchObject([{ montant: 500 }]);
    expect(await copyOf(school, eleve, acces)).toMatchObject({ actif: 1 });
  });

  test('its learner was erased: what was not taken is not', async () => {
    const { id, orderID } = await order();
    await paypal.approve(orderID);
    const event = await paypal.event(APPROVED, orderID);
    await school.database.write((trx) => anonymise(trx, eleve.id));
    expect(await deliver(school, event)).toMatchObject({ status: 200 });
    expect(paypal.askedFor(/capture$/)).toEqual([]);
    await isNotGiven(id, 'ouvert');
  });
});
