import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect } from './browser.ts';

/** Addresses of pages in web/site/legal/. */
export const LEGAL = [
  ...readFileSync('web/routes.ts', 'utf8').matchAll(/route\('([\w-]+)', 'site\/legal\//g),
].map(([, path]) => `/${path}`);

const COOKIES = readFileSync('content/legal/cookies.md', 'utf8');

/** All that /les-cookies lists; « … » stands for the variable part. */
export const ENREGISTREMENTS = [...COOKIES.matchAll(/^- titre: "`(.+)`"$/gm)].map(
  ([, nom]) => nom!,
);

type Open = (options: BrowserContextOptions) => Promise<Page>;

export async function unasked(open: Open, options: BrowserContextOptions): Promise<Page> {
  const page = await open(options);
  await page.context().clearCookies();
  return page;
}

export const incomplete = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Une partie de la page n’est pas arrivée.' });

/** Until styles load, only the browser's default hides it. */
export async function toldIncomplete(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-incomplete', '');
  await expect(incomplete(page)).toBeVisible();
}

export const banner = (page: Page) => page.getByRole('region', { name: 'Utilisation des cookies' });

/** React has replayed the early input. */
export const answers = (page: Page) => page.waitForFunction(() => !('giveEarly' in window));
