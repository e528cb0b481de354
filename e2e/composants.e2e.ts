import type { Locator, Page } from '@playwright/test';
import { DESK, PHONE, expect, fits, sound, test } from './browser.ts';

test('every part in every state: on a phone a choice, a dialog, a checklist; at a desk rows by keyboard, an order, filters, a form', async ({
  open,
}) => {
  test.setTimeout(180_000);
  const page = await open(PHONE);
  await page.goto('/composants');
  await expect(page.getByRole('heading', { level: 1, name: 'Composants' })).toBeVisible();
  await page.getByRole('button', { name: 'Être moins rapide' }).click();
  await expect(page.getByRole('alert', { name: /a changé entre-temps/ })).toBeFocused();
  await sound(page, '/composants');
  await tickAll(page);
  await chooseByKeyboard(page);

  await page.setViewportSize(DESK.viewport);
  await fits(page, '/composants');
  await goByRows(page);
  await setOrder(page);
  await filter(page);
  await fillForm(page);
});

async function chooseByKeyboard(page: Page): Promise<void> {
  const choice = page.getByRole('combobox', { name: 'Choix parmi beaucoup' }).first();
  await choice.fill('ligne 12');
  await expect(
    page.getByRole('listbox', { name: 'Choix parmi beaucoup' }).getByRole('option'),
  ).toHaveText(['Ligne 12']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(choice).toHaveValue('Ligne 12');
  await openByKeyboard(page, choice, 'Choix parmi beaucoup');
  const short = page.getByRole('combobox', { name: 'Choix', exact: true }).nth(1);
  await openByKeyboard(page, short, 'Choix');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(short).toHaveValue('');
  await expect(short).toBeFocused();
  await pickFile(page);
  await page.getByRole('button', { name: 'Ouvrir un dialogue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Un dialogue' });
  await expect(dialog).toBeVisible();
  await sound(page, 'a dialog', dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function openByKeyboard(page: Page, choice: Locator, name: string): Promise<void> {
  const options = page.getByRole('listbox', { name, exact: true }).getByRole('option');
  const before = await choice.inputValue();
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await choice.press(key);
    await expect(options.nth(2), key).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(choice).toHaveValue(before);
  }
}

async function pickFile(page: Page): Promise<void> {
  const field = page.getByRole('button', { name: 'Image' }).first();
  for (const key of ['Enter', 'Space']) {
    const asked = page.waitForEvent('filechooser');
    await field.press(key);
    const file = { name: `${key}.txt`, mimeType: 'text/plain', buffer: Buffer.from(key) };
    await (await asked).setFiles(file);
    await expect(field).toContainText(file.name);
  }
  await page.getByRole('button', { name: 'Retirer le fichier' }).first().press('Enter');
  await expect(field).toContainText('fichier');
  await expect(field).toBeFocused();
}

async function tickAll(page: Page): Promise<void> {
  const list = page.getByRole('group', { name: 'Liste à cocher' }).first();
  await list.getByRole('checkbox', { name: 'Ligne 7', exact: true }).check();
  await list.getByLabel('Chercher dans la liste').fill('ligne 1');
  await expect(list.getByRole('checkbox')).toHaveCount(11);
  await list.getByRole('button', { name: 'Tout sélectionner' }).click();
  await expect(list.getByText('12 sélectionnés')).toBeVisible();
  await list.getByRole('button', { name: 'Tout désélectionner' }).click();
  await list.getByLabel('Chercher dans la liste').fill('');
  await expect(list.getByText('1 sélectionné')).toBeVisible();
  await expect(list.getByRole('checkbox', { name: 'Ligne 7', exact: true })).toBeChecked();
}

async function goByRows(page: Page): Promise<void> {
  const table = page.getByRole('table', { name: 'Panneaux' });
  const row = (n: number) => table.getByRole('row').nth(n);
  await row(1).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(row(3)).toBeFocused();
  await page.keyboard.press('End');
  await expect(row(25)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Modifier le panneau' });
  await expect(form.getByRole('heading')).toBeFocused();
  await expect(form.getByLabel('Nom')).toHaveValue('Panneau numéro 2');
  await expect(row(2)).toHaveAttribute('aria-current', 'true');
  await form.getByRole('button', { name: 'fermer' }).click();
  await expect(page.getByRole('form', { name: 'Nouveau panneau' })).toBeVisible();
  await expect(row(2)).toBeFocused();
}

async function setOrder(page: Page): Promise<void> {
  const list = page.getByRole('group', { name: 'Liste à ordonner' }).nth(1);
  const rows = list.getByRole('listitem');
  const handle = (n: number) => list.getByRole('button', { name: `Ligne ${n}, place` });
  const order = (...lines: number[]) => lines.map((n, i) => `${i + 1}.Ligne ${n}`);
  await expect(rows).toHaveText(order(4, 2, 9, 7));

  await handle(4).focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows).toHaveText(order(2, 4, 9, 7));
  await expect(handle(4)).toBeFocused();
  await expect(list.getByRole('status')).toHaveText('Ligne 4 : place 2 sur 4.');
  await page.keyboard.press('End');
  await expect(rows).toHaveText(order(2, 9, 7, 4));

  await handle(7).click();
  await expect(handle(7)).toHaveAttribute('aria-pressed', 'true');
  await handle(2).click();
  await expect(rows).toHaveText(order(7, 2, 9, 4));

  const from = (await handle(7).boundingBox()) ?? { x: 0, y: 0 };
  const to = (await handle(9).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(from.x + 9, from.y + 9);
  await page.mouse.down();
  await page.mouse.move(to.x + 9, to.y + 14, { steps: 5 });
  await page.mouse.up();
  await expect(rows).toHaveText(order(2, 9, 7, 4));
  await expect(handle(7)).toHaveAttribute('aria-pressed', 'false');

  await list.getByRole('button', { name: 'Retirer : Ligne 9' }).click();
  await expect(rows).toHaveText(order(2, 7, 4));
  await expect(list.getByRole('button', { name: 'Retirer : Ligne 7' })).toBeFocused();
}

async function filter(page: Page): Promise<void> {
  const list = page.getByRole('region', { name: 'Panneaux' });
  await list.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/composants?page=2');
  await expect(list.getByRole('row')).toHaveCount(26);
  await list.getByLabel('Mots du nom').pressSequentially('numéro 5');
  await expect(page).toHaveURL(
    `/composants?mot=${encodeURIComponent('numéro').replaceAll('%20', '+')}+5`,
  );
  await expect(list.getByText('11 panneaux')).toBeVisible();
  await list.getByRole('combobox', { name: 'Série' }).click();
  await page.getByRole('option', { name: 'Série B' }).click();
  await expect(page).toHaveURL(/serie=B/);
  await page.reload();
  await expect(list.getByLabel('Mots du nom')).toHaveValue('numéro 5');
  await expect(list.getByText('5 panneaux')).toBeVisible();
  await list.getByLabel('Mots du nom').fill('rien de tel');
  await expect(list.getByText('Rien ne correspond à ces filtres')).toBeVisible();
  await list.getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(page).toHaveURL('/composants');
  // Filters replaced the second page's entry: the first precedes it.
  await page.goBack();
  await expect(page).toHaveURL('/composants');
}

async function fillForm(page: Page): Promise<void> {
  const table = page.getByRole('table', { name: 'Panneaux' });
  const adding = page.getByRole('form', { name: 'Nouveau panneau' });
  await adding.getByRole('button', { name: 'Ajouter' }).click();
  await expect(adding.getByLabel('Nom')).toBeFocused();
  await expect(adding.getByLabel('Nom')).toHaveAccessibleDescription('Indiquez un nom.');
  await adding.getByLabel('Prix').pressSequentially('14,9');
  await adding.getByLabel('Nom').fill('Un panneau de plus');
  await expect(adding.getByLabel('Nom')).not.toHaveAttribute('aria-invalid');

  const kept = page.getByRole('dialog', { name: 'Modifications non enregistrées' });
  const stay = async () => {
    await kept.getByRole('button', { name: 'Continuer la saisie' }).click();
    await expect(kept).toBeHidden();
    await expect(adding.getByLabel('Nom')).toHaveValue('Un panneau de plus');
  };
  await table.getByRole('button', { name: 'Modifier : Panneau numéro 1', exact: true }).click();
  await stay();
  await page.getByRole('link', { name: 'Vers l’accueil' }).click();
  await stay();
  const asked = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.dismiss();
    }),
  );
  await page.close({ runBeforeUnload: true });
  expect(await asked).toBe('beforeunload');

  await adding.getByRole('button', { name: 'Ajouter' }).click();
  await expect(table.getByRole('row').nth(1)).toContainText('14,90');
  await expect(adding.getByLabel('Nom')).toHaveValue('');

  await table.getByRole('button', { name: 'Supprimer : Un panneau de plus' }).click();
  const sure = page.getByRole('dialog', { name: 'Êtes-vous sûr ?' });
  await expect(sure).toContainText('Cette action est irréversible !');
  await sure.getByRole('button', { name: 'Oui, supprimer !' }).click();
  await expect(page.getByText('60 panneaux')).toBeVisible();

  await table.getByRole('row').nth(4).dblclick();
  await page.getByRole('form', { name: 'Modifier le panneau' }).getByLabel('Nom').fill('Autre');
  await page.getByRole('link', { name: 'Vers l’accueil' }).click();
  await kept.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await expect(page).toHaveURL('/');
}
