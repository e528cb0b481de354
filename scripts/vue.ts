// npm run vue: takes the picture of the product that the home page shows, from the product itself.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sparticuz from '@sparticuz/chromium';
import sharp from 'sharp';
import { go, login } from '../e2e/browser.ts';
import { database, newEleve } from '../e2e/people.ts';
import { NOM_COOKIE, aucunAccord, writeChoix } from '../web/consentement/choix.ts';
import { startServer } from './startServer.ts';

const FICHIER = fileURLToPath(new URL('../web/site/ecran.webp', import.meta.url));
/** Of Série 1, from 0: short enough to be seen whole, and no question of the home page. */
const QUESTION = 4;

const DATA_DIR = mkdtempSync(join(tmpdir(), 'priorite-vue-'));
process.env.E2E_DATA_DIR = DATA_DIR;
const { origin, stop } = await startServer({ DATA_DIR });
process.env.E2E_URL = origin;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? (await sparticuz.executablePath()),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const choix = writeChoix(aucunAccord, new Date());
  await context.addCookies([{ name: NOM_COOKIE, value: choix, url: origin }]);
  const page = await context.newPage();
  const eleve = await newEleve();
  await login(page, eleve);
  await go(page, `/series/${eleve.acces_id}`);
  await page.getByRole('button', { name: 'Commencer : Série 1', exact: true }).click();
  await page.waitForURL('**/question/*');
  const { read } = await database();
  const { listeQuestions } = await read
    .selectFrom('theme')
    .select('listeQuestions')
    .where('reference', '=', 'serie-1')
    .executeTakeFirstOrThrow();
  const question = Number(listeQuestions.split(';')[QUESTION]);
  const { correcte } = await read
    .selectFrom('question')
    .innerJoin('questionVersion', 'questionVersion.id', 'question.version_id')
    .select('correcte')
    .where('question.id', '=', question)
    .executeTakeFirstOrThrow();
  await go(page, page.url().replace(/^.*?(\/series\/.*\/question\/)\d+$/, `$1${question}`));
  await page.locator(`input[value=${correcte}]`).check({ force: true });
  await page.getByRole('button', { name: 'Valider la réponse' }).click();
  await page.getByRole('heading', { name: 'Bonne réponse' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
  await sharp(await page.screenshot())
    .resize({ width: 540 })
    .webp({ quality: 72 })
    .toFile(FICHIER);
} finally {
  await browser.close();
  await (await database()).close();
  await stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
}
