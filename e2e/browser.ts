import axe from 'axe-core';
import {
  type Browser,
  type BrowserContextOptions,
  type Page,
  test as base,
  chromium,
  expect,
} from '@playwright/test';
import { NOM_COOKIE, aucunAccord, writeChoix } from '../web/consentement/choix.ts';
import { type Eleve, newEleve, newSession } from './people.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const DESK = { viewport: { width: 1280, height: 800 } };

interface Own {
  /** A learner of this test alone. */
  eleve: Eleve;
  /** Opens a page; whatever goes wrong in it, in the console or as a stray error, fails the test. */
  open: (options: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Own, { browser: Browser }>({
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const browser = await chromium.launch({ executablePath: process.env.CHROMIUM!, args: FLAGS });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  eleve: async ({}, use) => {
    await use(await newEleve());
  },
  open: async ({ browser }, use) => {
    const wrong: string[] = [];
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL: process.env.E2E_URL!,
        locale: 'fr-BE',
        timezoneId: 'Europe/Brussels',
        ...options,
      });
      contexts.push(context);
      // The banner is asked about in chrome.e2e.ts; elsewhere it has been answered.
      await context.addCookies([
        {
          name: NOM_COOKIE,
          value: writeChoix(aucunAccord, new Date()),
          url: process.env.E2E_URL!,
        },
      ]);
      await context.addInitScript(recordToasts);
      context.on('page', (page) => watch(page, wrong));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(wrong).toEqual([]);
  },
});

export { expect };

/** Toasts go by; a slow machine may look too late. */
function recordToasts(): void {
  const seen = new Set<string>();
  Object.assign(window, { toasts: seen });
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll<HTMLElement>('.mantine-Notification-root')) {
      seen.add(toast.innerText);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** A toast with this text has been shown on the page since it was loaded. */
export async function toasted(page: Page, text: string): Promise<void> {
  // Asked while another document comes in, a page has no answer: it is asked again.
  await expect(async () => {
    const seen = await page.evaluate(() => [
      ...(window as never as { toasts: Set<string> }).toasts,
    ]);
    expect(seen.join()).toContain(text);
  }).toPass({ timeout: 15_000 });
}

/** What a browser says when a request fails or is refused: the tests do that on purpose. */
const EXPECTED = /Failed to load resource|net::ERR_/;

function watch(page: Page, wrong: string[]): void {
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || EXPECTED.test(message.text())) return;
    wrong.push(`${page.url()}: ${message.text()}`);
  });
}

/** Whatever is fading in or out has done so; a spinner turns for ever. */
async function settled(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(passing.map((animation) => animation.finished));
}

/** No accessibility violation that axe can find, and nothing that scrolls sideways. */
export async function sound(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await page.evaluate(settled);
    // Between the schemes nothing but colours differs.
    const rules = colorScheme === 'dark' ? ['color-contrast', 'link-in-text-block'] : undefined;
    expect(await violations(page, rules), `${where}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await fits(page, where);
}

/** What axe finds, by all its rules or by these; it is brought to a page once. */
async function violations(page: Page, rules: string[] | undefined): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const found = await axe.run({ resultTypes: ['violations'], ...(only && { runOnly: only }) });
    return found.violations.map(({ id, nodes }) =>
      [id, ...nodes.map(({ html }) => html)].join(' | '),
    );
  }, rules);
}

/** Nothing scrolls sideways. */
export async function fits(page: Page, where: string): Promise<void> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Logged in as by the form, which has its own tests: a session of this browser, and 'Mes accès' before it. */
export async function login(page: Page, eleve: Eleve): Promise<void> {
  const { id, prenom, email } = eleve;
  const stored = {
    auth_user: JSON.stringify({ id, prenom, email }),
    auth_token: await newSession(eleve),
  };
  // A small page of the same origin.
  await page.goto('/robots.txt');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await page.goto('/mon-profil');
  await expect(page.getByRole('heading', { name: 'Mes accès' })).toBeVisible();
}
