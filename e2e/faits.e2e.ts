import { DESK, PHONE, enter, expect, sound, test, toasted } from './browser.ts';

test('on a phone the owner gives a fee its next value, and the site tells it at once', async ({
  open,
}) => {
  const page = await open(PHONE);
  await enter(page, 10, '/extranet/faits');
  const list = page.getByRole('region', { name: 'Chiffres et règles' });
  await expect(list.getByText('Âge pour l’examen théorique')).toBeVisible();
  await sound(page, 'facts, their days and sources');
  await page.getByRole('button', { name: 'Nouvelle valeur' }).click();
  const form = page.getByRole('form', { name: 'Nouvelle valeur' });
  await form.getByRole('combobox', { name: 'Chiffre' }).click();
  await page.getByRole('option', { name: 'Validité d’une réussite à l’examen théorique' }).click();
  await form.getByLabel('Valeur').fill('4 ans');
  await form.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await toasted(page, 'Veuillez corriger les erreurs dans le formulaire');
  await expect(form.getByText('Dites où vous l’avez lue.')).toBeVisible();
  await form.getByLabel('En vigueur dès le').fill('2026-01-01');
  await form.getByLabel('Source').fill('Le Moniteur belge');
  await form.getByLabel('Vérifiée le').fill('2026-11-01');
  await form.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await toasted(page, '« Validité d’une réussite à l’examen théorique » a une valeur de plus.');
  const visitor = await open(DESK);
  await visitor.goto('/code-de-la-route');
  await expect(visitor.getByText('Ta réussite vaut 4 ans.')).toBeVisible();
});

test('each rule of the mock exam says what it does and where it holds', async ({ open }) => {
  const page = await open(DESK);
  await enter(page, 10, '/extranet/faits');
  const list = page.getByRole('region', { name: 'Chiffres et règles' });
  await list.getByRole('button', { name: /^Modifier : Règle de l’examen blanc/ }).click();
  const form = page.getByRole('form', { name: 'Règle de l’examen blanc' });
  await form.getByRole('combobox', { name: 'Valeur' }).click();
  await page.getByRole('option', { name: 'Sans réponse, un point' }).click();
  await expect(form.getByText('Une école la décrit pour Bruxelles')).toBeVisible();
  await sound(page, 'the rule of the mock exam');
});
