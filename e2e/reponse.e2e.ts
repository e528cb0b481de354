import { DESK, PHONE, expect, go, login, runFirst, sound, test, toasted } from './browser.ts';
import { callerOf } from './calls.ts';
import { type Eleve, attempt, database, exams, practice, rightLetters } from './people.ts';
import { begin, goOnAt, loginAtFirst, position, seriousKeys } from './questions.ts';

test('the network is cut in the middle: answers are kept, survive a reload, and arrive once', async ({
  eleve,
  open,
}) => {
  const page = await open(PHONE);
  await runFirst(page, () => {
    navigator.storage.persist = async () => {
      document.documentElement.dataset.persist = '1';
      return true;
    };
  });
  // The grid is prefetched last.
  const grid = page.waitForResponse('**/api/app/getQuestionnaire');
  await loginAtFirst(page, eleve);
  const answer = async (letter: string) => {
    await page.locator(`label:has(input[value=${letter}])`).tap();
    await page.getByRole('button', { name: 'Valider la réponse' }).tap();
  };
  await answer('a');
  await expect(page.getByRole('heading', { name: /réponse$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Question suivante' }).tap();
  await position(page, 1);
  await grid;
  await page.waitForLoadState('networkidle');

  await page.context().setOffline(true);
  await answer('b');
  await expect(
    page.getByText('Réponse gardée, pas encore enregistrée', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: /réponse$/ })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-persist', '1');
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

test('what an older build has kept, of a series, ten questions and a mock exam, leaves from the profile', async ({
  eleve,
  open,
}) => {
  const { id, acces_id, acces_user_id, theme_id } = eleve;
  const acces = { acces_id, acces_user_id };
  const send = await callerOf(eleve);
  await send('getThemes', acces);
  const serie = await send('addQuestionnaire', { acces_user_id, theme_id });
  const { cible } = (await send('getEntrainement', acces)).sujets[0]!;
  const { dizaine_id } = await send('addDizaine', { ...acces, cible });
  const [first] = (await send('getDizaine', { ...acces, dizaine_id })).questions;
  const { examen_id } = await send('addExamen', { ...acces, chrono: 0 });
  const opened = (await send('openQuestionExamen', { acces_user_id, examen_id })).question!;
  const given = { acces_user_id, questionKey: 0, letter: 'a', donneeLe: Date.now() };
  const { questionnaire_id } = serie;
  const question = serie.question_id;
  const dixieme = first!.datas.id;
  const posee = opened.datas.id;
  const entries = {
    [`priorite.reponse.${id}.${acces_user_id}.${questionnaire_id}.${question}`]: {
      ...given,
      theme_id,
      questionnaire_id,
      question,
    },
    [`priorite.dizaine.${id}.${dizaine_id}.${dixieme}`]: {
      ...given,
      acces_id,
      dizaine_id,
      question: dixieme,
      duree: 4200,
    },
    [`priorite.examen.${id}.${examen_id}.${posee}`]: {
      ...given,
      acces_id,
      examen_id,
      question: posee,
      duree: 4200,
    },
  };
  const page = await open(PHONE);
  await page.goto('/robots.txt');
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept))
      localStorage.setItem(key, JSON.stringify(value));
  }, entries);
  await login(page, eleve);
  await toasted(page, '3 réponses enregistrées');
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('priorite.');
  expect((await attempt(eleve)).reponses.replaceAll('?', '')).toBe('a');
  expect((await practice(eleve))[0]!.reponses.replaceAll('?', '')).toBe('a');
  expect((await exams(eleve))[0]!.reponses.replaceAll('?', '')).toBe('a');
});

test('two tabs and two devices: the first answer stands everywhere', async ({ eleve, open }) => {
  const one = await open(DESK);
  await loginAtFirst(one, eleve);
  const tab = await one.context().newPage();
  const device = await open(PHONE);
  await tab.goto(one.url());
  await login(device, eleve, new URL(one.url()).pathname);
  for (const page of [tab, device]) {
    await position(page, 0);
    await expect(page.getByRole('button', { name: 'Valider la réponse' })).toBeVisible();
  }
  await one.keyboard.press('a');
  await one.keyboard.press('Enter');
  await expect(one.getByRole('heading', { name: /réponse$/ })).toBeVisible();
  await expect(tab.getByRole('heading', { name: /réponse$/ })).toBeVisible();
  await device.locator('label:has(input[value=b])').tap();
  await device.getByRole('button', { name: 'Valider la réponse' }).tap();
  await toasted(device, 'Une autre réponse était déjà enregistrée.');
  await expect(device.getByRole('heading', { name: /réponse$/ })).toBeVisible();
  expect((await attempt(eleve)).reponses.slice(0, 2)).toBe('a?');

  await one.getByRole('link', { name: 'Question suivante' }).click();
  await position(one, 1);
  await one.goBack();
  await position(one, 0);
  await expect(one.getByRole('heading', { name: /réponse$/ })).toBeVisible();
  await one.reload();
  await expect(one.getByRole('heading', { name: /réponse$/ })).toBeVisible();
});

test('the last that was missing is explained before the result: kept without a network, and in another tab', async ({
  eleve,
  open,
}) => {
  const page = await open(DESK);
  await loginAtFirst(page, eleve);
  const letters = await rightLetters(eleve);
  await goOnAt(page, eleve, 50, letters, 0);
  const tab = await page.context().newPage();
  await tab.goto(page.url().replace(/question\/\d+/, `question/1`));
  await position(tab, 1);
  await expect(tab.getByRole('link', { name: 'Question suivante' })).toBeVisible();
  await page.context().setOffline(true);
  await page.keyboard.press(letters[0]!);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Réponse gardée, pas encore enregistrée', { exact: true }),
  ).toBeVisible();
  await page.context().setOffline(false);
  for (const one of [page, tab]) {
    await expect(one.getByRole('heading', { name: 'Bonne réponse' })).toBeVisible();
    await expect(one.getByRole('link', { name: 'Voir mon résultat' })).toBeVisible();
    await expect(one.getByRole('link', { name: 'Question suivante' })).toHaveCount(0);
  }
  // Either tab may send it, and shows the result.
  await toasted([page, tab], 'Série terminée');
  await tab.getByRole('link', { name: 'Voir mon résultat' }).click();
  await expect(tab.getByRole('heading', { name: 'Réussi' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Question suivante' })).toBeVisible();
});

test('before an answer nothing that reaches the browser tells the right one; a serious fault is told as one', async ({
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
    await go(page, to);
    await page.waitForLoadState('networkidle');
  }
  await page.goto(`/series/${eleve.acces_id}/serie/${eleve.theme_id}`);
  await page.getByRole('link', { name: /^Question 30\s:/ }).click();
  await position(page, 29);
  await page.waitForLoadState('networkidle');
  expect(received.length).toBeGreaterThan(50);
  expect(await told()).toEqual([]);
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /réponse$/ })).toBeVisible();
  expect(await told()).toEqual([justifications[29]]);

  const key = (await seriousKeys(eleve)).find((each) => each !== 29)!;
  const letter = (await rightLetters(eleve))[key]!;
  const ids = (await attempt(eleve)).questions.split(';');
  await go(page, page.url().replace(/.*?(\/series.*question\/)\d+/, `$1${ids[key]}`));
  await position(page, key);
  await expect(page.getByText('faute grave')).toHaveCount(0);
  await page.keyboard.press(letter === 'a' ? 'b' : 'a');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Attention, ceci est une faute grave').first()).toBeVisible();
  await sound(page, 'a serious fault');
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
