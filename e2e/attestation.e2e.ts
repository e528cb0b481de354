import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../server/testing/pdf.ts';
import { callerOf } from './calls.ts';
import { lectures, questions } from './cours.ts';
import { DESK, PHONE, enter, expect, fits, go, login, sound, tabTo, test } from './browser.ts';
import { mailTo } from './mails.ts';
import { type Eleve, database } from './people.ts';
import { told } from './retour.ts';

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
