import { DESK, PHONE, expect, go, login, sound, test, toasted } from './browser.ts';
import { openLogin } from './compte.ts';
import { database, newEleve } from './people.ts';

test('log-in in one tab closes the log-in of another, and log-out ends what is open there', async ({
  eleve,
  open,
}) => {
  const page = await open(DESK);
  const other = await page.context().newPage();
  const modal = await openLogin(other);
  await expect(modal).toBeVisible();
  await login(page, eleve);
  await expect(modal).toBeHidden();
  await other.getByRole('button', { name: new RegExp(eleve.prenom) }).click();
  await other.getByRole('menuitem', { name: 'Mon profil' }).click();
  await expect(other.getByRole('heading', { name: 'Mes accès' })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(eleve.prenom) }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await toasted(page, 'Tu es maintenant déconnecté.');
  await expect(page).toHaveURL(/\/$/);
  expect(
    await page.evaluate(() => [
      localStorage.getItem('auth_token'),
      localStorage.getItem('auth_user'),
    ]),
  ).toEqual([null, null]);
  await expect(other).toHaveURL(/\/$/);
});

test('who is not connected is sent home; what is not there is the 404 page', async ({
  eleve,
  open,
}) => {
  const page = await open(DESK);
  await page.goto('/mon-profil');
  await expect(page).toHaveURL(/\/$/);
  for (const path of ['/series/1', '/historique/1', '/series/1/serie/1']) {
    await go(page, '/le-blog');
    await go(page, path);
    await expect(page).toHaveURL(/\/$/);
  }
  const lost = await page.goto('/nulle-part');
  expect(lost!.status()).toBe(404);
  await expect(page.getByText('On dirait que vous êtes perdu')).toBeVisible();
  await sound(page, 'the 404 page');

  await login(page, eleve);
  const stranger = await newEleve();
  const el = await (
    await database()
  ).read
    .selectFrom('acces')
    .select('id')
    .where('type', '=', 'EL')
    .executeTakeFirstOrThrow();
  const { acces_id, theme_id } = eleve;
  for (const path of [
    '/series/abc',
    '/series/999999',
    `/series/${el.id}`,
    `/series/${acces_id}/serie/999999`,
    `/series/${acces_id}/serie/${theme_id}/question/1001`,
    `/series/${acces_id}/serie/${theme_id}/historique/${stranger.id}`,
    `/historique/${el.id}`,
  ]) {
    await go(page, `/series/${acces_id}`);
    await expect(
      page.getByRole('button', { name: 'Commencer : Série 1', exact: true }),
    ).toBeVisible();
    await go(page, path);
    await expect(page.getByText('On dirait que vous êtes perdu'), path).toBeVisible();
  }
});

test('an expired access leads back to the profile, with the reason', async ({ eleve, open }) => {
  const page = await open(PHONE);
  await login(page, eleve);
  await expect(page.getByText('Accès périmé')).toBeVisible();
  await go(page, `/series/${eleve.acces_id}`);
  await expect(
    page.getByRole('button', { name: 'Commencer : Série 1', exact: true }),
  ).toBeVisible();
  await (
    await database()
  ).write((trx) =>
    trx
      .updateTable('accesUser')
      .set({ datePerime: new Date().toISOString() })
      .where('id', '=', eleve.acces_user_id)
      .execute(),
  );
  await page.getByRole('button', { name: 'Commencer : Série 1', exact: true }).click();
  await page.waitForURL('**/mon-profil');
  await expect(
    page.getByText(
      'La date de validité de votre accès est arrivé à échéance. Pour continuer, veuillez renouveler celui-ci.',
    ),
  ).toBeVisible();
  await sound(page, 'the profile with an expired access');
});

test('419 is mended by itself once, and told when it stays', async ({ eleve, open }) => {
  const page = await open(DESK);
  await login(page, eleve);
  await page.context().clearCookies();
  await go(page, `/series/${eleve.acces_id}`);
  await expect(
    page.getByRole('button', { name: 'Commencer : Série 1', exact: true }),
  ).toBeVisible();
  await page.route('**/api/app/addQuestionnaire', (route) =>
    route.fulfill({ status: 419, json: { status: 419, message: 'La page a expiré.' } }),
  );
  await page.getByRole('button', { name: 'Commencer : Série 1', exact: true }).click();
  const alert = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(alert).toContainText('Oups !');
  await expect(alert).toContainText(
    'Une erreur est survenue, cliquez sur le bouton ci-dessous et recommencez.',
  );
  await sound(page, 'the 419 alert', alert);
  await page.unroute('**/api/app/addQuestionnaire');
  await Promise.all([
    page.waitForEvent('load'),
    alert.getByRole('button', { name: 'Rafraichir la page' }).click(),
  ]);
  await expect(
    page.getByRole('button', { name: 'Commencer : Série 1', exact: true }),
  ).toBeVisible();
});

test('the greeting changes at six in the evening while the page is open', async ({
  eleve,
  open,
}) => {
  const page = await open(DESK);
  await page.clock.install({ time: new Date('2026-11-21T17:59:30+01:00') });
  await login(page, eleve);
  await expect(page.getByRole('button', { name: `Bonjour ${eleve.prenom}` })).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByRole('button', { name: `Bonsoir ${eleve.prenom}` })).toBeVisible();
  // A fake clock cannot be removed.
  await page.context().close();
});
