import { beforeEach, describe, expect, test } from 'vitest';
import { byNumber, mailsTo } from '../../../../testing/compte.ts';
import { copyOf, facturesOf, rowOf } from '../../../../testing/paiement.ts';
import { sign, tell } from '../../../../testing/payzen.ts';
import { changeAnswers, openSchoolWithCaisse } from '../../../../testing/schoolWithCaisse.ts';

const ici = openSchoolWithCaisse();
let id: number;
let uuid: string;
beforeEach(async () => {
  ({ id, uuid } = await ici.pay());
});

async function hear() {
  const told = ici.provider.hear();
  for (const body of told) await tell(ici.school, body);
  return new URLSearchParams(told.at(-1)).get('vads_trans_uuid')!;
}
async function dispute() {
  await ici.provider.operate(uuid, 'impayer');
  return hear();
}
const series = async () =>
  (await facturesOf(ici.school, id)).map(({ serie, montant }) => `${serie} ${montant}`);
const rendus = async () => (await ici.seen(id)).remboursements;
const aRegler = async () =>
  (await ici.chef.call('getCaisse', { aRegler: 1 })).paiements.data.find((each) => each.id === id)
    ?.aRegler;
const isActif = async () => (await copyOf(ici.school, ici.eleve, ici.theorie))?.actif === 1;
const MOTIF = 'Courrier de la banque du 3 novembre.';
const win = (remboursement: number | null, of = id) =>
  ici.chef.call('winLitige', { id: of, remboursement, motif: MOTIF });

async function isBack() {
  expect(await rowOf(ici.school, id)).toMatchObject({ etat: 'paye', rembourse: 0 });
  expect(await series()).toEqual(['F 1499', 'NC 1499', 'F 1499']);
  expect(await rendus()).toMatchObject([{ etat: 'revenu', peutRevenir: 0 }]);
  expect(await isActif()).toBe(true);
  const mails = await mailsTo(ici.school, ici.eleve.email);
  expect(mails.filter(({ texte }) => /est revenu/.test(texte))).toHaveLength(1);
}

test('what a bank takes back without being asked ends the access, and is shown', async () => {
  await dispute();
  expect(await rowOf(ici.school, id)).toMatchObject({ etat: 'rembourse', rembourse: 1499 });
  expect(await isActif()).toBe(false);
  expect((await aRegler())?.aVoir).toMatch(/sans avoir été demandés d’ici .* litige/);
  expect(await rendus()).toMatchObject([{ etat: 'fait', par: null, peutRevenir: 1 }]);
});

describe('a dispute that was won', () => {
  test.each(['by its notification', 'by its web service'])(
    'is known %s where the credit is cancelled: books, access and somebody follow, once',
    async (how) => {
      const credit = await dispute();
      await ici.chef.call('settlePaiement', { id, motif: 'Vu.' });
      await ici.provider.operate(credit, 'gagner');
      if (how === 'by its notification') await hear();
      else await ici.chef.call('checkPaiement', { id });
      await isBack();
      expect((await aRegler())?.aVoir).toMatch(/est revenu/);
      await hear();
      await ici.chef.call('checkPaiement', { id });
      await isBack();
    },
  );

  test('of which PayZen says nothing is noted by the school, once, with what says so', async () => {
    await dispute();
    const [rendu] = await rendus();
    const both = await Promise.all([win(rendu!.id), win(rendu!.id)]);
    expect(both.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409]);
    await isBack();
    expect(await aRegler()).toBeUndefined();
    const { paiement, journal, remboursements } = await ici.seen(id);
    expect(paiement.motifRegle).toBe(MOTIF);
    expect(remboursements[0]!.raison).toBe(MOTIF);
    expect(journal.map(({ appel }) => appel)).toContain('winLitige');
    await ici.chef.call('checkPaiement', { id });
    await isBack();
    // The provider knows its dispute alone: it refuses a refund of that money.
    expect(await ici.refund(id)).toMatchObject({ status: 409 });
  });

  test('of a part: that part is invoiced again, and the access stays as it was', async () => {
    await ici.provider.operate(uuid, 'rembourser', { montant: '5,00' });
    await hear();
    const [rendu] = await rendus();
    expect(await win(rendu!.id)).toMatchObject({ status: 200 });
    expect(await series()).toEqual(['F 1499', 'NC 500', 'F 500']);
    expect(await rowOf(ici.school, id)).toMatchObject({ etat: 'paye', rembourse: 0 });
    expect(await isActif()).toBe(true);
    const { texte } = (await mailsTo(ici.school, ici.eleve.email)).at(-1)!;
    expect(texte.replace(/\s+/g, ' ')).toMatch(/une somme .* est revenue .* reste comme il est/);
  });

  test('of what the school had noted by hand comes again as well', async () => {
    expect(await ici.refund(id, { montant: 14.99, main: 1, finAcces: 1 })).toMatchObject({
      status: 200,
    });
    const [rendu] = await rendus();
    expect(await win(rendu!.id)).toMatchObject({ status: 200 });
    await isBack();
  });

  test('is not that of who withdrew: the money is back, and nothing is given', async () => {
    await ici.eleve.call('withdrawPaiement', { id });
    await dispute();
    const [rendu] = await rendus();
    expect((await win(rendu!.id)).message).toMatch(/n’est pas rendu\s: L’élève s’est rétracté/);
    expect(await isActif()).toBe(false);
    expect((await aRegler())?.nonDonne).toMatch(/rétracté/);
  });
});

describe('nothing comes again', () => {
  test('of what was asked here, of another payment, of none, of what was never taken', async () => {
    await ici.refund(id);
    const [asked] = await rendus();
    expect(asked).toMatchObject({ etat: 'fait', peutRevenir: 0 });
    expect(await win(asked!.id)).toMatchObject({ status: 409 });
    expect(await win(null)).toMatchObject({ status: 409 });
    expect(await win(asked!.id, id - 1)).toMatchObject({ status: 404 });
    expect(await win(null, 10 ** 9)).toMatchObject({ status: 404 });
    const motif = ' ';
    expect(await ici.chef.call('winLitige', { id, motif })).toMatchObject({ status: 422 });
    const administrateur = await ici.school.login('administrateur@demo.be');
    expect(await administrateur.call('winLitige', { id, motif: MOTIF })).toMatchObject({
      status: 403,
    });
  });
});

/** The shop's key signs this notification. */
async function says(more: Record<string, string>) {
  const { commande } = await rowOf(ici.school, id);
  const all = {
    vads_site_id: ici.provider.env.PAYZEN_SITE_ID,
    vads_ctx_mode: 'TEST',
    vads_amount: '1499',
    vads_currency: '978',
    vads_order_id: commande!,
    vads_url_check_src: 'BATCH',
    vads_operation_type: 'DEBIT',
    vads_trans_uuid: uuid,
    vads_hash: JSON.stringify(more).slice(0, 40),
    ...more,
  };
  return tell(ici.school, new URLSearchParams({ ...all, signature: sign(all) }).toString());
}

test('a capture that failed and was made after all pays again; an older word told late does not', async () => {
  await says({ vads_trans_status: 'CAPTURE_FAILED' });
  expect(await rowOf(ici.school, id)).toMatchObject({ etat: 'impaye' });
  expect((await ici.seen(id)).peut.revenir).toBe(0);
  expect(await win(null)).toMatchObject({ status: 409 });
  await says({ vads_trans_status: 'AUTHORISED', vads_url_check_src: 'RETRY' });
  expect(await rowOf(ici.school, id)).toMatchObject({ etat: 'impaye' });
  for (const vads_url_check_src of ['BATCH', 'RETRY'])
    await says({ vads_trans_status: 'CAPTURED', vads_url_check_src });
  expect(await rowOf(ici.school, id)).toMatchObject({ etat: 'paye' });
  expect(await series()).toEqual(['F 1499', 'NC 1499', 'F 1499']);
  expect(await isActif()).toBe(true);
});

test('a state that nobody knows here changes nothing, and is shown', async () => {
  await says({ vads_trans_status: 'CHARGEBACK' });
  expect(await rowOf(ici.school, id)).toMatchObject({ etat: 'paye' });
  expect((await aRegler())?.aVoir).toMatch(/«\sCHARGEBACK\s»/);
});

test('the reconciliation shows a credit that is gone there, and the school’s word settles it', async () => {
  await dispute();
  const restore = changeAnswers('Order/Get', (told) => {
    const { transactions } = told.answer;
    return {
      ...told,
      answer: {
        ...told.answer,
        transactions: transactions.filter(
          (each: { operationType: string }) => each.operationType === 'DEBIT',
        ),
      },
    };
  });
  const compare = async () => {
    ici.school.later(5);
    const periode = ici.school.now().toISOString().slice(0, 7);
    await ici.chef.call('compareMouvements', { moyen: 'payzen', periode });
    const { ecarts } = await ici.chef.call('getEcarts', { moyen: 'payzen' });
    return ecarts.data.filter((each) => each.paiement_id === id);
  };
  expect(await compare()).toMatchObject([{ chose: 'remboursement', genre: 'chezNous' }]);
  await win((await rendus())[0]!.id);
  expect(await compare()).toEqual([]);
  restore();
});
