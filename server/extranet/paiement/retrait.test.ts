import { beforeEach, describe, expect, test } from 'vitest';
import { deliverDues } from '../../eleve/cours/deliverDue.ts';
import {
  GUIDE,
  INFOS,
  attestationOf,
  newEleve,
  openSchoolOfOneDay,
  verify,
} from '../../testing/attestation.ts';
import { mailsTo } from '../../testing/compte.ts';
import { type CoursDeTest, addCours, ou } from '../../testing/cours.ts';
import { advance, copyOf, open, produit, rowOf } from '../../testing/paiement.ts';

let eleve: Awaited<ReturnType<typeof newEleve>>;

const { school, chef } = await openSchoolOfOneDay();
const theorie = await produit(school, 'theorie-permis-b');
beforeEach(async () => {
  eleve = await newEleve(school, chef);
});

async function buyRdv({ accord = true } = {}): Promise<{ cours: CoursDeTest; id: number }> {
  const cours = await addCours(school, eleve, [[[], []]], { codePermis: 'RDV' });
  await school.database.write((trx) =>
    trx.deleteFrom('accesUser').where('id', '=', cours.acces_user_id).execute(),
  );
  const { id } = await open(school, eleve, cours.acces_id, { accord });
  await advance(school, id, { etat: 'paye' });
  const { id: acces_user_id } = (await copyOf(school, eleve, cours.acces_id))!;
  await eleve.call('updateRegistre', INFOS);
  return { cours: { ...cours, acces_user_id }, id };
}

const ouvrir = (cours: CoursDeTest) => eleve.call('getModules', { acces_id: cours.acces_id });
const lire = (cours: CoursDeTest, chapitre: number) =>
  eleve.call('addELearning', { ...ou(cours, 0, chapitre), reponses: {} });
const nommer = ({ acces_id }: CoursDeTest) =>
  eleve.call('setGuides', { acces_id, guides: [GUIDE] });
const jobs = () => deliverDues(school.database, school.mounting.env, school.now());

const PAS = {
  'nothing is opened': { pas: [], chapitres: 0 },
  'it is opened': { pas: [ouvrir], chapitres: 0 },
  'a chapter is read': { pas: [ouvrir, (c: CoursDeTest) => lire(c, 0)], chapitres: 1 },
  'the course is finished, and its guide is missing': {
    pas: [ouvrir, (c: CoursDeTest) => lire(c, 0), (c: CoursDeTest) => lire(c, 1)],
    chapitres: 2,
  },
  'the attestation is there': {
    pas: [ouvrir, nommer, (c: CoursDeTest) => lire(c, 0), (c: CoursDeTest) => lire(c, 1)],
    chapitres: 2,
  },
} as const;
const DELIVREE = 'the attestation is there';

const refund = (id: number, montant: number, finAcces: 0 | 1) =>
  chef.call('refundPaiement', { id, montant, reste: 9.99, motif: 'Un motif', finAcces, main: 1 });
const withdraw = (id: number) => eleve.call('withdrawPaiement', { id });

const ETATS: Record<string, { par: (id: number) => Promise<unknown>; suite: boolean }> = {
  'a withdrawal waits': { par: withdraw, suite: false },
  'a withdrawal is paid back, and nothing was ticked': {
    par: async (id) => {
      await withdraw(id);
      await refund(id, 9.99, 0);
    },
    suite: false,
  },
  'a withdrawal is refused': {
    par: async (id) => {
      await withdraw(id);
      await chef.call('refuseRetractation', { id, motif: 'Trop tard' });
    },
    suite: true,
  },
  'all is given back, with the access': { par: (id) => refund(id, 9.99, 1), suite: false },
  'all is given back, as a gesture': { par: (id) => refund(id, 9.99, 0), suite: true },
  'half is given back': { par: (id) => refund(id, 5, 0), suite: true },
  'the bank takes it back': {
    par: (id) => advance(school, id, { etat: 'impaye' }),
    suite: false,
  },
};

describe.each(Object.entries(PAS))('%s', (nom, { pas, chapitres }) => {
  test.each(Object.entries(ETATS))('and %s', async (etat, { par, suite }) => {
    const { cours, id } = await buyRdv();
    for (const step of pas) expect(await step(cours)).toMatchObject({ status: 200 });
    const delivree = nom === DELIVREE;
    expect((await attestationOf(eleve, cours)) !== undefined).toBe(delivree);
    await par(id);
    const { livre, paiement } = await chef.call('getPaiement', { id });
    expect(livre).toMatchObject({ series: 0, chapitres, exercices: 0 });
    expect(livre!.attestation?.valable).toBe(delivree ? 1 : undefined);
    // The right of withdrawal ends once the service is fully performed.
    const goesOn = suite || (delivree && /withdrawal/.test(etat) && !/paid back/.test(etat));
    const isBack = ['rembourse', 'impaye'].includes(paiement.etat);
    expect(paiement.aRegler.attestation !== null).toBe(delivree && isBack);

    for (const step of [
      ouvrir,
      nommer,
      (c: CoursDeTest) => lire(c, 0),
      (c: CoursDeTest) => lire(c, 1),
    ]) {
      const { status } = await step(cours);
      if (goesOn) expect([200, 409]).toContain(status);
      else if (!(delivree && isBack)) expect([404, 409]).toContain(status);
    }
    await jobs();
    const apres = await attestationOf(eleve, cours);
    if (!delivree) expect(apres !== undefined).toBe(goesOn);
  });
});

describe('a withdrawal suspends', () => {
  test('what it is about, in its own transaction, and its learner reads why', async () => {
    const { cours, id } = await buyRdv();
    await ouvrir(cours);
    const [told, ...read] = await Promise.all([withdraw(id), lire(cours, 0), lire(cours, 1)]);
    expect(told.status).toBe(200);
    expect(await ouvrir(cours)).toMatchObject({
      status: 409,
      suspendu: 1,
      message: expect.stringMatching(/renoncé/),
    });
    for (const { status } of read) expect([200, 409]).toContain(status);
    const { accesList } = await eleve.call('getAccesUser', {});
    expect(accesList).toMatchObject([{ acces_id: cours.acces_id, suspendu: 1 }]);
    const { accesList: offres } = await eleve.call('getAcces', { bought: 1 });
    expect(offres.find((each) => each.id === cours.acces_id)!.refus).toMatch(/renoncé/);
    await chef.call('refuseRetractation', { id, motif: 'Trop tard' });
    expect(await ouvrir(cours)).toMatchObject({ status: 200 });
  });

  test('of a renewal the time that it adds, once that begins', async () => {
    const { id: first } = await open(school, eleve, theorie);
    await advance(school, first, { etat: 'paye' });
    const { id: acces_user_id } = (await copyOf(school, eleve, theorie))!;
    const themes = () => eleve.call('getThemes', { acces_id: theorie, acces_user_id });
    expect((await themes()).status).toBe(200);
    const { id } = await open(school, eleve, theorie, { renouvellement: 1 });
    await advance(school, id, { etat: 'paye' });
    await withdraw(id);
    expect((await themes()).status).toBe(200);
    const { suspenduDepuis } = (await copyOf(school, eleve, theorie))!;
    expect(suspenduDepuis).toBe((await rowOf(school, id)).dateDebut);
    school.at(suspenduDepuis!);
    eleve = { ...eleve, ...(await school.login(eleve.email)) };
    expect(await themes()).toMatchObject({ status: 409, suspendu: 1 });
  });

  test('and the bank’s taking back is told beside the attestation that still counts, which can be taken back', async () => {
    const { cours, id } = await buyRdv();
    for (const step of PAS[DELIVREE].pas) await step(cours);
    const { code, numero } = (await attestationOf(eleve, cours))!;
    await advance(school, id, { etat: 'impaye' });
    const { paiements } = await chef.call('getCaisse', { aRegler: 1 });
    const ligne = paiements.data.find((each) => each.id === id)!;
    expect(ligne.aRegler).toMatchObject({ impaye: 1, attestation: numero });
    const { livre } = await chef.call('getPaiement', { id });
    await chef.call('withdrawAttestation', { id: livre!.attestation!.id, motif: 'Impayé' });
    expect(await verify(school, code)).toMatchObject({ etat: 'retirée' });
    expect((await chef.call('getPaiement', { id })).paiement.aRegler.attestation).toBeNull();
  });
});

describe('of two payments for one access', () => {
  test('the first is given back, and the school is shown that its time goes on', async () => {
    const first = await open(school, eleve, theorie);
    await advance(school, first.id, { etat: 'paye' });
    const { id: acces_user_id } = (await copyOf(school, eleve, theorie))!;
    const { themes } = await eleve.call('getThemes', { acces_id: theorie, acces_user_id });
    await eleve.call('addQuestionnaire', { acces_user_id, theme_id: themes[0]!.id });
    const more = await open(school, eleve, theorie, { renouvellement: 1 });
    await advance(school, more.id, { etat: 'paye' });
    expect(await withdraw(first.id)).toMatchObject({ status: 200 });
    const rendu = { montant: 14.99, reste: 14.99, motif: 'Rétractation', finAcces: 1, main: 1 };
    await chef.call('refundPaiement', { id: first.id, ...rendu });
    const shown = async (id: number) =>
      (await chef.call('getPaiement', { id })).paiement.aRegler.aVoir;
    expect(await shown(first.id)).toMatch(/plus récent prolonge cet accès/);
    expect(await shown(more.id)).toBeNull();
    const { paiements } = await chef.call('getCaisse', { aRegler: 1 });
    expect(paiements.data.map(({ id }) => id)).toContain(first.id);
  });
});

describe('ordered without the box', () => {
  test('it opens once its learner agrees, and is told what was agreed to', async () => {
    const { cours, id } = await buyRdv({ accord: false });
    expect((await rowOf(school, id)).accord).toBeNull();
    const achat = (await mailsTo(school, eleve.email)).find(({ sujet }) => /achat/.test(sujet))!;
    expect(achat.texte.replace(/\s+/g, ' ')).toContain('ton droit de rétractation reste entier');
    const [acces] = (await eleve.call('getAccesUser', {})).accesList;
    expect(acces).toMatchObject({ accordAttendu: 1, datePerime: null });
    expect(await ouvrir(cours)).toMatchObject({ status: 409, accordRequis: 1 });
    const { acces_user_id } = cours;
    expect(await eleve.call('giveAccord', { acces_user_id })).toMatchObject({ status: 422 });
    const autre = await newEleve(school, chef);
    expect(await autre.call('giveAccord', { acces_user_id, accord: 1 })).toMatchObject({
      status: 404,
    });
    school.later(60);
    for (let n = 0; n < 2; n++)
      expect(await eleve.call('giveAccord', { acces_user_id, accord: 1 })).toMatchObject({
        status: 200,
      });
    expect(await rowOf(school, id)).toMatchObject({
      accord: expect.any(String),
      dateAccord: school.now().toISOString(),
    });
    const accords = (await mailsTo(school, eleve.email)).filter(({ sujet }) =>
      /accord/.test(sujet),
    );
    expect(accords).toHaveLength(1);
    expect(await ouvrir(cours)).toMatchObject({ status: 200 });
  });

  test('it opens by itself once the right is over; until then all comes back', async () => {
    const { cours, id } = await buyRdv({ accord: false });
    school.at('2026-12-05T22:59:59.000Z');
    eleve = { ...eleve, ...(await school.login(eleve.email)) };
    expect(await ouvrir(cours)).toMatchObject({ status: 409 });
    const { retractations } = await eleve.call('getRetractations', {});
    expect(retractations).toMatchObject([{ id, retenu: 0, rendu: 9.99 }]);
    school.at('2026-12-05T23:00:00.000Z');
    expect(await ouvrir(cours)).toMatchObject({ status: 200 });
  });
});

describe('a renewal', () => {
  test('is not had at the price of a first access that was ordered twice before', async () => {
    const rdv = await produit(school, 'rendez-vous-pedagogique');
    const [first, second] = [await open(school, eleve, rdv), await open(school, eleve, rdv)];
    await advance(school, first.id, { etat: 'paye' });
    await eleve.call('updateRegistre', INFOS);
    await eleve.call('getModules', { acces_id: rdv });
    const { datePerime } = (await copyOf(school, eleve, rdv))!;
    await advance(school, second.id, { etat: 'paye' });
    expect(await rowOf(school, second.id)).toMatchObject({
      montant: 1200,
      nonDonne: expect.stringMatching(/^Commandé au prix d’un premier accès/),
    });
    expect((await copyOf(school, eleve, rdv))!.datePerime).toBe(datePerime);
    expect(await chef.call('givePaiement', { id: second.id })).toMatchObject({ status: 200 });
  });

  test('that is paid when its access is gone gives none at its price', async () => {
    const { id: first } = await open(school, eleve, theorie);
    await advance(school, first, { etat: 'paye' });
    const { id: acces_user_id } = (await copyOf(school, eleve, theorie))!;
    await eleve.call('getThemes', { acces_id: theorie, acces_user_id });
    const { id } = await open(school, eleve, theorie, { renouvellement: 1 });
    await chef.call('refundPaiement', {
      id: first,
      montant: 14.99,
      reste: 14.99,
      motif: 'Rétractation',
      finAcces: 1,
      main: 1,
    });
    await advance(school, id, { etat: 'paye' });
    expect(await rowOf(school, id)).toMatchObject({
      etat: 'paye',
      acces_user_id: null,
      nonDonne: expect.stringMatching(/^Renouvellement payé d’un accès que l’élève n’a pas/),
    });
    expect(await copyOf(school, eleve, theorie)).toMatchObject({ actif: 0 });
    expect(await chef.call('givePaiement', { id })).toMatchObject({ status: 409 });
  });

  test('of what one never had, or another has, is not sold', async () => {
    const autre = await newEleve(school, chef);
    const { id } = await open(school, autre, theorie);
    await advance(school, id, { etat: 'paye' });
    await expect(open(school, eleve, theorie, { renouvellement: 1 })).rejects.toMatchObject({
      status: 409,
    });
  });
});
