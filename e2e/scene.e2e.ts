import { DESK, PHONE, enter, expect, go, heard, sound, test, toasted, arrive } from './browser.ts';

const FAUX = `image:
  scene:
    lieu: carrefour
    branches: { nord: {}, est: {}, sud: {}, ouest: {} }
    usagers:
      - { qui: voiture, moi: oui, de: sud, vers: nord }
      - { qui: camionete, de: est, vers: ouest }
verifie: { question: premier, a: camionnette, b: moi }
`;

const JUSTE = FAUX.replace('camionete', 'camionnette').replace(
  'a: camionnette, b: moi',
  'a: moi, b: camionnette',
);

for (const [name, device] of [
  ['on a phone', PHONE],
  ['at a desk', DESK],
] as const) {
  test(`a question with a scene ${name}: mended where it is wrong, saved; at a desk changed and brought back`, async ({
    open,
  }) => {
    test.setTimeout(240_000);
    const page = await open(device);
    await enter(page, 1, '/extranet/questions');
    const form = page.getByRole('form', { name: 'Nouvelle question' });
    await form.getByLabel('Énoncé').fill(`Qui passe en premier, ${name} ?`);
    await form.getByLabel('A', { exact: true }).fill('Moi.');
    await form.getByLabel('B', { exact: true }).fill('La camionnette.');
    await form.getByRole('radio', { name: 'B est la bonne réponse' }).check();
    await form.getByText('Dessin décrit').click();

    const editeur = form.getByRole('region', { name: 'Image décrite' });
    const text = editeur.getByRole('textbox', { name: 'Le dessin en mots' });
    await editeur.getByText('En mots', { exact: true }).click();
    await expect(editeur.getByText('L’image s’affiche ici')).toBeVisible();
    await text.fill(FAUX);
    await expect(editeur.getByText(/camionete.*vouliez-vous dire.*camionnette/)).toBeVisible();
    await editeur.getByRole('button', { name: 'Ligne 7' }).click();
    await expect(text).toBeFocused();
    const line = await text.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    );
    expect(line).toContain('camionete');
    await page.keyboard.insertText(line.replace('camionete', 'camionnette'));

    await expect(editeur.getByText('La réponse b, donnée pour juste, est fausse')).toBeVisible();
    await expect(editeur.getByRole('img', { name: /^Carrefour à quatre/ })).toBeVisible();
    if (device === PHONE) await sound(page, 'a contradiction', editeur);
    await form.getByRole('button', { name: 'Ajouter' }).click();
    await toasted(page, 'Veuillez corriger les erreurs dans le formulaire');
    await expect(text).toHaveAttribute('aria-invalid', 'true');

    await text.fill(JUSTE);
    await expect(
      editeur.getByText('B affirme « camionnette » : vrai selon les règles (bonne réponse)'),
    ).toBeVisible();
    const answer = page.waitForResponse('**/api/extranet/addQuestion');
    await form.getByRole('button', { name: 'Ajouter' }).click();
    const { id } = (await (await answer).json()) as { id: number };
    // Wait for the list: navigating sooner is undone.
    await toasted(page, `La question ${id} a été ajoutée.`);
    await expect(form.getByLabel('Énoncé')).toHaveValue('');
    if (device === PHONE) return;

    await go(page, `/extranet/questions?question=${id}`);
    const edited = page.getByRole('form', { name: `Question ${id}` });
    await edited.getByText('En mots', { exact: true }).click();
    await expect(edited.getByRole('textbox', { name: 'Le dessin en mots' }).first()).toHaveValue(
      JUSTE.trimEnd(),
    );
    await edited.getByLabel('A', { exact: true }).fill('Moi, car je vais tout droit.');
    await edited.getByRole('button', { name: 'Modifier' }).click();
    await toasted(page, `La question ${id} a été modifiée.`);

    await page.goto(`/extranet/questions?question=${id}`);
    const histoire = page.getByRole('region', { name: 'Historique' });
    await expect(histoire.getByRole('listitem')).toHaveCount(2);
    await expect(histoire.locator('ins')).toHaveText('ajouté : Moi, car je vais tout droit.');
    await expect(histoire.locator('del')).toHaveText('retiré : Moi. ');
    await sound(page, 'a history', histoire);
    await histoire.getByRole('button', { name: /^Revenir à cette version/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revenir à cette version' }).click();
    await toasted(page, `La question ${id} est revenue à cette version.`);
    await expect(histoire.getByRole('listitem')).toHaveCount(3);
    await expect(edited.getByLabel('A', { exact: true })).toHaveValue('Moi.');
  });
}

test('the text of a scene: an example, without a network and with one; the keyboard alone; a window of its own', async ({
  open,
}) => {
  const page = await open(DESK);
  const editeur = page.getByRole('region', { name: 'Image décrite' });
  const text = editeur.getByRole('textbox', { name: 'Le dessin en mots' });
  let cut = true;
  await page.route('**/*.worker-*.js', (route) => (cut ? route.abort() : route.continue()));
  await arrive(page, '/composants');
  await heard(editeur);
  await editeur.getByText('En mots', { exact: true }).click();
  await text.fill('image:');
  await expect(editeur.getByText('Le dessin n’a pas pu être chargé')).toBeVisible();
  const begin = editeur.getByRole('button', { name: 'Partir d’un exemple' });
  await begin.click();
  const exemples = page.getByRole('dialog', { name: 'Partir d’un exemple' });
  await expect(exemples.getByText('n’ont pas pu être dessinés')).toBeVisible();
  cut = false;
  await exemples.getByRole('button', { name: 'Réessayer' }).click();
  await expect(exemples.getByRole('listitem')).toHaveCount(30);
  await exemples.getByRole('button', { name: 'Fermer' }).click();
  await expect(exemples).toBeHidden();
  // The editor may have drawn by itself what it still owed.
  const encore = editeur.getByRole('button', { name: 'Réessayer' });
  await expect(async () => {
    if (await encore.isVisible()) await encore.click({ timeout: 1000 });
    await expect(editeur.getByText('Une faute à corriger.')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await begin.click();
  await exemples.getByRole('button', { name: 'Rond-point', exact: true }).click();
  await page.getByRole('button', { name: 'Remplacer' }).click();
  await expect(text).toHaveValue(/lieu: rond-point/);
  await expect(editeur.getByRole('img', { name: /^Rond-point/ })).toBeVisible();

  await text.fill('');
  await text.focus();
  await page.keyboard.type('image:');
  await page.keyboard.press('Enter');
  await page.keyboard.type('panneau: B9');
  await expect(text).toHaveValue('image:\n  panneau: B9');
  await expect(editeur.getByRole('img', { name: /^Panneau/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(text).toHaveValue('image:\n  panneau: B9\n    ');
  await page.keyboard.press('Shift+Tab');
  await expect(text).toHaveValue('image:\n  panneau: B9\n  ');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue('image:\n  panneau: B9\n    ');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();

  const possibles = editeur.getByRole('listbox', { name: 'Mots possibles' });
  await text.fill('');
  await text.focus();
  await page.keyboard.type('image: { pan');
  await expect(possibles.getByRole('option', { selected: true })).toHaveText('panneau');
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('image: { panneau: ');
  await page.keyboard.type('stop');
  await expect(possibles.getByRole('option', { selected: true })).toHaveText(/^B5stop/);
  await sound(page, 'possible words', editeur);
  await page.keyboard.press('Escape');
  await expect(possibles).toBeHidden();
  await page.keyboard.press('Control+Space');
  await page.keyboard.press('Enter');
  await page.keyboard.type(', zone: f');
  await possibles.getByText('fin').click();
  await expect(text).toHaveValue('image: { panneau: B5, zone: fin');
  await expect(text).toBeFocused();

  await page.getByRole('button', { name: 'Dessiner en grand' }).click();
  const dialog = page.getByRole('dialog', { name: 'Le dessin de la question' });
  const large = dialog.getByRole('textbox', { name: 'Le dessin en mots' });
  await large.fill(JUSTE);
  const image = dialog.getByRole('img', { name: /^Carrefour/ });
  await expect(image).toBeVisible();
  const [left, right] = [(await large.boundingBox())!, (await image.boundingBox())!];
  expect(right.x).toBeGreaterThan(left.x + left.width);
  await large.press('Escape');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(large).not.toBeFocused();
  await dialog.getByRole('button', { name: 'Terminé' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Le dessin en mots' })).toHaveValue(JUSTE);
});
