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
import type { Level } from '../regles/niveaux.ts';
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
  eleve: Eleve;
  open: (options: BrowserContextOptions) => Promise<Page>;
}

/** A reused tab keeps its process, and costs half. */
interface Spare {
  context: BrowserContext;
  tab?: Page | undefined;
}

interface OfWorker {
  browser: Browser;
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
      // consentement.e2e.ts tests the banner; other journeys start with consent given.
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

/** A simulated graphics card is too slow for films of the world, save where a test asks for it. */
function hideWebGl(): void {
  const { prototype } = HTMLCanvasElement;
  // oxlint-disable-next-line typescript/unbound-method -- called on its canvas
  const own = prototype.getContext as (this: HTMLCanvasElement, ...asked: unknown[]) => unknown;
  prototype.getContext = function getContext(this: HTMLCanvasElement, ...asked: unknown[]) {
    const hidden = asked[0] === 'webgl2' && !(window as { withWebGl?: true }).withWebGl;
    return hidden ? null : own.apply(this, asked);
  } as typeof prototype.getContext;
}

async function newContext(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext({
    baseURL: process.env.E2E_URL!,
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
    ...options,
  });
  await equip(context);
  // Caches must not leak into other journeys; e2e/tunnel.e2e.ts allows workers.
  if (options.serviceWorkers !== 'allow') await context.addInitScript(hideWorkers);
  return context;
}

export async function equip(context: BrowserContext): Promise<void> {
  await context.addInitScript(recordToasts);
  await context.addInitScript(hideWebGl);
}

/** Keeps the HTTP cache and the first tab, unless that cannot leave its page. */
async function wipe(context: BrowserContext, options: BrowserContextOptions): Promise<Spare> {
  await context.setOffline(false);
  await context.clearCookies();
  const [first, ...others] = context.pages();
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

async function leave(tab: Page, { viewport }: BrowserContextOptions): Promise<void> {
  for (const event of ['console', 'dialog', 'pageerror', 'request', 'response'] as const)
    tab.removeAllListeners(event);
  await tab.unrouteAll({ behavior: 'ignoreErrors' });
  for (const script of scripts.get(tab) ?? []) await script.dispose();
  scripts.delete(tab);
  tab.once('dialog', (dialog) => void dialog.accept());
  const away = () => tab.goto('/robots.txt');
  // A pending navigation comes first.
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
  // An insecure origin has no service worker.
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** A slow machine may look after a toast is gone, or lose its styled part without a network. */
function recordToasts(): void {
  const toasts = '.mantine-Notification-root, [data-part=toasts]';
  const seen = new Set<string>();
  Object.assign(window, { toasts: seen });
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll<HTMLElement>(toasts)) {
      seen.add(toast.innerText);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Normalises spaces as Playwright does. */
const oneSpace = (text: string) => text.replace(/\s+/g, ' ');

/** In any of `pages`. */
export async function toasted(pages: Page | readonly Page[], text: string): Promise<void> {
  const toastsOf = (page: Page) =>
    page.evaluate(() => [...(window as never as { toasts: Set<string> }).toasts]);
  // Evaluation fails while documents change, so retry.
  await expect(async () => {
    const seen = await Promise.all([pages].flat().map(toastsOf));
    expect(oneSpace(seen.join())).toContain(oneSpace(text));
  }).toPass({ timeout: 15_000, intervals: [20, 50, 100] });
}

export async function closeToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('.mantine-Notification-closeButton');
    for (const button of all) button.click();
  });
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
}

/** Tests cause these on purpose; the last is of a graphics card that is simulated. */
const EXPECTED = /Failed to load resource|net::ERR_|GPU stall due to ReadPixels/;

function watch(page: Page, wrong: string[]): void {
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || EXPECTED.test(message.text())) return;
    wrong.push(`${page.url()}: ${message.text()}`);
  });
}

/**
 * Waits for animations, except endless ones. Paused ones never end, so it waits no longer than our
 * longest.
 */
async function settled(): Promise<void> {
  // Opening animations start two frames later.
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

/** Runs axe in both schemes, and looks for sideways scrolling. `part` narrows it. */
export async function sound(page: Page, where: string, part = page.locator('html')): Promise<void> {
  const html = page.locator('html');
  const scheme = 'data-mantine-color-scheme';
  const first: Scheme = (await html.getAttribute(scheme)) === 'dark' ? 'dark' : 'light';
  // Changing the scheme is a third of the cost: stay in the second.
  const second: Scheme = first === 'light' ? 'dark' : 'light';
  for (const colorScheme of [first, second]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(html).toHaveAttribute(scheme, colorScheme);
    await page.evaluate(settled);
    const rules = colorScheme === second ? ['color-contrast', 'link-in-text-block'] : undefined;
    expect(await violations(part, rules), `${where}, ${colorScheme}`).toEqual([]);
  }
  await fits(page, where);
}

declare const axe: typeof axeCore;

/** Half the size of `axe.source`, which each page parses anew. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** `page.evaluate` would use `eval`, and 20 ms more. */
async function bring(page: Page): Promise<void> {
  const console = await page.context().newCDPSession(page);
  await console.send('Runtime.evaluate', { expression: AXE });
  await console.detach();
}

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

export async function fits(page: Page, where: string): Promise<void> {
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // A phone widens its page to the content.
    return scrollWidth - Math.min(clientWidth, screen.width);
  });
  expect(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

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

/** Enlarges text as a phone's setting does, without changing media queries. */
export const largeText = (page: Page) =>
  runFirst(page, () => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });

const scripts = new WeakMap<Page, Awaited<ReturnType<Page['addInitScript']>>[]>();

export async function runFirst(page: Page, script: () => void): Promise<void> {
  const added = await page.addInitScript(script);
  scripts.set(page, [...(scripts.get(page) ?? []), added]);
}

/** Frames come evenly, with time between them, however slow a simulated graphics card draws. */
export function evenFrames(): void {
  Object.assign(window, { withWebGl: true });
  let now = performance.now();
  performance.now = () => now;
  window.requestAnimationFrame = (draw) =>
    window.setTimeout(() => {
      now += 33;
      draw(now);
    }, 100);
  window.cancelAnimationFrame = window.clearTimeout;
}

export async function wholeWords(page: Page, where: string): Promise<void> {
  const broken = await page.evaluate(() => {
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
        // Visually hidden.
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

export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  const there = await target.elementHandle();
  const isThere = () => page.evaluate((wanted) => document.activeElement === wanted, there);
  for (let presses = 0; !(await isThere()) && presses < 60; presses++)
    await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expect(target).not.toHaveCSS('outline-style', 'none');
}

export const pressable = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();

/** Logs in through storage: the form has its own tests. */
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

export async function enter(page: Page, who: Level | Admin, path: string): Promise<void> {
  const admin = typeof who === 'number' ? await newAdmin(who) : who;
  await gotoWith(page, { auth_token_extranet: await newAdminSession(admin) }, path);
}

/** Takes effect from the next page load. */
async function gotoWith(page: Page, entries: Record<string, string>, path: string): Promise<void> {
  const script = await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, entries);
  await page.goto(path);
  await script.dispose();
}

/** Loads an address, and waits until what is pressed is heard. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await heard(page.locator('html'));
}

/**
 * Waits for React's mark: what is loaded late is hydrated after the document. A page whose first
 * picture is drawn without a graphics card answers late.
 */
export const heard = (part: Locator): Promise<void> =>
  expect
    .poll(() => part.evaluate((element) => Object.keys(element).join()), { timeout: 60_000 })
    .toContain('__reactProps');

export async function go(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.evaluate((to) => {
    const { ['__reactRouterDataRouter']: router } = window as never as {
      [name: string]: { navigate: (to: string) => Promise<void> };
    };
    return router!.navigate(to);
  }, path);
}
