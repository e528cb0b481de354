import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, type Page, chromium } from '@playwright/test';
import { connect } from '../server/socle/db/connect.ts';
import { freePort } from '../server/socle/http/freePort.ts';
import { startServer } from '../scripts/startServer.ts';
import { FLAGS, PHONE, equip, expect, sound, test, toasted } from './browser.ts';
import { loginByForm } from './compte.ts';
import { begin, position } from './questions.ts';

/** Belgium's clocks go forward on the thirteenth night. */
const DEBUT = Date.parse('2027-03-15T10:00:00+01:00');
const JOUR_MS = 86_400_000;
const JOURS = 30;
/** Ten hours past the end of a session of thirty days. */
const RETOUR = DEBUT + JOURS * JOUR_MS + 10 * 3_600_000;
/** Days on which the phone's clock is wrong. */
const DEREGLE: Record<number, number> = { 12: -200 * JOUR_MS, 13: 60 * JOUR_MS };
/** The browser is closed and opened again each time; on other days only its tab. */
const FERMETURE = 3;

const HORLOGE = fileURLToPath(new URL('horloge.ts', import.meta.url));
const ELEVE = { email: 'eleve2@demo.be', password: 'Demo-2026!' };

/** A server and a phone, whose clocks are moved. */
async function openMonde() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'priorite-trente-'));
  const profil = mkdtempSync(join(tmpdir(), 'priorite-telephone-'));
  const PORT = `${await freePort()}`;
  let context: BrowserContext | undefined;
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  async function launch(): Promise<BrowserContext> {
    const opened = await chromium.launchPersistentContext(profil, {
      ...PHONE,
      executablePath: process.env.CHROMIUM!,
      args: FLAGS,
      baseURL: `http://localhost:${PORT}`,
      locale: 'fr-BE',
      timezoneId: 'Europe/Brussels',
      serviceWorkers: 'allow',
    });
    await equip(opened);
    opened.setDefaultTimeout(15_000);
    return opened;
  }
  const monde = {
    DATA_DIR,
    async serve(at: number) {
      const env = { DATA_DIR, PORT, DECALAGE_MS: `${at - Date.now()}` };
      server = await startServer(env, undefined, { by: [process.execPath, '--import', HORLOGE] });
    },
    async cut() {
      await server?.stop();
      server = undefined;
    },
    /** A tab that was just opened, at this time of the phone. */
    async tab(at: number): Promise<Page> {
      context ??= await launch();
      const page = await context.newPage();
      await page.clock.setSystemTime(at);
      return page;
    },
    async closeBrowser() {
      await context?.close();
      context = undefined;
    },
    async end() {
      await monde.closeBrowser();
      await monde.cut();
      for (const folder of [DATA_DIR, profil])
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return monde;
}

test('thirty days without the network, the browser closed and opened again, its clock wrong twice: nothing that the screen acknowledged is lost', async () => {
  test.setTimeout(150_000);
  const monde = await openMonde();
  try {
    await monde.serve(DEBUT);
    let page = await monde.tab(DEBUT);
    await page.goto('/');
    await page.getByRole('button', { name: 'Refuser' }).tap();
    await loginByForm(page, ELEVE);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await begin(page);
    await expect.poll(() => page.evaluate(countLectures), { timeout: 60_000 }).toBeGreaterThan(50);
    await page.waitForLoadState('networkidle');
    const first = page.url();
    const database = await connect({ DATA_DIR: monde.DATA_DIR });
    const attempt = () =>
      database.read
        .selectFrom('tentative')
        .select(['questions', 'reponses'])
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
    const questions = (await attempt()).questions.split(';');
    await monde.closeBrowser();
    await monde.cut();

    const given: string[] = [];
    for (let jour = 1; jour < JOURS; jour++) {
      page = await monde.tab(DEBUT + jour * JOUR_MS + (DEREGLE[jour] ?? 0));
      const key = given.length;
      await page.goto(first.replace(/question\/\d+/, `question/${questions[key]}`));
      await position(page, key);
      const letter = jour % 3 === 0 ? 'b' : 'a';
      await page.locator(`label:has(input[value=${letter}])`).tap();
      await page.getByRole('button', { name: 'Valider la réponse' }).tap();
      await expect(page.getByText(gardees(key + 1)).last()).toBeVisible();
      given.push(letter);
      if (jour % FERMETURE === 0) await monde.closeBrowser();
      else await page.close();
    }

    page = await monde.tab(RETOUR);
    await page.goto('/mon-profil');
    await expect(page.getByText(gardees(given.length)).last()).toBeVisible();
    await expect(page.getByText('Gardé dans ce navigateur seulement')).toBeVisible();
    const [debut, fin] = await page.evaluate(instants);
    expect(fin! - debut!).toBeGreaterThan((JOURS - 3) * JOUR_MS);
    await sound(page, 'answers that have waited for thirty days');

    await monde.serve(RETOUR);
    await toasted(page, 'Ta session est terminée');
    await toasted(page, 'ce que tu as répondu sans réseau est gardé ici');
    await loginByForm(page, ELEVE);
    await toasted(page, `${given.length} réponses enregistrées`);
    await expect(page.getByText(/gardées?, pas encore/)).toHaveCount(0);
    await expect(page.getByText('Gardé dans ce navigateur seulement')).toHaveCount(0);
    expect((await attempt()).reponses).toBe(given.join('').padEnd(50, '?'));
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('.reponse.');
    await database.close();
  } finally {
    await monde.end();
  }
});

const gardees = (nombre: number) =>
  nombre === 1
    ? 'Réponse gardée, pas encore enregistrée'
    : `${nombre} réponses gardées, pas encore enregistrées`;

/** Runs in the page: when the first and the last that were given at a right time were. */
function instants(): number[] {
  const entries = Object.keys(localStorage)
    .map((key) => localStorage.getItem(key)!)
    .filter((text) => text.startsWith('{') && text.includes('donneeLe'))
    .map((text) => JSON.parse(text) as { questionKey: number; donneeLe: number })
    .toSorted((one, other) => one.questionKey - other.questionKey);
  return [entries[0]!.donneeLe, entries.at(-1)!.donneeLe];
}

/** Runs in the page. */
async function countLectures(): Promise<number> {
  const done = <T>(asked: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      asked.addEventListener('success', () => resolve(asked.result));
      asked.addEventListener('error', () => reject(asked.error));
    });
  const base = await done(indexedDB.open('priorite', 1));
  const nombre = await done(base.transaction('lectures').objectStore('lectures').count());
  base.close();
  return nombre;
}
