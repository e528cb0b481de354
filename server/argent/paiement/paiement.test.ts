import { beforeEach, describe, expect, test } from 'vitest';
import { anonymise } from '../../viePrivee/anonymise.ts';
import { beginDay, newEleve } from '../../testing/attestation.ts';
import { forgetTries, mailsTo } from '../../testing/compte.ts';
import { advance, copyOf, facturesOf, open, produit, rowOf } from '../../testing/paiement.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';
import { openFacture } from '../facture/piece.ts';
import { readPdf } from '../../testing/pdf.ts';
import { forgetAcheteurs } from './forget.ts';
import { finishRemboursement, openRemboursement } from './remboursement/remboursement.writes.ts';

let chef: Person;
let eleve: Awaited<ReturnType<typeof newEleve>>;

const school = await openSchoolForFile();
const theorie = await produit(school, 'theorie-permis-b');
const rdv = await produit(school, 'rendez-vous-pedagogique');
beforeEach(async () => {
  chef = await beginDay(school);
  await forgetTries(school);
  eleve = await newEleve(school, chef);
});

const buy = async (acces_id = theorie, voulu: Parameters<typeof open>[3] = {}) => {
  const { id } = await open(school, eleve, acces_id, voulu);
  expect(await advance(school, id, { etat: 'paye' })).toBe(true);
  return id;
};
const achatsDe = async () =>
  (await mailsTo(school, eleve.email)).filter(({ sujet }) => /achat|renouvellement/.test(sujet));

const words = (texte: string) => texte.replace(/\s+/g, ' ');
const begin = (acces_id: number, datePerime: string) =>
  school.database.write((trx) =>
    trx
      .updateTable('accesUser')
      .set({ dateActivation: school.now().toISOString(), datePerime })
      .where('eleve_id', '=', eleve.id)
      .where('acces_id', '=', acces_id)
      .execute(),
  );

describe('paid', () => {
  test('gives the access, the invoice and the mail, all at once', async () => {
    const id = await buy();
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 1, dateActivation: null });
    expect(await rowOf(school, id)).toMatchObject({ etat: 'paye', nonDonne: null, aDire: 1 });
    const [facture, ...more] = await facturesOf(school, id);
    expect(more).toEqual([]);
    expect(facture).toMatchObject({ serie: 'F', montant: 1499, taux: 2100, tva: 260 });
    const [mail] = await achatsDe();
    expect(mail!.texte).toContain('14,99');
    expect(mail!.texte).toContain('dont 2,60');
    expect(words(mail!.texte)).toContain('à partir de ta première ouverture');
    expect((await eleve.call('getPaiements', {})).paiements).toMatchObject([
      { montant: 14.99, etat: 'paye', rembourse: 0, factures: [{ avoir: 0 }] },
    ]);
  });

  test('told thirty times at once, it is given once', async () => {
    const { id } = await open(school, eleve, theorie);
    const told = await Promise.all(
      Array.from({ length: 30 }, () => advance(school, id, { etat: 'paye', fournisseurId: 'une' })),
    );
    expect(told.filter(Boolean)).toHaveLength(1);
    expect(await facturesOf(school, id)).toHaveLength(1);
    expect(await achatsDe()).toHaveLength(1);
  });

  test('of a renewal prolongs from its end, or begins anew after it', async () => {
    await buy(rdv);
    await begin(rdv, '2026-11-28T10:00:00.000Z');
    const { montant } = await open(school, eleve, rdv, { renouvellement: 1 });
    expect(montant).toBe(1500);
    const id = await buy(rdv, { renouvellement: 1 });
    const [dateDebut, dateFin] = ['2026-11-28T10:00:00.000Z', '2026-12-05T10:00:00.000Z'];
    expect(await copyOf(school, eleve, rdv)).toMatchObject({ datePerime: dateFin });
    expect(await rowOf(school, id)).toMatchObject({
      dateDebut,
      dateFin,
      datePerimeAvant: dateDebut,
    });
    school.at('2026-12-31T12:00:00.000Z');
    await buy(rdv, { renouvellement: 1 });
    expect(await copyOf(school, eleve, rdv)).toMatchObject({
      datePerime: '2027-01-07T12:00:00.000Z',
    });
    expect(words((await achatsDe()).at(-1)!.texte)).toContain(
      'du 31 décembre 2026 au 7 janvier 2027',
    );
  });

  test('what fails on the way leaves nothing of it, its number included', async () => {
    const before = await buy();
    const { id } = await open(school, eleve, rdv);
    await school.database.write((trx) =>
      trx.updateTable('eleve').set({ email: 'no address' }).where('id', '=', eleve.id).execute(),
    );
    await expect(advance(school, id, { etat: 'paye' })).rejects.toThrow('one e-mail address');
    expect(await rowOf(school, id)).toMatchObject({ etat: 'ouvert', fournisseurId: null });
    expect(await copyOf(school, eleve, rdv)).toBeUndefined();
    await school.database.write((trx) =>
      trx.updateTable('eleve').set({ email: eleve.email }).where('id', '=', eleve.id).execute(),
    );
    expect(await advance(school, id, { etat: 'paye' })).toBe(true);
    const [one, other] = [await facturesOf(school, before), await facturesOf(school, id)];
    expect(other[0]!.numero).toBe(one[0]!.numero + 1);
  });

  test('after it was refused, given up or closed: what is paid is given', async () => {
    for (const etat of ['refuse', 'annule', 'expire'] as const) {
      const une = await newEleve(school, chef);
      const { id } = await open(school, une, theorie);
      expect(await advance(school, id, { etat })).toBe(true);
      expect((await une.call('getPaiements', {})).paiements).toEqual([]);
      expect(await advance(school, id, { etat: 'paye' })).toBe(true);
      expect(await copyOf(school, une, theorie)).toMatchObject({ actif: 1 });
      expect(await advance(school, id, { etat })).toBe(false);
    }
  });

  test('with what another payment was paid with gives nothing', async () => {
    const autre = await newEleve(school, chef);
    const { id } = await open(school, autre, theorie);
    const { id: own } = await open(school, eleve, theorie);
    expect(await advance(school, id, { etat: 'paye', fournisseurId: 'partagee' })).toBe(true);
    expect(await advance(school, own, { etat: 'paye', fournisseurId: 'partagee' })).toBe(false);
    expect(await copyOf(school, eleve, theorie)).toBeUndefined();
    expect(await rowOf(school, own)).toMatchObject({ etat: 'ouvert' });
  });
});

describe('paid, while the world went on', () => {
  test('of a product that was deleted, it is given: it was sold', async () => {
    const { id: acces_id } = await chef.call('addAcces', {
      libelle: 'Disparu',
      prix: '5',
      taux: '6',
      codePermis: 'B',
      type: 'QT',
      dureeValidite: 2,
      contenu: 'Une ligne',
      actif: 1,
    });
    const { id } = await open(school, eleve, acces_id);
    expect(await chef.call('deleteAcces', { id: acces_id })).toMatchObject({ status: 200 });
    await expect(open(school, eleve, acces_id)).rejects.toThrow('plus en vente');
    await advance(school, id, { etat: 'paye' });
    expect(await copyOf(school, eleve, acces_id)).toMatchObject({ actif: 1 });
    expect(await facturesOf(school, id)).toMatchObject([{ montant: 500, taux: 600, tva: 28 }]);
  });

  test('another price is for those who order after it; who saw the old one is told', async () => {
    const { id, montant } = await open(school, eleve, theorie, { vu: 1499 });
    const change = (prix: number) =>
      school.database.write((trx) =>
        trx.updateTable('acces').set({ prix }).where('id', '=', theorie).execute(),
      );
    await change(1999);
    await expect(open(school, eleve, theorie, { vu: 1499 })).rejects.toMatchObject({
      status: 409,
      body: { prixChange: 1 },
    });
    await advance(school, id, { etat: 'paye' });
    expect(await facturesOf(school, id)).toMatchObject([{ montant }]);
    await change(1499);
  });

  test('twice before it was opened: the second is the school’s to give back, and its learner is told', async () => {
    const [une, autre] = [await open(school, eleve, theorie), await open(school, eleve, theorie)];
    await advance(school, une.id, { etat: 'paye' });
    await advance(school, autre.id, { etat: 'paye' });
    expect(await rowOf(school, autre.id)).toMatchObject({
      etat: 'paye',
      nonDonne: expect.stringMatching(/^Payé deux fois/),
    });
    expect(await facturesOf(school, autre.id)).toHaveLength(1);
    expect(words((await achatsDe()).at(-1)!.texte)).toContain('ton paiement n’est pas perdu');
  });

  test('an access that staff switched off stays so', async () => {
    await buy();
    await begin(theorie, '2026-12-21T10:00:00.000Z');
    const { id } = await open(school, eleve, theorie, { renouvellement: 1 });
    await chef.call('activateAcces', { user_id: eleve.id, acces_id: theorie, actif: 0 });
    await expect(open(school, eleve, theorie, { renouvellement: 1 })).rejects.toThrow('désactivé');
    await advance(school, id, { etat: 'paye' });
    expect(await rowOf(school, id)).toMatchObject({ nonDonne: expect.stringMatching(/désactivé/) });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 0 });
  });

  test('by somebody who was erased meanwhile: invoiced as ordered, given to nobody, mailed to nobody', async () => {
    const { id } = await open(school, eleve, theorie);
    await school.database.write((trx) => anonymise(trx, eleve.id));
    const before = await mailsTo(school, `efface-${eleve.id}@invalid`);
    expect(await advance(school, id, { etat: 'paye' })).toBe(true);
    expect(await rowOf(school, id)).toMatchObject({ nonDonne: expect.any(String), aDire: 0 });
    expect(await copyOf(school, eleve, theorie)).toBeUndefined();
    expect(await facturesOf(school, id)).toHaveLength(1);
    expect(await mailsTo(school, `efface-${eleve.id}@invalid`)).toEqual(before);
  });

  test('by somebody who was erased after it was refused, given up or closed: booked all the same', async () => {
    for (const etat of ['refuse', 'annule', 'expire'] as const)
      for (const first of ['erased', 'told']) {
        const une = await newEleve(school, chef);
        const { id } = await open(school, une, theorie);
        const steps = [
          () => advance(school, id, { etat }),
          () => school.database.write((trx) => anonymise(trx, une.id)),
        ];
        for (const step of first === 'told' ? steps : steps.toReversed()) await step();
        expect(await advance(school, id, { etat: 'paye' }), `${etat}, ${first} first`).toBe(true);
        expect(await rowOf(school, id)).toMatchObject({ nonDonne: expect.any(String) });
        expect(await facturesOf(school, id)).toHaveLength(1);
      }
  });
});

test('given back by the school while its bank takes it back: credited once, whoever says so first', async () => {
  for (const montant of [500, 1499]) {
    eleve = await newEleve(school, chef);
    const id = await buy();
    const ctx = { env: school.mounting.env, now: school.now() };
    const demande = { paiement_id: id, montant, motif: 'Geste', admin_id: null };
    const asked = await school.database.write((trx) =>
      openRemboursement(trx, { ...demande, moyen: 'payzen', finAcces: 1 }, ctx.now),
    );
    expect(await advance(school, id, { etat: 'impaye' })).toBe(true);
    const done = () =>
      school.database.write((trx) => finishRemboursement(trx, asked.id, `rendu ${montant}`, ctx));
    expect([await done(), await done()]).toEqual([true, false]);
    expect(await rowOf(school, id)).toMatchObject({ etat: 'impaye', rembourse: 0 });
    expect(await facturesOf(school, id)).toMatchObject([{ serie: 'F' }, { montant: 1499 }]);
  }
});

test('given back: its mail takes the credit note with it', async () => {
  const id = await buy();
  const ctx = { env: school.mounting.env, now: school.now() };
  const demande = { paiement_id: id, montant: 500, motif: 'Geste', admin_id: null };
  await school.database.write(async (trx) => {
    const asked = await openRemboursement(trx, { ...demande, moyen: 'main', finAcces: 0 }, ctx.now);
    await finishRemboursement(trx, asked.id, `rendu ${id}`, ctx);
  });
  const [, avoir] = await facturesOf(school, id);
  const mail = (await mailsTo(school, eleve.email)).at(-1)!;
  expect(mail).toMatchObject({ sujet: 'Ton remboursement', piece: `facture:${avoir!.id}` });
  const numero = /note de crédit n° NC (\d{4}-\d{5}) est jointe/.exec(words(mail.texte))![1]!;
  const store = { db: school.database.read, write: school.database.write, env: ctx.env };
  const piece = (await openFacture(store, mail.piece!.slice('facture:'.length)))!;
  expect(piece.nom).toBe(`note-de-credit-${numero}.pdf`);
  expect(words((await readPdf(piece.contenu)).texte)).toContain(`NC ${numero}`);
});

test('who bought is forgotten after ten years, when the invoice is; what was paid is not', async () => {
  const bought = async (instant: string) => {
    school.at(instant);
    const { id } = await open(school, eleve, theorie);
    return id;
  };
  const [before, after] = [
    await bought('2026-12-31T22:59:59.000Z'),
    await bought('2026-12-31T23:00:00.000Z'),
  ];
  const kept = async () =>
    Promise.all([before, after].map(async (id) => (await rowOf(school, id)).acheteur !== null));
  const forgotten = async (night: string) => {
    await forgetAcheteurs(school.database, new Date(night));
    return kept();
  };
  expect(await forgotten('2036-12-31T22:59:59.000Z')).toEqual([true, true]);
  expect(await forgotten('2036-12-31T23:00:00.000Z')).toEqual([false, true]);
  expect(await rowOf(school, before)).toMatchObject({ montant: 1499, eleve_id: eleve.id });
});
