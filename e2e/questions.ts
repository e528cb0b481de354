import type { Page } from '@playwright/test';
import { expect, login } from './browser.ts';
import { callerOf } from './calls.ts';
import { type Eleve, attempt, database } from './people.ts';

export async function begin(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /Commencer|Lancer|Démarrer/ })
    .first()
    .click();
  await page.waitForURL('**/series/*');
  await page.getByRole('button', { name: 'Commencer : Série 1', exact: true }).click();
  await expect(page.getByText('Création de la série')).toBeVisible();
  await page.waitForURL('**/question/*');
  await position(page, 0);
}

/** Begun by a call, as if on another device. */
export async function loginAtFirst(page: Page, eleve: Eleve): Promise<void> {
  const { acces_id, acces_user_id, theme_id } = eleve;
  const send = await callerOf(eleve);
  await send('getThemes', { acces_id, acces_user_id });
  const { question_id } = await send('addQuestionnaire', { acces_user_id, theme_id });
  await login(page, eleve, `/series/${acces_id}/serie/${theme_id}/question/${question_id}`);
  await position(page, 0);
}

export const position = (page: Page, key: number) =>
  expect(page.getByText(`${key + 1} / 50`, { exact: true })).toBeVisible();

export async function seriousKeys(eleve: Eleve): Promise<number[]> {
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

/**
 * Earlier questions have these letters, as if answered elsewhere. `at`: the unanswered one to open.
 */
export async function goOnAt(
  page: Page,
  eleve: Eleve,
  key: number,
  letters: string[],
  at: number = key,
) {
  const { id, questions } = await attempt(eleve);
  const given = letters.map((letter, place) => (place < key && place !== at ? letter : '?'));
  const reponses = given.join('');
  const { write } = await database();
  await write((trx) =>
    trx.updateTable('tentative').set({ reponses }).where('id', '=', id).execute(),
  );
  await page.goto(page.url().replace(/question\/\d+/, `question/${questions.split(';')[at]}`));
  await position(page, at);
}
