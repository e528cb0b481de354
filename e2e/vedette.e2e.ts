import type { Locator, Page } from '@playwright/test';
import { DESK, PHONE, expect, go, login, sound, test, arrive } from './browser.ts';
import { database } from './people.ts';

async function vedette(page: Page) {
  const carte = page.getByRole('region').filter({ hasText: 'La question du jour' });
  const id = await carte.locator('input[name=question]').inputValue();
  const { correcte, justification } = await (
    await database()
  ).read
    .selectFrom('questionVersion')
    .select(['correcte', 'justification'])
    .where('question_id', '=', Number(id))
    .executeTakeFirstOrThrow();
  const lettre = (letter: string) =>
    carte.getByRole('button', { name: new RegExp(`^${letter}`, 'i') });
  return { carte, lettre, bonne: correcte, fausse: correcte === 'a' ? 'b' : 'a', justification };
}

test('the question of the day is answered on the spot, right or wrong, and again where it did not get through', async ({
  open,
}) => {
  for (const [device, juste] of [
    [PHONE, false],
    [DESK, true],
  ] as const) {
    const page = await open(device);
    await arrive(page, '/');
    if (!juste) await firstScreen(page);
    const { carte, lettre, bonne, fausse, justification } = await vedette(page);
    if (!juste) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.context().setOffline(true);
      await lettre(bonne).click();
      await expect(carte.getByRole('alert')).toContainText(
        'La connexion à Internet semble coupée.',
      );
      await page.context().setOffline(false);
    }
    const before = await placesOf(carte);
    await lettre(juste ? bonne : fausse).click();
    const verdict = carte.getByRole('heading', {
      name: juste ? 'Bonne réponse' : 'Mauvaise réponse',
    });
    await expect(verdict).toBeFocused();
    await expect(
      carte.getByText(juste ? 'Ta réponse, la bonne' : 'Ta réponse, fausse'),
    ).toBeVisible();
    await expect(carte.getByText(justification!)).toBeVisible();
    await expect.poll(() => placesOf(carte)).toEqual(before);
    await expect(carte.locator('figure')).toBeInViewport({ ratio: 1 });
    const names = ['Voir le film en grand', ...(juste ? ['Rejouer', 'Étape suivante'] : [])];
    await expect(carte.getByRole('button')).toHaveCount(1 + names.length);
    for (const name of names)
      await expect(carte.getByRole('button', { name, exact: true })).toBeVisible();
    const etapes = carte.getByRole('list', { name: 'L’ordre de passage' }).getByRole('listitem');
    await expect(etapes.first()).toHaveText(/^1\. .+ (passe|traverse)/);
    if (juste) {
      await carte.getByRole('button', { name: 'Étape suivante' }).click();
      await expect(carte.locator('svg[data-joue]')).toBeVisible();
      await expect(carte.locator('li[aria-current=step]')).toHaveCount(1);
    } else {
      await expect(carte.locator('[data-numero]').first()).toBeVisible();
      await expect(carte.locator('svg[data-joue]')).toHaveCount(0);
      await page.emulateMedia({ reducedMotion: null });
    }
    await expect(page).toHaveURL(/\/$/);
    await sound(page, 'the verdict', carte);
    if (!juste) await theOthers(page);
  }
});

async function firstScreen(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / PHONE.viewport.height).toBeLessThanOrEqual(7);
  const { carte } = await vedette(page);
  for (const part of [carte.getByRole('img').first(), ...(await carte.getByRole('button').all())])
    await expect(part).toBeInViewport({ ratio: 1 });
}

async function theOthers(page: Page): Promise<void> {
  for (const place of ['2 sur 3', '3 sur 3']) {
    const { carte: before } = await vedette(page);
    await before.getByRole('link', { name: 'Question suivante' }).click();
    const { carte, lettre, bonne } = await vedette(page);
    await expect(carte).toContainText(place);
    await expect(carte.getByRole('heading')).toBeFocused();
    await lettre(bonne).click();
    await expect(carte.getByRole('heading', { name: 'Bonne réponse' })).toBeFocused();
  }
  const carte = page.getByRole('region', { name: 'La question du jour' });
  await expect(page.getByText('2 bonnes réponses sur 3')).toBeVisible();
  await expect(page.getByText('Les inscriptions ouvrent bientôt.')).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(carte).toContainText('2 bonnes réponses sur 3');
  await expect(carte.getByRole('link', { name: 'Voir les accès et leurs prix' })).toBeVisible();
}

const placesOf = (carte: Locator) =>
  carte
    .locator('#question-enonce, fieldset button, ul[aria-label="Réponses"] > li')
    .evaluateAll((parts) =>
      parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)),
    );

test('on a phone a film is larger than its picture, stays in sight and fills the screen', async ({
  open,
}) => {
  const page = await open({ ...PHONE, viewport: { width: 360, height: 640 } });
  await arrive(page, '/');
  const { carte, lettre, bonne } = await vedette(page);
  const size = async (drawn: Locator) => {
    const { width, height } = (await drawn.boundingBox())!;
    return { width: Math.round(width), height: Math.round(height) };
  };
  const before = await size(carte.locator('figure'));
  await lettre(bonne).click();
  const figure = carte.locator('figure');
  await expect(figure.locator('> svg[data-joue]')).toBeVisible();
  await figure.evaluate((each) => scrollBy(0, each.getBoundingClientRect().top + 40));
  await expect(figure).toHaveAttribute('data-epingle', '');
  const drawnSize = () => size(figure.locator('> svg'));
  await expect.poll(async () => (await drawnSize()).height).toBeGreaterThanOrEqual(200);
  expect((await drawnSize()).width).toBe(before.width);
  await carte.getByRole('button', { name: 'Rejouer' }).click();
  await expect(figure).toBeInViewport({ ratio: 1 });
  const large = carte.getByRole('button', { name: 'Voir le film en grand' });
  await large.focus();
  await page.keyboard.press('Enter');
  const grand = page.getByRole('dialog', { name: 'Le film en grand' });
  const drawn = grand.locator('figure > svg');
  await expect(drawn).toHaveAttribute('data-joue', '');
  expect((await size(drawn)).width).toBe(360);
  await grand.getByRole('button', { name: 'Étape suivante' }).click();
  await expect(grand.locator('li[aria-current=step]')).toHaveCount(1);
  const lasts = () =>
    drawn.evaluate((svg) =>
      Math.max(
        ...svg.getAnimations({ subtree: true }).map((each) => {
          return Number(each.effect!.getComputedTiming().duration);
        }),
      ),
    );
  await grand.getByRole('button', { name: 'Rejouer' }).click();
  const once = await lasts();
  await grand.getByRole('button', { name: 'Ralenti' }).click();
  await expect(grand.getByRole('button', { name: 'Ralenti' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await grand.getByRole('button', { name: 'Rejouer' }).click();
  expect(await lasts()).toBe(3 * once);
  await sound(page, 'the film', grand);
  await page.keyboard.press('Escape');
  await expect(grand).toHaveCount(0);
  await expect(large).toBeFocused();
});

test('the way back closes what is open over a page, and leaves the page where it leads elsewhere', async ({
  open,
}) => {
  const page = await open({ ...PHONE, viewport: { width: 360, height: 640 } });
  await arrive(page, '/le-blog');
  await go(page, '/');
  const { carte, lettre, bonne } = await vedette(page);
  await lettre(bonne).click();
  const large = carte.getByRole('button', { name: 'Voir le film en grand' });
  const grand = page.getByRole('dialog', { name: 'Le film en grand' });
  const verdict = carte.getByRole('heading', { name: 'Bonne réponse' });
  /** Overlays' entries in this history state. */
  const rests = () => expect.poll(() => page.evaluate(() => history.state.dessus ?? 0)).toBe(0);
  const opens = async () => {
    await large.evaluate((button) => {
      for (const _ of [1, 2]) (button as HTMLElement).click();
    });
    await expect(grand).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state.dessus)).toBe(1);
  };
  await expect(large).toBeVisible();
  await verdict.scrollIntoViewIfNeeded();

  let before = -1;
  await expect
    .poll(async () => {
      const was = before;
      before = await page.evaluate(() => scrollY);
      return before === was;
    })
    .toBe(true);
  await opens();
  await page.goBack();
  await expect(grand).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await expect(verdict).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);

  await opens();
  await grand.getByRole('button', { name: 'Fermer' }).click();
  await expect(grand).toHaveCount(0);
  await rests();
  await opens();
  await page.keyboard.press('Escape');
  await rests();
  await page.goBack();
  await expect(page).toHaveURL(/\/le-blog$/);
  await page.goForward();
  await expect(carte).toBeVisible();

  const connexion = page.getByRole('dialog', { name: 'Connecte-toi' });
  const connect = page.getByRole('button', { name: 'Se connecter' });
  await connect.click();
  await expect(connexion).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.dessus)).toBe(1);
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect(page).toHaveURL(/\/le-blog$/);
  await expect(connexion).toHaveCount(0);

  await connect.click();
  await expect.poll(() => page.evaluate(() => history.state.dessus)).toBe(1);
  await go(page, '/code-de-la-route');
  await expect(page).toHaveURL(/\/code-de-la-route$/);
  await expect(connexion).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.dessus)).toBe(1);
  await page.goBack();
  await expect(connexion).toHaveCount(0);
  await expect(page).toHaveURL(/\/code-de-la-route$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/le-blog$/);
  await rests();

  await go(page, '/perception-des-risques');
  await connect.click();
  await expect.poll(() => page.evaluate(() => history.state.dessus)).toBe(1);
  await page.reload({ waitUntil: 'networkidle' });
  await rests();
  await expect(connexion).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/le-blog$/);
});

test('without JavaScript a form does the same', async ({ open }) => {
  const page = await open({ ...PHONE, javaScriptEnabled: false });
  await page.goto('/');
  const { carte, lettre, bonne, justification } = await vedette(page);
  await lettre(bonne).click();
  await expect(page).toHaveURL(new RegExp(`reponse=${bonne}#question-du-jour$`));
  await expect(carte.getByRole('heading', { name: 'Bonne réponse' })).toBeInViewport();
  await expect(carte.getByText(justification!)).toBeVisible();
  await carte.getByRole('link', { name: 'Question suivante' }).click();
  await expect(carte).toContainText('2 sur 3');
  await page.goto('/code-de-la-route');
  const other = page.getByRole('region').filter({ hasText: 'Une situation, une règle' });
  await other.getByRole('button').first().click();
  await expect(page).toHaveURL(
    /\/code-de-la-route\?question=\d+&forme=\d+&reponse=a#question-du-jour$/,
  );
  await expect(other.getByRole('heading', { name: /^(Bonne|Mauvaise) réponse$/ })).toBeInViewport();
});

test('a page that the network does not bring is told inside the frame, and comes with it', async ({
  open,
}) => {
  const page = await open(DESK);
  const lien = page.getByRole('navigation').getByRole('link', { name: 'Code de la route' });
  // The code is cached; the data is not loaded yet.
  await arrive(page, '/code-de-la-route');
  await page.getByRole('banner').getByRole('link', { name: 'Priorité' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.context().setOffline(true);
  await lien.click();
  await expect(page.getByText('Pas de connexion')).toBeVisible();
  await expect(lien).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Le code de la route');
});

test('who is not there yet registers; who is, goes on', async ({ eleve, open }) => {
  const page = await open(DESK);
  // Typed and pressed before hydration, on a slow line.
  const forCode = Promise.withResolvers<void>();
  const forHome = Promise.withResolvers<void>();
  await page.route('**/entry.client-*.js', async (route) => {
    await (page.url().endsWith('/attestation') ? forCode : forHome).promise;
    await route.continue();
  });
  await page.goto('/attestation', { waitUntil: 'commit' });
  const code = page.getByRole('textbox', { name: 'Code de l’attestation' });
  await code.fill('ABCD');
  await code.press('Enter');
  forCode.resolve();
  await expect(page).toHaveURL(/\/attestation\/ABCD$/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Inscris-toi gratuitement' }).click();
  forHome.resolve();
  await expect(
    page.getByRole('dialog').getByRole('heading', { name: 'Inscris-toi gratuitement' }),
  ).toBeVisible();
  await login(page, eleve);
  const register = page.getByRole('button', { name: 'Inscris-toi gratuitement' });
  await go(page, '/acces/theorie-permis-b');
  await expect(page.getByText('Tu as déjà cet accès')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Commencer', exact: true })).toBeVisible();
  await expect(register).toHaveCount(0);
  const prix = page.getByRole('article').getByText('€');
  await expect(prix).toHaveCount(0);
  await go(page, '/acces/revision-express');
  await expect(page.getByText('Tu as déjà eu cet accès')).toBeVisible();
  await expect(prix).toHaveText('7,99 €');
  for (const path of ['/', '/code-de-la-route']) {
    await go(page, path);
    const theorie = page.getByRole('listitem').filter({ hasText: 'Théorie permis B' });
    await expect(theorie.getByText('Tu l’as déjà', { exact: true })).toBeVisible();
    await expect(page.getByText('Tu l’as déjà eu')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continuer mon apprentissage' })).toBeVisible();
    await expect(register).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Continuer mon apprentissage' }).click();
  await expect(page).toHaveURL(/\/mon-profil$/);
  for (const path of ['/expired-token', '/?connexion']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/mon-profil$/);
  }
});
