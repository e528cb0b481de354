import type { Locator, Page } from '@playwright/test';
import type { Level } from '../regles/niveaux.ts';
import { callerOf } from './calls.ts';
import { DESK, PHONE, enter, expect, fits, go, sound, test, toasted } from './browser.ts';
import { database, newAdmin } from './people.ts';
import { listeOf } from '../server/socle/db/listes.ts';

type Open = (options: typeof DESK | typeof PHONE) => Promise<Page>;

async function openSeries(open: Open, device: typeof DESK, level: Level, query = '') {
  const page = await open(device);
  await enter(page, level, `/extranet/themes${query}`);
  await expect(list(page).getByText(/^\d+ séries?$/)).toBeVisible();
  return page;
}

const list = (page: Page) => page.getByRole('region', { name: 'Séries' });
const rows = (page: Page) => list(page).locator('tbody tr');
const adding = (page: Page) => page.getByRole('form', { name: 'Nouvelle série' });
const editing = (page: Page) => page.getByRole('form', { name: /^Série «\s.+\s»$/ });
const bank = (form: Locator) => form.getByRole('group', { name: 'Questions de la banque' });
const chosen = (form: Locator) => form.getByRole('group', { name: 'Questions de la série' });
const count = (form: Locator) => form.getByLabel('Compte de la série');
const order = async (form: Locator) =>
  (await chosen(form).getByRole('listitem').allInnerTexts()).map(
    (text) => /n°\s(\d+)/.exec(text)![1],
  );

async function addAndOpen(page: Page, libelle: string): Promise<void> {
  await adding(page).getByLabel('Libellé').fill(libelle);
  await adding(page).getByRole('button', { name: 'Ajouter' }).click();
  await toasted(page, `La série « ${libelle} » a été ajoutée`);
  await list(page).getByLabel('Mots du libellé').fill(libelle);
  await expect(rows(page)).toHaveCount(1);
  await rows(page)
    .getByRole('button', { name: /^Modifier/ })
    .click();
  await expect(editing(page).getByLabel('Libellé')).toHaveValue(libelle);
}

test('at a desk: chosen over two pages, put in order, completed by lot, saved, copied, deleted', async ({
  open,
}) => {
  test.setTimeout(120_000);
  const page = await openSeries(open, DESK, 9);
  const form = adding(page);
  await form.getByRole('button', { name: 'Ajouter' }).click();
  await expect(form.getByText('Donnez un nom à la série.')).toBeVisible();
  await expect(bank(form)).toContainText('7 questions ne sont pas proposées : la page d’accueil');

  const boxes = bank(form).getByRole('checkbox');
  await expect(boxes).toHaveCount(25);
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await bank(form).getByRole('combobox', { name: 'Page de la banque' }).click();
  await page.getByRole('option', { name: /^Page 3 sur/ }).click();
  await expect(bank(form).getByRole('combobox', { name: 'Page de la banque' })).toHaveValue(
    /^Page 3 sur/,
  );
  await expect(boxes.nth(0)).not.toBeChecked();
  await boxes.nth(0).check();
  const first = await order(form);
  expect(first).toHaveLength(3);
  await expect(count(form)).toContainText('Il en manque 47 pour arriver à cinquante.');

  await chosen(form)
    .getByRole('button', { name: /^Déplacer\s: question \d+, place 3/ })
    .press('Home');
  expect(await order(form)).toEqual([first[2], first[0], first[1]]);

  await bank(form).getByLabel('Mots ou numéro').fill('tram');
  await expect(bank(form).getByText(/^\d+ questions?$/)).toBeVisible();
  await expect(boxes.first()).not.toBeChecked();
  await form.getByRole('button', { name: 'Composer pour moi' }).click();
  const rules = page.getByRole('dialog', { name: 'Composer pour moi' });
  await rules.getByLabel('Dont graves (facultatif)').fill('12');
  await rules.getByRole('combobox', { name: /^Aucune question de ces séries/ }).fill('Série 1');
  await page.getByRole('option', { name: 'Série 1', exact: true }).click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('option')).toHaveCount(0);
  await rules.getByRole('button', { name: 'Compléter la liste' }).click();
  await expect(rules).toBeHidden();
  await expect(count(form)).toContainText('50 questions · 12 graves');
  await expect(count(form)).toContainText('Le compte est bon');
  expect((await order(form)).slice(0, 3)).toEqual([first[2], first[0], first[1]]);
  await sound(page, 'a series in hand');

  const drawn = await order(form);
  await addAndOpen(page, 'Série du pinson');
  expect(await order(editing(page))).toEqual(drawn);
  await expect(page).toHaveURL(/serie=\d+/);
  await expect(editing(page)).toContainText('Aucun produit ne tient cette série.');

  await chosen(editing(page))
    .getByRole('button', { name: `Échanger : question ${drawn[1]}` })
    .click();
  const swap = page.getByRole('dialog', { name: `Échanger la question ${drawn[1]}` });
  const proposed = swap.getByRole('list', { name: 'Questions proposées' }).getByRole('button');
  const taken = /\d+/.exec(await proposed.first().innerText())![0];
  await sound(page, 'three to swap for');
  await page.setViewportSize(PHONE.viewport);
  await fits(page, 'three to swap for, on a phone');
  await page.setViewportSize(DESK.viewport);
  await proposed.first().click();
  await expect(swap).toBeHidden();
  expect((await order(editing(page)))[1]).toBe(taken);

  await chosen(editing(page))
    .getByRole('button', { name: new RegExp(`^Retirer\\s: question ${drawn[0]}`) })
    .click();
  await editing(page).getByRole('button', { name: 'Modifier' }).click();
  await toasted(page, 'a été modifiée : 49 questions sur 50.');
  await expect(rows(page)).toContainText('49 questions');

  await rows(page).dblclick();
  await expect(editing(page).getByLabel('Libellé')).toHaveValue('Série du pinson');
  await editing(page).getByRole('button', { name: 'Copier dans une nouvelle série' }).click();
  await expect(form.getByLabel('Libellé')).toHaveValue('Série du pinson (copie)');
  expect(await order(form)).toEqual([taken, ...drawn.slice(2)]);
  await form.getByRole('button', { name: 'Ajouter' }).click();
  await toasted(page, 'La série « Série du pinson (copie) » a été ajoutée');
  await expect(rows(page)).toHaveCount(2);
  await rows(page)
    .last()
    .getByRole('button', { name: /^Supprimer/ })
    .click();
  await page.getByRole('button', { name: 'Oui, supprimer !' }).click();
  await toasted(page, 'a été supprimée.');
  await expect(rows(page)).toHaveCount(1);
});

test('what is in use: who holds it is said before it goes, and the home page keeps its own', async ({
  open,
}) => {
  const page = await openSeries(open, PHONE, 10, '?recherche=Série+1');
  await fits(page, 'the series');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Modifier/ })
    .click();
  await expect(editing(page)).toContainText(/Tenue par «\sThéorie permis B\s» \(en vente\)/);
  await expect(editing(page).getByRole('heading', { level: 2 })).toBeInViewport();
  await fits(page, 'a series in hand');
  await editing(page).getByRole('button', { name: 'Supprimer' }).click();
  const sure = page.getByRole('dialog', { name: 'Êtes-vous sûr ?' });
  await expect(sure).toContainText(/retirée du produit «\sThéorie permis B\s» \(en vente\)/);
  await expect(sure).toContainText('Cette action est irréversible !');
  await sure.getByRole('button', { name: 'Annuler' }).click();

  await go(page, '/extranet/themes?recherche=accueil');
  // Wait for the new rows, or the deletion would hit old ones.
  await rows(page)
    .filter({ hasText: /accueil/i })
    .getByRole('button', { name: /^Supprimer/ })
    .click();
  await page.getByRole('button', { name: 'Oui, supprimer !' }).click();
  await toasted(page, 'La page d’accueil pose les questions de cette série');
});

test('two on one series: the second is told, sees how, and keeps what she chose', async ({
  open,
}) => {
  const send = await callerOf(await newAdmin(9));
  const [one, two] = await twoQuestions();
  const { id } = await send('addTheme', {
    libelle: 'Série de la mésange',
    listeQuestions: `${one};${two}`,
  });
  const page = await openSeries(open, DESK, 9, `?recherche=mésange&serie=${id}`);
  const form = editing(page);
  await expect(chosen(form).getByRole('listitem')).toHaveCount(2);
  await send('editTheme', { id, libelle: 'Série de la mésange', listeQuestions: `${two}` });
  await chosen(form)
    .getByRole('button', { name: `Retirer : question ${two}` })
    .click();
  await form.getByRole('button', { name: 'Modifier' }).click();
  const told = form.getByRole('alert');
  await expect(told).toBeFocused();
  await expect(told).toContainText(/Nadia Renard a enregistré une autre version le/);
  await expect(told).toContainText(
    new RegExp(`Seulement dans celle de Nadia Renard\\s*n° ${two}\\s: `),
  );
  await expect(told).toContainText(new RegExp(`Seulement dans la vôtre\\s*n° ${one}\\s: `));
  expect(await order(form)).toEqual([one]);
  await told.getByRole('button', { name: 'Garder la mienne' }).click();
  await toasted(page, 'a été modifiée : 1 question sur 50.');
  await rows(page).dblclick();
  await expect(form.getByLabel('Libellé')).toHaveValue('Série de la mésange');
  expect(await order(form)).toEqual([one]);
});

async function twoQuestions(): Promise<string[]> {
  const { listeQuestions } = await (
    await database()
  ).read
    .selectFrom('theme')
    .select(listeOf('theme'))
    .where('libelle', '=', 'Série 1')
    .executeTakeFirstOrThrow();
  return listeQuestions.split(';').slice(0, 2);
}
