import { type BrowserContextOptions, type Page, chromium } from '@playwright/test';
import { FLAGS } from '../e2e/browser.ts';
import { database } from '../e2e/people.ts';
import server from '../e2e/server.ts';
import { aucunAccord, NOM_COOKIE, writeChoix } from '../web/site/consentement/choix.ts';

type NewPage = (options: BrowserContextOptions) => Promise<Page>;

export async function withBrowser(look: (newPage: NewPage) => Promise<void>): Promise<void> {
  const stop = await server();
  const origin = process.env.E2E_URL!;
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM!, args: FLAGS });
  try {
    await look(async (options) => {
      const context = await browser.newContext({
        baseURL: origin,
        locale: 'fr-BE',
        timezoneId: 'Europe/Brussels',
        ...options,
      });
      await context.addCookies([
        { name: NOM_COOKIE, value: writeChoix(aucunAccord, new Date()), url: origin },
      ]);
      return context.newPage();
    });
  } finally {
    await browser.close();
    await (await database()).close();
    await stop();
  }
}
