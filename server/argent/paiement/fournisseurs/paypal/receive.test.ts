import { beforeEach, describe, expect, test } from 'vitest';
import { forgetTries } from '../../../../testing/compte.ts';
import { copyOf, facturesOf, rowOf } from '../../../../testing/paiement.ts';
import { deliver } from '../../../../testing/paypal.ts';
import { APPROVED, openSchoolWithPaypal } from '../../../../testing/schoolWithPaypal.ts';

const { ici, order, finish, paid, hear, isGivenOnce, isNotGiven } = openSchoolWithPaypal();
type Ici = ReturnType<typeof ici>;
let paypal: Ici['paypal'];
let school: Ici['school'];
let eleve: Ici['eleve'];
let theorie: Ici['theorie'];
beforeEach(async () => {
  ({ paypal, school, eleve, theorie } = ici());
  await forgetTries(school);
});

describe('a webhook', () => {
  test('that PayPal did not send, or not so, is not believed', async () => {
    const { id, orderID } = await order();
    await paypal.approve(orderID);
    const event = await paypal.event(APPROVED, orderID);
    const forged = { ...event, body: event.body.replace('"CHECKOUT', '"XHECKOUT') };
    expect(await deliver(school, forged)).toMatchObject({ status: 403 });
    const spaced = { ...event, body: event.body.replace('{', '{ ') };
    expect(await deliver(school, spaced)).toMatchObject({ status: 403 });
    const bare = { ...event, headers: { 'content-type': 'application/json' } };
    expect(await deliver(school, bare)).toMatchObject({ status: 400 });
    for (const body of ['', '{', '[]', 'null', '{"id":"x"}'])
      expect(await deliver(school, { ...event, body })).toMatchObject({ status: 400 });
    await isNotGiven(id, 'ouvert');
  });

  test('of which there is a flood: PayPal is asked a few times, and not about what is known', async () => {
    const { orderID } = await paid();
    const event = await paypal.event(APPROVED, orderID);
    expect((await deliver(school, event)).status).toBe(200);
    const asked = paypal.askedFor(/verify/).length;
    const forged = { ...event, headers: { ...event.headers, 'paypal-transmission-sig': 'x' } };
    expect(await deliver(school, forged)).toEqual({ status: 200, text: 'déjà connu' });
    expect(paypal.askedFor(/verify/)).toHaveLength(asked);
    const { promise, resolve } = Promise.withResolvers<void>();
    paypal.spoil.held = promise;
    const flood = Array.from({ length: 60 }, (_, n) => {
      const body = event.body.replace('"id":"', `"id":"F${n}`);
      return deliver(school, { ...event, body });
    });
    // PayPal stays slow until more events wait than the limit allows.
    await Promise.any(
      flood.map(async (one) => {
        if ((await one).status !== 429) throw new Error('let in');
      }),
    );
    resolve();
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([403, 429]));
    expect(paypal.askedFor(/verify/).length - asked).toBeLessThan(60);
  });

  test('that is seen to be forged is no question to PayPal, and what is not is one a few times', async () => {
    const { orderID } = await order();
    await paypal.approve(orderID);
    const event = await paypal.event(APPROVED, orderID);
    const asked = () => paypal.askedFor(/verify/).length;
    const before = asked();
    for (const headers of [
      { 'paypal-auth-algo': 'none' },
      { 'paypal-transmission-sig': 'x' },
      { 'paypal-transmission-id': '../x y' },
      { 'paypal-transmission-time': 'yesterday' },
      { 'paypal-cert-url': 'https://api.paypal.com.example/cert' },
      { 'paypal-cert-url': 'https://api.paypal.com@example.org/cert' },
      { 'paypal-cert-url': 'no address' },
    ])
      expect(
        await deliver(school, { ...event, headers: { ...event.headers, ...headers } }),
      ).toMatchObject({ status: 403 });
    expect(asked()).toBe(before);
    const statuses: number[] = [];
    for (let n = 0; n < 40; n++) {
      const body = event.body.replace('"id":"', `"id":"G${n}`);
      statuses.push((await deliver(school, { ...event, body })).status);
    }
    expect(statuses.filter((status) => status === 403)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect(asked() - before).toBe(30);
    await forgetTries(school);
  });

  test('that can’t be verified, or not acted upon, is to be told again', async () => {
    const { id, orderID } = await order();
    await paypal.approve(orderID);
    const event = await paypal.event(APPROVED, orderID);
    for (const path of [/verify/, /orders\//, /capture$/]) {
      paypal.spoil.answer = (_, asked) => (path.test(asked) ? 'muet' : undefined);
      expect(await deliver(school, event)).toMatchObject({ status: 503 });
    }
    paypal.spoil.answer = () => undefined;
    expect(await deliver(school, event)).toEqual({ status: 200, text: 'paye' });
    await isGivenOnce(id);
  });

  test('about what is not ours is kept, without whoever paid', async () => {
    const { orderID } = await paid();
    const event = await paypal.event(APPROVED, orderID);
    await school.database.write(async (trx) => {
      await trx.deleteFrom('paypalOrdre').where('ordreId', '=', orderID).execute();
      await trx
        .updateTable('paiement')
        .set({ commande: null })
        .where('eleve_id', '=', eleve.id)
        .execute();
    });
    expect(await deliver(school, event)).toEqual({ status: 200, text: 'commande inconnue' });
    expect(await deliver(school, event)).toEqual({ status: 200, text: 'déjà connu' });
    const { corps } = await school.database.read
      .selectFrom('notification')
      .select('corps')
      .where('cle', '=', JSON.parse(event.body).id)
      .executeTakeFirstOrThrow();
    expect(corps).toContain(orderID);
    expect(corps).not.toMatch(/camille|Acheteur/i);
  });

  test('money that went back, whole, ends what it gave; told twice it went back once', async () => {
    const { id, orderID, captureId } = await paid();
    await paypal.act(captureId, 'rembourser');
    expect(await hear('PAYMENT.CAPTURE.REFUNDED', captureId)).toEqual({
      status: 200,
      text: 'remboursement',
    });
    expect(await hear('PAYMENT.CAPTURE.REFUNDED', captureId)).toMatchObject({ text: 'déjà connu' });
    expect(await finish(orderID)).toMatchObject({ status: 200, etat: 'rembourse' });
    expect(await rowOf(school, id)).toMatchObject({ etat: 'rembourse', rembourse: 1499 });
    expect(await facturesOf(school, id)).toMatchObject([{ serie: 'F' }, { serie: 'NC' }]);
  });

  test('money that a bank takes back: whatever the capture reads after that', async () => {
    const { id, captureId } = await paid();
    await paypal.act(captureId, 'contester');
    paypal.spoil.answer = (method) =>
      method === 'GET'
        ? (told) => {
            told.purchase_units[0].payments.captures[0].status = 'COMPLETED';
            return told;
          }
        : undefined;
    expect(await hear('PAYMENT.CAPTURE.REVERSED', captureId)).toEqual({
      status: 200,
      text: 'impaye',
    });
    expect(await rowOf(school, id)).toMatchObject({ etat: 'impaye' });
    expect(await copyOf(school, eleve, theorie)).not.toMatchObject({ actif: 1 });
  });
});
