import type { Locator, Page } from '@playwright/test';
import { DESK, PHONE, enter, expect, fits, go, test, toasted } from './browser.ts';
import { picture } from './images.ts';
import { mailTo } from './mails.ts';
import { unique } from './people.ts';

const tag = unique();

async function find(page: Page, letters: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: /^Un écran/ }).fill(letters);
  await expect(page.getByRole('option', { selected: true })).toContainText(letters);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: letters })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function begin(page: Page, name: string, field = 'Libellé'): Promise<Locator> {
  const form = page.getByRole('form', { name });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Alt+N');
  await expect(form.getByLabel(field)).toBeFocused();
  return form;
}

async function save(page: Page, said: string): Promise<void> {
  await page.keyboard.press('Control+S');
  await toasted(page, said);
}

/** Works whether the list is searchable or not. */
async function choose(page: Page, field: Locator, name: string | RegExp): Promise<void> {
  await field.press('Enter');
  const option = page.getByRole('option', { name });
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('data-combobox-selected', 'true', { timeout: 200 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(name);
  await expect(field).toBeFocused();
}

async function addModule(page: Page, libelle: string): Promise<void> {
  await begin(page, 'Nouveau module');
  await page.keyboard.insertText(libelle);
  await save(page, `Le module « ${libelle} » a été ajouté.`);
}

/** Pictures can be added after the first save. */
async function addChapitre(page: Page, module: string, libelle: string, images: string[]) {
  const form = await begin(page, 'Nouveau chapitre');
  await page.keyboard.insertText(libelle);
  await form.getByLabel('Modules (facultatif)').selectOption({ label: module });
  await form.getByRole('textbox', { name: 'Texte', exact: true }).focus();
  await page.keyboard.type('Tôt.');
  const questions = form.getByRole('group', { name: 'Questions', exact: true });
  const article = questions.getByRole('combobox', { name: 'Article de loi' });
  await choose(page, article, 'Tous les articles');
  await expect(questions.getByRole('checkbox')).toHaveCount(25);
  await questions.getByRole('checkbox').first().press('Space');
  await save(page, `Le chapitre « ${libelle} » a été ajouté.`);
  const opened = page.getByRole('form', { name: /^Chapitre \d+$/ });
  await opened
    .getByLabel('Images à charger')
    .setInputFiles(await Promise.all(images.map((each, at) => picture(`${at}.jpg`, each))));
  for (const [at] of images.entries()) {
    await opened
      .getByRole('button', { name: `Insérer dans le texte : image ${at + 1}` })
      .press('Enter');
    await opened.getByLabel('Texte de remplacement de l’image').fill(`Photo ${at + 1}`);
  }
  await save(page, `Le chapitre « ${libelle} » a été modifié.`);
  await expect(page.getByRole('form', { name: 'Nouveau chapitre' })).toBeVisible();
}

async function addProduit(page: Page, libelle: string, type: 'EL' | 'QT', tenus: string[]) {
  const form = await begin(page, 'Nouvel accès');
  await page.keyboard.insertText(libelle);
  await form.getByLabel('Prix', { exact: true }).fill('24,99');
  await choose(page, form.getByRole('combobox', { name: 'Type' }), new RegExp(`^${type}`));
  await form.locator('input[type=file]').setInputFiles(await picture('b.jpg', '#ffce00'));
  // A file is looked at before the form has it.
  await expect(form.locator('img[src^="data:"]')).toBeVisible();
  await save(page, `L’accès « ${libelle} » a été ajouté.`);
  const row = page.getByRole('row').filter({ hasText: libelle });
  await row.getByRole('link', { name: /^Lier des/ }).press('Enter');
  const links = page.getByRole('form', { name: /^(Séries|Modules) de l’accès$/ });
  const reste = links.getByRole('group', { name: /à lier$/ });
  for (const tenu of tenus)
    await reste.getByRole('checkbox', { name: new RegExp(`${tenu} ${tag}`) }).press('Space');
  if (tenus.length > 1)
    await links
      .getByRole('button', { name: /^Déplacer/ })
      .last()
      .press('Home');
  await links.getByRole('button', { name: 'Enregistrer' }).press('Enter');
  await toasted(page, `« ${libelle} » a ${tenus.length}`);
  await page.getByRole('link', { name: 'Modifier l’accès' }).press('Enter');
  const opened = page.getByRole('form', { name: 'Modifier l’accès' });
  await opened.getByLabel('En vente').press('Space');
  await save(page, `« ${libelle} » a été modifié`);
}

test('a day at the school, from a first module to who changed what', async ({ open }) => {
  const page = await open(DESK);
  await enter(page, 10, '/extranet/modules');
  await addModule(page, `Agir ${tag}`);
  await addModule(page, `Voir ${tag}`);
  await find(page, 'Chapitres');
  await addChapitre(page, `Voir ${tag}`, `Loin ${tag}`, ['#0b4ea2', '#ffce00']);
  await addChapitre(page, `Voir ${tag}`, `Autour ${tag}`, ['#0b4ea2']);
  await addChapitre(page, `Agir ${tag}`, `Freiner ${tag}`, ['#0b4ea2']);
  await find(page, 'Séries');
  const serie = await begin(page, 'Nouvelle série');
  await page.keyboard.insertText(`Série ${tag}`);
  await serie.getByRole('button', { name: 'Composer pour moi' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Tirer' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(serie.getByLabel('Compte de la série')).toContainText('Le compte est bon');
  await save(page, `La série « Série ${tag} » a été ajoutée`);
  await find(page, 'Accès');
  await addProduit(page, `Cours ${tag}`, 'EL', ['Agir', 'Voir']);
  await addProduit(page, `Théorie ${tag}`, 'QT', ['Série']);

  await find(page, 'Élèves');
  await begin(page, 'Nouvel élève', 'Prénom');
  const eleves = page.getByRole('form', { name: 'Nouvel élève' });
  await page.keyboard.insertText('Éloïse');
  await eleves.getByLabel('Nom', { exact: true }).fill(`Van${tag}`);
  await eleves.getByLabel('E-mail').fill(`${tag}@exemple.be`);
  await save(page, `Éloïse Van${tag} a son compte.`);
  await page.getByRole('link', { name: `Éloïse Van${tag}` }).press('Enter');
  const acces = page.getByRole('region', { name: 'Accès' });
  for (const [libelle, nombre] of [
    [`Cours ${tag}`, 1],
    [`Théorie ${tag}`, 2],
  ] as const) {
    const produit = acces.getByRole('combobox', { name: 'Ajouter un accès' });
    await choose(page, produit, new RegExp(`^${libelle} `));
    await acces.getByRole('button', { name: 'Ajouter' }).press('Enter');
    await expect(acces.getByRole('listitem')).toHaveCount(nombre);
    await expect(produit).toHaveValue('');
  }

  const mail = await mailTo(process.env.E2E_URL!, `${tag}@exemple.be`, 'Bienvenue chez');
  const learner = await open(DESK);
  await learner.goto(/\/mot-de-passe\/[\w-]+/.exec(mail)![0]);
  await learner.getByLabel('Mot de passe', { exact: true }).fill('Trois-tramways-7');
  await learner.keyboard.press('Enter');
  await expect(learner.getByText('Pas encore commencé')).toHaveCount(2);
  const card = (libelle: string) => learner.getByRole('article', { name: `${libelle} ${tag}` });
  await card('Théorie').getByRole('link', { name: 'Commencer' }).click();
  await expect(learner.getByRole('link', { name: `Série ${tag}`, exact: true })).toBeVisible();
  await go(learner, '/mon-profil');
  await card('Cours').getByRole('link', { name: 'Commencer' }).click();
  await expect(learner.getByRole('region', { name: 'Modules' }).getByRole('heading')).toHaveText([
    'Modules',
    `Voir ${tag}`,
    `Agir ${tag}`,
  ]);
  await learner.getByRole('link', { name: `Commencer : Loin ${tag}` }).click();
  await expect(learner.getByRole('img', { name: 'Photo 2' })).toBeVisible();
  await expect(learner.getByRole('form', { name: 'Question 1 sur 1' })).toBeVisible();

  await page.setViewportSize(PHONE.viewport);
  await page.getByRole('link', { name: 'Vers les élèves' }).click();
  await page.getByLabel('Rechercher').fill(tag.slice(-6));
  await expect(page.getByRole('row')).toHaveCount(2);
  await fits(page, 'the learners on a phone');
  await page.getByRole('link', { name: `Éloïse Van${tag}` }).click();
  const cours = acces.getByRole('listitem').filter({ hasText: `Cours ${tag}` });
  await cours.getByRole('button', { name: 'Désactiver' }).click();
  await expect(cours.getByText('Désactivé', { exact: true })).toBeVisible();
  await learner.getByRole('link', { name: 'Vers les chapitres' }).click();
  await expect(learner.getByText('Ton auto-école a désactivé cet accès.')).toBeVisible();
  await expect(learner.getByRole('article')).toHaveCount(1);
  await cours.getByRole('button', { name: 'Activer', exact: true }).click();
  await cours.getByRole('button', { name: 'Modifier les dates' }).click();
  await cours.getByLabel('Expiration').fill('2099-12-31');
  await cours.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(cours.getByText('31 décembre 2099')).toBeVisible();
  await page.setViewportSize(DESK.viewport);

  await go(page, '/extranet/eleves');
  await page.getByRole('button', { name: 'Importer une classe' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Importer une classe' });
  const lines = Array.from(
    { length: 30 },
    (_, n) => `De${tag}${n}\tPrénom\t${tag}${n}@classe.be\t3/7/2007\tThéorie ${tag}`,
  );
  await dialog.getByLabel('Tableau').fill(lines.join('\n'));
  await dialog.getByRole('button', { name: 'Vérifier' }).press('Enter');
  await dialog.getByRole('button', { name: 'Importer' }).press('Enter');
  await toasted(page, 'Classe importée : 30 comptes, 30 accès.');
  await expect(dialog).toBeHidden();
  await page.getByLabel('Rechercher').fill(`${tag.slice(-4)}29`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').last()).toContainText(`De${tag}29`);

  await find(page, 'Journal');
  await choose(page, page.getByRole('combobox', { name: 'Chose' }), /^Chapitres$/);
  const lignes = page.getByRole('row').filter({ hasText: tag });
  await expect(lignes.filter({ hasText: 'Nadia Renard a ajouté un chapitre' })).toHaveCount(3);
  await lignes
    .filter({ hasText: 'a modifié un chapitre' })
    .first()
    .locator('summary')
    .press('Enter');
  await expect(lignes.getByText('Photo 1').last()).toBeVisible();
  await find(page, `Éloïse Van${tag}`);
  await page.getByRole('link', { name: 'Journal de l’élève' }).press('Enter');
  await expect(
    page.getByRole('row').filter({ hasText: 'Nadia Renard a activé ou désactivé un accès' }),
  ).toHaveCount(2);
});
