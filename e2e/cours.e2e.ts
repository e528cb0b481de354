import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../server/testing/pdf.ts';
import { callerOf } from './calls.ts';
import {
  DESK,
  PHONE,
  enter,
  expect,
  fits,
  go,
  login,
  sound,
  tabTo,
  test,
  toasted,
} from './browser.ts';
import { mailTo } from './mails.ts';
import { told } from './retour.ts';
import { type Eleve, database } from './people.ts';
import { readListe, setListe } from '../server/socle/db/listes.ts';

async function giveCours(
  eleve: Eleve,
  codePermis: string,
): Promise<{ libelle: string; acces_id: number }> {
  const { write } = await database();
  return write(async (trx) => {
    const libelle = `Cours de ${eleve.id}`;
    const { id: acces_id } = await trx
      .insertInto('acces')
      .values({
        libelle,
        slug: `cours-${eleve.id}`,
        prix: 0,
        taux: 2100,
        codePermis,
        type: 'EL',
        dureeValidite: 1,
        langue: 'FR',
        contenu: '',
        description: '',
        title: '',
        text: '',
        // Off sale: other tests look at what is sold.
        actif: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('accesUser')
      .values({ eleve_id: eleve.id, acces_id, actif: 1, dateCreation: new Date().toISOString() })
      .execute();
    const chapitres = await trx
      .selectFrom('chapitre')
      .select(['id', 'texte'])
      .where('reference', 'in', ['rdv-101-parcours', 'rdv-105-journal-de-bord'])
      .orderBy('id')
      .execute();
    const textes = [
      { texte: '<p>Une fiche à garder dans la voiture.</p>', questions: [] as number[] },
    ];
    for (const { id, texte } of chapitres.toReversed())
      textes.unshift({ texte, questions: (await readListe(trx, 'chapitre', id)).slice(0, 2) });
    for (const [module, own] of [[0, 1], [2]].entries()) {
      const { id: module_id } = await trx
        .insertInto('module')
        .values({ libelle: module === 0 ? 'Avant de rouler' : 'Rouler' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('accesModule')
        .values({ acces_id, module_id, position: module })
        .execute();
      for (const at of own) {
        const { texte, questions } = textes[at]!;
        const { id: chapitre_id } = await trx
          .insertInto('chapitre')
          .values({ libelle: ['Ton parcours', 'Ton journal', 'Ta fiche'][at]!, texte })
          .returning('id')
          .executeTakeFirstOrThrow();
        await setListe(trx, 'chapitre', chapitre_id, questions);
        await trx
          .insertInto('moduleChapitre')
          .values({ module_id, chapitre_id, position: at })
          .execute();
      }
    }
    return { libelle, acces_id };
  });
}

async function lectures(eleve: Eleve, acces_id: number) {
  return (await database()).read
    .selectFrom('lecture')
    .innerJoin('accesUser', 'accesUser.id', 'lecture.acces_user_id')
    .select(['chapitre_id', 'place', 'reponses', 'dateTermine'])
    .where('eleve_id', '=', eleve.id)
    .where('acces_id', '=', acces_id)
    .orderBy('chapitre_id')
    .execute();
}

const questions = (page: Page) => page.getByRole('form', { name: /^Question \d sur \d$/ });

async function verifyInfos(page: Page): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Vérifiez vos informations' });
  await modal.getByLabel('Date de naissance').fill('1985-07-30');
  await modal.getByLabel('Numéro de registre national').fill('85.07.30-033.28');
  await modal.getByLabel('Rue et numéro').fill('Rue de Fer 1');
  await modal.getByLabel('Code postal').fill('5000');
  await modal.getByLabel('Localité').fill('Namur');
  await modal.getByRole('button', { name: 'Vérifier maintenant !' }).tap();
  await toasted(page, 'Informations vérifiées !');
}

async function verifyByKeyboard(page: Page, cours: string): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Vérifiez vos informations' });
  await expect(modal.getByLabel('Date de naissance')).toBeFocused();
  await page.keyboard.type('07071985');
  for (const [label, typed] of [
    ['Numéro de registre national', '85070703339'],
    ['Rue et numéro', 'Rue de Fer 1'],
    ['Code postal', '5000'],
    ['Localité', 'Namur'],
  ] as const) {
    await tabTo(modal.getByLabel(label));
    await page.keyboard.type(typed);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: cours })).toBeFocused();
}

async function nameGuideByKeyboard(page: Page, prenom: string, nom: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Mes guides' });
  await tabTo(form.getByLabel('Prénom'));
  await page.keyboard.type(prenom);
  await page.keyboard.press('Tab');
  await page.keyboard.type(nom);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${prenom} ${nom}`)).toBeVisible();
}

async function nameGuide(page: Page, prenom: string, nom: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Mes guides' });
  await form.getByLabel('Prénom').fill(prenom);
  await form.getByLabel('Nom', { exact: true }).fill(nom);
  await form.getByRole('button', { name: 'Enregistrer' }).tap();
  await expect(page.getByText(`${prenom} ${nom}`)).toBeVisible();
}

async function answerAllButLast(eleve: Eleve, acces_id: number): Promise<void> {
  const send = await callerOf(eleve);
  const { modules } = await send('getModules', { acces_id });
  const chapitres: { module_id: number; id: number; nbQuestion: number }[] = [];
  for (const { module } of modules) {
    const read = await send('getChapitres', { acces_id, module_id: module.id });
    chapitres.push(...read.chapitres.map((each) => ({ ...each, module_id: module.id })));
  }
  for (const { module_id, id: chapitre_id, nbQuestion } of chapitres.slice(0, -1)) {
    const all = Array.from({ length: nbQuestion }, (_, at) => [at + 1, 'a']);
    await send('addELearning', {
      acces_id,
      module_id,
      chapitre_id,
      reponses: Object.fromEntries(all),
    });
  }
}

async function eightDaysLater(eleve: Eleve, acces_id: number): Promise<void> {
  const { write, read } = await database();
  const of = { eleve_id: eleve.id, acces_id };
  const dates = await read
    .selectFrom('accesUser')
    .select(['dateActivation', 'datePerime'])
    .where('eleve_id', '=', of.eleve_id)
    .where('acces_id', '=', of.acces_id)
    .executeTakeFirstOrThrow();
  const earlier = (instant: string | null) =>
    new Date(Date.parse(instant!) - 8 * 24 * 3600 * 1000).toISOString();
  const { dateActivation, datePerime } = dates;
  await write((trx) =>
    trx
      .updateTable('accesUser')
      .set({ dateActivation: earlier(dateActivation), datePerime: earlier(datePerime) })
      .where('eleve_id', '=', of.eleve_id)
      .where('acces_id', '=', of.acces_id)
      .execute(),
  );
}

async function renewByKeyboard(page: Page, cours: string): Promise<void> {
  await expect(
    page.getByText('La date de validité de votre accès est arrivé à échéance.'),
  ).toBeVisible();
  for (const heading of ['Renouveler un accès', 'Ta commande']) {
    const card = page.getByRole('article', { name: cours });
    await tabTo(card.getByRole('link', { name: 'Renouveler' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await expect(page.getByText(/^Dès que ton paiement est confirmé, jusqu’au /)).toBeVisible();
  await tabTo(page.getByRole('checkbox', { name: /^Je demande que/ }));
  await page.keyboard.press('Space');
  await tabTo(page.getByRole('button', { name: /^Commander et payer 15,00\s€ par carte$/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Payer par carte' })).toBeVisible();
  await page.getByRole('button', { name: /^Payer/ }).press('Enter');
  await page.getByRole('link', { name: 'Retour à la boutique' }).press('Enter');
  await told(page, 'Paiement PayZen', 'Renouvellement bien effectué !');
}

test('the appointment on a phone: its modal, a chapter read and kept, a lost network, and its end', async ({
  eleve,
  open,
}) => {
  const { libelle, acces_id } = await giveCours(eleve, 'RDV');
  const page = await open(PHONE);
  await login(page, eleve);
  const card = page.getByRole('article', { name: libelle });
  await card.getByRole('link', { name: 'Commencer' }).tap();

  expect(await lectures(eleve, acces_id)).toEqual([]);
  await verifyInfos(page);
  await expect(page.locator('[data-position=top-center]')).toHaveCSS('bottom', '80px');

  await expect(page.getByRole('heading', { level: 1, name: libelle })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(
    /^6 jours\s*23 heures\s*59 minutes\s*\d+ secondes?$/,
  );
  await expect(page.getByText(/Tu as 7\sjours pour terminer ce cours/)).toBeVisible();
  await expect(page.getByText(/au plus tôt 3\smois après/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voir les chapitres' })).toHaveCount(2);
  await sound(page, 'the modules of the appointment');

  await page.getByRole('link', { name: 'Commencer : Ton parcours' }).tap();
  await expect(page.getByText('Chapitre en cours')).toBeVisible();
  await expect(page.getByText(/^Lecture\s: environ \d+ min$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Valider mes réponses' })).toBeHidden();
  await sound(page, 'a chapter');
  const there = page.getByRole('heading', { name: 'Ce que 1 500 km veulent dire' });
  await there.evaluate((heading) =>
    scrollTo(0, heading.getBoundingClientRect().top + scrollY - 100),
  );
  await expect
    .poll(async () => (await lectures(eleve, acces_id))[0]?.place ?? 0)
    .toBeGreaterThan(3);
  await page.reload();
  await toasted(page, 'Tu reprends là où tu en étais');
  await expect(there).toBeInViewport();

  await expect(questions(page)).toHaveCount(2);
  for (const question of await questions(page).all()) await question.locator('label').first().tap();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Valider mes réponses' }).tap();
  await expect(page.getByText('Chapitre gardé, pas encore enregistré')).toBeVisible();
  await page.context().setOffline(false);
  await toasted(page, 'Ce chapitre est maintenant terminé.');
  await expect(page.getByText('Chapitre terminé', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^(Bonne|Mauvaise) réponse$/ })).toHaveCount(2);
  await sound(page, 'a chapter that is done');
  const [first] = await lectures(eleve, acces_id);
  expect(first!.reponses).toHaveLength(2);

  await page.getByRole('link', { name: 'Chapitre suivant : Ton journal' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Ton journal' })).toBeVisible();
  await expect(questions(page)).toHaveCount(2);
  for (const question of await questions(page).all()) await question.locator('label').first().tap();
  await page.getByRole('button', { name: 'Valider mes réponses' }).tap();
  await page.getByRole('link', { name: 'Chapitre suivant : Ta fiche' }).tap();
  await page.getByRole('button', { name: 'J’ai lu ce chapitre' }).tap();
  const bravo = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(bravo).toContainText('Bravo !');
  await expect(bravo).toContainText(`Vous avez terminé le cours '${libelle}'`);
  await bravo.getByRole('button', { name: 'Voir mon cours' }).tap();
  await expect(page).toHaveURL(new RegExp(`/e-learning/${acces_id}$`));
  await expect(page.getByText(/Cours terminé le/)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByText(/^À relire jusqu’au /)).toBeVisible();
  await expect(page.getByText(/^100\s%$/)).toBeVisible();
  await expect(page.getByText('Ton attestation attend ton guide')).toBeVisible();
  await nameGuide(page, 'Marie-Hélène', 'Vandenbrœck');
  await toasted(page, 'Ton attestation est prête !');
  await expect(page.getByRole('button', { name: /^Télécharger mon attestation/ })).toBeVisible();
  await sound(page, 'a course that is finished');
});

test('the whole appointment of content/: stopped by its seven days, renewed by card, and an attestation that is mailed, read, verified, and replaced', async ({
  eleve,
  open,
}) => {
  const { read, write } = await database();
  const { id: acces_id, libelle } = await read
    .selectFrom('acces')
    .select(['id', 'libelle'])
    .where('codePermis', '=', 'RDV')
    .where('reference', 'is not', null)
    .executeTakeFirstOrThrow();
  const dateCreation = new Date().toISOString();
  await write((trx) =>
    trx
      .insertInto('accesUser')
      .values({ eleve_id: eleve.id, acces_id, actif: 1, dateCreation })
      .execute(),
  );
  const page = await open(PHONE);
  await page.setViewportSize(DESK.viewport);
  await login(page, eleve);
  await tabTo(page.getByRole('article', { name: libelle }).getByRole('link').first());
  await page.keyboard.press('Enter');
  await verifyByKeyboard(page, libelle);
  await nameGuideByKeyboard(page, 'Jean', 'D’Hondt');
  await answerAllButLast(eleve, acces_id);
  const lues = await lectures(eleve, acces_id);
  await eightDaysLater(eleve, acces_id);
  await page.reload();
  await renewByKeyboard(page, libelle);
  await tabTo(page.getByRole('article', { name: libelle }).getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Jean D’Hondt')).toBeVisible();
  expect(await lectures(eleve, acces_id)).toEqual(lues);
  await tabTo(page.getByRole('link', { name: /^Continuer\s: / }));
  await page.keyboard.press('Enter');
  await expect(questions(page).first()).toBeVisible();
  for (const question of await questions(page).all()) {
    await tabTo(question.getByRole('radio').first());
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
  }
  await tabTo(page.getByRole('button', { name: 'Valider mes réponses' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'Voir mon cours' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Il figure sur ton attestation/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: libelle })).toBeFocused();
  await tabTo(page.getByRole('button', { name: /^Télécharger mon attestation/ }));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  const pdf = await readPdf(await readFile(await download.path()));

  const mail = await mailTo(
    process.env.E2E_URL!,
    eleve.email,
    'Ton attestation de rendez-vous pédagogique',
  );
  const numero = /n°\s(\d{4}-\d{5})/.exec(mail)![1]!;
  expect(mail).not.toContain('033');
  expect(download.suggestedFilename()).toBe(`attestation-${numero}.pdf`);
  await page.setViewportSize(PHONE.viewport);
  await go(page, '/mon-profil');
  await expect(
    page.getByRole('button', { name: `Télécharger mon attestation n° ${numero}` }),
  ).toBeVisible();
  for (const said of ['Sarah Collignon', 'Jean D’Hondt', numero]) expect(pdf.texte).toContain(said);
  await sound(page, 'my accesses with an attestation');

  const { pathname } = new URL(pdf.qr!);
  await go(page, pathname);
  const verdict = page.getByRole('region', { name: 'Attestation authentique' });
  await expect(verdict).toContainText('S. C.');
  await expect(verdict).toContainText(numero);
  await verdict.getByLabel('Prénom et nom').fill('collignon sarah');
  await verdict.getByLabel('Date de naissance').fill('1985-07-31');
  await verdict.getByRole('button', { name: 'Comparer' }).tap();
  await expect(verdict.getByText(/^Non\s: cette attestation/)).toBeVisible();
  const plain = await open({ ...PHONE, javaScriptEnabled: false });
  await plain.goto(pathname);
  const sansScript = plain.getByRole('region', { name: 'Attestation authentique' });
  await expect(sansScript).toContainText(numero);
  await sansScript.getByLabel('Prénom et nom').fill('Sarah Collignon');
  await sansScript.getByLabel('Date de naissance').fill('1985-07-07');
  await sansScript.getByRole('button', { name: 'Comparer' }).tap();
  await expect(sansScript.getByText(/^Oui\s: cette attestation/)).toBeVisible();
  await plain.goto('/attestation');
  await plain.getByLabel('Code de l’attestation').fill(pathname.split('/').at(-1)!);
  await plain.getByRole('button', { name: 'Vérifier' }).tap();
  await expect(plain).toHaveURL(new RegExp(`${pathname}$`));
  await expect(sansScript).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Collignon');
  await sound(page, 'an attestation that is genuine');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await fits(page, 'an attestation in large text');
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  const field = page.getByLabel('Vérifier un autre code');
  await field.fill(`${pathname.split('/').at(-1)!.slice(0, -1)}${pathname.endsWith('0') ? 1 : 0}`);
  await page.getByRole('button', { name: 'Vérifier' }).tap();
  await expect(page.getByText(/Ce code contient une faute/)).toBeVisible();

  const desk = await open(DESK);
  await enter(desk, 10, `/extranet/eleves/${eleve.id}`);
  const card = desk.getByRole('region', { name: 'Attestations' });
  await expect(card).toContainText(`N° ${numero}`);
  await card.getByRole('button', { name: 'Remplacer l’attestation' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Remplacer l’attestation' });
  await dialog.getByLabel('Prénom').fill('Jeanne');
  await dialog.getByRole('button', { name: 'Remplacer' }).click();
  await expect(card).toContainText('Avec Jeanne D’Hondt');
  await card.getByRole('button', { name: /^Retirer la n°/ }).click();
  await desk.getByLabel('Motif').fill('Un essai.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
  await expect(card).toContainText('Motif : Un essai.');
  await sound(desk, 'the attestations of a learner');
  await go(page, pathname);
  await expect(page.getByRole('region', { name: 'Attestation remplacée' })).toBeVisible();
});

test('a course at a desk, by keyboard: modules, chapters, the way back, and the end of its time', async ({
  eleve,
  open,
}) => {
  const { libelle, acces_id } = await giveCours(eleve, 'B');
  const page = await open(DESK);
  await login(page, eleve);
  const press = async (name: string | RegExp, role: 'link' | 'button' = 'link') => {
    await page.getByRole(role, { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await page.getByRole('article', { name: libelle }).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('timer')).toContainText('jours');
  await expect(page.getByText('Ton rendez-vous pédagogique')).toBeHidden();

  await press(/^Voir les chapitres\s: Avant de rouler/);
  await expect(page.getByRole('heading', { level: 1, name: 'Avant de rouler' })).toBeFocused();
  await expect(page.getByText('Pas encore commencé')).toHaveCount(2);
  await sound(page, 'the chapters of a module');
  await press(/^Commencer\s: Ton journal/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ton journal' })).toBeFocused();
  for (const question of await questions(page).all()) {
    await question.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(question.getByRole('radio').nth(1)).toBeChecked();
  }
  await page.getByRole('button', { name: 'Valider mes réponses' }).focus();
  await page.keyboard.press('Enter');
  await toasted(page, 'Ce chapitre est maintenant terminé.');
  await expect(page.getByRole('heading', { name: '2 questions sur ce chapitre' })).toBeFocused();

  await press('Vers les chapitres');
  await expect(page.getByRole('link', { name: 'Terminé : Ton journal' })).toBeVisible();
  await press('Vers les modules');
  const modules = page.getByRole('region', { name: 'Modules' }).getByRole('listitem');
  await expect(modules.first()).toContainText('1/2 chapitres');
  await expect(modules.first().getByRole('link')).toHaveText(/^Continuer vers les chapitre\b/);
  await expect(page.getByText(/^33\s%$/)).toBeVisible();

  const { write } = await database();
  await write((trx) =>
    trx
      .updateTable('accesUser')
      .set({ datePerime: new Date(Date.now() - 1000).toISOString() })
      .where('eleve_id', '=', eleve.id)
      .where('acces_id', '=', acces_id)
      .execute(),
  );
  await press(/^Voir les chapitres\s: Rouler/);
  await expect(page).toHaveURL(/mon-profil/);
  await expect(
    page.getByText('La date de validité de votre accès est arrivé à échéance.'),
  ).toBeVisible();
  await page.goto('/e-learning/999999');
  await expect(page.getByText('On dirait que vous êtes perdu')).toBeVisible();
});
