import { describe, expect, test } from 'vitest';
import { newEleve } from '../../../../testing/attestation.ts';
import { copyOf } from '../../../../testing/paiement.ts';
import { tell } from '../../../../testing/payzen.ts';
import { bodyOf, notice, openSchoolWithPayzen } from '../../../../testing/schoolWithPayzen.ts';
import { askAwaited } from '../askAwaited.ts';
import { payzen } from './payzen.ts';

const ici = openSchoolWithPayzen();

describe('of what nothing was heard', () => {
  const house = () => ({
    database: ici.school.database,
    env: ici.school.mounting.env,
    log: ici.school.fastify.log,
  });

  test('the provider is asked; what it took is given', async () => {
    const { form, id } = await ici.order();
    await ici.provider.pay(form, { facon: 'jamais' });
    expect(ici.provider.hear()).toEqual([]);
    await askAwaited(payzen, house(), ici.school.now());
    expect(await ici.etatOf(id)).toBe('ouvert');
    ici.school.later(21 * 60);
    await askAwaited(payzen, house(), ici.school.now());
    expect(await ici.etatOf(id)).toBe('paye');
    expect(await copyOf(ici.school, ici.eleve, ici.theorie)).toMatchObject({ actif: 1 });
  });

  test('what it does not know is closed after a day, and taken all the same if it is paid', async () => {
    const { fields, id } = await ici.order();
    ici.school.later(23 * 3600);
    await askAwaited(payzen, house(), ici.school.now());
    expect(await ici.etatOf(id)).toBe('ouvert');
    ici.school.later(3601);
    await askAwaited(payzen, house(), ici.school.now());
    expect(await ici.etatOf(id)).toBe('expire');
    await tell(ici.school, bodyOf(notice(fields)));
    expect(await ici.etatOf(id)).toBe('paye');
  });

  test('one that can’t be asked after keeps no other waiting', async () => {
    const [bad, good] = [await ici.order(), await ici.order(await newEleve(ici.school, ici.chef))];
    await ici.provider.pay(good.form, { facon: 'jamais' });
    await ici.school.database.write((trx) =>
      trx
        .updateTable('paiement')
        .set({ commande: `x${'y'.repeat(300)}` })
        .where('id', '=', bad.id)
        .execute(),
    );
    ici.school.later(21 * 60);
    await askAwaited(payzen, house(), ici.school.now()).catch(() => undefined);
    expect(await ici.etatOf(good.id)).toBe('paye');
  });
});
