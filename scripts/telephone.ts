/**
 * npm run telephone: a question on a slow phone, with its picture and with its drawing alone. Slowed
 * as Lighthouse does: 150 ms, 1.6 Mbit/s, a processor four times slower. In milliseconds and bytes.
 */
import type { Page } from '@playwright/test';
import { go, login } from '../e2e/browser.ts';
import { newEleve } from '../e2e/people.ts';
import { withBrowser } from './withBrowser.ts';

const QUESTIONS = 7;
const RESEAU = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const PROCESSEUR = 4;

interface Mesure {
  /** Until the largest thing on the screen is drawn. */
  image: number;
  octets: number;
  /** From a tap on an answer to the next frame. */
  touche: number;
}

/** Runs in the page, before all its code. */
function watch(econome: boolean): void {
  if (econome) Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  const vu = { image: 0, touche: 0 };
  Object.assign(window, { vu });
  new PerformanceObserver((list) => {
    vu.image = list.getEntries().at(-1)!.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) vu.touche = Math.max(vu.touche, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const seen = (page: Page) =>
  page.evaluate(() => ({
    ...(window as unknown as { vu: Pick<Mesure, 'image' | 'touche'> }).vu,
    octets: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(avif|webp|svg)(\?|$)/.test(name))
      .reduce((somme, { transferSize }) => somme + transferSize, 0),
  }));

const mediane = (nombres: number[]): number =>
  Math.round(nombres.toSorted((a, b) => a - b)[Math.floor(nombres.length / 2)]!);

await withBrowser(async (newPage) => {
  for (const econome of [false, true]) {
    const page = await newPage({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      // Its worker would answer from its own store.
      serviceWorkers: 'block',
      ...(econome && { extraHTTPHeaders: { 'save-data': 'on' } }),
    });
    const eleve = await newEleve();
    await login(page, eleve);
    await go(page, `/series/${eleve.acces_id}`);
    await page.getByRole('button', { name: 'Commencer : Série 1', exact: true }).click();
    await page.waitForURL('**/question/*');
    await page.addInitScript(watch, econome);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.emulateNetworkConditions', RESEAU);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: PROCESSEUR });
    page.setDefaultTimeout(40_000);
    const mesures: Mesure[] = [];
    for (let i = 0; i < QUESTIONS; i += 1) {
      await cdp.send('Network.clearBrowserCache');
      await page.reload({ waitUntil: 'networkidle' });
      const { image, octets } = await seen(page);
      await page.locator('label:has(input[value=a])').tap();
      await page.waitForTimeout(400);
      mesures.push({ image, octets, touche: (await seen(page)).touche });
      await page.getByRole('button', { name: 'Valider la réponse' }).tap();
      const ici = page.url();
      await page.getByRole('link', { name: 'Question suivante' }).tap();
      await page.waitForURL((url) => url.href !== ici);
    }
    const [image, octets, touche] = (['image', 'octets', 'touche'] as const).map((quoi) =>
      mediane(mesures.map((mesure) => mesure[quoi])),
    );
    process.stdout.write(
      `${econome ? 'drawing' : 'picture'}: shown after ${image} ms, ${octets} bytes of images, a tap answered in ${touche} ms\n`,
    );
  }
});
