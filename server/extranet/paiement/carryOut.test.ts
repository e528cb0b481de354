import { describe, expect, test, vi } from 'vitest';
import { connect } from '../../socle/db/connect.ts';
import {
  A_DAY,
  A_MINUTE,
  fait,
  loseAnswers,
  openSchoolWithCaisse,
} from '../../testing/schoolWithCaisse.ts';
import { finishRemboursements } from './carryOut.ts';

const ici = openSchoolWithCaisse();
const { pay, refund, seen, refundsOf, creditsOf, givenBack, house } = ici;

async function finishOnTwo() {
  const other = await connect(ici.school.where);
  const [one, second] = [house(), house(other)];
  await Promise.all(
    [one, second, one, second].map((each) => finishRemboursements(each, ici.school.now)),
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
    ici.school.later(A_MINUTE);
    await finishRemboursements(house(), ici.school.now);
    expect(await refundsOf(id)).toMatchObject([{ etat: 'demande' }]);
    ici.school.later(A_MINUTE);
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
    // An unreachable provider changes nothing, however often it is asked.
    ici.school.later(2 * A_MINUTE);
    await expect(finishRemboursements(house(), ici.school.now)).rejects.toThrow('1 failed');
    spy.mockRestore();
    expect(await givenBack(commande)).toBe(0);
    ici.school.later(2 * A_MINUTE);
    await finishOnTwo();
    expect(await refundsOf(id)).toEqual([fait(5)]);
    expect(await givenBack(commande)).toBe(500);
  });

  test('for three days is left to people, and in the books all the same once it is told', async () => {
    const { id } = await pay();
    const restore = loseAnswers('CancelOrRefund');
    await refund(id);
    restore();
    const env = { ...ici.school.mounting.env };
    delete env.PAYZEN_MOT_DE_PASSE;
    const keyless = { ...house(), env };
    const ask = () =>
      expect(finishRemboursements(keyless, ici.school.now)).rejects.toThrow('1 failed');
    ici.school.later(2 * A_DAY);
    await ask();
    ici.chef = await ici.school.login('superviseur@demo.be');
    expect(await refundsOf(id)).toMatchObject([{ etat: 'demande' }]);
    ici.school.later(A_DAY);
    await ask();
    ici.chef = await ici.school.login('superviseur@demo.be');
    expect(await seen(id)).toMatchObject({
      remboursements: [{ etat: 'refuse', raison: expect.stringMatching(/trois jours/) }],
      paiement: { aRegler: { demande: 0, refuse: 1 } },
      peut: { rendre: 1 },
    });
    await ici.chef.call('checkPaiement', { id });
    expect(await refundsOf(id)).toMatchObject([{ etat: 'refuse' }, { etat: 'fait' }]);
    expect(await creditsOf(id)).toEqual([500]);
  });

  test('cut off between the provider’s answer and the books is in them once', async () => {
    const { id, commande } = await pay();
    const { write } = ici.school.mounting.database;
    const once = vi.spyOn(ici.school.mounting.database, 'write');
    let writes = 0;
    once.mockImplementation(async (job) => {
      // The first write records the refund, the second would record the answer.
      if (++writes === 2) throw new Error('killed');
      return write(job);
    });
    expect(await refund(id)).toMatchObject({ status: 200, etat: 'demande' });
    once.mockRestore();
    expect(await givenBack(commande)).toBe(500);
    ici.school.later(2 * A_MINUTE);
    await finishRemboursements(house(), ici.school.now);
    await finishRemboursements(house(), ici.school.now);
    expect(await refundsOf(id)).toEqual([fait(5)]);
    expect(await givenBack(commande)).toBe(500);
    expect(await creditsOf(id)).toEqual([500]);
  });

  test('that the provider tells of meanwhile, as cancelled too, is in the books once', async () => {
    const { id, commande } = await pay({ capture: false });
    const restore = loseAnswers('CancelOrRefund');
    await refund(id, { montant: 14.99, finAcces: 1 });
    restore();
    expect(await ici.chef.call('checkPaiement', { id })).toMatchObject({
      connu: 1,
      etat: 'rembourse',
    });
    ici.school.later(2 * A_MINUTE);
    await finishRemboursements(house(), ici.school.now);
    expect(await creditsOf(id)).toEqual([1499]);
    expect(await givenBack(commande)).toBe(1499);
  });
});
