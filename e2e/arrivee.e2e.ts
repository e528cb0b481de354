import type { Page, Request } from '@playwright/test';
import { DESK, PHONE, expect, login, sound, test } from './browser.ts';
import { answers, incomplete, toldIncomplete } from './cadre.ts';

const reloadLink = (page: Page) => page.getByRole('link', { name: 'Recharger la page' });

/** Scripts start after the first paint, or at once on pages that need them. */
const PAGES = ['/', '/attestation', '/mon-profil'];

test('a script that is lost once is asked for again, without a word', async ({ eleve, open }) => {
  const page = await open(PHONE);
  await login(page, eleve);
  for (const lost of ['entry.client', 'root'])
    for (const path of PAGES) {
      let times = 0;
      await page.route(`**/assets/${lost}-*.js`, (route) =>
        times++ === 0 ? route.abort() : route.continue(),
      );
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => times, `${lost}, ${path}`).toBeGreaterThan(1);
      await answers(page);
      await expect(incomplete(page)).toBeHidden();
      await page.unrouteAll({ behavior: 'wait' });
    }
  await expect(page.getByRole('heading', { name: 'Mes accès' })).toBeVisible();
});

test('scripts that are lost for good: one more try, then a way on; and what was typed stays', async ({
  eleve,
  open,
}) => {
  const page = await open({ ...PHONE, viewport: { width: 360, height: 640 } });
  await login(page, eleve);
  for (const path of PAGES) {
    const openings: string[] = [];
    const count = (request: Request) =>
      request.isNavigationRequest() && openings.push(request.url());
    await page.route('**/assets/*.js', (route) => route.abort());
    page.on('request', count);
    await page.goto(path, { waitUntil: 'commit' });
    await toldIncomplete(page);
    await expect(reloadLink(page), path).toHaveCount(1);
    expect(openings, path).toHaveLength(2);
    page.off('request', count);
    await page.unrouteAll({ behavior: 'wait' });
    await reloadLink(page).click();
    await answers(page);
    await expect(incomplete(page), path).toBeHidden();
  }
  await page.evaluate(() => {
    document.documentElement.dataset.incomplete = '';
  });
  await sound(page, 'what is said of lost scripts', incomplete(page));

  let release: () => void = () => undefined;
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/root-*.js', async (route) => {
    await typed;
    await route.abort();
  });
  await page.goto('/attestation', { waitUntil: 'commit' });
  const code = page.getByRole('textbox').first();
  await code.fill('ABCD');
  release();
  await toldIncomplete(page);
  await expect(code).toHaveValue('ABCD');
});

test('what never comes: after five seconds CHARGEMENT and a press that waits have a way on', async ({
  eleve,
  open,
}) => {
  const page = await open(DESK);
  await login(page, eleve);
  const silent = await page.context().newPage();
  const visitor = await open(PHONE);
  for (const each of [page, visitor]) await each.route('**/assets/*.js', () => undefined);
  let asked = 0;
  await silent.route('**/api/user/getUser', (route) =>
    asked++ === 0 ? undefined : route.continue(),
  );
  await Promise.all([
    page.goto('/mon-profil', { waitUntil: 'domcontentloaded' }),
    visitor.goto('/', { waitUntil: 'domcontentloaded' }),
    silent.goto('/mon-profil', { waitUntil: 'domcontentloaded' }),
  ]);
  await visitor.getByRole('button', { name: 'Se connecter' }).click();
  await expect(reloadLink(page)).toBeHidden();
  await expect(incomplete(visitor)).toBeHidden();
  await expect(reloadLink(page)).toBeVisible();
  await toldIncomplete(visitor);
  await answers(silent);
  await expect(silent.getByText('CHARGEMENT')).toBeVisible();
  await expect(reloadLink(silent)).toBeVisible();
  await sound(silent, 'CHARGEMENT that lasts', silent.getByRole('main'));
  await reloadLink(silent).click();
  await expect(silent.getByRole('heading', { name: 'Mes accès' })).toBeVisible();
});
