import { PHONE, enter, expect, sound, test, toasted } from './browser.ts';

test('on a phone: a code is drawn by lot, refused without a name, made and changed', async ({
  open,
}) => {
  const page = await open(PHONE);
  await enter(page, 9, '/extranet/remises');
  const form = page.getByRole('form', { name: 'Nouveau code' });
  await form.getByRole('button', { name: 'Tirer un code au hasard' }).click();
  const code = await form.getByLabel('Code', { exact: true }).inputValue();
  expect(code).toMatch(/^[2-9A-Z]{8}$/);
  await form.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await toasted(page, 'Veuillez corriger les erreurs dans le formulaire');
  await expect(form.getByText('Donnez un nom à la remise.')).toBeVisible();
  await expect(form.getByText('Indiquez un pourcentage entier, de 1 à 100.')).toBeVisible();
  await sound(page, 'a discount to be made');
  await form.getByLabel('Nom').fill('Les voisins');
  await form.getByLabel('Pourcentage').fill('15');
  await form.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await toasted(page, `Le code ${code} a été ajouté.`);
  const list = page.getByRole('region', { name: 'Codes de remise' });
  await list.getByRole('button', { name: `Modifier : code ${code}` }).click();
  const own = page.getByRole('form', { name: `Code ${code}` });
  await own.getByLabel('Remise').click();
  await page.getByRole('option', { name: 'Un montant' }).click();
  await own.getByLabel('Montant').fill('2,5');
  await own.getByRole('button', { name: 'Modifier', exact: true }).click();
  await toasted(page, `Le code ${code} a été modifié.`);
  await expect(list.getByText('2,50\u00a0€')).toBeVisible();
});
