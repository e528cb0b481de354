import type { Page } from '@playwright/test';
import { PHONE, expect, login, sound, test, toasted } from './browser.ts';
import { attempt } from './people.ts';
import { begin, goOnAt, position } from './questions.ts';

/** Where the series is gone on with, and where the network goes. */
const LEFT = 45;
const TUNNEL = 47;

const LETTERS = Array.from({ length: 50 }, () => 'a');

/** In the page: all that the browser keeps of somebody. */
async function allThatIsKept() {
  const caches = await Promise.all(
    (await window.caches.keys())
      .filter((name) => !name.startsWith('workbox-precache'))
      .map(async (name) => [name, (await (await window.caches.open(name)).keys()).length]),
  );
  const lectures = await new Promise<number>((resolve, reject) => {
    const asked = indexedDB.open('priorite');
    asked.onerror = () => reject(asked.error as Error);
    asked.onsuccess = () => {
      const base = asked.result;
      const count = base.transaction('lectures').objectStore('lectures').count();
      count.onsuccess = () => {
        base.close();
        resolve(count.result);
      };
    };
  });
  return {
    caches: Object.fromEntries(caches) as Record<string, number>,
    lectures,
    bases: (await indexedDB.databases()).map(({ name }) => name),
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
  };
}

const answer = async (page: Page) => {
  await page.locator('label:has(input[value=a])').tap();
  await page.getByRole('button', { name: 'Valider la réponse' }).tap();
};
const next = (page: Page) => page.getByRole('link', { name: 'Question suivante' }).tap();

test('in the tunnel: closed, opened again without a network, ended there; what was given arrives, and log-out leaves nothing', async ({
  eleve,
  open,
}) => {
  let page = await open({ ...PHONE, serviceWorkers: 'allow' });
  const context = page.context();
  await login(page, eleve);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await begin(page);
  await goOnAt(page, eleve, LEFT, LETTERS);
  for (let key = LEFT; key < TUNNEL; key++) {
    await position(page, key);
    await answer(page);
    await expect(page.getByRole('heading', { name: /réponse$/ })).toBeVisible();
    await next(page);
  }
  await position(page, TUNNEL);
  const where = page.url();
  // All fifty are read ahead, one after the other.
  await expect
    .poll(async () => (await page.evaluate(allThatIsKept)).lectures)
    .toBeGreaterThan(50);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.close();
  page = await context.newPage();
  await page.goto('/mon-profil');
  await expect(page.getByRole('heading', { name: 'Mes accès' })).toBeVisible();
  await sound(page, 'the profile without a network');
  await page.goto(where);
  await position(page, TUNNEL);
  await expect(page.locator('figure img')).toHaveJSProperty('complete', true);
  for (let key = TUNNEL; key < 50; key++) {
    await position(page, key);
    await answer(page);
    await expect(page.getByText(/gardées?, pas encore/)).toBeVisible();
    if (key < 49) await next(page);
  }
  // One that was read ahead and never looked at, of the same series.
  await page.goto(where.replace(/question\/\d+/, 'question/1'));
  await sound(page, 'a question without a network');

  // A page that was never opened: our own words, and the page itself once there is a network.
  await page.goto('/le-blog');
  await expect(page.getByRole('heading', { name: 'Pas de connexion' })).toBeVisible();
  await expect(page).toHaveURL(/\/le-blog$/);
  await sound(page, 'a page that is not on the device');
  await page.getByRole('link', { name: 'Vers mon profil' }).tap();
  await expect(page.getByText('3 réponses gardées, pas encore enregistrées')).toBeVisible();
  expect((await attempt(eleve)).dateFin).toBeNull();

  await context.setOffline(false);
  await toasted(page, 'Série terminée');
  const { dateFin, reponses } = await attempt(eleve);
  expect(dateFin).not.toBeNull();
  expect(reponses).toBe('a'.repeat(50));
  expect((await page.evaluate(allThatIsKept)).caches['priorite-images']).toBeGreaterThan(40);

  await page.getByRole('button', { name: new RegExp(eleve.prenom) }).tap();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).tap();
  await toasted(page, 'Tu es maintenant déconnecté.');
  await expect
    .poll(async () => {
      const { caches, lectures, stored } = await page.evaluate(allThatIsKept);
      return { caches, lectures, stored: stored.filter((key) => !/scroll-positions/.test(key)) };
    })
    .toEqual({ caches: {}, lectures: 0, stored: [] });
  await context.setOffline(true);
  await page.goto('/accessibilite');
  await expect(page.getByRole('heading', { name: 'Pas de connexion' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vers mon profil' })).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Accessibilité', level: 1 })).toBeVisible();
});
