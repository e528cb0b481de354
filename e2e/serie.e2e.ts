import type { Page } from '@playwright/test';
import {
  DESK,
  PHONE,
  expect,
  go,
  login,
  pressable,
  sound,
  tabTo,
  test,
  toasted,
} from './browser.ts';
import { giveVoice, lookAt } from './ecran.ts';
import { attempt, practice, rightLetters } from './people.ts';
import { begin, goOnAt, position, seriousKeys } from './questions.ts';

/** One whole series is answered by keyboard; this one starts late. */
const LEFT = 42;

const TWICE = 3;

const next = (page: Page) => page.getByRole('link', { name: 'Question suivante' });
const result = (page: Page) => page.getByRole('link', { name: 'Voir mon résultat' });

/** Runs in the page: a second tap and Enter as soon as « next » appears. */
function goOnAtOnce(): void {
  const observer = new MutationObserver(() => {
    const link = [...document.querySelectorAll('a')].find((each) =>
      each.textContent.includes('Question suivante'),
    );
    if (!link) return;
    observer.disconnect();
    link.click();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  observer.observe(document, { subtree: true, childList: true });
}

async function readFautes(page: Page): Promise<void> {
  const back = page.url();
  await page.getByRole('link', { name: 'Revoir mes 2 erreurs' }).click();
  for (const rang of [1, 2]) {
    await expect(page.getByText(`${rang} / 2`, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Mauvaise réponse' })).toBeInViewport();
    if (rang === 1) await next(page).click();
  }
  await page.getByRole('button', { name: /^Article\s|^AR\s|^Annexe\s|^Loi\s/ }).click();
  await expect(page.getByRole('link', { name: /^Arrêté royal|^Loi du/ })).toBeVisible();
  await sound(page, 'an article in our words');
  await expect(page.getByRole('link', { name: 'M’entraîner sur mes erreurs' })).toBeVisible();
  await page.getByRole('link', { name: 'Retour aux questions' }).click();
  await expect(page).toHaveURL(back);
}

async function followCap(page: Page): Promise<void> {
  await go(page, '/mon-profil');
  const pas = page.getByRole('region', { name: /^Bon(jour|soir) Sarah$/ });
  await expect(pas.getByRole('listitem')).toHaveCount(2);
  await pas.getByRole('link', { name: 'Revoir tes 2 erreurs' }).click();
  await expect(page.getByText('1 / 2', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/mon-profil$/);
}

test('a series on a phone, by touch: passed, seen, begun again, kept in the history', async ({
  eleve,
  open,
}) => {
  const page = await open(PHONE);
  const voice = await page.addInitScript(giveVoice);
  await login(page, eleve);
  await sound(page, 'Mes accès');
  await begin(page);
  await lookAt(page);
  await voice.dispose();
  await sound(page, 'a question');
  const given = (await rightLetters(eleve)).map((right, key) =>
    key < 3 ? (right === 'a' ? 'b' : 'a') : right,
  );
  for (const [key, letter] of given.entries()) {
    if (key > 3 && key < LEFT) continue;
    if (key === LEFT) await goOnAt(page, eleve, LEFT, given);
    await position(page, key);
    await page.locator(`label:has(input[value=${letter}])`).tap();
    await page.getByRole('button', { name: 'Valider la réponse' }).tap();
    const verdict = page.getByRole('heading', {
      name: key < 3 ? 'Mauvaise réponse' : 'Bonne réponse',
    });
    await expect(verdict).toBeVisible();
    if (key === 3) await sound(page, 'a right answer');
    if (key < 49) await next(page).tap();
  }
  await toasted(page, 'Série terminée');
  await expect(page).toHaveURL(/question\/\d+$/);
  await result(page).tap();
  await page.waitForURL(/serie\/\d+$/);
  const { score, reussi, durees } = await attempt(eleve);
  // Answers of another device have no duration.
  expect(durees).toMatch(/^(\w{4}){4}\.{152}(\w{4}){8}$/);
  await expect(page.getByRole('heading', { name: reussi ? 'Réussi' : 'Raté' })).toBeVisible();
  await expect(page.getByText(`${score}/50`).first()).toBeVisible();
  await expect(page.getByText('Pour réussir : 41/50')).toBeVisible();
  await sound(page, 'the result');

  await page.getByRole('button', { name: 'Recommencer' }).tap();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Recommencer la série ?');
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
  await page.getByRole('link', { name: /^Question 1\s:/ }).tap();
  await expect(page.getByRole('heading', { name: 'Mauvaise réponse' })).toBeVisible();
  await expect(page).toHaveURL(/question\/\d+\/historique\/\d+$/);

  await go(page, `/series/${eleve.acces_id}`);
  await page.getByRole('link', { name: 'Mes erreurs' }).tap();
  await expect(page.getByText('3 questions à revoir plus tard')).toBeVisible();
  await page.getByText('Par article : Priorités').tap();
  await sound(page, 'practice');
  await page.getByRole('button', { name: 'Revoir sans attendre' }).tap();
  await expect(page.getByText('1 / 3', { exact: true })).toBeVisible();
  const repondre = async () => {
    await page.locator('label:has(input[value=a])').tap();
    await page.getByRole('button', { name: 'Valider la réponse' }).tap();
  };
  await repondre();
  await expect(page.getByText(/dans tes erreurs\.|quitte tes erreurs\./)).toBeVisible();
  await sound(page, 'a question of practice');
  await page.getByRole('link', { name: 'Question suivante' }).tap();
  await expect(page.getByText('2 / 3', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  for (const next of ['Question suivante', 'Voir le bilan']) {
    await repondre();
    await page.getByRole('link', { name: next }).tap();
  }
  await expect(page.getByRole('heading', { name: 'Presque fini' })).toBeFocused();
  await expect(page.getByText('2 réponses gardées, pas encore enregistrées')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: / sur 3$/ })).toBeVisible();
  await sound(page, 'how practice went');
  const [practised] = await practice(eleve);
  expect(practised).toMatchObject({ cible: 'erreurs', reponses: 'aaa' });
  expect(practised!.durees).toMatch(/^\w{12}$/);
});

test('a whole series at a desk, by keyboard alone, from the log-in to its end', async ({
  eleve,
  open,
}) => {
  const page = await open(DESK);
  await page.goto('/');
  await tabTo(pressable(page, 'Se connecter'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Connecte-toi');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(eleve.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(eleve.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/mon-profil');
  await tabTo(pressable(page, /Commencer|Lancer|Démarrer/));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/series/*');
  await expect(
    page.getByRole('button', { name: 'Commencer : Série 1', exact: true }),
  ).toBeVisible();
  await sound(page, 'the list of series');
  await tabTo(pressable(page, /^Commencer\s: Série 1$/));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/question/*');
  await position(page, 0);
  for (const [key, letter] of (await rightLetters(eleve)).entries()) {
    await position(page, key);
    if (key === TWICE) await page.evaluate(goOnAtOnce);
    await page.keyboard.press(key % 2 ? letter : letter.toUpperCase());
    await expect(page.locator(`input[value=${letter}]`)).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Bonne réponse' })).toBeFocused();
    if (key === 49) break;
    if (key === 1) {
      await page.keyboard.press('ArrowLeft');
      await position(page, 0);
      await page.keyboard.press('ArrowRight');
      await position(page, 1);
    }
    const enter = key === 1 || key === TWICE;
    if (enter) await expect(next(page)).not.toHaveAttribute('aria-disabled');
    await position(page, key);
    await page.keyboard.press(enter ? 'Enter' : 'ArrowRight');
  }
  await expect(result(page)).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Réussi' })).toBeFocused();
  await expect(page.getByText('50/50').first()).toBeVisible();
  await sound(page, 'a perfect result');
});

test('a series at a desk, by mouse: failed by its serious faults', async ({ eleve, open }) => {
  const page = await open(DESK);
  await login(page, eleve);
  await begin(page);
  const letters = await rightLetters(eleve);
  const serious = await seriousKeys(eleve);
  const given = letters.map((right, key) =>
    key === serious[0] || key === serious[1] ? (right === 'a' ? 'b' : 'a') : right,
  );
  await goOnAt(page, eleve, LEFT, given);
  for (const [key, letter] of given.entries()) {
    if (key < LEFT) continue;
    await position(page, key);
    await page.locator(`label:has(input[value=${letter}])`).click();
    await page.getByRole('button', { name: 'Valider la réponse' }).click();
    await (key < 49 ? next(page) : result(page)).click();
  }
  await expect(page.getByRole('heading', { name: 'Raté' })).toBeVisible();
  await expect(page.getByText('40/50').first()).toBeVisible();
  await expect(
    page.getByRole('link', { name: /^Question \d+\s: fausse, faute grave$/ }),
  ).toHaveCount(2);
  await readFautes(page);
  await followCap(page);
});
