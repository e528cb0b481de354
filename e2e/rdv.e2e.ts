import type { Page } from '@playwright/test';
import { PHONE, expect, login, sound, test, toasted } from './browser.ts';
import { giveCours, lectures, questions } from './cours.ts';

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

async function nameGuide(page: Page, prenom: string, nom: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Mes guides' });
  await form.getByLabel('Prénom').fill(prenom);
  await form.getByLabel('Nom', { exact: true }).fill(nom);
  await form.getByRole('button', { name: 'Enregistrer' }).tap();
  await expect(page.getByText(`${prenom} ${nom}`)).toBeVisible();
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
