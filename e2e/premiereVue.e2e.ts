import type { Page, Request } from '@playwright/test';
import { staffPages } from '../web/extranet/cadre/pages.ts';
import { PHONE, enter, expect, login, test } from './browser.ts';
import { newAdmin } from './people.ts';

/** A slow network carries a page in under three seconds (docs/decisions/0140). */
const MOST = 25;
const LISTES = staffPages.flatMap(({ path }) => (path.includes(':') ? [] : [path]));

/** Requests of a page with an empty cache, beside its rows' pictures. */
async function askedBy(page: Page, path: string): Promise<{ asked: string[]; failed: string[] }> {
  const [asked, failed]: [string[], string[]] = [[], []];
  const underway = new Set<Request>();
  // The page before ends its own requests.
  await page.goto('about:blank');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  page.on('request', (request) => {
    underway.add(request);
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/img/')) asked.push(`${request.method()} ${pathname}${search}`);
  });
  page.on('requestfinished', (request) => underway.delete(request));
  page.on('requestfailed', (request) => {
    underway.delete(request);
    failed.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => [...underway].map((r) => r.url() + ' ' + r.resourceType())).toEqual([]);
  for (const event of ['request', 'requestfinished', 'requestfailed', 'response'] as const)
    page.removeAllListeners(event);
  await cdp.detach();
  return { asked, failed };
}

function expectFew({ asked, failed }: Awaited<ReturnType<typeof askedBy>>, path: string): void {
  const twice = asked.filter((one, at) => asked.indexOf(one) !== at);
  expect(twice, `${path} asks once for each thing`).toEqual([]);
  expect(failed, path).toEqual([]);
  expect(asked.length, `${path}:\n${asked.join('\n')}`).toBeLessThanOrEqual(MOST);
}

test('a learner’s profile and shop come in few requests, each made once', async ({
  eleve,
  open,
}) => {
  const page = await open(PHONE);
  await login(page, eleve);
  for (const path of ['/mon-profil', '/produits']) expectFew(await askedBy(page, path), path);
});

test('staff’s pages come in few requests, each made once', async ({ open }) => {
  const page = await open(PHONE);
  await enter(page, await newAdmin(10), '/extranet/dashboard');
  for (const path of LISTES) expectFew(await askedBy(page, path), path);
});
