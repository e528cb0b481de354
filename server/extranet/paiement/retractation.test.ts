import { beforeEach, describe, expect, test } from 'vitest';
import { anonymise } from '../../viePrivee/anonymise.ts';
import { newEleve, openSchoolOfOneDay } from '../../testing/attestation.ts';
import { mailsTo } from '../../testing/compte.ts';
import { advance, copyOf, open, produit, rowOf } from '../../testing/paiement.ts';

let eleve: Awaited<ReturnType<typeof newEleve>>;

const { school, chef } = await openSchoolOfOneDay();
const theorie = await produit(school, 'theorie-permis-b');
beforeEach(async () => {
  eleve = await newEleve(school, chef);
});

const again = () => school.login(eleve.email);
const boss = () => school.login('superviseur@demo.be');

async function buy(at = '2026-11-21T10:00:00.000Z') {
  school.at(at);
  const { id } = await open(school, eleve, theorie);
  await advance(school, id, { etat: 'paye' });
  return id;
}
const offered = async () => (await (await again()).call('getRetractations', {})).retractations;
const withdraw = async (id: number, declaration = '') =>
  (await again()).call('withdrawPaiement', { id, declaration });
const activate = (dateActivation: string) =>
  school.database.write((trx) =>
    trx.updateTable('accesUser').set({ dateActivation }).where('eleve_id', '=', eleve.id).execute(),
  );
const words = (texte: string) => texte.replace(/\s+/g, ' ');

describe('a learner withdraws', () => {
  test('at once, with an acknowledgement that says what, on which day and at which hour', async () => {
    const id = await buy();
    school.at('2026-11-25T20:41:30.000Z');
    // The law requires name, contract and the address for the acknowledgement.
    const { commande } = await rowOf(school, id);
    expect(await (await again()).call('getRetractations', {})).toMatchObject({
      nom: expect.stringMatching(/^\S+ \S/),
      email: eleve.email,
      retractations: [{ commande }],
    });
    expect(await offered()).toMatchObject([
      { id, jusque: '2026-12-05T22:59:59.999Z', dateRetractation: null, retenu: 0, rendu: 14.99 },
    ]);
    expect(await withdraw(id, ' Je déménage. ')).toMatchObject({
      status: 200,
      dateRetractation: '2026-11-25T20:41:30.000Z',
    });
    const mail = (await mailsTo(school, eleve.email)).at(-1)!;
    expect(mail.sujet).toBe('Ta rétractation est bien reçue');
    const texte = words(mail.texte);
    expect(texte).toContain('Le 25 novembre 2026 à 21:41 (heure de Bruxelles)');
    expect(texte).toMatch(
      /« Moi, \S+ .+, je me rétracte de mon achat « Théorie permis B », 14,99 €, .*commande P-/,
    );
    expect(texte).toContain('« Je déménage. »');
    expect(texte).toMatch(/14,99 € te reviennent.*au plus tard le 9 décembre 2026/);
    expect(await offered()).toMatchObject([
      { id, jusque: null, dateRetractation: '2026-11-25T20:41:30.000Z', decision: null },
    ]);
  });

  test('of an access that was opened, knowing what is kept: a tenth after three days of thirty', async () => {
    const id = await buy();
    await activate('2026-11-21T12:00:00.000Z');
    school.at('2026-11-24T12:00:00.000Z');
    expect(await offered()).toMatchObject([{ utilise: 3, duree: 30, retenu: 1.49, rendu: 13.5 }]);
    await withdraw(id);
    const { texte } = (await mailsTo(school, eleve.email)).at(-1)!;
    expect(words(texte)).toMatch(
      /3 jours sur 30.*1,49 € peuvent rester dus.*13,50 € te reviennent/,
    );
    school.at('2026-11-28T12:00:00.000Z');
    const { retractations } = await (await boss()).call('getCaisse', {});
    expect(retractations.find((each) => each.id === id)).toMatchObject({
      utilise: 3,
      retenu: 1.49,
      rendu: 13.5,
    });
  });

  test.each([
    [
      'in winter',
      '2026-11-21T10:00:00.000Z',
      '2026-12-05T22:59:59.999Z',
      '2026-12-05T23:00:00.000Z',
    ],
    [
      'over the beginning of summer time',
      '2026-03-16T10:00:00.000Z',
      '2026-03-30T21:59:59.999Z',
      '2026-03-30T22:00:00.000Z',
    ],
    [
      'over its end',
      '2026-10-12T10:00:00.000Z',
      '2026-10-26T22:59:59.999Z',
      '2026-10-26T23:00:00.000Z',
    ],
  ])('until the last moment of the fourteenth day %s', async (_, paid, last, over) => {
    const id = await buy(paid);
    school.at(over);
    expect(await offered()).toEqual([]);
    expect(await withdraw(id)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Le délai de 14 jours/),
    });
    school.at(last);
    expect(await offered()).toHaveLength(1);
    expect(await withdraw(id)).toMatchObject({ status: 200 });
  });

  test('once, ten times at once; not of another’s, nor of what is not paid', async () => {
    const id = await buy();
    const who = await again();
    const told = await Promise.all(
      Array.from({ length: 10 }, () => who.call('withdrawPaiement', { id })),
    );
    expect(told.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(told.filter(({ status }) => status === 409)).toHaveLength(9);
    const mails = await mailsTo(school, eleve.email);
    expect(mails.filter(({ sujet }) => /rétractation/.test(sujet))).toHaveLength(1);
    const autre = await school.login('eleve2@demo.be');
    expect(await autre.call('withdrawPaiement', { id })).toMatchObject({ status: 404 });
    const { id: ouvert } = await open(school, eleve, await produit(school, 'revision-express'));
    expect(await withdraw(ouvert)).toMatchObject({ status: 409 });
    expect(await withdraw(999_999)).toMatchObject({ status: 404 });
  });

  test('no more once the service is performed', async () => {
    const rdv = await produit(school, 'rendez-vous-pedagogique');
    const { id } = await open(school, eleve, rdv);
    await advance(school, id, { etat: 'paye' });
    await activate('2026-11-21T10:00:00.000Z');
    school.at('2026-11-28T09:59:59.999Z');
    expect(await offered()).toMatchObject([{ id, utilise: 6, duree: 7 }]);
    school.at('2026-11-28T10:00:00.000Z');
    expect(await offered()).toEqual([]);
    expect(await withdraw(id)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/fourni en entier/),
    });
  });
});

describe('the school decides', () => {
  const waiting = async (id: number) =>
    (await chef.call('getCaisse', {})).retractations.some((each) => each.id === id);

  const counted = async () => {
    const { chiffres } = await chef.call('getDashboard', {});
    const { retractations } = await chef.call('getCaisse', {});
    const nombre = chiffres.find(({ cle }) => cle === 'retractations')?.nombre;
    expect(nombre).toBe(retractations.length);
    return nombre!;
  };

  test('to give back, and it waits no more', async () => {
    const before = await counted();
    const id = await buy();
    await withdraw(id);
    expect(await waiting(id)).toBe(true);
    expect(await counted()).toBe(before + 1);
    const { paiements } = await chef.call('getCaisse', { aRegler: 1, recherche: eleve.email });
    expect(paiements.data).toMatchObject([{ id, aRegler: { retractation: 1 } }]);
    const demande = {
      id,
      montant: 14.99,
      reste: 14.99,
      motif: 'Rétractation',
      finAcces: 1,
    };
    expect(await chef.call('refundPaiement', { ...demande, main: 0 })).toMatchObject({
      status: 409,
    });
    expect(await waiting(id)).toBe(true);
    expect(await chef.call('refundPaiement', { ...demande, main: 1 })).toMatchObject({
      status: 200,
    });
    expect(await waiting(id)).toBe(false);
    expect(await counted()).toBe(before);
    expect(await offered()).toMatchObject([{ id, decision: 'remboursee' }]);
  });

  test('or not, with a reason that the learner reads', async () => {
    const id = await buy();
    const refuse = () => chef.call('refuseRetractation', { id, motif: 'Le délai était passé.' });
    expect(await refuse()).toMatchObject({ status: 409 });
    await withdraw(id);
    expect(await refuse()).toMatchObject({ status: 200 });
    expect(await waiting(id)).toBe(false);
    expect(words((await mailsTo(school, eleve.email)).at(-1)!.texte)).toContain(
      'Le motif : Le délai était passé.',
    );
    expect(await offered()).toMatchObject([
      { decision: 'refusee', motif: 'Le délai était passé.' },
    ]);
    const { journal } = await chef.call('getPaiement', { id });
    expect(journal.map(({ appel }) => appel)).toEqual(['refuseRetractation']);
  });

  test('and what was added is gone with the account', async () => {
    const id = await buy();
    await withdraw(id, 'Une raison à moi.');
    await school.database.write((trx) => anonymise(trx, eleve.id));
    const { retractation } = await chef.call('getPaiement', { id });
    expect(retractation).toMatchObject({ declaration: null });
  });
});

describe('a withdrawal waits', () => {
  const waiting = async () =>
    (await (await boss()).call('getCaisse', {})).retractations.map(({ id, rendu }) => ({
      id,
      rendu,
    }));
  const giveBack = async (id: number, montant: number, reste: number) =>
    (await boss()).call('refundPaiement', {
      id,
      montant,
      reste,
      motif: 'Rétractation',
      finAcces: 0,
      main: 1,
    });
  beforeEach(() =>
    school.database.write((trx) =>
      trx.updateTable('retractation').set({ decision: 'refusee' }).execute(),
    ),
  );

  test('until all that is due went back, and no less', async () => {
    const id = await buy();
    await withdraw(id);
    await giveBack(id, 0.01, 14.99);
    expect(await waiting()).toEqual([{ id, rendu: 14.98 }]);
    await giveBack(id, 14.98, 14.98);
    expect(await waiting()).toEqual([]);
  });

  test('no more once what was paid went back by another way: its learner is told so', async () => {
    const id = await buy();
    await withdraw(id);
    await advance(school, id, { etat: 'impaye' });
    expect(await waiting()).toEqual([]);
    expect(await offered()).toMatchObject([{ id, decision: 'remboursee' }]);
  });

  test('and no access is given for it any more', async () => {
    school.at('2026-11-21T10:00:00.000Z');
    const { id: first } = await open(school, eleve, theorie);
    const { id: second } = await open(school, eleve, theorie);
    for (const id of [first, second]) await advance(school, id, { etat: 'paye' });
    await withdraw(second);
    await advance(school, first, { etat: 'impaye' });
    expect(await chef.call('givePaiement', { id: second })).toMatchObject({
      status: 409,
      message: expect.stringMatching(/s’est rétracté/),
    });
  });

  test('for nobody where nothing is to be given back: it ends', async () => {
    school.at('2026-11-21T10:00:00.000Z');
    const code = `RIEN${eleve.id}`;
    await chef.call('addRemise', { code, libelle: 'Tout', pourcentage: 100 });
    const { id: free } = await open(school, eleve, theorie, { code });
    expect(await withdraw(free)).toMatchObject({ status: 200 });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 0 });
    const id = await buy('2026-11-21T10:00:01.000Z');
    await activate('2026-11-21T10:00:01.000Z');
    await giveBack(id, 14.98, 14.99);
    school.at('2026-11-24T10:00:01.000Z');
    await withdraw(id);
    expect(await waiting()).toEqual([]);
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 0 });
    expect(await offered()).toMatchObject([
      { id, decision: 'remboursee', rendu: 0 },
      { id: free, decision: 'remboursee', rendu: 0 },
    ]);
  });
});

describe('without logging in', () => {
  const ask = (commande: string, email: string = eleve.email) =>
    school.visitor.call('withdrawCommande', { commande, email });
  const commandeOf = async (id: number) => (await rowOf(school, id)).commande!;

  test('the number of the order and its address are enough; its buyer has the acknowledgement', async () => {
    const id = await buy();
    const commande = await commandeOf(id);
    school.at('2026-11-25T20:41:30.000Z');
    const told = await ask(` ${commande.toLowerCase()} `, eleve.email.toUpperCase());
    expect(told).toMatchObject({ status: 200, dateReception: '2026-11-25T20:41:30.000Z' });
    const mail = (await mailsTo(school, eleve.email)).at(-1)!;
    expect(mail.sujet).toBe('Ta rétractation est bien reçue');
    expect(words(mail.texte)).toContain(`commande ${commande}`);
    expect(await offered()).toMatchObject([{ id, decision: null, jusque: null }]);
    expect((await copyOf(school, eleve, theorie))!.suspenduDepuis).toBe('2026-11-25T20:41:30.000Z');
  });

  test('nobody learns whether there is such an order, nor whose; nothing is withdrawn from', async () => {
    const id = await buy();
    const commande = await commandeOf(id);
    const { email: autre } = await newEleve(school, chef);
    const before = (await mailsTo(school, eleve.email)).length;
    const answers = [await ask('P-0123456789ABCDEF'), await ask(commande, autre)];
    const bodies = answers.map(({ status, message }) => ({ status, message }));
    expect(await offered()).toMatchObject([{ id, dateRetractation: null }]);
    expect((await mailsTo(school, eleve.email)).length).toBe(before);
    expect(await mailsTo(school, autre)).toHaveLength(1);
    const real = await ask(commande);
    for (const body of bodies) expect(body).toEqual({ status: 200, message: real.message });
    expect(await ask('2026-00002')).toMatchObject({
      status: 422,
      errors: { commande: [expect.stringMatching(/numéro de facture.*mail de ton achat/)] },
    });
    for (const wrong of ['P-123', '', '<b>'])
      expect(await ask(wrong)).toMatchObject({
        status: 422,
        errors: { commande: [expect.any(String)] },
      });
  });

  test('too late or twice, the reason goes to its buyer alone', async () => {
    const id = await buy();
    const commande = await commandeOf(id);
    expect(await ask(commande)).toMatchObject({ status: 200 });
    expect(await ask(commande)).toMatchObject({ status: 200 });
    const mails = (await mailsTo(school, eleve.email)).map(({ texte }) => words(texte));
    expect(mails.at(-1)).toContain('Tu as déjà renoncé à cet achat.');
    const late = await newEleve(school, chef);
    const { id: other } = await open(school, late, theorie);
    await advance(school, other, { etat: 'paye' });
    school.at('2026-12-20T10:00:00.000Z');
    expect(await ask(await commandeOf(other), late.email)).toMatchObject({ status: 200 });
    expect(words((await mailsTo(school, late.email)).at(-1)!.texte)).toContain(
      'Le délai de 14 jours',
    );
    expect((await rowOf(school, other)).etat).toBe('paye');
  });

  test('is counted, for what there is and what there is not alike', async () => {
    const id = await buy();
    for (const commande of [await commandeOf(id), 'P-AAAAAAAAAAAAAAAA']) {
      for (let n = 0; n < 10; n++) expect((await ask(commande)).status).toBe(200);
      expect(await ask(commande)).toMatchObject({ status: 429 });
      await school.database.write((trx) =>
        trx.deleteFrom('limite').where('cle', 'like', 'retractation %').execute(),
      );
    }
    for (let n = 0; n < 20; n++)
      expect((await ask(`P-${String(n).padStart(16, '0')}`)).status).toBe(200);
    expect(await ask('P-BBBBBBBBBBBBBBBB')).toMatchObject({ status: 429 });
  });
});
