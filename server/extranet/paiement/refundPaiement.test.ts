import { describe, expect, test } from 'vitest';
import { A_MINUTE, fait, openSchoolWithCaisse } from '../../testing/schoolWithCaisse.ts';
import { mailsTo } from '../../testing/compte.ts';
import { advance, open, produit, copyOf } from '../../testing/paiement.ts';
import { tell } from '../../testing/payzen.ts';
import { finishRemboursements } from './carryOut.ts';

const ici = openSchoolWithCaisse();
const { pay, refund, seen, refundsOf, creditsOf, givenBack, house } = ici;

describe('a refund', () => {
  test('in parts through the provider, until nothing is left: credit notes, journal, mail, access', async () => {
    const { id, commande } = await pay();
    expect(await refund(id)).toMatchObject({ status: 200, etat: 'fait' });
    expect(await copyOf(ici.school, ici.eleve, ici.theorie)).toMatchObject({ actif: 1 });
    const rest = { montant: '9,99', reste: '9,99', finAcces: 1 };
    expect(await refund(id, rest)).toMatchObject({ etat: 'fait' });
    expect(await copyOf(ici.school, ici.eleve, ici.theorie)).toMatchObject({ actif: 0 });
    expect(await refundsOf(id)).toEqual([fait(5), fait(9.99)]);
    expect(await creditsOf(id)).toEqual([500, 999]);
    expect(await givenBack(commande)).toBe(1499);
    const { paiement, journal, factures } = await seen(id);
    expect(paiement).toMatchObject({ etat: 'rembourse', rembourse: 14.99, reste: 0 });
    expect(journal.map(({ appel }) => appel)).toEqual(['refundPaiement', 'refundPaiement']);
    expect(factures.map(({ avoir }) => avoir)).toEqual([0, 1, 1]);
    const mails = await mailsTo(ici.school, ici.eleve.email);
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
    const mails = await mailsTo(ici.school, ici.eleve.email);
    expect(mails.at(-1)!.texte.replace(/\s+/g, ' ')).toContain('directement par ton auto-école');
  });

  test('of too much, nothing, what is not paid and what is not there is refused', async () => {
    const { id } = await pay();
    for (const montant of [15, 0])
      expect(await refund(id, { montant })).toMatchObject({
        status: 422,
        errors: { montant: [expect.stringMatching(/^Remboursez 14,99\u00a0€ au plus/)] },
      });
    expect(await refund(id, { motif: ' ' })).toMatchObject({
      status: 422,
      errors: { motif: [expect.any(String)] },
    });
    const { id: ouvert } = await open(
      ici.school,
      ici.eleve,
      await produit(ici.school, 'rendez-vous-pedagogique'),
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
    await ici.provider.operate(uuid, 'impayer');
    ici.provider.hear();
    expect(await refund(id)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^La banque a déjà repris ce paiement/),
    });
    expect((await seen(id)).remboursements).toMatchObject([
      { etat: 'refuse', raison: expect.stringMatching(/PSP_083/) },
    ]);
    expect(await creditsOf(id)).toEqual([]);
    const aRegler = async () =>
      (await ici.chef.call('getCaisse', { aRegler: 1, recherche: commande })).paiements.data;
    expect(await aRegler()).toMatchObject([{ id, aRegler: { refuse: 1 } }]);
    ici.school.later(1);
    expect(
      await ici.chef.call('settlePaiement', { id, motif: 'La banque l’a rendu.' }),
    ).toMatchObject({
      status: 200,
    });
    expect(await aRegler()).toEqual([]);
    expect(await ici.chef.call('settlePaiement', { id, motif: 'Encore.' })).toMatchObject({
      status: 409,
    });
  });
});

describe('the end of an access with its refund', () => {
  test('is not that of one that was bought since', async () => {
    const { id, uuid } = await pay();
    await refund(id, { finAcces: 1 });
    await pay();
    await ici.provider.operate(uuid, 'rembourser', { montant: '9,99' });
    await tell(ici.school, ici.provider.hear().at(-1)!);
    expect((await seen(id)).paiement.etat).toBe('rembourse');
    expect(await copyOf(ici.school, ici.eleve, ici.theorie)).toMatchObject({
      actif: 1,
      dateRetrait: null,
    });
  });

  test('is told with the period that was, whatever is given since', async () => {
    const dates = async (id: number) => {
      const { donne, debut, fin, reprise } = (await seen(id)).paiement;
      return { donne, debut, fin, reprise };
    };
    const begin = async () => {
      const { id: acces_user_id } = (await copyOf(ici.school, ici.eleve, ici.theorie))!;
      const opened = await ici.eleve.call('getThemes', { acces_id: ici.theorie, acces_user_id });
      expect(opened.status).toBe(200);
    };
    const { id: jamais } = await pay();
    expect(await dates(jamais)).toEqual({ donne: 1, debut: null, fin: null, reprise: null });
    const reprise = ici.school.now().toISOString();
    await refund(jamais, { montant: 14.99, finAcces: 1 });
    expect(await dates(jamais)).toEqual({ donne: 1, debut: null, fin: null, reprise });
    const { id: ouvert } = await pay();
    await begin();
    const { debut, fin } = await dates(ouvert);
    expect([debut, fin]).not.toContain(null);
    await advance(ici.school, ouvert, { etat: 'impaye' });
    const ended = { donne: 1, debut, fin, reprise: ici.school.now().toISOString() };
    expect(await dates(ouvert)).toEqual(ended);
    await ici.chef.call('addAccesToEleve', { user_id: ici.eleve.id, acces_id: ici.theorie });
    expect(await dates(ouvert)).toEqual(ended);
    expect((await dates(jamais)).reprise).toBe(reprise);
    await begin();
    const { id: ajoute } = await open(ici.school, ici.eleve, ici.theorie, { renouvellement: 1 });
    await advance(ici.school, ajoute, { etat: 'paye' });
    const added = await dates(ajoute);
    expect(added.debut! > ici.school.now().toISOString()).toBe(true);
    await ici.chef.call('deleteAccesFromEleve', { user_id: ici.eleve.id, acces_id: ici.theorie });
    expect(await dates(ajoute)).toEqual({ ...added, reprise: ici.school.now().toISOString() });
  });

  test('is not that of one that the school has given since', async () => {
    const { id } = await pay();
    await refund(id, { finAcces: 1 });
    await ici.chef.call('addAccesToEleve', { user_id: ici.eleve.id, acces_id: ici.theorie });
    await refund(id, { montant: 9.99, reste: 9.99, finAcces: 1 });
    expect(await copyOf(ici.school, ici.eleve, ici.theorie)).toMatchObject({
      actif: 1,
      dateRetrait: null,
    });
  });

  test('leaves the time that was paid for since', async () => {
    const { id } = await pay();
    const copy = (await copyOf(ici.school, ici.eleve, ici.theorie))!;
    await ici.chef.call('updateAcces', {
      id: copy.id,
      dateActivation: '2026-11-01',
      datePerime: '2099-12-01',
    });
    const { id: prolonge } = await open(ici.school, ici.eleve, ici.theorie, { renouvellement: 1 });
    await advance(ici.school, prolonge, { etat: 'paye' });
    await advance(ici.school, id, { etat: 'impaye' });
    expect(await copyOf(ici.school, ici.eleve, ici.theorie)).toMatchObject({
      actif: 1,
      dateRetrait: null,
    });
  });
});

describe('a refund through PayPal', () => {
  async function payPaypal() {
    const { orderID } = await ici.eleve.call('createOrderPaypal', {
      acces: ici.theorie,
      accord: 1,
    });
    await ici.paypal.approve(orderID);
    await ici.eleve.call('purchaseAccesPaypal', { idTransaction: orderID });
    const { paiements } = await ici.chef.call('getCaisse', { recherche: ici.eleve.email });
    const { id, etat } = paiements.data[0]!;
    expect(etat).toBe('paye');
    ici.paypal.forget();
    return id;
  }
  const asked = () => ici.paypal.askedFor(/refund$/).length;

  test('is done, or has its reason', async () => {
    const id = await payPaypal();
    expect(await ici.chef.call('checkPaiement', { id })).toMatchObject({ connu: 1, etat: 'paye' });
    expect(await refund(id)).toMatchObject({ status: 200, etat: 'fait' });
    expect(await refundsOf(id)).toEqual([fait(5, 'paypal')]);
    ici.paypal.spoil.answer = (_, path) =>
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
      ici.paypal.spoil.answer = (_, path) => (path.endsWith('/refund') ? how : undefined);
      expect(await refund(id)).toMatchObject({ status: 200, etat: 'demande' });
      ici.paypal.spoil.answer = () => undefined;
      ici.school.later(2 * A_MINUTE);
      await finishRemboursements(house(), ici.school.now);
      expect(await refundsOf(id)).toEqual([fait(5, 'paypal')]);
      expect(await creditsOf(id)).toEqual([500]);
      // PayPal would refuse more than the rest, so the idempotency key worked.
      expect(
        new Set(ici.paypal.askedFor(/refund$/).map((call) => call.headers['paypal-request-id']))
          .size,
      ).toBe(1);
      expect(asked()).toBeGreaterThan(1);
      expect(await refund(id, { montant: 9.99, reste: 9.99 })).toMatchObject({ etat: 'fait' });
    },
  );
});
