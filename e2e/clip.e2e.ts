import type { Locator, Page } from '@playwright/test';
import { codeDuClip } from '../films/envoi.ts';
import { deboutDe } from '../films/debout.ts';
import { angleDe, cadreAt, enPixels, type Fenetre } from '../films/juge.ts';
import { ESSAI, LECTEUR } from '../regles/perception.ts';
import { PHONE, arrive, evenFrames, expect, login, runFirst, sound, test } from './browser.ts';
import { database, type Eleve, giveAcces } from './people.ts';

/** Without movement a clip goes on by steps: no frame rate decides. */
const FIXE = { ...PHONE, reducedMotion: 'reduce' as const };

declare global {
  interface Window {
    avance: number;
  }
}

/** A step lasts as long as it moves: the test’s own seconds are short. */
function ownSeconds(): void {
  Object.assign(window, { withWebGl: true, avance: 0 });
  const real = Date.now;
  Date.now = () => real() + window.avance;
}

/** Opens our player in this tab, where scripts of the test run first. */
async function openHere(page: Page, eleve: Eleve): Promise<void> {
  const { libelle } = await giveAcces(eleve, 'perception-des-risques');
  await login(page, eleve);
  const opening = page.context().waitForEvent('page');
  await page
    .getByRole('article', { name: libelle })
    .getByRole('link', { name: 'Lancer l’exercice' })
    .tap();
  const tab = await opening;
  await expect(tab.getByRole('heading', { name: 'Perception des risques' })).toBeVisible();
  const kept = await tab.evaluate(() => Object.entries(sessionStorage));
  await tab.close();
  await page.evaluate((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, kept);
  await runFirst(page, ownSeconds);
  await arrive(page, LECTEUR);
}

async function begin(page: Page, forme: string, titre: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Exercice' }).tap();
  await page.getByRole('option', { name: forme, exact: true }).tap();
  const video = page.getByRole('button', { name: new RegExp(`: ${titre}$`) });
  if (!(await video.isVisible())) await page.getByText(/^Toutes les vidéos/).tap();
  await video.tap();
  await page.getByRole('button', { name: 'Démarrer' }).tap({ timeout: 60_000 });
  // The server waits for as long as the clip lasts.
  await (
    await database()
  ).write((trx) =>
    trx
      .updateTable('perceptionPartie')
      .set({ dateDebut: new Date(Date.now() - 60_000).toISOString() })
      .where('dateFin', 'is', null)
      .execute(),
  );
}

const scene = (page: Page): Locator => page.getByRole('application');
const seconde = (page: Page): Locator => page.getByRole('button', { name: 'Image suivante' });

async function step(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.avance += 500;
  });
  await seconde(page).click();
}

const timeOf = (page: Page): Promise<number> =>
  page.getByRole('progressbar').evaluate((bar) => (bar as HTMLProgressElement).value);

async function windowsOf(ref: string): Promise<Fenetre[]> {
  const { fenetres } = await (
    await database()
  ).read
    .selectFrom('clip')
    .select('fenetres')
    .where('reference', '=', codeDuClip(ref))
    .executeTakeFirstOrThrow();
  return JSON.parse(fenetres) as Fenetre[];
}

/** The middle of what a danger shows at a second, in the page’s pixels. */
async function placeOf(page: Page, fenetres: Fenetre[], fenetre: Fenetre, t: number) {
  const { x, y, width, height } = (await scene(page).locator('canvas').first().boundingBox())!;
  const ecran = {
    largeur: width,
    hauteur: height,
    angle: angleDe(width / height, deboutDe(fenetres)),
  };
  const cadre = fenetre.cibles.map((cible) => cadreAt(cible, t)).find((vu) => vu !== null)!;
  const [x0, y0, x1, y1] = enPixels(cadre, ecran);
  return { x: x + (x0 + x1) / 2, y: y + (y0 + y1) / 2, left: x, top: y, width, height };
}

/** A step at which it is looked for. */
const secondOf = ({ ouvre }: Fenetre): number => Math.ceil(ouvre * 2 + 0.6) / 2;

async function stepTo(page: Page, t: number): Promise<void> {
  while ((await timeOf(page)) < t) await step(page);
}

async function finish(page: Page): Promise<void> {
  await expect(seconde(page)).toBeVisible();
  while (await seconde(page).isVisible()) await step(page);
}

test('a clip moves on its canvas, counts a tap, and stands still when asked', async ({ open }) => {
  const page = await open(PHONE);
  await runFirst(page, evenFrames);
  await arrive(page, ESSAI);
  await page.getByRole('button', { name: 'Démarrer' }).tap({ timeout: 60_000 });
  await expect.poll(() => timeOf(page), { timeout: 60_000 }).toBeGreaterThan(0.3);
  await scene(page).tap();
  await expect(page.getByText('1 clic')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).tap();
  const la = await timeOf(page);
  await expect(page.getByRole('button', { name: 'Reprendre' })).toBeVisible();
  expect(await timeOf(page)).toBe(la);
  await sound(page, 'a clip that stands');
});

test('a clip in steps: a finger and the keyboard’s cross find its dangers, and the replay rings them', async ({
  eleve,
  open,
}) => {
  // Each second is drawn without a graphics card.
  test.setTimeout(480_000);
  const page = await open(FIXE);
  await openHere(page, eleve);
  await begin(page, 'Cliquer', 'Une route de campagne, un après-midi clair');
  const fenetres = await windowsOf('attelage-et-queue-de-poisson');
  const [premier, second] = fenetres;
  await stepTo(page, secondOf(premier!));
  const doigt = await placeOf(page, fenetres, premier!, await timeOf(page));
  await page.touchscreen.tap(doigt.x, doigt.y);
  await expect(page.getByText('1 clic')).toBeVisible();
  // A phone that is turned shows the whole road, and what was clicked stays where it was.
  await page.setViewportSize({ width: 740, height: 360 });
  const canvas = scene(page).locator('canvas').first();
  const shape = () => canvas.evaluate((drawn) => (drawn as HTMLCanvasElement).width);
  await expect.poll(shape).toBe(740);
  await page.setViewportSize(PHONE.viewport);
  await expect.poll(shape).toBe(360);
  await stepTo(page, secondOf(second!));
  const croix = await placeOf(page, fenetres, second!, await timeOf(page));
  await scene(page).focus();
  await page.keyboard.press('Space');
  const press = async (part: number, plus: string, moins: string) => {
    for (let n = 0; n < Math.round(Math.abs(part) / 0.02); n += 1)
      await page.keyboard.press(part > 0 ? plus : moins);
  };
  await press((croix.x - croix.left) / croix.width - 0.5, 'ArrowRight', 'ArrowLeft');
  await press((croix.y - croix.top) / croix.height - 0.5, 'ArrowDown', 'ArrowUp');
  await page.keyboard.press('Space');
  await expect(page.getByText('2 clics')).toBeVisible();
  await finish(page);
  await expect(page.getByRole('heading', { name: '2 sur 2 risques' })).toBeVisible();
  await expect(page.getByText('Tu as tout vu, sans un clic de trop.')).toBeVisible();

  await page.getByRole('button', { name: 'Voir ce moment' }).first().tap();
  // The street is drawn anew.
  await expect(scene(page).locator('ellipse').first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'D’en haut' }).tap();
  await page.getByRole('button', { name: /un pas en arrière$/ }).tap();
  await expect(scene(page).locator('ellipse').first()).toBeVisible();
  await sound(page, 'the replay of a clip');
});

test('foreseen and said: stops that ask, a cue that one button names, and a way out that asks', async ({
  eleve,
  open,
}) => {
  test.setTimeout(480_000);
  const page = await open(FIXE);
  await openHere(page, eleve);
  await begin(page, 'Prévoir', 'Sur l’autoroute, un jour de semaine');
  const question = page.getByRole('heading', { name: 'Que va-t-il se passer' });
  const bilan = page.getByRole('heading', { name: /sur \d bonnes? réponses?/ });
  let arrets = 0;
  while (!(await bilan.isVisible())) {
    if (await question.isVisible()) {
      arrets += 1;
      await page.getByRole('region', { name: 'Que va-t-il' }).getByRole('button').first().tap();
      await expect(question).toBeHidden();
    } else if (await seconde(page).isVisible()) await step(page);
  }
  expect(arrets).toBe(3);
  await expect(page.getByRole('heading', { name: 'Ce que tu avais prévu' })).toBeVisible();
  await page.getByRole('button', { name: 'Revenir aux vidéos' }).tap();

  await page.getByRole('checkbox', { name: 'Un seul bouton' }).tap();
  await begin(page, 'Dire', 'Sur l’autoroute, un jour de semaine');
  await stepTo(page, 3);
  await scene(page).focus();
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('Space');
  await page
    .getByRole('region', { name: 'Que vois-tu' })
    .getByRole('button', { name: 'Un clignotant' })
    .tap();
  await expect(page.getByText('1 clic')).toBeVisible();
  await page.getByRole('button', { name: 'Quitter' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Quitter cette vidéo' });
  await dialog.getByRole('button', { name: 'Continuer' }).tap();
  await expect(seconde(page)).toBeVisible();
  await page.getByRole('button', { name: 'Quitter' }).tap();
  await dialog.getByRole('button', { name: 'Quitter' }).tap();
  await expect(page.getByRole('heading', { name: 'Perception des risques' })).toBeVisible();
});
