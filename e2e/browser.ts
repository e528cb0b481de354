import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axeCore from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  test as base,
  chromium,
  expect,
} from '@playwright/test';
import { NOM_COOKIE, aucunAccord, writeChoix } from '../web/site/consentement/choix.ts';
import type { Level } from '../contract/call.ts';
import {
  type Admin,
  type Eleve,
  newAdmin,
  newAdminSession,
  newEleve,
  newSession,
} from './people.ts';
import { leaveUndescribed } from './undescribed.ts';

export const FLAGS = [
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

/**
 * A context, and a tab of it where one could be kept: a page that comes into a tab where one of ours
 * was before costs half of what it costs in a new one, which is a new process each time.
 */
interface Spare {
  context: BrowserContext;
  tab?: Page | undefined;
}

interface OfWorker {
  browser: Browser;
  /** What no test uses, by its options. */
  spare: Map<string, Spare[]>;
}

export const test = base.extend<Own, OfWorker>({
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
  spare: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  eleve: async ({}, use) => {
    await use(await newEleve());
  },
  open: async ({ browser, spare }, use) => {
    const wrong: string[] = [];
    const note = (page: Page) => watch(page, wrong);
    const used: [BrowserContext, BrowserContextOptions][] = [];
    await use(async (options) => {
      const { context, tab } = spare.get(JSON.stringify(options))?.pop() ?? {
        context: await newContext(browser, options),
      };
      used.push([context, options]);
      // The banner is asked about in chrome.e2e.ts; elsewhere it has been answered.
      await context.addCookies([
        {
          name: NOM_COOKIE,
          value: writeChoix(aucunAccord, new Date()),
          url: process.env.E2E_URL!,
        },
      ]);
      context.on('page', note);
      if (tab) note(tab);
      if (tab) return tab;
      const page = await context.newPage();
      await leaveUndescribed(page);
      return page;
    });
    for (const [context, options] of used) {
      context.off('page', note);
      if (context.isClosed()) continue;
      const key = JSON.stringify(options);
      spare.set(key, [...(spare.get(key) ?? []), await wipe(context, options)]);
    }
    expect(wrong).toEqual([]);
  },
});

async function newContext(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext({
    baseURL: process.env.E2E_URL!,
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
    ...options,
  });
  await context.addInitScript(recordToasts);
  // As in a browser without workers: what one keeps must not reach another journey. e2e/tunnel.e2e.ts allows it.
  if (options.serviceWorkers !== 'allow') await context.addInitScript(hideWorkers);
  return context;
}

/**
 * As new, but for the files of ours that it has in its cache: who comes a second time has them as
 * well. Keeps the first tab, unless its page can't be left for another of ours.
 */
async function wipe(context: BrowserContext, options: BrowserContextOptions): Promise<Spare> {
  await context.setOffline(false);
  await context.clearCookies();
  const [first, ...others] = context.pages();
  // Another server than everybody's has stopped by now.
  const tab = options.baseURL || options.javaScriptEnabled === false ? undefined : first;
  if (tab) await leave(tab, options);
  for (const page of context.pages()) await forget(page);
  for (const page of tab ? others : context.pages()) await page.close();
  return { context, tab };
}

async function forget(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  if (origin === 'null') return;
  const session = await page.context().newCDPSession(page);
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await page.evaluate(() => sessionStorage.clear());
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}

/** To a page without a script, with nothing that a test has set or listens to. */
async function leave(tab: Page, { viewport }: BrowserContextOptions): Promise<void> {
  for (const event of ['console', 'dialog', 'pageerror', 'request', 'response'] as const)
    tab.removeAllListeners(event);
  await tab.unrouteAll({ behavior: 'ignoreErrors' });
  for (const script of scripts.get(tab) ?? []) await script.dispose();
  scripts.delete(tab);
  // What was typed and not saved is asked about on the way out.
  tab.once('dialog', (dialog) => void dialog.accept());
  const away = () => tab.goto('/robots.txt');
  // What a page was still on its way to comes first.
  await away().catch((error: Error) => {
    if (!/interrupted by another navigation|ERR_ABORTED/.test(error.message)) throw error;
    return away();
  });
  tab.removeAllListeners('dialog');
  await tab.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
  await tab.setViewportSize(viewport!);
  await tab.mouse.move(0, 0);
}

export { expect };

function hideWorkers(): void {
  // Of an insecure place there is none.
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

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

/** As Playwright compares: a space that holds is a space. */
const oneSpace = (text: string) => text.replace(/\s+/g, ' ');

/** A toast with this text has been shown on the page since it was loaded. */
export async function toasted(page: Page, text: string): Promise<void> {
  // Asked while another document comes in, a page has no answer: it is asked again.
  await expect(async () => {
    const seen = await page.evaluate(() => [
      ...(window as never as { toasts: Set<string> }).toasts,
    ]);
    expect(oneSpace(seen.join())).toContain(oneSpace(text));
  }).toPass({ timeout: 15_000, intervals: [20, 50, 100] });
}

/** Closes what has been said, as who needs what stands under it would. */
export async function closeToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('.mantine-Notification-closeButton');
    for (const button of all) button.click();
  });
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
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

/**
 * Whatever is fading in or out has done so; a spinner turns for ever. What a browser has stopped
 * drawing for a moment never ends: it is not waited for longer than the longest of ours takes.
 */
async function settled(): Promise<void> {
  // What has just been opened begins to fade in with the frame after next.
  await Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    new Promise((resolve) => setTimeout(resolve, 300)),
  ]);
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  const longest = new Promise((resolve) => setTimeout(resolve, 3000));
  await Promise.race([Promise.allSettled(passing.map(({ finished }) => finished)), longest]);
}

type Scheme = 'light' | 'dark';

/**
 * No accessibility violation that axe can find in either scheme, and nothing that scrolls sideways:
 * on the whole page, or in one part of a screen that is looked at whole elsewhere.
 */
export async function sound(page: Page, where: string, part = page.locator('html')): Promise<void> {
  const html = page.locator('html');
  const scheme = 'data-mantine-color-scheme';
  const first: Scheme = (await html.getAttribute(scheme)) === 'dark' ? 'dark' : 'light';
  // It stays in the second: to change is a third of the time that all this takes.
  const second: Scheme = first === 'light' ? 'dark' : 'light';
  for (const colorScheme of [first, second]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(html).toHaveAttribute(scheme, colorScheme);
    await page.evaluate(settled);
    // Between the schemes nothing but colours differs.
    const rules = colorScheme === second ? ['color-contrast', 'link-in-text-block'] : undefined;
    expect(await violations(part, rules), `${where}, ${colorScheme}`).toEqual([]);
  }
  await fits(page, where);
}

/** In the page, once it has been brought there. */
declare const axe: typeof axeCore;

/** Half of what `axe.source` is, for a browser that reads it anew on each page. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** As the console would: by `page.evaluate`, which calls `eval`, it takes 20 ms of processor more. */
async function bring(page: Page): Promise<void> {
  const console = await page.context().newCDPSession(page);
  await console.send('Runtime.evaluate', { expression: AXE });
  await console.detach();
}

/** What axe finds there, by all its rules or by these; it is brought to a page once. */
async function violations(part: Locator, rules: string[] | undefined): Promise<string[]> {
  const page = part.page();
  if (!(await page.evaluate(() => 'axe' in window))) await bring(page);
  return part.evaluate(async (there, only) => {
    const options = { resultTypes: ['violations' as const], ...(only && { runOnly: only }) };
    const found = await axe.run(there, options);
    return found.violations.map(({ id, nodes }) =>
      [id, ...nodes.map(({ html }) => html)].join(' | '),
    );
  }, rules);
}

/** Nothing scrolls sideways. */
export async function fits(page: Page, where: string): Promise<void> {
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // A phone makes its page as wide as what goes out of it, and shows it smaller.
    return scrollWidth - Math.min(clientWidth, screen.width);
  });
  expect(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** The cumulative layout shift since the page was opened. */
export async function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
}

/** Text alone twice as large, as a phone's own setting has it: no media query hears of it. */
export const largeText = (page: Page) =>
  runFirst(page, () => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });

const scripts = new WeakMap<Page, Awaited<ReturnType<Page['addInitScript']>>[]>();

/** In each document of this tab, before its own scripts; the next test has the tab without it. */
export async function runFirst(page: Page, script: () => void): Promise<void> {
  const added = await page.addInitScript(script);
  scripts.set(page, [...(scripts.get(page) ?? []), added]);
}

/** Buttons, links and labels are read in whole words, and stand whole in their frames. */
export async function wholeWords(page: Page, where: string): Promise<void> {
  const broken = await page.evaluate(() => {
    /** The pressed thing itself, and what in it cuts this text. */
    const framesOf = (text: Text, pressed: Element) => {
      const frames: DOMRect[] = [];
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { display, overflowX } = getComputedStyle(box);
        if (overflowX !== 'visible' || (box === pressed && display !== 'inline'))
          frames.push(box.getBoundingClientRect());
        if (box === pressed) break;
      }
      return frames;
    };
    const words: string[] = [];
    for (const pressed of document.querySelectorAll('main :is(button, a, label, summary)')) {
      const walker = document.createTreeWalker(pressed, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const frames = framesOf(text, pressed);
        // For screen readers alone.
        if (frames.some(({ width }) => width <= 2)) continue;
        // A long address breaks where it must.
        const said = text.data.replace(/\S+@\S+/g, (address) => ' '.repeat(address.length));
        for (const { 0: word, index } of said.matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
          const cut = parts.some(({ left, right }) =>
            frames.some((frame) => left < frame.left - 1 || right > frame.right + 1),
          );
          if (cut || new Set(parts.map(({ top }) => top)).size > 1) words.push(word);
        }
      }
    }
    return words;
  });
  expect(broken, `${where}: words that are broken or cut`).toEqual([]);
}

/** By Tab alone, as long as one may have to; what has the keyboard is seen to have it. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  // One question for each press: where the keyboard is now.
  const there = await target.elementHandle();
  const isThere = () => page.evaluate((wanted) => document.activeElement === wanted, there);
  for (let presses = 0; !(await isThere()) && presses < 60; presses++)
    await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expect(target).not.toHaveCSS('outline-style', 'none');
}

/** A button or a link of that name, whichever it is. */
export const pressable = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();

/** Logged in as by the form, which has its own tests: a session of this browser, at 'Mes accès' or on its way to another page. */
export async function login(page: Page, eleve: Eleve, path = '/mon-profil'): Promise<void> {
  const { id, prenom, email } = eleve;
  const entries = {
    auth_user: JSON.stringify({ id, prenom, email }),
    auth_token: await newSession(eleve),
  };
  await gotoWith(page, entries, path);
  if (path === '/mon-profil')
    await expect(page.getByRole('heading', { name: 'Mes accès' })).toBeVisible();
}

/** Before a staff screen, as by the log-in: as somebody, or as anybody of a level. */
export async function enter(page: Page, who: Level | Admin, path: string): Promise<void> {
  const admin = typeof who === 'number' ? await newAdmin(who) : who;
  await gotoWith(page, { auth_token_extranet: await newAdminSession(admin) }, path);
}

/** The page that is gone to, and no later one, finds these in the storage of our origin. */
async function gotoWith(page: Page, entries: Record<string, string>, path: string): Promise<void> {
  const script = await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, entries);
  await page.goto(path);
  await script.dispose();
}

/** To another screen as a link of ours leads there: without another document. */
export async function go(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.evaluate((to) => {
    const { ['__reactRouterDataRouter']: router } = window as never as {
      [name: string]: { navigate: (to: string) => Promise<void> };
    };
    return router!.navigate(to);
  }, path);
}
