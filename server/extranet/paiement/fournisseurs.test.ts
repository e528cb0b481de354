import { describe, expect, test, vi } from 'vitest';
import { noteRemboursement } from '../../argent/paiement/index.ts';
import {
  A_MINUTE,
  fait,
  silence,
  changeAnswers,
  loseAnswers,
  openSchoolWithCaisse,
} from '../../testing/schoolWithCaisse.ts';
import { copyOf } from '../../testing/paiement.ts';
import { tell, fieldsOf } from '../../testing/payzen.ts';
import { finishRemboursements } from './carryOut.ts';

const ici = openSchoolWithCaisse();
const { pay, refund, seen, refundsOf, creditsOf, givenBack, house } = ici;

const refused = () => ({ status: 'ERROR', answer: { errorCode: 'INT_999', errorMessage: 'Busy' } });

test.each(['remise', 'virement'])(
  'nobody asks a provider about a payment by « %s »',
  async (type) => {
    const { id } = await pay();
    await ici.school.database.write((trx) =>
      trx
        .updateTable('paiement')
        .set({ type: type as 'remise' })
        .where('id', '=', id)
        .execute(),
    );
    const asked = silence();
    const status = type === 'remise' ? 409 : 500;
    expect(await ici.chef.call('checkPaiement', { id })).toMatchObject({ status });
    expect(await refund(id)).toMatchObject({ status });
    expect(asked).not.toHaveBeenCalled();
  },
);

describe('what a provider says of a refund', () => {
  test.each([
    ['REFUSED', 409, 'refuse', 'refuse'],
    ['WAITING_AUTHORISATION', 200, 'demande', 'fait'],
    ['CAPTURED', 200, 'fait', 'fait'],
  ])('%s: it is believed, and what waits is not asked for twice', async (statut, ...so) => {
    const [status, etat, after] = so;
    const { id, commande } = await pay();
    const restore = changeAnswers('CancelOrRefund', (told) => {
      told.answer.detailedStatus = statut;
      return told;
    });
    expect((await refund(id)).status).toBe(status);
    restore();
    expect(await refundsOf(id)).toMatchObject([{ etat }]);
    ici.school.later(2 * A_MINUTE);
    await finishRemboursements(house(), ici.school.now);
    expect(await refundsOf(id)).toMatchObject([{ etat: after }]);
    expect(await givenBack(commande)).toBe(500);
  });

  test('that waits there is left to wait', async () => {
    const { id, commande } = await pay();
    const restore = loseAnswers('CancelOrRefund');
    await refund(id);
    restore();
    const waits = changeAnswers('Order/Get', (told) => {
      for (const each of told.answer.transactions)
        if (each.operationType === 'CREDIT') each.detailedStatus = 'WAITING_AUTHORISATION';
      return told;
    });
    ici.school.later(2 * A_MINUTE);
    await finishRemboursements(house(), ici.school.now);
    waits();
    expect(await refundsOf(id)).toMatchObject([{ etat: 'demande' }]);
    expect(await givenBack(commande)).toBe(500);
  });

  test('after its answer was lost, and that it says nothing of then, is not asked for again', async () => {
    const { id, commande } = await pay();
    const restore = loseAnswers('CancelOrRefund');
    await refund(id);
    restore();
    const busy = changeAnswers('Order/Get', refused);
    ici.school.later(2 * A_MINUTE);
    await expect(finishRemboursements(house(), ici.school.now)).rejects.toThrow('1 failed');
    busy();
    ici.school.later(2 * A_MINUTE);
    await finishRemboursements(house(), ici.school.now);
    expect(await givenBack(commande)).toBe(500);
    expect(await creditsOf(id)).toEqual([500]);
  });

  test('made less before the capture, after the school gave a part by hand, is done once', async () => {
    const { id, commande } = await pay({ capture: false });
    await refund(id, { main: 1 });
    const restore = loseAnswers('CancelOrRefund');
    await refund(id, { montant: 4, reste: 9.99 });
    restore();
    ici.school.later(2 * A_MINUTE);
    await finishRemboursements(house(), ici.school.now);
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
        await ici.provider.operate(uuid, 'rembourser', { montant: '5,00' });
        await tell(ici.school, ici.provider.hear().at(-1)!);
      }
      return fetch(...asked);
    });
    expect(await refund(id)).toMatchObject({ status: 200 });
    expect(await givenBack(commande)).toBe(1000);
    expect(await creditsOf(id)).toEqual([500, 500]);
  });

  test('given back there and noted as done by hand, whichever comes first, is one', async () => {
    const { id, uuid } = await pay();
    await ici.provider.operate(uuid, 'rembourser', { montant: '5,00' });
    expect(await refund(id, { main: 1 })).toMatchObject({ status: 200 });
    const word = ici.provider.hear().at(-1)!;
    for (const _ of [1, 2]) expect(await tell(ici.school, word)).toMatchObject({ status: 200 });
    expect(await refundsOf(id)).toEqual([fait(5)]);
    expect(await creditsOf(id)).toEqual([500]);
    await ici.provider.operate(uuid, 'rembourser', { montant: '5,00' });
    expect(await ici.chef.call('checkPaiement', { id })).toMatchObject({
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
    const where = { env: ici.school.mounting.env, now: ici.school.now() };
    await ici.school.database.write((trx) => noteRemboursement(trx, id, rendu, where));
    const restore = changeAnswers('CancelOrRefund', () => ({
      status: 'SUCCESS',
      answer: { uuid: `contre-${id}`, detailedStatus: 'CAPTURED' },
    }));
    ici.school.later(2 * A_MINUTE);
    await finishRemboursements(house(), ici.school.now);
    restore();
    expect(await refundsOf(id)).toEqual([fait(6.99), fait(8)]);
    expect(await creditsOf(id)).toEqual([800, 699]);
    expect((await seen(id)).paiement).toMatchObject({ etat: 'rembourse', rembourse: 14.99 });
  });

  test.each([4.5, -500, 'x'])('an amount that is none (%s) is not in the books', async (amount) => {
    const { id, uuid } = await pay();
    await ici.provider.operate(uuid, 'rembourser', { montant: '5,00' });
    const restore = changeAnswers('Order/Get', (told) => {
      for (const each of told.answer.transactions)
        if (each.operationType === 'CREDIT') each.amount = amount;
      return told;
    });
    expect(await ici.chef.call('checkPaiement', { id })).toMatchObject({ status: 200 });
    restore();
    expect(await refundsOf(id)).toEqual([]);
  });
});

describe('the provider is asked', () => {
  test('and what it knows is taken over', async () => {
    const { form } = await ici.eleve.call('purchaseAccesPayzen', { acces: ici.theorie, accord: 1 });
    const { vads_order_id: recherche } = fieldsOf(form);
    const found = await ici.chef.call('getCaisse', { recherche: recherche! });
    const { id } = found.paiements.data[0]!;
    expect(await ici.chef.call('checkPaiement', { id })).toMatchObject({
      connu: 0,
      etat: 'ouvert',
    });
    await ici.provider.pay(form, { facon: 'jamais' });
    expect(await ici.chef.call('checkPaiement', { id })).toMatchObject({ connu: 1, etat: 'paye' });
    expect(await copyOf(ici.school, ici.eleve, ici.theorie)).toMatchObject({ actif: 1 });
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    expect(await ici.chef.call('checkPaiement', { id })).toMatchObject({
      status: 503,
      message: expect.stringMatching(/^PayZen ne répond pas/),
    });
  });

  test('what it took comes before what it gave back, in whichever order it says so', async () => {
    const { form } = await ici.eleve.call('purchaseAccesPayzen', { acces: ici.theorie, accord: 1 });
    await ici.provider.pay(form);
    const uuid = new URLSearchParams(ici.provider.hear()[0]).get('vads_trans_uuid')!;
    await ici.provider.operate(uuid, 'remettre');
    await ici.provider.operate(uuid, 'rembourser', { montant: '5,00' });
    const { vads_order_id: recherche } = fieldsOf(form);
    const { id } = (await ici.chef.call('getCaisse', { recherche: recherche! })).paiements.data[0]!;
    changeAnswers('Order/Get', (told) => {
      told.answer.transactions.sort((one: { operationType: string }) =>
        one.operationType === 'CREDIT' ? -1 : 1,
      );
      return told;
    });
    expect(await ici.chef.call('checkPaiement', { id })).toMatchObject({ etat: 'paye' });
    expect(await refundsOf(id)).toEqual([fait(5)]);
  });
});
