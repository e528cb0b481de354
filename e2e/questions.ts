import type { Page } from '@playwright/test';
import { expect, login } from './browser.ts';
import { callerOf } from './calls.ts';
import { type Eleve, attempt, database } from './people.ts';

/** From 'Mes accès' to the first question of a new attempt. */
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

/** Logged in before the first question of an attempt that was begun on no screen, as if on another device. */
export async function loginAtFirst(page: Page, eleve: Eleve): Promise<void> {
  const { acces_id, acces_user_id, theme_id } = eleve;
  const send = await callerOf(eleve);
  await send('getThemes', { acces_id, acces_user_id });
  const { question_id } = await send('addQuestionnaire', { acces_user_id, theme_id });
  await login(page, eleve, `/series/${acces_id}/serie/${theme_id}/question/${question_id}`);
  await position(page, 0);
}

/** The question at this position is on the screen. */
export const position = (page: Page, key: number) =>
  expect(page.getByText(`${key + 1} / 50`, { exact: true })).toBeVisible();

/** Where the serious questions of a learner's latest attempt stand. */
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
 * Goes on with an attempt that was left at this position: those before it have these letters, as if
 * they had been answered on another device. `at`: the one that was left out, and that is gone to.
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
