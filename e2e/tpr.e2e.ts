import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { DESK, PHONE, enter, expect, fits, login, sound, test } from './browser.ts';
import { giveAcces, newAdmin } from './people.ts';

/** The player has no styles of ours: axe alone, in both schemes. */
async function playable(page: Page, where: string): Promise<void> {
  await page.evaluate(axe.source);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await page.evaluate(async () =>
      (await axe.run({ resultTypes: ['violations'] })).violations.map(({ id }) => id),
    );
    expect(found, `${where}, ${colorScheme}`).toEqual([]);
  }
  await fits(page, where);
}

test('risk perception on a phone: the player, its exercise, the result at home, and a tab that is not let out', async ({
  eleve,
  open,
}) => {
  const { libelle } = await giveAcces(eleve, 'perception-des-risques');
  const page = await open(PHONE);
  await login(page, eleve);
  const card = page.getByRole('article', { name: libelle });
  await expect(card).toContainText('Pas encore commencé');

  const opening = page.context().waitForEvent('page');
  await card.getByRole('link', { name: 'Lancer l’exercice' }).tap();
  const player = await opening;
  await expect(player.getByRole('heading', { name: '1/3 · Près de l’école' })).toBeVisible();
  // The player's site gets no opener or referrer, and removes the token from its address.
  const here = await player.evaluate(() => [
    location.hash,
    String(window.opener),
    new URL(document.referrer || 'about:blank').pathname,
  ]);
  expect(here).toEqual(['', 'null', expect.stringMatching(/^(\/|blank)$/)]);
  expect(new URL(player.url()).origin).not.toBe(new URL(page.url()).origin);
  await expect(page).toHaveURL(/\/mon-profil$/);
  await expect(page.getByText('L’exercice est ouvert dans un nouvel onglet')).toBeVisible();
  await expect(card).toContainText(/Encore \d+ jours/);
  await playable(player, 'the player');

  await player.getByRole('button', { name: 'Valider' }).tap();
  await expect(player.getByRole('alert')).toHaveText('Choisis d’abord une réponse.');
  await player.locator('[data-choix="s0-2"]').tap();
  await player.getByRole('button', { name: 'Valider' }).tap();
  await player.getByText('La voiture garée à gauche').tap();
  await player.getByRole('button', { name: 'Valider' }).tap();
  await expect(player.getByRole('heading', { name: '3/3 · Le virage' })).toBeFocused();
  await player.keyboard.press('Tab');
  await player.keyboard.press('Space');
  await player.keyboard.press('Enter');
  await expect(player.getByRole('heading', { name: '2 sur 3' })).toBeFocused();
  await expect(player.getByRole('status')).toHaveText('Ton résultat est dans Mes accès.');
  await playable(player, 'the result in the player');
  await expect(player.getByRole('link', { name: 'Revenir à Mes accès' })).toHaveAttribute(
    'href',
    `${process.env.E2E_URL}/mon-profil`,
  );
  await player.close();

  await page.bringToFront();
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(card.getByRole('listitem')).toContainText('Trois situations');
  await expect(card.getByRole('listitem')).toContainText('Réussi · 2/3');
  await expect(page.getByText('L’exercice est ouvert dans un nouvel onglet')).toBeHidden();
  await sound(page, 'the accesses with an exercise');

  await page.evaluate(() => {
    const real = window.open.bind(window);
    let blocked = true;
    window.open = (...given) => {
      if (!blocked) return real(...given);
      blocked = false;
      return null;
    };
  });
  await card.getByRole('link', { name: 'Lancer l’exercice' }).tap();
  await expect(page.getByRole('button', { name: 'Ouvrir l’exercice' })).toBeVisible();
  await sound(page, 'a tab that the browser does not let out');
  const again = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Ouvrir l’exercice' }).tap();
  await expect((await again).getByRole('heading', { name: '1/3 · Près de l’école' })).toBeVisible();
  await expect(page).toHaveURL(/\/mon-profil$/);

  const desk = await open(DESK);
  await enter(desk, await newAdmin(10), `/extranet/eleves/${eleve.id}`);
  await expect(desk.getByRole('listitem').filter({ hasText: 'Trois situations' })).toContainText(
    'Réussi · 2/3',
  );
});
