import { DESK, PHONE, expect, login, sound, test } from './browser.ts';
import { database } from './people.ts';

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', {
    timeZone: 'Europe/Brussels',
  });

test('on a phone she says her day, reads her plan, keeps the calendar file, and moves it past June 2027', async ({
  eleve,
  open,
}) => {
  const page = await open({ ...PHONE, acceptDownloads: true });
  await login(page, eleve);
  const carte = page.getByRole('region', { name: /^Quand passes/ });
  await sound(page, 'the profile that asks for her exam');
  await carte.getByLabel('Jour de l’examen').fill('2020-01-01');
  await carte.getByRole('button', { name: 'Enregistrer' }).tap();
  await expect(carte.getByText('Ce jour est passé.')).toBeVisible();
  await carte.getByLabel('Jour de l’examen').fill(inDays(12));
  await carte.getByLabel('Centre d’examen').fill('Wandre');
  await carte.getByRole('checkbox', { name: 'M’envoyer deux mails' }).tap();
  await carte.getByRole('button', { name: 'Enregistrer' }).tap();
  const mien = page.getByRole('region', { name: 'Mon examen' });
  await expect(mien.getByText('Dans 12 jours.')).toBeVisible();
  await expect(mien.getByText(/une série\.$/)).toBeVisible();
  const [fichier] = await Promise.all([
    page.waitForEvent('download'),
    mien.getByRole('button', { name: 'Mettre dans mon calendrier' }).tap(),
  ]);
  expect(fichier.suggestedFilename()).toBe(`examen-${inDays(12)}.ics`);
  await sound(page, 'her exam and her plan');

  await mien.getByRole('button', { name: 'Changer la date' }).tap();
  await page.getByLabel('Jour de l’examen').fill('2027-06-03');
  await page.getByRole('button', { name: 'Enregistrer' }).tap();
  await expect(mien.getByText(/suivent le nouveau code/)).toBeVisible();
  await mien.getByRole('link', { name: 'Ce qui change' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1er juin 2027');
  await sound(page, 'what changes in June 2027');
  await page.goto(`/series/${eleve.acces_id}`);
  await expect(page.getByText(/suivent le nouveau code/)).toBeVisible();
  await page.goto(`/entrainement/${eleve.acces_id}`);
  const change = page.getByRole('listitem').filter({ hasText: 'Ce qui change en 2027' });
  await expect(change).toBeVisible();
});

test('after it one tap says how it went, and another mends a slip', async ({ eleve, open }) => {
  await (
    await database()
  ).write((trx) =>
    trx
      .updateTable('eleve')
      .set({ examenLe: inDays(0), examenDit: 1 })
      .where('id', '=', eleve.id)
      .execute(),
  );
  const page = await open(DESK);
  await login(page, eleve);
  const carte = page.getByRole('region', { name: 'Mon examen' });
  await expect(carte.getByText('C’est aujourd’hui.')).toBeVisible();
  await carte.getByRole('button', { name: 'Raté' }).click();
  await expect(carte.getByText(/Tes erreurs t’attendent/)).toBeVisible();
  await carte.getByRole('button', { name: 'Non : réussi' }).click();
  await expect(carte.getByText(/^Bravo/)).toBeVisible();
  await sound(page, 'an exam that was passed');
});
