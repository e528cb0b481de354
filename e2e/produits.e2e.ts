import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { DESK, PHONE, enter, expect, sound, test, toasted } from './browser.ts';
import { database } from './people.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Accès' });
const adding = (page: Page) => page.getByRole('form', { name: 'Nouvel accès' });
const apercu = (page: Page) => page.getByRole('region', { name: 'Aperçu' });
const linking = (page: Page) => page.getByRole('form', { name: /^(Séries|Modules) de l’accès$/ });
const chosen = (page: Page) => linking(page).getByRole('group', { name: /dans leur ordre$/ });

async function newCourse(libelle: string) {
  const db = await database();
  return db.write(async (trx) => {
    const modules: number[] = [];
    for (const name of ['Voir', 'Décider', 'Agir']) {
      const row = await trx
        .insertInto('module')
        .values({ libelle: `${name} (${libelle})` })
        .returning('id')
        .executeTakeFirstOrThrow();
      modules.push(row.id);
    }
    const { id } = await trx
      .insertInto('acces')
      .values({
        libelle,
        slug: libelle.toLowerCase().replaceAll(' ', '-'),
        prix: 2500,
        taux: 2100,
        codePermis: 'B',
        type: 'EL',
        dureeValidite: 2,
        langue: 'FR',
        contenu: 'Un cours',
        description: 'Un cours.',
        title: 'Le cours',
        text: 'Le cours.',
        actif: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, modules };
  });
}

test('at a desk: refused, added with a banner, its series linked and put in order, sold, and seen by a visitor', async ({
  open,
}) => {
  test.setTimeout(180_000);
  const page = await open(DESK);
  await enter(page, 9, '/extranet/acces');
  const form = adding(page);
  await form.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await toasted(page, 'Veuillez corriger les erreurs dans le formulaire');
  await expect(form.getByLabel('Libellé')).toBeFocused();
  await expect(form.getByText('Donnez un nom à l’accès.')).toBeVisible();
  await expect(form.getByText('Un montant en euros est attendu, comme 14,99.')).toBeVisible();

  await form.getByLabel('Libellé').fill('Théorie d’hiver');
  await expect(form.getByLabel('Adresse')).toHaveValue('/acces/theorie-d-hiver');
  await form.getByLabel('Prix', { exact: true }).fill('14,99');
  await expect(form.getByLabel('TVA', { exact: true })).toHaveValue('3,15\u00a0€');
  await form.getByLabel('Prix de renouvellement (facultatif)').fill('12');
  await form.getByLabel('Description (facultatif)').fill('Deux séries pour l’hiver.');
  await form.getByLabel('Titre de la page').fill('La théorie en hiver');
  await form.getByLabel('Texte de la page').fill('Quand il neige, on révise.');

  await form.getByRole('button', { name: 'Ajouter une ligne' }).click();
  await form.getByLabel('Ligne 1', { exact: true }).fill('Deux séries ; une explication');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Ligne 2', { exact: true })).toBeFocused();
  await page.keyboard.type('Un historique');
  await form.getByRole('button', { name: 'Ajouter', exact: true }).click();
  const contenu = form.getByRole('group', { name: 'Contenu (facultatif)' });
  await expect(contenu).toContainText('La ligne 1 contient un point-virgule');
  await form.getByLabel('Ligne 1', { exact: true }).fill('Deux séries');
  await form.getByRole('button', { name: /^Déplacer\s: Un historique/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(form.getByLabel('Ligne 1', { exact: true })).toHaveValue('Un historique');

  await form.locator('input[type=file]').setInputFiles({
    name: 'neige.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({
      create: { width: 800, height: 640, channels: 3, background: '#0b4ea2' },
    })
      .jpeg()
      .toBuffer(),
  });
  const seen = apercu(page);
  await expect(seen.locator('img')).toHaveAttribute('src', /^data:/);
  await expect(seen).toContainText('14,99');
  await seen.getByText('Page', { exact: true }).click();
  await expect(seen.getByText('La théorie en hiver')).toBeVisible();
  await expect(seen).toContainText('Renouveler ensuite coûte 12,00\u00a0€');
  await expect(seen.locator('li').filter({ hasText: 'Un historique' })).toBeVisible();
  await sound(page, 'the products with a form in hand');

  await form.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await toasted(page, 'L’accès « Théorie d’hiver » a été ajouté.');
  const row = list(page).getByRole('row').filter({ hasText: 'Théorie d’hiver' });
  await expect(row).toContainText('Il manque au produit ses séries.');
  await expect(row.locator('img')).toHaveAttribute('src', /^\/img\/acces\/[0-9a-f]{32}-640\.webp$/);
  await row.getByRole('link', { name: 'Lier des séries : Théorie d’hiver' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Théorie d’hiver' })).toBeVisible();
  const links = linking(page);
  await links.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(links.getByText("Aucun theme n'a été séléctionné")).toBeVisible();
  const reste = links.getByRole('group', { name: 'Séries à lier' });
  const rows = chosen(page).getByRole('listitem');
  for (const box of [0, 1, 2]) await reste.getByRole('checkbox').nth(box).check();
  await expect(rows).toHaveCount(3);
  const [first, , third] = await rows.allInnerTexts();
  await chosen(page)
    .getByRole('button', { name: /^Déplacer/ })
    .nth(2)
    .focus();
  await page.keyboard.press('Home');
  const before = nameOf(third!);
  await expect(rows.first()).toContainText(before);
  await sound(page, 'series to link');
  await links.getByRole('button', { name: 'Enregistrer' }).click();
  await toasted(page, 'a 3 séries, dans cet ordre.');
  await expect(rows.nth(1)).toContainText(nameOf(first!));
  await chosen(page)
    .getByRole('button', { name: `Retirer : ${before}` })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Oui, retirer !' }).click();
  await toasted(page, 'a maintenant 2 séries.');
  await expect(rows).toHaveCount(2);
  await loseTheReading(page);

  await page.getByRole('link', { name: 'Modifier l’accès' }).click();
  const editing = page.getByRole('form', { name: 'Modifier l’accès' });
  // At 200 % the cursor must stay above the save bar.
  await page.setViewportSize({ width: 640, height: 400 });
  await editing.getByLabel('Libellé').focus();
  for (const label of ['Description (facultatif)', 'Texte de la page'])
    await uncovered(editing.getByLabel(label));
  await page.setViewportSize(DESK.viewport);
  await editing.getByLabel('En vente').check();
  await editing.getByRole('button', { name: 'Modifier', exact: true }).click();
  await toasted(page, 'Le site le montre d’ici une demi-minute.');
  const visitor = await open(PHONE);
  await visitor.goto('/acces/theorie-d-hiver');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('La théorie en hiver');
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Un historique' })).toBeVisible();
});

async function loseTheReading(page: Page): Promise<void> {
  const rows = chosen(page).getByRole('listitem');
  const failure = page.getByRole('alert').filter({ hasText: 'Pas de connexion' });
  await page.getByRole('group', { name: 'Séries à lier' }).getByRole('checkbox').first().check();
  await expect(rows).toHaveCount(3);
  await page.route('**/api/extranet/getAcces?*', (route) => route.abort());
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(failure).toBeVisible();
  await expect(rows).toHaveCount(3);
  await page.unroute('**/api/extranet/getAcces?*');
  await page.getByRole('button', { name: 'Réessayer' }).press('Enter');
  await expect(failure).toHaveCount(0);
  await expect(rows).toHaveCount(3);
  await linking(page).getByRole('button', { name: 'Annuler' }).click();
}

async function uncovered(field: Locator): Promise<void> {
  await field.focus();
  await expect(async () => {
    const seen = await field.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 20, top + 20) === element;
    });
    expect(seen).toBe(true);
  }).toPass();
}

const nameOf = (row: string) =>
  row
    .replace(/^\d+\.\s*/, '')
    .replace(/\s*\(\d+ questions?\).*$/s, '')
    .trim();

test('on a phone: modules dragged, somebody who was quicker, a copy, and one that is deleted', async ({
  open,
}) => {
  test.setTimeout(180_000);
  const page = await open(PHONE);
  const { id, modules } = await newCourse('Cours de printemps');
  await enter(page, 9, `/extranet/edit-acces/${id}`);
  const reste = linking(page).getByRole('group', { name: 'Modules à lier' });
  await reste.getByLabel('Chercher dans la liste').fill('printemps');
  await reste.getByRole('button', { name: 'Tout sélectionner' }).click();
  const rows = chosen(page).getByRole('listitem');
  await expect(rows).toHaveCount(3);

  const handles = chosen(page).getByRole('button', { name: /^Déplacer/ });
  await handles.first().scrollIntoViewIfNeeded();
  await rows.last().scrollIntoViewIfNeeded();
  const from = (await handles.first().boundingBox())!;
  const to = (await handles.last().boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, to.y + 30, { steps: 8 });
  await page.mouse.up();
  await expect(rows.last()).toContainText('Voir');
  await expect(rows.first()).toContainText('Décider');

  const db = await database();
  await db.write((trx) =>
    trx
      .insertInto('accesModule')
      .values({ acces_id: id, module_id: modules[0]!, position: 0 })
      .execute(),
  );
  await linking(page).getByRole('button', { name: 'Enregistrer' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'a changé entre-temps' });
  await expect(told).toContainText('Seulement dans la vôtreDécider (Cours de printemps)');
  await told.getByRole('button', { name: 'Garder la mienne' }).click();
  await toasted(page, 'a 3 modules, dans cet ordre.');
  await expect(told).toHaveCount(0);
  const saved = await db.read
    .selectFrom('accesModule')
    .select('module_id')
    .where('acces_id', '=', id)
    .orderBy('position')
    .execute();
  expect(saved.map(({ module_id }) => module_id)).toEqual([modules[1], modules[2], modules[0]]);

  await page.getByRole('link', { name: 'Modifier l’accès' }).click();
  const form = page.getByRole('form', { name: 'Modifier l’accès' });
  await expect(form.getByLabel('Prix', { exact: true })).toHaveValue('25 €');
  await expect(form.getByRole('combobox', { name: 'Type' })).toBeDisabled();
  await expect(form.getByText('Des modules sont liés à cet accès')).toBeVisible();

  await db.write((trx) =>
    trx.updateTable('acces').set({ prix: 3000, version: 5 }).where('id', '=', id).execute(),
  );
  await form.getByLabel('Titre de la page').fill('Le cours du printemps');
  await form.getByRole('button', { name: 'Modifier', exact: true }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Cet accès a changé entre-temps' });
  await expect(conflict).toContainText('30,00');
  await expect(conflict).toContainText('Le cours du printemps');
  await sound(page, 'a product that somebody else has changed', form);
  await conflict.getByRole('button', { name: 'Reprendre la leur' }).click();
  await expect(form.getByLabel('Prix', { exact: true })).toHaveValue('30 €');

  await form.getByRole('button', { name: 'Copier' }).click();
  const copy = adding(page);
  await expect(copy.getByLabel('Libellé')).toHaveValue('Cours de printemps (copie)');
  await copy.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await toasted(page, 'L’accès « Cours de printemps (copie) » a été ajouté.');
  const row = list(page).getByRole('row').filter({ hasText: '(copie)' });
  await expect(row).toContainText('3 modules');
  await row.getByRole('button', { name: 'Supprimer : Cours de printemps (copie)' }).click();
  const sure = page.getByRole('dialog', { name: 'Êtes-vous sûr ?' });
  await expect(sure).toContainText('« Cours de printemps (copie) » ne sera plus en vente.');
  await sure.getByRole('button', { name: 'Oui, supprimer !' }).click();
  await toasted(page, 'L’accès « Cours de printemps (copie) » a été supprimé.');
  await expect(row).toHaveCount(0);
});
