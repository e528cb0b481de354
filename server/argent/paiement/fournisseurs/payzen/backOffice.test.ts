import { beforeEach, describe, expect, test } from 'vitest';
import { openContenu } from '../../../facture/contenu.ts';
import { mailsTo } from '../../../../testing/compte.ts';
import { copyOf, facturesOf, rowOf } from '../../../../testing/paiement.ts';
import { fieldsOf, sign, tell } from '../../../../testing/payzen.ts';
import { openSchoolWithCaisse } from '../../../../testing/schoolWithCaisse.ts';

const ici = openSchoolWithCaisse();
let fields: Record<string, string>;
let id: number;
beforeEach(async () => {
  const { form } = await ici.eleve.call('purchaseAccesPayzen', { acces: ici.theorie, accord: 1 });
  fields = fieldsOf(form);
  const { paiements } = await ici.chef.call('getCaisse', { recherche: fields.vads_order_id! });
  ({ id } = paiements.data[0]!);
});

let seen = 0;
function says(more: Record<string, string | undefined>) {
  const { signature: _, ...asked } = fields;
  const all: Record<string, string | undefined> = {
    ...asked,
    vads_hash: `h${++seen}`,
    vads_url_check_src: 'PAY',
    vads_operation_type: 'DEBIT',
    vads_trans_status: 'AUTHORISED',
    vads_trans_uuid: `u1-${id}`,
    vads_result: '00',
    ...more,
  };
  const told = Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ) as Record<string, string>;
  return tell(ici.school, new URLSearchParams({ ...told, signature: sign(told) }).toString());
}
const etat = async () => (await rowOf(ici.school, id)).etat;
const aRegler = async () => {
  const { paiements } = await ici.chef.call('getCaisse', {
    aRegler: 1,
    recherche: fields.vads_order_id!,
  });
  return paiements.data[0]?.aRegler;
};
const series = async () =>
  (await facturesOf(ici.school, id)).map(({ serie, montant }) => `${serie} ${montant}`);
const auSien = async () => (await ici.eleve.call('getPaiements', {})).paiements[0];
const DU_BO = { vads_url_check_src: 'MERCH_BO', vads_trans_id: '787655' };

describe('in the back-office', () => {
  test('a refused payment is duplicated: it is known by its order, and pays it', async () => {
    await says({ vads_trans_status: 'REFUSED', vads_result: '05', vads_auth_result: '05' });
    expect(await etat()).toBe('refuse');
    expect(await says({ ...DU_BO, vads_trans_uuid: `u2-${id}` })).toEqual({
      status: 200,
      text: 'OK-paye',
    });
    expect(await copyOf(ici.school, ici.eleve, ici.theorie)).toMatchObject({ actif: 1 });
  });

  test('a paid one is duplicated: nothing more is given, and somebody is shown it, once', async () => {
    await says({});
    const again = { ...DU_BO, vads_trans_uuid: `u2-${id}` };
    expect((await says(again)).text).toBe('KO-deuxième paiement');
    expect(await aRegler()).toMatchObject({ aVoir: expect.stringMatching(/deuxième fois/) });
    await ici.chef.call('settlePaiement', { id, motif: 'Rendu.' });
    await says({ ...again, vads_trans_status: 'CAPTURED' });
    expect(await aRegler()).toBeUndefined();
    expect(await series()).toEqual(['F 1499']);
  });

  test('an amount is lowered before the capture: that much went back, once', async () => {
    await says({});
    for (const vads_trans_status of ['AUTHORISED', 'CAPTURED'])
      await says({ ...DU_BO, vads_amount: '999', vads_trans_status });
    await says({ vads_url_check_src: 'RETRY' });
    expect(await rowOf(ici.school, id)).toMatchObject({ etat: 'paye', rembourse: 500 });
    expect(await series()).toEqual(['F 1499', 'NC 500']);
    expect(await auSien()).toMatchObject({ etat: 'paye', rembourse: 5, annule: 5 });
    const mail = (await mailsTo(ici.school, ici.eleve.email)).at(-1)!;
    expect(mail.texte.replace(/\s+/g, ' ')).toMatch(/5,00 € .* annulés avant d’être débités/);
    expect(`${mail.sujet} ${mail.texte}`).not.toMatch(/rembours/i);
  });

  test.each([
    ['another amount', { vads_amount: '999' }, /9,99/],
    [
      'no uuid, by several means',
      { vads_trans_uuid: '', vads_card_brand: 'MULTI' },
      /sans identifiant/,
    ],
  ])('paid, but with %s: not given, and somebody is shown it', async (_, more, phrase) => {
    await says(more);
    expect(await etat()).toBe('ouvert');
    expect(await aRegler()).toMatchObject({ aVoir: expect.stringMatching(phrase) });
  });
});

describe('money that goes back', () => {
  const credit = { vads_operation_type: 'CREDIT', vads_url_check_src: 'MERCH_BO' };
  test.each([
    ['1499', 'rembourse'],
    ['500', 'paye'],
  ])(
    'authorised, then refused, of %s: it is paid, and to be done again',
    async (vads_amount, then) => {
      await says({ vads_trans_status: 'CAPTURED' });
      const rendu = { ...credit, vads_amount, vads_trans_uuid: `c-${id}` };
      await says(rendu);
      expect(await etat()).toBe(then);
      for (const _ of [1, 2]) await says({ ...rendu, vads_trans_status: 'REFUSED' });
      expect(await rowOf(ici.school, id)).toMatchObject({ etat: 'paye', rembourse: 0 });
      expect(await series()).toEqual(['F 1499', `NC ${vads_amount}`, `F ${vads_amount}`]);
      expect(await aRegler()).toMatchObject({
        refuse: 1,
        aVoir: expect.stringMatching(/à refaire/),
      });
      await says({ ...credit, vads_amount: '1499', vads_trans_uuid: `d-${id}` });
      expect(await etat()).toBe('rembourse');
      expect((await series()).at(-1)).toBe('NC 1499');
    },
  );

  test.each(['CANCELLED', 'EXPIRED', 'CAPTURE_FAILED'])(
    '%s of what was paid: its credit note says why in words',
    async (vads_trans_status) => {
      await says({});
      await says({ vads_trans_status });
      expect(await etat()).toBe('impaye');
      const [, avoir] = await facturesOf(ici.school, id);
      const { contenu } = await ici.school.database.read
        .selectFrom('facture')
        .select('contenu')
        .where('id', '=', avoir!.id)
        .executeTakeFirstOrThrow();
      const lu = openContenu(ici.school.mounting.env, contenu)!;
      expect(lu.motif).toMatch(/^(Paiement|Autorisation) [^A-Z_]+$/);
      expect(await auSien()).toMatchObject({ rembourse: 0, annule: 14.99 });
      const { statutMessage } = await ici.eleve.call('getAccesUser', {});
      expect(statutMessage).toMatch(/annulé avant d’être débité/);
    },
  );
});

test('why a bank refused is known from the web service too', async () => {
  const { form } = await ici.eleve.call('purchaseAccesPayzen', { acces: ici.theorie, accord: 1 });
  fields = fieldsOf(form);
  await ici.provider.pay(form, { numero: '4970100000000098' });
  const { paiements } = await ici.chef.call('getCaisse', { recherche: fields.vads_order_id! });
  ({ id } = paiements.data[0]!);
  await ici.chef.call('checkPaiement', { id });
  expect(await rowOf(ici.school, id)).toMatchObject({
    etat: 'refuse',
    raison: expect.stringMatching(/^REFUSED ACQ_001\/\d\d$/),
  });
  const { statutMessage } = await ici.eleve.call('getAccesUser', {});
  expect(statutMessage).toMatch(/plafond|pas assez/);
});

test('what is given anew after its bank took it back is taken back no more', async () => {
  await says({});
  const { write } = ici.school.database;
  const repris = ici.school.now().toISOString();
  await write((trx) =>
    trx
      .updateTable('accesUser')
      .set({ actif: 0, dateRetrait: repris })
      .where('eleve_id', '=', ici.eleve.id)
      .execute(),
  );
  await write((trx) =>
    trx
      .updateTable('paiement')
      .set({ nonDonne: 'Plus de place.', dateReprise: repris, debutRepris: null, finRepris: null })
      .where('id', '=', id)
      .execute(),
  );
  expect((await ici.seen(id)).paiement.reprise).toBe(repris);
  expect(await ici.chef.call('givePaiement', { id })).toMatchObject({ status: 200 });
  expect((await ici.seen(id)).paiement).toMatchObject({ reprise: null, donne: 1 });
});
