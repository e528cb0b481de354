import { describe, expect, test } from 'vitest';
import { newEleve } from '../../../../testing/attestation.ts';
import { copyOf, facturesOf, rowOf } from '../../../../testing/paiement.ts';
import { tell } from '../../../../testing/payzen.ts';
import { bodyOf, notice, openSchoolWithPayzen } from '../../../../testing/schoolWithPayzen.ts';
import { raisonOf, refund } from './refund.ts';

const ici = openSchoolWithPayzen();

describe('money that goes back', () => {
  const paid = async () => {
    const { form, id } = await ici.order();
    await ici.provider.pay(form);
    await tell(ici.school, ici.provider.hear()[0]!);
    const { fournisseurId, commande } = await rowOf(ici.school, id);
    return { id, uuid: fournisseurId!, commande: commande! };
  };

  test('in parts from its back-office: a credit note each, and at the end the access goes', async () => {
    const { id, uuid } = await paid();
    await ici.provider.operate(uuid, 'remettre');
    await ici.provider.operate(uuid, 'rembourser', { montant: '5,00' });
    const part = ici.provider.hear();
    for (const body of [...part, ...part]) expect((await tell(ici.school, body)).status).toBe(200);
    expect(await rowOf(ici.school, id)).toMatchObject({ etat: 'paye', rembourse: 500 });
    expect(await copyOf(ici.school, ici.eleve, ici.theorie)).toMatchObject({ actif: 1 });
    await ici.provider.operate(uuid, 'rembourser', { montant: '9,99' });
    const last = ici.provider.hear();
    for (const body of [...last, ...last]) await tell(ici.school, body);
    expect(await rowOf(ici.school, id)).toMatchObject({ etat: 'rembourse', rembourse: 1499 });
    expect(await copyOf(ici.school, ici.eleve, ici.theorie)).toMatchObject({ actif: 0 });
    expect(await facturesOf(ici.school, id)).toMatchObject([
      { serie: 'F' },
      { serie: 'NC', montant: 500 },
      { serie: 'NC', montant: 999 },
    ]);
  });

  test.each([
    ['the money first', 'DDCC'],
    ['the refund first', 'CCDD'],
    ['one after the other, twice', 'CDCD'],
  ])('told twice, %s: one payment, one refund', async (_, order_) => {
    const { fields, id } = await ici.order();
    const debit = notice(fields);
    const credit = { ...notice(fields), vads_operation_type: 'CREDIT', vads_trans_id: '900001' };
    const told = { D: bodyOf(debit), C: bodyOf({ ...credit, vads_amount: '500' }) };
    for (const one of order_)
      expect(await tell(ici.school, told[one as 'C' | 'D'])).toMatchObject({ status: 200 });
    expect(await rowOf(ici.school, id)).toMatchObject({ etat: 'paye', rembourse: 500 });
    expect(await facturesOf(ici.school, id)).toMatchObject([
      { serie: 'F', montant: 1499 },
      { serie: 'NC', montant: 500 },
    ]);
    const { notifications } = await ici.chef.call('getPaiement', { id });
    expect(notifications.map(({ suite }) => suite).toSorted()).toEqual(['paye', 'remboursement']);
  });

  test('whole, told before its money, is given and taken back; nothing is done before', async () => {
    const { fields, id } = await ici.order();
    const credit = { ...notice(fields), vads_operation_type: 'CREDIT' };
    const first = await tell(ici.school, bodyOf(credit));
    expect(first).toEqual({ status: 200, text: 'OK-attend son paiement' });
    expect(await rowOf(ici.school, id)).toMatchObject({ etat: 'ouvert', rembourse: 0 });
    await tell(ici.school, bodyOf({ ...credit, vads_trans_status: 'WAITING_AUTHORISATION' }));
    await tell(ici.school, bodyOf(notice(fields, { vads_trans_status: 'REFUSED' })));
    expect(await rowOf(ici.school, id)).toMatchObject({ etat: 'refuse', rembourse: 0 });
    await tell(ici.school, bodyOf(notice(fields)));
    expect(await rowOf(ici.school, id)).toMatchObject({ etat: 'rembourse', rembourse: 1499 });
    expect(await copyOf(ici.school, ici.eleve, ici.theorie)).toMatchObject({ actif: 0 });
    expect(await facturesOf(ici.school, id)).toMatchObject([{ serie: 'F' }, { serie: 'NC' }]);
  });

  test('for one payment goes back for no other', async () => {
    const credit = {
      vads_operation_type: 'CREDIT',
      vads_trans_uuid: 'rendu-une-fois',
      vads_amount: '500',
    };
    for (const rembourse of [500, 0]) {
      const { fields, id } = await ici.order();
      for (const more of [{}, credit])
        expect(await tell(ici.school, bodyOf(notice(fields, more)))).toMatchObject({ status: 200 });
      expect(await rowOf(ici.school, id)).toMatchObject({ etat: 'paye', rembourse });
      ici.eleve = await newEleve(ici.school, ici.chef);
    }
  });

  test('through its web service is done once, though the answer was lost', async () => {
    const { uuid, commande } = await paid();
    await ici.provider.operate(uuid, 'remettre');
    const ask = (encore: boolean) =>
      refund(
        { env: ici.school.mounting.env },
        {
          commande,
          paiementChezEux: uuid,
          montant: 500,
          reste: 1499,
          connus: new Set(),
          encore,
        },
      );
    const first = await ask(false);
    expect(first).toEqual({ etat: 'fait', fournisseurId: expect.any(String) });
    expect(await ask(true)).toEqual(first);
    const tooMuch = {
      commande,
      paiementChezEux: uuid,
      montant: 5000,
      reste: 1499,
      connus: new Set<string>(),
      encore: false,
    };
    expect(await refund({ env: ici.school.mounting.env }, tooMuch)).toEqual({
      etat: 'refuse',
      raison: expect.stringMatching(/PSP_\d+/),
    });
  });
});

test('input that PayZen finds invalid is not said to be the amount alone', () => {
  const dit = raisonOf('INT_902 invalid input');
  expect(dit).toMatch(/donnée de la demande/);
  expect(dit).not.toMatch(/n’accepte pas ce montant/);
  expect(dit).toMatch(/\(INT_902\)$/);
});
