import type { Page } from '@playwright/test';
import {
  DESK,
  PHONE,
  closeToasts,
  enter,
  expect,
  fits,
  go,
  largeText,
  login,
  sound,
  test,
  toasted,
  wholeWords,
} from './browser.ts';
import { type Admin, newAdmin, newAdminSession } from './people.ts';
import { leadsOn } from './tableau.ts';

const REFUSED = "Vous n'avez pas accès à cette page";

const form = (page: Page) => page.getByRole('form', { name: 'Connexion' });

async function typeLogin(page: Page, { email, password }: Pick<Admin, 'email' | 'password'>) {
  await expect(form(page).getByLabel('Email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

async function loginAdmin(page: Page, admin: Admin): Promise<void> {
  await enter(page, admin, '/extranet/dashboard');
  await expect(dashboard(page)).toBeVisible();
}

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' });
const menu = (page: Page) => page.getByRole('button', { name: /^Bon(jour|soir) Nadia$/ });
const stored = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('auth_token') !== null,
    localStorage.getItem('auth_token_extranet') !== null,
  ]);

async function leave(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
}

for (const [level, device] of [
  [1, PHONE],
  [9, DESK],
] as const) {
  test(`level ${level}: log-in by keyboard, the dashboard and where it leads, no journal, log-out by mouse`, async ({
    open,
  }) => {
    const admin = await newAdmin(level);
    const page = await open(device);
    await page.goto('/extranet');
    await expect(page).toHaveTitle(/^Extranet · /);
    await typeLogin(page, admin);
    await page.waitForURL('**/extranet/dashboard');
    await expect(dashboard(page)).toBeVisible();
    await expect(page).toHaveTitle(/^Dashboard · Extranet · /);
    const bar = page.getByRole('navigation', { name: 'Extranet' });
    await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await leadsOn(page, level);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.goto('/extranet/journal');
    await toasted(page, 'Oups !');
    await toasted(page, REFUSED);
    await page.waitForURL('**/extranet/dashboard');
    await expect(dashboard(page)).toBeVisible();
    await closeToasts(page);
    await menu(page).click();
    await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeVisible();
    await sound(page, 'the menu');
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    await toasted(page, 'Votre session est fermée.');
    await expect(page).toHaveURL(/\/extranet$/);
    await expect(form(page)).toBeVisible();
    expect(await stored(page)).toEqual([false, false]);
  });
}

test('log-in: every refusal in its own words, and what was typed stays', async ({ open }) => {
  const admin = await newAdmin(1);
  const page = await open(PHONE);
  await page.goto('/extranet');
  const send = form(page).getByRole('button', { name: 'Se connecter' });
  await send.click();
  await expect(form(page).getByText('Indiquez votre adresse e-mail.')).toBeVisible();
  await expect(form(page).getByText('Indiquez votre mot de passe.')).toBeVisible();
  await expect(form(page).getByLabel('Email')).toBeFocused();
  await form(page).getByLabel('Email').fill(admin.email);
  await form(page).getByLabel('Mot de passe', { exact: true }).fill('pas le bon');
  await send.click();
  const alert = form(page).getByRole('alert');
  await expect(alert).toContainText('Oops...');
  await expect(alert).toContainText('Email ou mot de passe incorrect.');
  await expect(form(page).getByLabel('Mot de passe', { exact: true })).toHaveValue('pas le bon');
  await sound(page, 'a wrong password');
  await page.context().setOffline(true);
  await send.click();
  await expect(alert).toContainText('Une erreur est survenue lors de la connexion.');
  await page.context().setOffline(false);
  for (let n = 1; n < 6; n++) {
    const answer = page.waitForResponse('**/api/extranet/login');
    await send.click();
    expect((await answer).status()).toBe(n < 5 ? 401 : 429);
  }
  await expect(alert).toContainText(/Trop d’essais. Réessayez dans \d+ (secondes|minutes)\./);
});

test('what was wanted is seen after the log-in: of a stranger, and of one whose session was ended', async ({
  open,
}) => {
  const page = await open(DESK);
  const admin = await newAdmin(9);
  await page.goto('/extranet/dashboard?jour=hier');
  await expect(page).toHaveURL(/\/extranet$/);
  await toasted(page, REFUSED);
  await typeLogin(page, admin);
  await page.waitForURL('**/extranet/dashboard?jour=hier');
  await expect(dashboard(page)).toBeVisible();

  await page.evaluate(() => {
    const token = localStorage.getItem('auth_token_extranet');
    localStorage.setItem('auth_token_extranet', `${token!.slice(0, -4)}AAAA`);
  });
  await page.goto('/extranet/dashboard?ici=1');
  await toasted(page, 'Votre session est terminée');
  await expect(form(page)).toBeVisible();
  // A toast would not be awaited: look for its absence.
  expect(await page.getByText(REFUSED).count()).toBe(0);
  await typeLogin(page, admin);
  await page.waitForURL('**/extranet/dashboard?ici=1');
});

test('learners and staff in one browser: neither opens what is the other’s, and each ends alone', async ({
  eleve,
  open,
}) => {
  const admin = await newAdmin(10);
  const site = await open(DESK);
  await login(site, eleve);
  const staff = await site.context().newPage();
  await staff.goto('/extranet/dashboard');
  await expect(staff).toHaveURL(/\/extranet$/);
  await toasted(staff, REFUSED);
  await staff.evaluate(() =>
    localStorage.setItem('auth_token_extranet', localStorage.getItem('auth_token')!),
  );
  await staff.goto('/extranet/dashboard');
  await expect(form(staff)).toBeVisible();
  expect(await stored(staff)).toEqual([true, false]);
  await typeLogin(staff, admin);
  await expect(dashboard(staff)).toBeVisible();
  expect(await stored(staff)).toEqual([true, true]);

  await leave(site, new RegExp(eleve.prenom));
  await toasted(site, 'Tu es maintenant déconnecté.');
  expect(await stored(staff)).toEqual([false, true]);
  await expect(site.getByRole('button', { name: 'Se connecter' }).first()).toBeVisible();
  await staff.reload();
  await expect(dashboard(staff)).toBeVisible();

  await login(site, eleve);
  await leave(staff, /Nadia/);
  await toasted(staff, 'Votre session est fermée.');
  expect(await stored(staff)).toEqual([true, false]);
  await site.reload();
  await expect(site.getByRole('heading', { name: 'Mes accès' })).toBeVisible();
});

test('log-out in one tab ends the other; another person’s log-in shows theirs', async ({
  open,
}) => {
  const page = await open(DESK);
  await loginAdmin(page, await newAdmin(10));
  const other = await page.context().newPage();
  await other.goto('/extranet/dashboard');
  await expect(other.getByText('Superviseur')).toBeVisible();

  const token = await newAdminSession(await newAdmin(1));
  await page.evaluate((kept) => localStorage.setItem('auth_token_extranet', kept), token);
  await expect(other.getByText('Utilisateur')).toBeVisible();

  await page.reload();
  await leave(page, /Nadia/);
  await expect(form(other)).toBeVisible();
});

test('in text twice as large a phone shows whole words of a list, a form and a sheet', async ({
  open,
  eleve,
}) => {
  const page = await open({ ...PHONE, viewport: { width: 360, height: 640 } });
  await largeText(page);
  await enter(page, 10, '/extranet/themes');
  const serie = page.getByRole('row').filter({ hasText: 'Priorités 1' });
  await serie.getByRole('button', { name: /^Modifier/ }).tap();
  const form = page.getByRole('form', { name: /^Série/ });
  await expect(form.getByText('À l’examen pratique').first()).toBeVisible();
  await wholeWords(page, 'the series and one of them');
  await fits(page, 'the series and one of them');
  await go(page, '/extranet/chapitres');
  const several = page.getByLabel('Modules (facultatif)');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(several.getByRole('option')).not.toHaveCount(0);
  await several.focus();
  const list = (await several.boundingBox())!;
  const acts = (await page.locator('[class*=acts]').boundingBox())!;
  expect(list.y, 'a list of several').toBeGreaterThanOrEqual(0);
  expect(list.y + list.height, 'a list of several').toBeLessThanOrEqual(acts.y);
  await go(page, `/extranet/eleves/${eleve.id}`);
  const dates = page.getByRole('button', { name: 'Modifier les dates' }).first();
  await expect(dates).toBeVisible();
  await wholeWords(page, 'a learner');
  await fits(page, 'a learner');
  await dates.tap();
  await expect(page.getByLabel('Expiration')).toBeVisible();
  await fits(page, 'the dates of an access');
});

test('a visitor of the site loads nothing of the staff’s side', async ({ open }) => {
  const page = await open(DESK);
  const loaded: string[] = [];
  page.on('response', async (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) loaded.push(response.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(loaded.length).toBeGreaterThan(0);
  for (const url of loaded) {
    const text = await (await page.request.get(url)).text();
    expect(text, url).not.toContain('Connexion à l’extranet');
    expect(text, url).not.toContain('Votre session est terminée');
  }
});
