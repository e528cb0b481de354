import { DESK, PHONE, expect, sound, test } from './browser.ts';
import { banner, LEGAL, unasked } from './cadre.ts';

test('on a phone, the menu: by keyboard, by thumb, gone on the way; and the footer, whose links answer', async ({
  open,
}) => {
  const page = await open(PHONE);
  await page.goto('/accessibilite');
  const menu = page.locator('header details');
  const button = menu.locator('summary');
  const links = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link');
  await expect(button).toHaveAccessibleName('Menu');
  await expect(links.first()).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  await expect(links).toHaveText([
    'Code de la route',
    'Perception des risques',
    'RDV pédagogique',
    'Le blog',
  ]);
  await sound(page, 'the open menu');
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
  await expect(menu).not.toHaveAttribute('open');
  await expect(button).toBeFocused();

  await button.click();
  await page.mouse.click(180, 650);
  await expect(links.first()).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/code-de-la-route$/);
  await expect(links.first()).toBeHidden();
  await button.click();
  await expect(links.first()).toHaveAttribute('aria-current', 'page');
  await expect(links.last()).not.toHaveAttribute('aria-current');
  await page.keyboard.press('Escape');

  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'support@priorite.be' })).toHaveAttribute(
    'href',
    'mailto:support@priorite.be',
  );
  await expect(footer.getByText('App Android/iOS bientôt dispo !', { exact: true })).toBeVisible();
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  const hrefs = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  for (const path of [...LEGAL, '/les-cookies#mes-choix', '/code-de-la-route', '/le-blog'])
    expect(hrefs).toContain(path);
  for (const href of hrefs.filter((each) => each.startsWith('/')))
    expect((await page.request.get(href)).status(), href).toBe(200);
  await footer.getByRole('link', { name: 'Gérer mes cookies' }).click();
  await expect(page.getByRole('heading', { name: 'Tes choix' })).toBeInViewport();
});

test('at a desk, the bar marks the page one is on; the conditions have prices and a letter to withdraw with', async ({
  open,
}) => {
  const page = await open(DESK);
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(page.locator('header details')).toBeHidden();
  for (const [name, path] of [
    ['Code de la route', '/code-de-la-route'],
    ['Perception des risques', '/perception-des-risques'],
    ['RDV pédagogique', '/rdv-pedagogique'],
    ['Le blog', '/le-blog'],
  ] as const) {
    await bar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(bar.locator('[aria-current]')).toHaveCount(1);
  }
  await page.getByRole('link', { name: 'Priorité', exact: true }).click();
  await expect(page).toHaveURL('/');

  const { accesList } = (await (await page.request.get('/api/site/getAcces')).json()) as {
    accesList: { libelle: string; prix: number }[];
  };
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /conditions/i })
    .first()
    .click();
  await expect(page.getByRole('note').or(page.getByRole('complementary'))).toContainText(
    'Ceci est un modèle.',
  );
  await expect(page.getByText('BE 0123.456.749')).toBeVisible();
  const prices = page.getByRole('table').getByRole('row');
  await expect(prices).toHaveCount(accesList.length + 1);
  for (const { libelle, prix } of accesList)
    await expect(prices.filter({ hasText: libelle })).toContainText(
      `${prix.toFixed(2).replace('.', ',')}\u00a0€`,
    );
  const letter = page.getByRole('link', { name: 'Remplir ce modèle dans un mail' });
  const mailto = new URL((await letter.getAttribute('href'))!);
  expect(mailto.searchParams.get('body')).toContain('Je vous notifie par la présente');
  await page
    .getByRole('navigation', { name: 'Sommaire' })
    .getByRole('link', { name: 'Les réclamations et la médiation' })
    .click();
  await expect(page.getByText('Service de médiation pour le consommateur')).toBeInViewport();
});

test('without JavaScript: the menu opens, the texts are there, and no banner that could not be answered', async ({
  open,
}) => {
  const page = await unasked(open, { ...PHONE, javaScriptEnabled: false });
  for (const path of LEGAL) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(banner(page), path).toBeHidden();
    await page.locator('main summary').click();
    const links = page.locator('details a');
    expect(await links.count(), path).toBeGreaterThan(2);
    await links.last().click();
    await expect(page.getByRole('heading', { level: 2 }).last(), path).toBeVisible();
  }
  await page.goto('/les-cookies');
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.getByLabel('Mesure d’audience')).toBeDisabled();
  await expect(page.getByText('XSRF-TOKEN')).toBeVisible();
  await page.locator('header summary').click();
  await page.getByRole('link', { name: 'Le blog' }).first().click();
  await expect(page).toHaveURL(/\/le-blog$/);
});
