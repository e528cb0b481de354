import type { Page } from '@playwright/test';
import { PHONE, expect, login, sound, test, toasted } from './browser.ts';
import { enregistrements } from '../web/legal/enregistrements.ts';
import { attempt, setEleve } from './people.ts';
import { begin, goOnAt, position } from './questions.ts';

/** Where the series is gone on with, and where the network goes. */
const LEFT = 45;
const TUNNEL = 47;

const LETTERS = Array.from({ length: 50 }, () => 'a');

/** In the page: all that the browser keeps of somebody. */
async function allThatIsKept() {
  const counts = await Promise.all(
    (await caches.keys()).map(async (name): Promise<[string, string[]]> => [
      name,
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    ]),
  );
  const done = <T>(asked: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      asked.addEventListener('success', () => resolve(asked.result));
      asked.addEventListener('error', () => reject(asked.error));
    });
  const base = await done(indexedDB.open('priorite'));
  const lectures: { lot?: string; valeur?: number; data: { correction?: unknown } }[] = await done(
    base.transaction('lectures').objectStore('lectures').getAll(),
  );
  base.close();
  return {
    caches: Object.fromEntries(counts),
    lectures,
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
  };
}
const kept = (page: Page) => page.evaluate(allThatIsKept);

/** What of all that is somebody's: a cache is, even an empty one. */
async function privateOn(page: Page) {
  const { caches, lectures, stored } = await kept(page);
  return {
    caches: Object.keys(caches).filter(
      (name) => !/^workbox-precache-|^priorite-anciens$/.test(name),
    ),
    lectures: lectures.length,
    stored: stored.filter((key) => key !== 'react-router-scroll-positions'),
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
  await setEleve(eleve, { rue: 'Rue du Secret' });
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
    .poll(async () => (await kept(page)).lectures.length, { timeout: 30_000 })
    .toBeGreaterThan(50);
  await page.waitForLoadState('networkidle');
  expect(JSON.stringify((await kept(page)).lectures)).not.toContain('Secret');

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
    await expect(page.getByText(/gardées?, pas encore/).last()).toBeVisible();
    if (key < 49) await next(page);
  }
  // One that was read ahead and never looked at, of the same series.
  const ids = (await attempt(eleve)).questions.split(';');
  await page.goto(where.replace(/question\/\d+/, `question/${ids[3]}`));
  await position(page, 3);
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
  const { caches } = await kept(page);
  expect(caches['priorite-images']?.length).toBeGreaterThan(40);
  const listed = enregistrements.map(({ nom }) => nom.replace('…', ''));
  for (const name of Object.keys(caches))
    expect(
      listed.some((nom) => name.startsWith(nom)),
      `${name} is listed`,
    ).toBe(true);

  // The same questions again: what the attempt before told of them is gone before they are asked.
  await page.goto(where.replace(/\/question.*/, ''));
  await page.getByRole('button', { name: 'Recommencer' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: /Oui/ }).tap();
  await page.waitForURL('**/question/*');
  await position(page, 0);
  await expect
    .poll(async () => {
      const lots = (await kept(page)).lectures.filter(({ lot }) => lot !== undefined);
      const corrected = lots.filter(({ data }) => data.correction).length;
      return [new Set(lots.map(({ valeur }) => valeur)).size, corrected];
    })
    .toEqual([1, 0]);
  await page.goto('/mon-profil');

  expect((await privateOn(page)).caches).toEqual(expect.arrayContaining(['priorite-images']));
  await page.getByRole('button', { name: new RegExp(eleve.prenom) }).tap();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).tap();
  await toasted(page, 'Tu es maintenant déconnecté.');
  const nothing = { caches: [], lectures: 0, stored: [] };
  await expect.poll(() => privateOn(page)).toEqual(nothing);
  // Nor is anything kept of what a visitor opens: pictures and pages go by the worker that is still there.
  for (const seen of ['/', '/code-de-la-route']) {
    await page.goto(seen);
    await page.waitForLoadState('networkidle');
  }
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(await privateOn(page)).toEqual(nothing);
  await context.setOffline(true);
  await page.goto('/accessibilite');
  await expect(page.getByRole('heading', { name: 'Pas de connexion' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vers mon profil' })).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Accessibilité', level: 1 })).toBeVisible();
});
