import { beforeEach, describe, expect, test } from 'vitest';
import { ACCORD, RETRACTATION } from '../../../../regles/retractation.ts';
import { openContenu } from '../../facture/contenu.ts';
import { beginDay, newEleve } from '../../../testing/attestation.ts';
import { forgetTries, mailsTo } from '../../../testing/compte.ts';
import { advance, copyOf, facturesOf, open, produit, rowOf } from '../../../testing/paiement.ts';
import { type Person, openSchoolForFile } from '../../../testing/school.ts';

let chef: Person;
let eleve: Awaited<ReturnType<typeof newEleve>>;

const school = await openSchoolForFile({
  env: {
    PAYZEN_SITE_ID: '12345678',
    PAYZEN_CLE: '1122334455667788',
    PAYZEN_MODE: 'TEST',
    PAYPAL_CLIENT_ID: 'A'.repeat(80),
    PAYPAL_SECRET: 'E'.repeat(80),
    PAYPAL_MARCHAND: 'MARCHAND12345',
    // Nobody is there: what is free does not ask.
    PAYPAL_API_URL: 'http://127.0.0.1:1',
  },
});
const theorie = await produit(school, 'theorie-permis-b');
const rdv = await produit(school, 'rendez-vous-pedagogique');
beforeEach(async () => {
  chef = await beginDay(school);
  await forgetTries(school);
  eleve = await newEleve(school, chef);
});

let nth = 0;
async function remise(more: object = {}) {
  const code = `CODE${++nth}X`;
  const { id } = await chef.call('addRemise', { code, libelle: 'Essai', pourcentage: 20, ...more });
  return { code, id };
}
const used = async ({ id }: { id: number }) =>
  (await chef.call('getRemises', { id })).remise!.nombre;
const refused = (message: RegExp) => ({
  status: 422,
  body: { errors: { remise: [expect.stringMatching(message)] } },
});
const order = (more: object = {}, who: Pick<Person, 'call'> = eleve) =>
  who.call('purchaseAccesPayzen', { acces: theorie, accord: 1, ...more });
const check = (code: string, more: object = {}, who: Pick<Person, 'call'> = eleve) =>
  who.call('checkRemise', { acces: theorie, remise: code, ...more });

describe('an order with a code', () => {
  test('costs less, is counted when it is opened, and its invoice says both prices', async () => {
    const { code, id } = await remise();
    expect(await check(` ${code.toLowerCase()} `)).toMatchObject({
      status: 200,
      code,
      prix: 11.99,
      tva: 2.08,
      moins: 3,
    });
    expect(await used({ id })).toBe(0);
    const { id: paiement_id } = await open(school, eleve, theorie, { code, vu: 1199 });
    expect(await used({ id })).toBe(1);
    await advance(school, paiement_id, { etat: 'paye' });
    expect(await used({ id })).toBe(1);
    const [facture] = await facturesOf(school, paiement_id);
    expect(facture).toMatchObject({ montant: 1199, tva: 208 });
    expect(openContenu(school.mounting.env, facture!.contenu)).toMatchObject({
      prixPlein: 1499,
      remise: code,
    });
  });

  test('at a price that is not what was shown is refused, and takes nothing', async () => {
    const { code, id } = await remise();
    await expect(open(school, eleve, theorie, { code, vu: 1499 })).rejects.toMatchObject({
      status: 409,
      body: { prixChange: 1 },
    });
    expect(await used({ id })).toBe(0);
  });

  test('keeps its price when the code is changed or deleted meanwhile', async () => {
    const { code, id } = await remise();
    const { id: paiement_id } = await open(school, eleve, theorie, { code });
    await chef.call('editRemise', { id, libelle: 'Autre', pourcentage: 50, most: 1 });
    expect(await check(code, {}, await newEleve(school, chef))).toMatchObject({ status: 422 });
    await chef.call('deleteRemise', { id });
    await advance(school, paiement_id, { etat: 'paye' });
    const [facture] = await facturesOf(school, paiement_id);
    expect(facture).toMatchObject({ montant: 1199 });
    expect(openContenu(school.mounting.env, facture!.contenu)!.remise).toBe(code);
  });

  test.each<[why: string, more: object, refus: RegExp]>([
    ['not yet', { debut: '2026-11-22' }, /qu’à partir du 22 novembre 2026/],
    ['over', { fin: '2026-11-20' }, /plus valable/],
    ['switched off', { actif: 0 }, /plus valable/],
    ['of renewals', { renouvellement: 1 }, /que pour un renouvellement/],
  ])('that is %s is refused under its field', async (_, more, refus) => {
    const { code, id } = await remise(more);
    await expect(open(school, eleve, theorie, { code })).rejects.toMatchObject(refused(refus));
    expect(await used({ id })).toBe(0);
  });

  test('of another product, and one that there is not', async () => {
    const { code } = await remise({ acces_id: rdv });
    await expect(open(school, eleve, theorie, { code })).rejects.toMatchObject(
      refused(/pas pour cet accès/),
    );
    expect(await check(code, { acces: rdv })).toMatchObject({ prix: 9.6 });
    for (const wrong of ['PERSONNE', '🎉🎉🎉🎉', 'ab', 'NU\u0000L1', 'x'.repeat(500)])
      expect(await check(wrong), wrong).toMatchObject({
        status: 422,
        errors: { remise: ['Ce code n’existe pas\u00a0: vérifie chaque lettre.'] },
      });
  });
});

describe('nothing left to pay', () => {
  test.each([
    ['all of it', { pourcentage: 100 }],
    ['more than the price', { pourcentage: '', montant: '99' }],
  ])('%s is given at once, without a provider, an invoice or a second alert', async (_, more) => {
    const { code, id } = await remise(more);
    expect(await check(code)).toMatchObject({ prix: 0, tva: 0, moins: 14.99 });
    const answer = await order({ remise: code, total: 0 });
    expect(answer).toMatchObject({ status: 200, form: '', gratuit: 1 });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 1 });
    const { paiements } = await eleve.call('getPaiements', {});
    expect(paiements).toMatchObject([{ type: 'remise', etat: 'paye', montant: 0, factures: [] }]);
    expect(await eleve.call('getAccesUser', {})).toMatchObject({ statutValide: 0 });
    const mail = (await mailsTo(school, eleve.email)).at(-1)!;
    expect(mail.sujet).toBe('Ton achat est confirmé');
    const texte = mail.texte.replace(/\s+/g, ' ');
    const { contenu } = await rowOf(school, paiements[0]!.id);
    for (const said of [
      'le prix total est de 0,00 € : tu n’as rien eu à payer',
      contenu!.split(';')[0]!.replace(/\s+/g, ' ').trim(),
      ACCORD.texte,
      `par « ${RETRACTATION.fonction} »`,
      'garantie légale de conformité',
      'Service de médiation',
    ])
      expect(texte).toContain(said);
    expect(mail.texte).not.toMatch(/facture|tu paies/);
    expect(await used({ id })).toBe(1);
  });

  test('withdrawn from, it ends at once and waits for nobody; till then it stands above the demo', async () => {
    await chef.call('addAccesToEleve', {
      user_id: eleve.id,
      acces_id: await produit(school, 'demonstration'),
    });
    const { code } = await remise({ pourcentage: 100 });
    await order({ remise: code, total: 0 });
    const has = async () =>
      (await eleve.call('getAccesUser', {})).accesList.map(({ codePermis }) => codePermis);
    expect(await has()).toEqual(['B', 'DEMO']);
    const [paiement] = (await eleve.call('getPaiements', {})).paiements;
    const { id } = paiement!;
    expect(await eleve.call('withdrawPaiement', { id })).toMatchObject({ status: 200 });
    expect(await has()).toEqual(['DEMO']);
    expect((await eleve.call('getRetractations', {})).retractations).toMatchObject([
      { id, decision: 'remboursee', rendu: 0 },
    ]);
    const lu = await chef.call('getPaiement', { id });
    expect(lu).toMatchObject({
      paiement: { aRegler: { retractation: 0 } },
      peut: { rendre: 0, verifier: 0 },
    });
    const { texte } = (await mailsTo(school, eleve.email)).at(-1)!;
    expect(texte.replace(/\s+/g, ' ')).toContain('Tu n’avais rien payé : tu ne dois rien');
  });
});

test('by the wallet, too: its provider is not asked, and who guesses is counted', async () => {
  const { code, id } = await remise({ pourcentage: 100 });
  const wallet = (typed: string) =>
    eleve.call('createOrderPaypal', { acces: theorie, accord: 1, remise: typed });
  for (let n = 0; n < 9; n++) expect(await wallet(`FAUX${n}`)).toMatchObject({ status: 422 });
  expect(await wallet(code)).toMatchObject({ status: 200, orderID: '', gratuit: 1 });
  expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 1 });
  expect(await used({ id })).toBe(1);
  expect(await wallet('FAUX9')).toMatchObject({ status: 422 });
  expect(await wallet('FAUX10')).toMatchObject({ status: 429 });
});

describe('how often', () => {
  test('thirty want the last three at once: three get it', async () => {
    const { code, id } = await remise({ most: 3 });
    const many = [];
    for (let n = 0; n < 30; n++) many.push(await newEleve(school, chef));
    const answers = await Promise.all(many.map((who) => order({ remise: code }, who)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const others = answers.filter(({ status }) => status !== 200);
    for (const other of others)
      expect(other).toMatchObject({
        status: 422,
        errors: { remise: [expect.stringMatching(/déjà servi/)] },
      });
    expect(await used({ id })).toBe(3);
  });

  test('one learner twice at once for two products has it once', async () => {
    const { code, id } = await remise();
    const both = await Promise.all([order({ remise: code }), order({ remise: code, acces: rdv })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await used({ id })).toBe(1);
  });

  test('who orders the same again takes it from the order that was left', async () => {
    const { code, id } = await remise({ most: 1 });
    await Promise.all([order({ remise: code }), order({ remise: code })]);
    expect(await order({ remise: code })).toMatchObject({ status: 200 });
    expect(await used({ id })).toBe(1);
    const rows = await school.database.read
      .selectFrom('paiement')
      .select(['etat', 'aDire'])
      .where('eleve_id', '=', eleve.id)
      .orderBy('id')
      .execute();
    const left = { etat: 'annule', aDire: 0 };
    expect(rows).toEqual([left, left, { etat: 'ouvert', aDire: 0 }]);
  });

  test('paid, it is used: as often as one learner may, and no more', async () => {
    const { code } = await remise({ parEleve: 2 });
    for (const acces_id of [theorie, rdv]) {
      const { id } = await open(school, eleve, acces_id, { code });
      await advance(school, id, { etat: 'paye' });
    }
    await school.database.write((trx) =>
      trx
        .updateTable('accesUser')
        .set({ datePerime: school.now().toISOString() })
        .where('eleve_id', '=', eleve.id)
        .execute(),
    );
    await expect(open(school, eleve, rdv, { code, renouvellement: 1 })).rejects.toMatchObject(
      refused(/autant de fois/),
    );
  });

  test.each(['refuse', 'annule', 'expire'] as const)(
    '%s gives it back once; whose money comes after another has taken it gets nothing for it',
    async (etat) => {
      const { code, id } = await remise({ most: 1 });
      const { id: late } = await open(school, eleve, theorie, { code });
      await advance(school, late, { etat });
      await advance(school, late, { etat });
      expect(await used({ id })).toBe(0);
      const autre = await newEleve(school, chef);
      await open(school, autre, theorie, { code });
      await advance(school, late, { etat: 'attente' });
      expect(await used({ id })).toBe(2);
      await advance(school, late, { etat: 'paye' });
      expect(await used({ id })).toBe(2);
      expect(await rowOf(school, late)).toMatchObject({
        etat: 'paye',
        montant: 1199,
        nonDonne: expect.stringMatching(/^Le code de remise/),
      });
      expect(await copyOf(school, eleve, theorie)).toBeUndefined();
    },
  );

  test('of one use it gives one, whoever pays first of four that were left, at once and by both providers', async () => {
    const { code } = await remise({ most: 1 });
    const orders = [];
    for (const type of ['payzen', 'paypal', 'payzen', 'paypal'] as const) {
      const each = await newEleve(school, chef);
      const { id } = await open(school, each, theorie, { code, type });
      await advance(school, id, { etat: 'expire' });
      orders.push(id);
    }
    await Promise.all(orders.map((id) => advance(school, id, { etat: 'paye' })));
    const rows = await Promise.all(orders.map((id) => rowOf(school, id)));
    expect(rows.map(({ etat }) => etat)).toEqual(['paye', 'paye', 'paye', 'paye']);
    expect(rows.filter(({ nonDonne }) => nonDonne === null)).toHaveLength(1);
  });

  test('whoever pays an order that he had left keeps his use: what he ordered instead gives its own back', async () => {
    const { code, id } = await remise({ most: 1 });
    const { id: first } = await open(school, eleve, theorie, { code });
    const { id: second } = await open(school, eleve, theorie, { code, type: 'paypal' });
    await advance(school, first, { etat: 'paye' });
    expect(await rowOf(school, first)).toMatchObject({ etat: 'paye', nonDonne: null });
    expect(await rowOf(school, second)).toMatchObject({ etat: 'annule', aDire: 0 });
    expect(await used({ id })).toBe(1);
  });

  test('orders with it that were left behind and are paid all the same: what it gives, it gives once', async () => {
    const { code, id } = await remise({ pourcentage: 90 });
    const orders = [];
    for (let n = 0; n < 3; n++) orders.push(await open(school, eleve, theorie, { code }));
    for (const { id: paiement_id } of orders.toReversed()) {
      await advance(school, paiement_id, { etat: 'attente' });
      await advance(school, paiement_id, { etat: 'paye' });
      await school.database.write((trx) =>
        trx
          .updateTable('accesUser')
          .set({ datePerime: '2026-12-21T10:00:00.000Z' })
          .where('eleve_id', '=', eleve.id)
          .execute(),
      );
    }
    const donnes = await Promise.all(orders.map((each) => rowOf(school, each.id)));
    expect(donnes.map(({ nonDonne }) => nonDonne)).toEqual([
      expect.stringMatching(/^Le code de remise/),
      expect.stringMatching(/^Le code de remise/),
      null,
    ]);
    expect(await used({ id })).toBe(3);
  });
});

describe('who guesses', () => {
  test('has ten tries an hour, in whatever way; right codes cost none', async () => {
    const { code } = await remise();
    for (let n = 0; n < 12; n++) expect(await check(code)).toMatchObject({ status: 200 });
    for (let n = 0; n < 5; n++) {
      expect(await check(`FAUX${n}`)).toMatchObject({ status: 422 });
      expect(await order({ remise: `FAUX${n}` })).toMatchObject({ status: 422 });
    }
    for (const answer of [await check(code), await order({ remise: code })])
      expect(answer).toMatchObject({
        status: 429,
        message: expect.stringMatching(/^Trop d’essais/),
      });
    expect(await order()).toMatchObject({ status: 200 });
    expect(await check(code, {}, await newEleve(school, chef))).toMatchObject({ status: 200 });
    school.later(3601);
    expect(await check(code)).toMatchObject({ status: 200 });
  });

  test('what can’t be bought is not looked at', async () => {
    const { code } = await remise();
    expect(await check(code, { bought: 1 })).toMatchObject({ status: 409 });
    expect(await check(code, { acces: 999_999 })).toMatchObject({ status: 404 });
  });
});
