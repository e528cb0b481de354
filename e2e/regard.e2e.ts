import { DESK, enter, expect, sound, test, toasted } from './browser.ts';
import { openPanel } from './compte.ts';
import { database, newEleve, newSession } from './people.ts';

test('seen as the learner sees it, without a trace', async ({ open }) => {
  const [eleve, own] = [await newEleve(), await newEleve()];
  const page = await open(DESK);
  await enter(page, 10, `/extranet/eleves/${eleve.id}`);
  const session = await newSession(own);
  await page.evaluate((token) => localStorage.setItem('auth_token', token), session);
  await page.getByRole('button', { name: 'Voir comme l’élève' }).click();
  await expect(page).toHaveURL('/mon-profil');
  const bar = page.getByRole('region', { name: 'Vue de l’élève' });
  await expect(bar).toContainText(/Vous voyez le site comme Sarah Collignon, en lecture seule/);
  await expect(page.getByText('Accès périmé')).toBeVisible();
  await sound(page, 'the profile as staff see it');
  await page
    .getByRole('link', { name: /Commencer|Lancer|Démarrer/ })
    .first()
    .click();
  await expect(page.getByText(/en lecture seule\s: rien ne commence/).first()).toBeVisible();
  await expect(bar).toBeVisible();
  await page.goBack();
  await openPanel(page, 'Mon compte');
  await page.getByRole('checkbox').first().click();
  await toasted(page, 'Lecture seule');
  await bar.getByRole('button', { name: 'Quitter' }).click();
  await expect(page).toHaveURL(`/extranet/eleves/${eleve.id}`);
  expect(
    await page.evaluate(() => [
      localStorage.getItem('auth_token'),
      sessionStorage.getItem('regard'),
    ]),
  ).toEqual([session, null]);
  const row = await (
    await database()
  ).read
    .selectFrom('accesUser')
    .select('dateActivation')
    .where('id', '=', eleve.acces_user_id)
    .executeTakeFirstOrThrow();
  expect(row.dateActivation).toBeNull();
});
