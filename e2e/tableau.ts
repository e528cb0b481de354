import type { Page } from '@playwright/test';
import { CHIFFRES, OUVERTES, PARTIES } from '../regles/chiffres.ts';
import type { Call } from '../contract/call.ts';
import { calls } from '../contract/index.ts';
import { mayMake } from '../regles/fonctions.ts';
import type { Level } from '../regles/niveaux.ts';
import { type Cle, LISTES } from '../web/extranet/dashboard/chiffres.ts';
import { expect } from './browser.ts';

/** Three sums of money stand before the payments to settle. */
const SOMMES = Array(3).fill('/extranet/paiements');

const listsOf = (level: Level): string[] =>
  PARTIES.filter((each) =>
    mayMake({ level, fonction: null }, calls[OUVERTES[each]] as Call),
  ).flatMap((each) => {
    const lists = CHIFFRES[each].map((cle: Cle) => LISTES[cle]);
    return each === 'argent' ? [...SOMMES, ...lists] : lists;
  });

export const figures = (page: Page) => page.locator('main ul[aria-label] > li');
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export async function leadsOn(page: Page, level: Level): Promise<void> {
  await expect(page.locator('main [aria-busy="false"]')).toBeVisible();
  const lists = listsOf(level);
  const links = figures(page).locator('a');
  expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(lists);
  for (const anchor of lists.filter((link) => link.startsWith('#')))
    await expect(page.locator(anchor)).toHaveCount(1);
  await expect(figures(page)).toHaveCount(lists.length);
  const changes = part(page, 'Derniers changements de la banque').getByRole('listitem');
  expect(await changes.count()).toBeGreaterThan(0);
  await expect(changes.first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/extranet\/questions\?question=\d+$/,
  );
  await expect(part(page, 'Séries à compléter')).toHaveCount(level >= 9 ? 1 : 0);
  await expect(part(page, 'Tentatives par semaine')).toHaveCount(level === 10 ? 1 : 0);
  await expect(part(page, 'Mails non partis')).toHaveCount(level === 10 ? 1 : 0);
  await expect(page.getByRole('button', { name: 'Gestion' })).toHaveCount(level >= 9 ? 1 : 0);
  if (level === 1) return;
  await expect(part(page, 'Séries à compléter')).toContainText('questions sur 50.');
  await expect(part(page, 'Séries à compléter').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/extranet\/themes\?serie=\d+$/,
  );
}
