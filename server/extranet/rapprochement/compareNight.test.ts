import { describe, expect, test, vi } from 'vitest';
import { connect } from '../../socle/db/connect.ts';
import { newEleve } from '../../testing/attestation.ts';
import { ecart } from '../../testing/rapprochement.ts';
import { openSchoolWithRapprochement } from '../../testing/schoolWithRapprochement.ts';
import { compareNight } from './compareNight.ts';

const here = openSchoolWithRapprochement();
const { ouverts, payPaypal, payCarte } = here;
const REPORTING = /\/v1\/reporting\/transactions/;

describe('the night', () => {
  const night = (database = here.school.database) =>
    compareNight(
      { database, env: here.school.mounting.env, log: here.school.fastify.log },
      here.school.now(),
    );

  test('each day is compared once over all servers, and what is open again', async () => {
    const { id, captureId } = await payPaypal();
    await here.paypal.act(captureId, 'rembourser');
    const other = await connect(here.school.where);
    // A day and LATE_MS: yesterday is then the payment's own day at every hour.
    here.school.later(28 * 3600);
    here.chef = await here.school.login('superviseur@demo.be');
    here.paypal.forget();
    await Promise.all([night(), night(other), night()]);
    const { passages } = await here.chef.call('getEcarts', {});
    const own = passages.filter(({ moyen }) => moyen === 'paypal');
    expect(own).toHaveLength(7);
    expect(own.every(({ source, dateFait }) => source === 'nuit' && dateFait !== null)).toBe(true);
    expect(here.paypal.askedFor(REPORTING)).toHaveLength(7);
    expect(await ouverts(id)).toMatchObject([{ chose: 'remboursement', genre: 'chezEux' }]);
    await night(other);
    expect(here.paypal.askedFor(REPORTING)).toHaveLength(7);
    await other.close();
  });

  test('goes on to the other provider when what is open can’t be asked again', async () => {
    await payPaypal();
    here.eleve = await newEleve(here.school, here.chef);
    const { id } = await payCarte(false);
    const dateCreation = new Date(here.school.now().getTime() - 3 * 24 * 3_600_000).toISOString();
    await here.school.database.write((trx) =>
      trx.updateTable('paiement').set({ dateCreation }).where('id', '=', id).execute(),
    );
    await ecart(here.school, { paiement_id: id, date: dateCreation });
    const { fetch } = globalThis;
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
      const [address] = asked;
      if (address instanceof URL && address.pathname.endsWith('Order/Get'))
        throw new TypeError('silence');
      return fetch(...asked);
    });
    await night().finally(() => spy.mockRestore());
    const { passages } = await here.chef.call('getEcarts', {});
    expect(passages.filter(({ moyen }) => moyen === 'paypal')).toHaveLength(7);
  });

  test('one in which nobody answered is tried again after an hour', async () => {
    await payPaypal();
    here.paypal.spoil.answer = (_, path) => (REPORTING.test(path) ? 'muet' : undefined);
    await night();
    const states = async () =>
      (await here.chef.call('getEcarts', {})).passages
        .filter(({ moyen }) => moyen === 'paypal')
        .map(({ dateFait, erreur }) => [dateFait !== null, erreur !== null]);
    expect(await states()).toEqual([[false, true]]);
    here.paypal.spoil.answer = () => undefined;
    await night();
    expect((await states()).filter(([done]) => !done)).toHaveLength(1);
    here.school.later(3600);
    await night();
    expect((await states()).every(([done, failed]) => done && !failed)).toBe(true);
  });
});
