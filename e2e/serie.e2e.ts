import type { Page } from '@playwright/test';
import { DESK, PHONE, expect, login, sound, test, toasted } from './browser.ts';
import { type Eleve, attempt, database, rightLetters } from './people.ts';

/** From 'Mes accès' to the first question of a new attempt. */
async function begin(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /Commencer|Lancer|Démarrer/ })
    .first()
    .click();
  await page.waitForURL('**/series/*');
  await page.getByRole('button', { name: /^Commencer/ }).click();
  await expect(page.getByText('Création de la série')).toBeVisible();
  await page.waitForURL('**/question/*');
  await expect(page.getByText('Question 1 / 50')).toBeVisible();
}

const position = (page: Page, key: number) =>
  expect(page.getByText(`Question ${key + 1} / 50`)).toBeVisible();

test('a whole series on a phone, by touch: passed, seen, begun again, kept in the history', async ({
  eleve,
  open,
}) => {
  const page = await open(PHONE);
  await login(page, eleve);
  await sound(page, 'Mes accès');
  await begin(page);
  await sound(page, 'a question');
  const letters = await rightLetters(eleve);
  for (const [key, right] of letters.entries()) {
    await position(page, key);
    // Three wrong ones, so that the result has something to show.
    const letter = key < 3 ? (right === 'a' ? 'b' : 'a') : right;
    await page.locator(`label:has(input[value=${letter}])`).tap();
    await page.getByRole('button', { name: 'Valider la réponse' }).tap();
    if (key === 49) break;
    const verdict = page.getByRole('heading', {
      name: key < 3 ? 'Mauvaise réponse' : 'Bonne réponse',
    });
    await expect(verdict).toBeVisible();
    if (key === 0) await sound(page, 'a wrong answer');
    if (key === 3) await sound(page, 'a right answer');
    await page.getByRole('link', { name: 'Question suivante' }).tap();
  }
  await toasted(page, 'Série terminée');
  await page.waitForURL(/serie\/\d+$/);
  const { score, reussi } = await attempt(eleve);
  await expect(page.getByRole('heading', { name: reussi ? 'Réussi' : 'Raté' })).toBeVisible();
  await expect(page.getByText(`${score}/50`).first()).toBeVisible();
  await expect(page.getByText('Pour réussir : 41/50')).toBeVisible();
  await sound(page, 'the result');

  await page.getByRole('button', { name: 'Recommencer' }).tap();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Recommencer la série ?');
  await sound(page, 'the question before beginning again');
  await question.getByRole('button', { name: /Oui/ }).tap();
  await toasted(page, 'Vous pouvez commencer votre nouvelle série !');
  await page.waitForURL('**/question/*');
  await position(page, 0);

  await page.getByRole('link', { name: 'Retour aux questions' }).tap();
  await sound(page, 'a series in the middle');
  await page.getByRole('button', { name: 'Arrêter la série' }).tap();
  const stop = page.getByRole('dialog');
  await expect(stop).toContainText('Etes-vous sur de vouloir arrêter cette série ?');
  await stop.getByRole('button', { name: 'Non, je continue !' }).tap();
  await expect(stop).toBeHidden();
  await page.getByRole('button', { name: 'Arrêter la série' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Oui', exact: true }).tap();
  await toasted(page, 'La série a bien été arrêtée !');
  await expect(page.getByRole('heading', { name: 'Raté' })).toBeVisible();

  await page.getByRole('link', { name: 'Mon historique' }).tap();
  await expect(page.getByText(`${score}/50`)).toBeVisible();
  await sound(page, 'the history');
  await page
    .getByRole('link')
    .filter({ hasText: reussi ? 'Réussi' : `${score}/50` })
    .first()
    .tap();
  await page.waitForURL('**/historique/*');
  await expect(page.getByRole('button', { name: 'Recommencer' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Arrêter la série' })).toHaveCount(0);
  await page.getByRole('link', { name: /^Question 1 :/ }).tap();
  await expect(page.getByRole('heading', { name: 'Mauvaise réponse' })).toBeVisible();
  await expect(page).toHaveURL(/question\/\d+\/historique\/\d+$/);
});

test('a whole series at a desk, by keyboard alone', async ({ eleve, open }) => {
  const page = await open(DESK);
  await page.goto('/');
  await sound(page, 'the home page');
  await tabTo(page, 'Se connecter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Connecte-toi');
  await sound(page, 'the log-in');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(eleve.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(eleve.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/mon-profil');
  await tabTo(page, /Commencer|Lancer|Démarrer/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/series/*');
  await expect(page.getByRole('button', { name: /^Commencer/ })).toBeVisible();
  await sound(page, 'the list of series');
  await tabTo(page, /^Commencer/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/question/*');
  await position(page, 0);
  const letters = await rightLetters(eleve);
  for (const [key, letter] of letters.entries()) {
    await position(page, key);
    await page.keyboard.press(key % 2 ? letter : letter.toUpperCase());
    await expect(page.locator(`input[value=${letter}]`)).toBeChecked();
    await page.keyboard.press('Enter');
    if (key === 49) break;
    await expect(page.getByRole('heading', { name: 'Bonne réponse' })).toBeFocused();
    if (key === 5) {
      await page.keyboard.press('ArrowLeft');
      await position(page, 4);
      await page.keyboard.press('ArrowRight');
      await position(page, 5);
    }
    await page.keyboard.press(key % 2 ? 'Enter' : 'ArrowRight');
  }
  await expect(page.getByRole('heading', { name: 'Réussi' })).toBeFocused();
  await expect(page.getByText('50/50').first()).toBeVisible();
  await sound(page, 'a perfect result');
});

test('a whole series at a desk, by mouse: failed by its serious faults', async ({
  eleve,
  open,
}) => {
  const page = await open(DESK);
  await login(page, eleve);
  await begin(page);
  const letters = await rightLetters(eleve);
  const serious = await seriousKeys(eleve);
  for (const [key, right] of letters.entries()) {
    await position(page, key);
    const wrong = key === serious[0] || key === serious[1];
    const letter = wrong ? (right === 'a' ? 'b' : 'a') : right;
    await page.locator(`label:has(input[value=${letter}])`).click();
    await page.getByRole('button', { name: 'Valider la réponse' }).click();
    if (key < 49) await page.getByRole('link', { name: 'Question suivante' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Raté' })).toBeVisible();
  await expect(page.getByText('40/50').first()).toBeVisible();
  await sound(page, 'a series failed by two serious faults');
});

/** Presses Tab until what has the focus is called so. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(name)} is not reached by Tab`);
}

test('the network is cut in the middle: answers are kept, survive a reload, and arrive once', async ({
  eleve,
  open,
}) => {
  const page = await open(PHONE);
  await login(page, eleve);
  await begin(page);
  const answer = async (letter: string) => {
    await page.locator(`label:has(input[value=${letter}])`).tap();
    await page.getByRole('button', { name: 'Valider la réponse' }).tap();
  };
  await answer('a');
  await expect(page.getByRole('heading', { name: /réponse$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Question suivante' }).tap();
  await position(page, 1);
  await page.waitForLoadState('networkidle');

  await page.context().setOffline(true);
  await answer('b');
  await expect(
    page.getByText('Réponse gardée, pas encore enregistrée', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: /réponse$/ })).toHaveCount(0);
  await sound(page, 'an answer that waits');
  await page.getByRole('link', { name: 'Question suivante' }).tap();
  await position(page, 2);
  await answer('a');
  await expect(page.getByText('2 réponses gardées, pas encore enregistrées')).toBeVisible();
  expect((await attempt(eleve)).reponses.slice(0, 4)).toBe('a???');

  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: /réponse$/ })).toBeVisible();
  await expect.poll(async () => (await attempt(eleve)).reponses.slice(0, 4)).toBe('aba?');
  await expect(page.getByText(/gardées?, pas encore/)).toHaveCount(0);

  // The server has it, but its word is lost on the way: it is sent again, and counts once.
  await page.getByRole('link', { name: 'Question suivante' }).tap();
  await position(page, 3);
  let lost = 0;
  await page.route('**/api/app/addReponse', async (route) => {
    await route.fetch();
    lost++;
    await route.abort();
  });
  await answer('b');
  await expect.poll(() => lost).toBeGreaterThan(0);
  await expect(
    page.getByText('Réponse gardée, pas encore enregistrée', { exact: true }),
  ).toBeVisible();
  await page.unroute('**/api/app/addReponse');
  await page.reload();
  await expect(page.getByRole('heading', { name: /réponse$/ })).toBeVisible();
  await expect(page.getByText(/gardées?, pas encore/)).toHaveCount(0);
  expect((await attempt(eleve)).reponses.slice(0, 5)).toBe('abab?');

  // What is kept leaves from the profile too.
  await page.route('**/api/app/addReponse', (route) => route.abort());
  await page.getByRole('link', { name: 'Question suivante' }).tap();
  await position(page, 4);
  await answer('a');
  await expect(
    page.getByText('Réponse gardée, pas encore enregistrée', { exact: true }),
  ).toBeVisible();
  await page.unroute('**/api/app/addReponse');
  await page.goto('/mon-profil');
  await expect.poll(async () => (await attempt(eleve)).reponses.slice(0, 6)).toBe('ababa?');
});

test('two tabs and two devices: the first answer stands everywhere', async ({ eleve, open }) => {
  const one = await open(DESK);
  await login(one, eleve);
  await begin(one);
  const tab = await one.context().newPage();
  const device = await open(PHONE);
  await login(device, eleve);
  for (const page of [tab, device]) {
    await page.goto(one.url());
    await position(page, 0);
    await expect(page.getByRole('button', { name: 'Valider la réponse' })).toBeVisible();
  }
  await one.keyboard.press('a');
  await one.keyboard.press('Enter');
  await expect(one.getByRole('heading', { name: /réponse$/ })).toBeVisible();
  // The other tab knows by itself.
  await expect(tab.getByRole('heading', { name: /réponse$/ })).toBeVisible();
  // The other device is told when it tries.
  await device.locator('label:has(input[value=b])').tap();
  await device.getByRole('button', { name: 'Valider la réponse' }).tap();
  await toasted(device, 'Une autre réponse était déjà enregistrée.');
  await expect(device.getByRole('heading', { name: /réponse$/ })).toBeVisible();
  expect((await attempt(eleve)).reponses.slice(0, 2)).toBe('a?');

  // Back and reload show what the server has.
  await one.getByRole('link', { name: 'Question suivante' }).click();
  await position(one, 1);
  await one.goBack();
  await position(one, 0);
  await expect(one.getByRole('heading', { name: /réponse$/ })).toBeVisible();
  await one.reload();
  await expect(one.getByRole('heading', { name: /réponse$/ })).toBeVisible();
});

test('before an answer nothing that reaches the browser tells the right one', async ({
  eleve,
  open,
}) => {
  const page = await open(DESK);
  const received: Promise<string>[] = [];
  page.on('response', (response) => {
    received.push(response.text().catch(() => ''));
  });
  await login(page, eleve);
  await begin(page);
  const justifications = await justificationsOf(eleve);
  const told = async () => {
    const text = (await Promise.all(received)).join('\n');
    return justifications.filter((each) => text.includes(JSON.stringify(each).slice(1, -1)));
  };
  for (const to of ['/mon-profil', `/series/${eleve.acces_id}`, `/historique/${eleve.acces_id}`]) {
    await page.goto(to);
    await page.waitForLoadState('networkidle');
  }
  await page.goto(`/series/${eleve.acces_id}/serie/${eleve.theme_id}`);
  await page.getByRole('link', { name: /^Question 30 :/ }).click();
  await position(page, 29);
  await page.waitForLoadState('networkidle');
  expect(received.length).toBeGreaterThan(50);
  expect(await told()).toEqual([]);
  // And the search can find.
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /réponse$/ })).toBeVisible();
  expect(await told()).toEqual([justifications[29]]);
});

async function justificationsOf(eleve: Eleve): Promise<string[]> {
  const versions = (await attempt(eleve)).versions.split(';').map(Number);
  const rows = await (
    await database()
  ).read
    .selectFrom('questionVersion')
    .select(['id', 'justification'])
    .where('id', 'in', versions)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row.justification!]));
  return versions.map((id) => byId.get(id)!);
}

test('a serious fault is told as one', async ({ eleve, open }) => {
  const page = await open(DESK);
  await login(page, eleve);
  await begin(page);
  const { key, letter } = await seriousQuestion(eleve);
  const ids = (await attempt(eleve)).questions.split(';');
  await page.goto(page.url().replace(/question\/\d+/, `question/${ids[key]}`));
  await position(page, key);
  await expect(page.getByText('faute grave')).toHaveCount(0);
  await page.keyboard.press(letter === 'a' ? 'b' : 'a');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Attention, ceci est une faute grave').first()).toBeVisible();
  await sound(page, 'a serious fault');
});

async function seriousQuestion(eleve: Eleve) {
  const [key] = await seriousKeys(eleve);
  return { key: key!, letter: (await rightLetters(eleve))[key!]! };
}

/** Where the serious questions of a learner's latest attempt stand. */
async function seriousKeys(eleve: Eleve): Promise<number[]> {
  const versions = (await attempt(eleve)).versions.split(';').map(Number);
  const rows = await (
    await database()
  ).read
    .selectFrom('questionVersion')
    .select('id')
    .where('id', 'in', versions)
    .where('grave', '=', 1)
    .execute();
  return rows.map((row) => versions.indexOf(row.id)).toSorted((one, other) => one - other);
}
