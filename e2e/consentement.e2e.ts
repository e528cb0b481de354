import type { Page } from '@playwright/test';
import { NOM_COOKIE, writeChoix, readChoix } from '../web/site/consentement/choix.ts';
import { DESK, PHONE, expect, fits, go, login, sound, test } from './browser.ts';
import { answers, banner, ENREGISTREMENTS, LEGAL, toldIncomplete, unasked } from './cadre.ts';

async function consent(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === NOM_COOKIE);
}

for (const [bouton, accord] of [
  ['Accepter', { mesure: true, externes: true }],
  ['Refuser', { mesure: false, externes: false }],
] as const) {
  test(`the banner: '${bouton}' is kept for fourteen days and not asked again`, async ({
    open,
  }) => {
    const page = await unasked(open, PHONE);
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    expect(await consent(page)).toBeUndefined();
    if (accord.mesure) await sound(page, 'the banner');
    await banner(page).getByRole('button', { name: bouton }).click();
    await expect(banner(page)).toBeHidden();
    const cookie = (await consent(page))!;
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, httpOnly: false });
    const lasts = cookie.expires - Date.now() / 1000;
    expect(lasts).toBeGreaterThan(1_209_600 - 60);
    expect(lasts).toBeLessThanOrEqual(1_209_600);
    const choix = readChoix(cookie.value)!;
    expect(choix.accord).toEqual(accord);
    expect(Math.abs(choix.date.getTime() - Date.now())).toBeLessThan(60_000);
    for (const path of ['/', '/nulle-part']) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(banner(page), path).toBeHidden();
    }
  });
}

test('the banner closed says nothing, and asks again at the next view', async ({ open }) => {
  const page = await unasked(open, DESK);
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(banner(page)).toBeHidden();
  await page.getByRole('link', { name: 'Vie privée' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vie privée' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(await consent(page)).toBeUndefined();
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('an old or tampered choice is asked about again; one in another tab is taken over', async ({
  open,
}) => {
  const page = await unasked(open, DESK);
  const set = (value: string) =>
    page.context().addCookies([{ name: NOM_COOKIE, value, url: process.env.E2E_URL! }]);
  const now = new Date();
  for (const value of ['v0.2026-11-21T08:54:00Z.mesure:1.externes:1', '%']) {
    await set(value);
    await page.goto('/les-cookies');
    await expect(banner(page), value).toBeVisible();
    await expect(page.getByLabel('Mesure d’audience'), value).not.toBeChecked();
  }
  const other = await page.context().newPage();
  await other.goto('/');
  await expect(banner(other)).toBeVisible();
  await banner(page).getByRole('button', { name: 'Refuser' }).click();
  await expect(banner(other)).toBeHidden();
  await set(writeChoix({ mesure: true, externes: false }, now));
  await expect(page.getByLabel('Mesure d’audience')).toBeChecked();
});

test('at the very first paint the banner is there, or is not, and the page stays where it is', async ({
  browser,
}) => {
  for (const asked of [false, true]) {
    // Without scripts only the head's mark decides.
    const context = await browser.newContext({ baseURL: process.env.E2E_URL!, ...PHONE });
    const value = writeChoix({ mesure: true, externes: false }, new Date());
    if (asked) await context.addCookies([{ name: NOM_COOKIE, value, url: process.env.E2E_URL! }]);
    const page = await context.newPage();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/conditions-generales');
    await toldIncomplete(page);
    await expect(banner(page)).toBeVisible({ visible: !asked });
    const before = await page.getByRole('heading', { level: 1 }).boundingBox();
    await page.unroute('**/*.js');
    await page.reload({ waitUntil: 'networkidle' });
    await expect(banner(page)).toBeVisible({ visible: !asked });
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
    if (!asked) await banner(page).getByRole('button', { name: 'Refuser' }).click();
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
    await context.close();
  }
});

for (const [name, device] of [
  ['on a phone', PHONE],
  ['at a desk', DESK],
] as const) {
  test(`the keyboard reaches the banner first, and nothing under it, ${name}`, async ({ open }) => {
    const page = await unasked(open, device);
    await page.goto('/les-cookies');
    await expect(page.getByLabel('Mesure d’audience')).toBeEnabled();
    const box = (await banner(page).boundingBox())!;
    expect(box.height).toBeLessThan(device.viewport.height / 3);
    for (const [role, label] of [
      ['link', 'Choisir en détail'],
      ['button', 'Accepter'],
      ['button', 'Refuser'],
      ['button', 'Fermer'],
    ] as const) {
      await page.keyboard.press('Tab');
      await expect(banner(page).getByRole(role, { name: label })).toBeFocused();
    }
    const covered: string[] = [];
    for (let last = ''; !last.includes('Accessibilité');) {
      await page.keyboard.press('Tab');
      [last, covered[covered.length]] = await page.evaluate(underBanner);
    }
    expect(covered.filter(Boolean)).toEqual([]);

    await banner(page).getByRole('button', { name: 'Fermer' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  });
}

test('on a phone the banner takes a sixth of the screen at most, and covers no price', async ({
  open,
}) => {
  const page = await unasked(open, { ...PHONE, viewport: { width: 360, height: 640 } });
  await page.goto('/');
  expect((await banner(page).boundingBox())!.height).toBeLessThanOrEqual(640 / 6);
  await page.locator('a[href^="/acces/"]').first().click();
  const price = page.locator('[class*=achat]').first();
  await expect(price).toBeVisible();
  const { y, height } = (await price.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual((await banner(page).boundingBox())!.y + 1);
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  expect(title.y + title.height, 'the title above its price').toBeLessThanOrEqual(y);
  await sound(page, 'a product under the banner');
  await banner(page).getByRole('button', { name: 'Fermer' }).click();
  const { y: top, height: high } = (await price.boundingBox())!;
  expect(top + high).toBeCloseTo(640, 0);
});

test('however high the banner is, it is measured: bars stand above it, and it never fills the screen', async ({
  open,
}) => {
  const page = await unasked(open, { ...PHONE, viewport: { width: 320, height: 568 } });
  await page.goto('/acces/theorie-permis-b');
  const price = page.locator('[class*=achat]').first();
  const clearOf = async () => {
    const own = (await banner(page).boundingBox())!;
    const { y, height } = (await price.boundingBox())!;
    return { high: own.height, apart: y + height <= own.y + 1 };
  };
  await expect.poll(clearOf).toEqual({ high: 104, apart: true });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(banner(page)).toHaveCSS('position', 'static');
  await expect(price).toHaveCSS('position', 'static');
  const fermer = banner(page).getByRole('button', { name: 'Fermer' });
  await fermer.scrollIntoViewIfNeeded();
  const { y, height } = (await fermer.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(568);
  await fits(page, 'the banner in large text');
});

/** The focused text, and again if the banner covers it. */
function underBanner(): [text: string, covered: string] {
  const here = document.activeElement as HTMLElement;
  const text = here.innerText || here.id;
  const limit = document
    .querySelector('[aria-labelledby="titre-bandeau"]')!
    .getBoundingClientRect();
  return [text, here.getBoundingClientRect().bottom > limit.top + 1 ? text : ''];
}

test('/les-cookies: a choice for each purpose, taken back as easily', async ({ open }) => {
  const page = await unasked(open, PHONE);
  await page.goto('/');
  await banner(page).getByRole('link', { name: 'Choisir en détail' }).click();
  await expect(page).toHaveURL(/\/les-cookies$/);
  await expect(page.getByLabel('Nécessaires')).toBeChecked();
  await expect(page.getByLabel('Nécessaires')).toBeDisabled();
  await page.getByLabel('Contenus externes').check();
  expect(await consent(page)).toBeUndefined();
  await page.getByRole('button', { name: 'Enregistrer mes choix' }).click();
  await expect(banner(page)).toBeHidden();
  await expect(page.getByText(/^Choix enregistré le /)).toBeVisible();
  expect(readChoix((await consent(page))!.value)!.accord).toEqual({
    mesure: false,
    externes: true,
  });
  await sound(page, 'the preferences');
  await page.reload();
  await expect(page.getByLabel('Contenus externes')).toBeChecked();
  await expect(page.getByLabel('Mesure d’audience')).not.toBeChecked();
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(page.getByLabel('Contenus externes')).not.toBeChecked();
  expect(readChoix((await consent(page))!.value)!.accord).toEqual({
    mesure: false,
    externes: false,
  });
});

test('with everything accepted nothing leaves for another host, and all that is stored is listed', async ({
  eleve,
  open,
}) => {
  const page = await unasked(open, DESK);
  const foreign: string[] = [];
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== process.env.E2E_URL)
      foreign.push(request.url());
  });
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Accepter' }).click();
  await answers(page);
  await page.locator('#question-du-jour button').first().click();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .toContain('priorite.vedettes');
  for (const path of ['/code-de-la-route', '/le-blog', ...LEGAL]) {
    await go(page, path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  }
  await login(page, eleve);
  await go(page, `/series/${eleve.acces_id}`);
  await page.getByRole('button', { name: 'Commencer : Série 1', exact: true }).click();
  await page.waitForURL('**/question/*');
  await page.route('**/api/app/addReponse', (route) => route.abort());
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Valider la réponse' }).click();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .toContain('priorite.reponse.');
  await page.goto('/les-cookies');
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  stored.push(...(await page.context().cookies()).map(({ name }) => name));
  expect(stored.length).toBeGreaterThan(4);
  for (const key of stored)
    expect(
      ENREGISTREMENTS.some((nom) =>
        nom.endsWith('…') ? key.startsWith(nom.slice(0, -1)) : key === nom,
      ),
      `${key} is listed`,
    ).toBe(true);
  for (const nom of ENREGISTREMENTS)
    await expect(page.getByText(nom, { exact: true })).toBeVisible();
  expect(foreign).toEqual([]);
});
