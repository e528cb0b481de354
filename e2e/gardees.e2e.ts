import type { Page } from '@playwright/test';
import { PHONE, expect, go, login, runFirst, sound, test, toasted } from './browser.ts';
import { callerOf } from './calls.ts';
import { type Eleve, attempt, database, newEleve } from './people.ts';
import { loginAtFirst, position } from './questions.ts';

/** With the worker in place each screen opens without a network. */
async function loginWithShell(page: Page, eleve: Eleve): Promise<void> {
  await loginAtFirst(page, eleve);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function answer(page: Page): Promise<void> {
  await page.locator('label:has(input[value=a])').tap();
  await page.getByRole('button', { name: 'Valider la réponse' }).tap();
  await expect(page.getByText(/gardées?, pas encore/).last()).toBeVisible();
}

/** Two answers without a network, from the question that is open. */
async function answerTwice(page: Page, key = 0): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await answer(page);
  await page.getByRole('link', { name: 'Question suivante' }).tap();
  await position(page, key + 1);
  await answer(page);
}

const expire = async ({ acces_user_id }: Eleve, datePerime: Date) =>
  (await database()).write((trx) =>
    trx
      .updateTable('accesUser')
      .set({ datePerime: datePerime.toISOString() })
      .where('id', '=', acces_user_id)
      .execute(),
  );

const keysOn = (page: Page) =>
  page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith('priorite.reponse.')).length,
  );

test('answers that an expired access refuses stay, say what they wait for, and arrive once it is renewed, or are given up', async ({
  eleve,
  open,
}) => {
  const page = await open({ ...PHONE, serviceWorkers: 'allow' });
  await loginWithShell(page, eleve);
  await answerTwice(page);
  await expire(eleve, new Date());
  await page.context().setOffline(false);
  await login(page, eleve);
  const waits = page.getByText('2 réponses gardées, pas encore enregistrées');
  const why = page.getByText('Renouvelle-le, et tout partira.');
  await expect(waits).toBeVisible();
  await expect(why).toBeVisible();
  await sound(page, 'answers that an expired access retains');
  expect((await attempt(eleve)).reponses).toMatch(/^\?+$/);

  await expire(eleve, new Date(Date.now() + 86_400_000));
  await page.getByRole('button', { name: 'Réessayer' }).tap();
  await toasted(page, '2 réponses enregistrées');
  await expect(waits).toHaveCount(0);
  expect((await attempt(eleve)).reponses).toMatch(/^aa\?+$/);

  const ids = (await attempt(eleve)).questions.split(';');
  const { acces_id, theme_id } = eleve;
  await go(page, `/series/${acces_id}/serie/${theme_id}/question/${ids[2]}`);
  await position(page, 2);
  await answerTwice(page, 2);
  await expire(eleve, new Date());
  await page.context().setOffline(false);
  await page.goto('/mon-profil');
  await expect(why).toBeVisible();
  await page.getByRole('button', { name: 'Ne plus garder' }).tap();
  const asked = page.getByRole('dialog', { name: 'Ne plus garder' });
  await sound(page, 'giving up what is retained', asked);
  await asked.getByRole('button', { name: 'Ne plus garder' }).tap();
  await expect(waits).toHaveCount(0);
  expect(await keysOn(page)).toBe(0);
  expect((await attempt(eleve)).reponses).toMatch(/^aa\?+$/);
});

test('what one learner has kept is never sent as another’s, and leaves when she is back', async ({
  eleve,
  open,
}) => {
  const page = await open({ ...PHONE, serviceWorkers: 'allow' });
  await loginWithShell(page, eleve);
  const addReponse = '**/api/app/addReponse';
  await page.route(addReponse, (route) => route.abort());
  await answer(page);
  await go(page, '/mon-profil');
  await expect(page.getByRole('heading', { name: 'Mes accès' })).toBeVisible();
  await expect(
    page.getByText('Réponse gardée, pas encore enregistrée', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: new RegExp(eleve.prenom) }).tap();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).tap();
  await toasted(page, 'reste gardé ici, et partira quand tu te reconnecteras');
  await page.unroute(addReponse);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/addReponse')) sent.push(request.url());
  });
  await login(page, await newEleve());
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
  expect(await keysOn(page)).toBe(1);
  await login(page, eleve);
  await toasted(page, 'Réponse enregistrée');
  expect((await attempt(eleve)).reponses).toMatch(/^a\?+$/);
});

test('a series that was ended on another device meanwhile: its answers no longer count, which is said once', async ({
  eleve,
  open,
}) => {
  const page = await open({ ...PHONE, serviceWorkers: 'allow' });
  await loginWithShell(page, eleve);
  await answerTwice(page);
  const send = await callerOf(eleve);
  const { id, acces_user_id } = await attempt(eleve);
  await send('stopSerie', { acces_user_id, questionnaire_id: id });
  await page.context().setOffline(false);
  await toasted(page, 'La série était déjà terminée');
  await toasted(page, '2 réponses');
  await expect.poll(() => keysOn(page)).toBe(0);
  expect((await attempt(eleve)).reponses).toMatch(/^\?+$/);
});

test('a device without room says that the page must stay, asks before it is left, and loses nothing', async ({
  eleve,
  open,
}) => {
  const page = await open({ ...PHONE, serviceWorkers: 'allow' });
  await runFirst(page, () => {
    // oxlint-disable-next-line typescript/unbound-method -- called on its storage
    const own = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(this: Storage, key: string, value: string) {
      if (key.startsWith('priorite.reponse.'))
        throw new DOMException('No room.', 'QuotaExceededError');
      own.call(this, key, value);
    };
  });
  await loginWithShell(page, eleve);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await answer(page);
  await expect(page.getByText('ne ferme pas cette page avant l’envoi')).toBeVisible();
  await sound(page, 'an answer that the page alone has');
  const asked = page.waitForEvent('dialog');
  const leaving = page.evaluate(() => location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: /réponse$/ })).toBeVisible();
  expect((await attempt(eleve)).reponses).toMatch(/^a\?+$/);
});
