import type { Page } from '@playwright/test';
import { DESK, PHONE, expect, fits, sound, test, shifts } from './browser.ts';

/** The sitemap at the start, since tests change what is on sale, and pages outside it. */
function publicPages(): string[] {
  const told = [...process.env.E2E_SITEMAP!.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  );
  expect(told.length).toBeGreaterThan(10);
  return [...told, '/expired-token'];
}

const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].map(([, href]) =>
    href!.replaceAll('&amp;', '&'),
  );

test('a crawler that follows every link finds no dead one', async ({ request }) => {
  const origin = process.env.E2E_URL!;
  const pages = new Map<string, string>();
  const wanted: [from: string, href: string][] = [['', '/']];
  for (let next = wanted.shift(); next; next = wanted.shift()) {
    const [from, href] = next;
    const url = new URL(href, origin + (from || '/'));
    if (url.origin !== origin) {
      expect(url.protocol, `${from} links to ${href}`).toMatch(/^(https|mailto|tel):$/);
      continue;
    }
    const path = url.pathname + url.search;
    if (path.startsWith('/acces/') && !publicPages().includes(path)) continue;
    if (!pages.has(path)) {
      const answer = await request.get(origin + path);
      expect(answer.status(), `${from} links to ${href}`).toBe(200);
      const html = answer.headers()['content-type']?.includes('html') ? await answer.text() : '';
      pages.set(path, html);
      wanted.push(...linksOf(html).map((each): [string, string] => [path, each]));
    }
    if (url.hash) {
      const id = decodeURIComponent(url.hash.slice(1));
      expect(pages.get(path), `${from} links to ${href}`).toContain(`id="${id}"`);
    }
  }
  for (const page of publicPages()) {
    if (page !== '/expired-token') expect([...pages.keys()], 'reached by links').toContain(page);
  }
});

test('every public page can be read without JavaScript', async ({ open }) => {
  const page = await open({ ...PHONE, javaScriptEnabled: false });
  for (const path of publicPages()) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const text = await page.getByRole('main').innerText();
    expect(text.length, path).toBeGreaterThan(80);
    const question = page.locator('main details').first();
    if ((await question.count()) > 0) {
      await question.locator('> summary').click();
      await expect(question.locator('> :not(summary)').first(), path).toBeVisible();
    }
    await expect(page.getByRole('contentinfo').getByRole('link').first(), path).toBeVisible();
  }
});

// Markup is the same on both devices: axe runs once.
for (const [name, device, check] of [
  ['on a phone', PHONE, sound],
  ['at a desk', DESK, fits],
] as const) {
  test(`every public page ${name}: nothing shifts, nothing is refused, nothing is wrong`, async ({
    open,
  }) => {
    test.setTimeout(180_000);
    const page = await open(device);
    const strangers = foreignRequests(page);
    for (const path of publicPages()) {
      await page.goto(path, { waitUntil: 'load' });
      await toTheEndAndBack(page);
      expect(await shifts(page), `${path} shifts`).toBeLessThan(0.02);
      await check(page, `${path} ${name}`);
    }
    expect(strangers).toEqual([]);
  });
}

test('the head of each page tells search engines what it is', async ({ request }) => {
  const origin = process.env.E2E_URL!;
  const seen = new Map<string, string>();
  for (const path of publicPages()) {
    if (path === '/expired-token') continue;
    const html = await (await request.get(origin + path)).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(title.length, `${path}: ${title}`).toBeGreaterThan(10);
    expect(description.length, `${path}: ${description}`).toBeGreaterThan(50);
    expect(seen.get(title), `the title of ${path} is taken`).toBeUndefined();
    seen.set(title, path);
    expect(html, path).toMatch(/<html lang="fr-BE"/);
    expect(new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)![1]!).pathname).toBe(path);
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)![1]!;
    const picture = await request.get(origin + new URL(image).pathname);
    expect(picture.headers()['content-type'], path).toBe('image/png');
    const json = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    for (const [, text] of json) expect(JSON.parse(text!)).toHaveProperty('@context');
  }
});

test('a page that is kept is asked for again, and not sent again', async ({ request }) => {
  const home = `${process.env.E2E_URL!}/`;
  const first = await request.get(home);
  const { etag, 'content-security-policy': policy } = first.headers();
  expect(etag).toMatch(/^W\/"/);
  const again = await request.get(home, { headers: { 'if-none-match': etag! } });
  expect(again.status()).toBe(304);
  // A 304 keeps the page's policy, with its script hashes.
  expect(again.headers()).not.toHaveProperty('content-security-policy');
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
});

function foreignRequests(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== process.env.E2E_URL) found.push(request.url());
  });
  return found;
}

async function toTheEndAndBack(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo(0, 0);
  });
}
