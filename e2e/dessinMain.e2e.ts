import type { Locator, Page } from '@playwright/test';
import { DESK, PHONE, enter, expect, sound, test, toasted } from './browser.ts';

const motsDe = async (editeur: Locator): Promise<string> => {
  await editeur.getByText('En mots', { exact: true }).click();
  const mots = await editeur.getByRole('textbox', { name: 'Le dessin en mots' }).inputValue();
  await editeur.getByText('À la main', { exact: true }).click();
  return mots;
};

async function place(page: Page, editeur: Locator, quoi: string, mot: string, cherche?: string) {
  await editeur.getByRole('button', { name: quoi }).click();
  const dialog = page.getByRole('dialog', { name: 'Placer sur le dessin' });
  if (cherche) await dialog.getByRole('searchbox').fill(cherche);
  await dialog.getByRole('button', { name: mot, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** To so many pixels from its middle. */
async function drag(page: Page, poignee: Locator, dx: number, dy: number): Promise<void> {
  await poignee.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await poignee.boundingBox())!;
  const [cx, cy] = [x + width / 2, y + height / 2];
  await page.mouse.move(cx, cy);
  await page.mouse.down();
  await page.mouse.move(cx + dx / 2, cy + dy / 2);
  await page.mouse.move(cx + dx, cy + dy);
  await page.mouse.up();
}

for (const [name, device] of [
  ['on a phone', PHONE],
  ['at a desk', DESK],
] as const)
  test(`a question drawn by hand ${name}: placed, dragged, turned, refused, undone, saved`, async ({
    open,
  }) => {
    test.setTimeout(240_000);
    const page = await open(device);
    await enter(page, 1, '/extranet/questions');
    const form = page.getByRole('form', { name: 'Nouvelle question' });
    await form.getByLabel('Énoncé').fill(`Qui cède, à la main, ${name} ?`);
    await form.getByLabel('A', { exact: true }).fill('Moi.');
    await form.getByLabel('B', { exact: true }).fill('Le camion.');
    await form.getByRole('radio', { name: 'A est la bonne réponse' }).check();
    await form.getByText('Dessin décrit').click();

    const editeur = form.getByRole('region', { name: 'Image décrite' });
    const calque = editeur.getByRole('group', { name: 'Ce qui est sur le dessin' });
    await editeur.getByRole('button', { name: 'Carrefour', exact: true }).click();
    await place(page, editeur, 'Véhicule ou piéton', 'voiture');
    await place(page, editeur, 'Véhicule ou piéton', 'camion');
    await place(page, editeur, '+ Signal', 'B1', 'céder');
    await expect(calque.getByRole('button', { name: /signaux de la branche sud/ })).toBeVisible();
    expect(await motsDe(editeur)).toBe(`image:
  scene:
    lieu: carrefour
    branches: { nord: {}, est: {}, sud: { panneau: { panneau: B1 } }, ouest: {} }
    usagers:
      - { qui: voiture, moi: oui, de: sud, vers: nord }
      - { qui: camion, de: est, vers: ouest }`);

    const camion = calque.getByRole('button', { name: /^Le camion/ });
    await camion.focus();
    await expect(editeur.getByText('Le camion blanc : vient de : est')).toBeVisible();
    await sound(page, 'a drawing by hand', editeur);
    await page.keyboard.press(']');
    await expect.poll(() => motsDe(editeur)).toContain('{ qui: camion, de: est, vers: nord }');
    await editeur.getByRole('button', { name: 'Annuler' }).click();
    await expect.poll(() => motsDe(editeur)).toContain('{ qui: camion, de: est, vers: ouest }');
    await editeur.getByRole('button', { name: 'Rétablir' }).click();
    await expect.poll(() => motsDe(editeur)).toContain('{ qui: camion, de: est, vers: nord }');

    const { width } = (await calque.boundingBox())!;
    await drag(page, camion, -width * 0.75, 0);
    await expect
      .poll(() => motsDe(editeur))
      .toMatch(/qui: camion.*vers: ouest|qui: camion.*de: ouest/);
    await editeur.getByRole('button', { name: 'Annuler' }).click();
    await drag(page, camion, 0, -width * 0.35);
    await expect(editeur.getByText(/ni voie ni trottoir/)).toBeVisible();

    await camion.focus();
    await page.keyboard.press('Delete');
    await expect(camion).toBeHidden();
    await page.keyboard.press('Tab');
    await editeur.getByRole('button', { name: 'Annuler' }).click();
    await expect(camion).toBeVisible();

    const choses = editeur.getByRole('list', { name: 'Tout ce qui est sur le dessin' });
    for (const branche of ['nord', 'ouest'] as const) {
      await choses.getByRole('button', { name: `La branche ${branche}` }).click();
      await editeur.getByRole('button', { name: 'Retirer', exact: true }).click();
      await expect(choses.getByRole('button', { name: `La branche ${branche}` })).toBeHidden();
    }
    await choses.getByRole('button', { name: 'La branche est' }).click();
    await editeur.getByRole('button', { name: 'Retirer', exact: true }).click();
    await expect(editeur.getByText(/Ce n’est pas possible.*au moins deux branches/)).toBeVisible();
    await expect(choses.getByRole('button', { name: 'La branche est' })).toBeVisible();

    const answer = page.waitForResponse('**/api/extranet/addQuestion');
    await form.getByRole('button', { name: 'Ajouter', exact: true }).click();
    const { id } = (await (await answer).json()) as { id: number };
    await toasted(page, `La question ${id} a été ajoutée.`);
  });
