import type { Page } from '@playwright/test';
import { DESK, PHONE, enter, expect, login, sound, test } from './browser.ts';
import { giveAcces, newAdmin } from './people.ts';

/** Without movement a clip goes on by steps of a second: no frame rate decides. */
const FIXE = { ...PHONE, reducedMotion: 'reduce' as const };

async function openPlayer(page: Page, libelle: string): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await page
    .getByRole('article', { name: libelle })
    .getByRole('link', { name: 'Lancer l’exercice' })
    .tap();
  const player = await opening;
  await expect(player.getByRole('heading', { name: 'Perception des risques' })).toBeVisible();
  return player;
}

/** Reads a scene to its end. */
async function readScene(player: Page): Promise<void> {
  const suite = player.getByRole('button', { name: 'La suite' });
  const fin = player.getByRole('button', { name: 'J’ai tout lu' });
  await expect(suite.or(fin)).toBeVisible();
  while (await suite.isVisible()) await suite.click();
  await fin.click();
}

async function beginInWords(player: Page): Promise<void> {
  const enMots = player.getByRole('button', { name: /^(Lire la scène|Continuer) en mots$/ });
  await enMots.click({ timeout: 30_000 });
  await readScene(player);
}

test('risk perception on a phone: the player, its clips in words, the result at home, and a tab that is not let out', async ({
  eleve,
  open,
}) => {
  const { libelle } = await giveAcces(eleve, 'perception-des-risques');
  const page = await open(FIXE);
  await login(page, eleve);
  const card = page.getByRole('article', { name: libelle });
  await expect(card).toContainText('Pas encore commencé');

  const player = await openPlayer(page, libelle);
  // No token in the address, no opener: a screenshot or another site learns nothing.
  expect(await player.evaluate(() => [location.hash, String(window.opener)])).toEqual(['', 'null']);
  await expect(page).toHaveURL(/\/mon-profil$/);
  await expect(page.getByText('L’exercice est ouvert dans un nouvel onglet')).toBeVisible();
  await sound(player, 'the player');

  await player.getByRole('button', { name: /^Ouvrir : Ce qu’est un risque/ }).tap();
  await expect(player.getByText('Leçon 1 sur 8')).toBeVisible();
  await sound(player, 'a lesson');
  await player
    .getByRole('button', { name: /^Commencer : Une rue de la ville, en début d’après-midi/ })
    .tap();
  await beginInWords(player);
  await player.getByRole('button', { name: 'Aucun risque' }).tap();
  await player.getByRole('button', { name: 'Revenir à la leçon' }).tap();
  await expect(player.getByText('0 sur 2')).toBeVisible();
  await player.getByRole('button', { name: /^Leçon suivante/ }).tap();
  await expect(player.getByText('Leçon 2 sur 8')).toBeVisible();
  await player.getByRole('button', { name: 'Toutes les leçons' }).tap();
  await expect(
    player.getByRole('button', { name: /^Continuer : Ce qu’est un risque/ }),
  ).toBeVisible();

  await expect(player.getByRole('combobox', { name: 'Exercice' })).toHaveValue('En mots');
  await player.getByText(/^Toutes les vidéos/).tap();
  await player.getByRole('button', { name: /^Commencer : Devant l’école/ }).tap();
  await beginInWords(player);
  await player.getByRole('checkbox', { name: 'Un enfant court après son ballon' }).tap();
  await sound(player, 'the multiple choice');
  await player.getByRole('button', { name: 'Valider' }).tap();
  await expect(player.getByRole('heading', { name: '1 sur 2 risques' })).toBeVisible();
  await expect(player.getByText('Manqué. On pouvait le voir')).toBeVisible();
  await player.getByRole('button', { name: 'Revenir aux vidéos' }).tap();
  await expect(player.getByText('1 sur 2').first()).toBeVisible();

  await player.reload();
  await expect(player.getByRole('heading', { name: 'Perception des risques' })).toBeVisible();
  await player.close();

  await page.bringToFront();
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  const essai = card.getByRole('listitem').filter({ hasText: 'Devant l’école' });
  await expect(essai).toContainText('1/2');
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
  await expect(
    (await again).getByRole('heading', { name: 'Perception des risques' }),
  ).toBeVisible();

  const desk = await open(DESK);
  await enter(desk, await newAdmin(10), `/extranet/eleves/${eleve.id}`);
  await expect(desk.getByRole('listitem').filter({ hasText: 'Devant l’école' })).toContainText(
    '1/2',
  );
});

test('a test of risk perception by keyboard, cut off in the middle, ended on the next try', async ({
  eleve,
  open,
}) => {
  const { libelle } = await giveAcces(eleve, 'perception-des-risques');
  const page = await open(FIXE);
  await login(page, eleve);
  const player = await openPlayer(page, libelle);
  await player.getByRole('combobox', { name: 'Façon de coter' }).tap();
  await player.getByRole('option', { name: 'Choix multiple' }).tap();
  await player.getByRole('button', { name: 'Commencer le test' }).tap();
  for (let video = 1; video <= 5; video += 1) {
    await expect(player.getByText(`Vidéo ${video} sur 5`)).toBeVisible();
    if (video === 2) {
      await player.context().setOffline(true);
      await beginInWords(player);
      await expect(player.getByRole('alert')).toContainText('Tes clics sont gardés');
      await player.context().setOffline(false);
    } else await beginInWords(player);
    await player.getByRole('button', { name: 'Aucun risque' }).focus();
    await player.keyboard.press('Enter');
  }
  await expect(player.getByRole('heading', { name: 'Raté : 0 sur 10' })).toBeFocused();
  await sound(player, 'the result of a test');
  await player.getByRole('button', { name: 'Revenir aux vidéos' }).click();
  await expect(player.getByRole('heading', { name: 'Mes tests blancs' })).toBeVisible();
});
