import type { Page } from '@playwright/test';
import { readVues } from '../content/vues.ts';
import type { OutputOf } from '../contract/index.ts';
import type { Annotation } from '../regles/vue.ts';
import { DESK, PHONE, arrive, evenFrames, expect, runFirst, sound, test } from './browser.ts';
import { database } from './people.ts';
import { loginAtFirst } from './questions.ts';

const faite = readVues().get('signaux-010');
const annotations: Annotation[] = [
  {
    sorte: 'flèche',
    moi: true,
    points: [
      [0.2, 0.9],
      [0.3, 0.6],
      [0.5, 0.5],
    ],
  },
  { sorte: 'moi', texte: 'Moi', ou: [0.2, 0.85] },
  {
    sorte: 'plaque',
    texte: 'un triangle sur sa pointe',
    adresse: '/img/plaque.svg',
    cadre: [0.7, 0.2, 0.04, 0.06],
  },
  { sorte: 'distance', texte: '12 m', ou: [0.6, 0.6], de: [0.5, 0.6], a: [0.7, 0.6] },
];

/** Whatever is asked has that picture. */
const givePicture = (page: Page) =>
  page.route('**/getQuestion', async (route) => {
    const answer = await route.fetch();
    const read = (await answer.json()) as OutputOf<'getQuestion'>;
    const datas = { ...read.datas, vue: { cle: faite!.cle, annotations } };
    await route.fulfill({ response: answer, json: { ...read, datas } });
  });

const servePlate = (page: Page) =>
  page.route('**/img/plaque.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9L4 9z" fill="red"/></svg>',
    }),
  );

const shown = (page: Page) =>
  page.locator('figure img').evaluate((image: HTMLImageElement) => image.currentSrc);

for (const [where, screen] of [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const)
  test(`a picture in three dimensions on ${where}, with its words over it, and enlarged`, async ({
    eleve,
    open,
  }) => {
    const page = await open(screen);
    await givePicture(page);
    await loginAtFirst(page, eleve);
    const figure = page.getByRole('figure');
    await expect(figure.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    expect(await shown(page)).toMatch(new RegExp(`/img/vues/${faite!.cle}-\\d+\\.avif$`));
    await expect(figure.getByText('12 m')).toBeVisible();
    const [image, over] = await Promise.all(
      ['img', 'svg'].map((part) =>
        figure.locator(`picture ~ ${part}, picture ${part}`).first().boundingBox(),
      ),
    );
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(over![side]).toBeCloseTo(image![side], 0);
    await sound(page, `a picture in three dimensions on ${where}`);
    await page.getByRole('button', { name: 'Agrandir l’image' }).click();
    const large = page.getByRole('dialog', { name: 'L’image en grand' });
    await expect(large.getByText('Moi')).toBeVisible();
    await sound(page, `the same enlarged on ${where}`, large);
    await servePlate(page);
    await large.getByRole('button', { name: 'Agrandir le signal : un triangle' }).click();
    const plate = large.getByRole('img', { name: 'un triangle sur sa pointe' });
    await expect(plate).toBeVisible();
    await expect(plate).not.toHaveJSProperty('naturalWidth', 0);
    expect((await plate.boundingBox())!.width).toBeGreaterThan(250);
    await sound(page, `a plate at full size on ${where}`, large);
    await large.getByRole('button', { name: 'Revoir l’image' }).click();
    await expect(large.getByText('Moi')).toBeVisible();
  });

test('a picture that is lost gives way to its drawing', async ({ eleve, open }) => {
  const page = await open(PHONE);
  await givePicture(page);
  await page.route('**/img/vues/**', (route) => route.abort());
  await loginAtFirst(page, eleve);
  await expect.poll(() => shown(page)).toMatch(/\/img\/questions\/[0-9a-f]{32}\.svg$/);
  await expect(page.getByRole('figure').getByText('12 m')).toHaveCount(0);
});

test('who asks to save data gets the drawing, and nothing else is loaded', async ({
  eleve,
  open,
}) => {
  const page = await open(PHONE);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await runFirst(page, () =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await givePicture(page);
  await loginAtFirst(page, eleve);
  await expect.poll(() => shown(page)).toMatch(/\.svg$/);
  expect(asked.filter((url) => url.includes('/img/vues/'))).toEqual([]);
});

const FILMEE = 'priorites-102';
async function askFilmed(page: Page) {
  const { id } = await (
    await database()
  ).read
    .selectFrom('question')
    .select('id')
    .where('reference', '=', FILMEE)
    .executeTakeFirstOrThrow();
  await arrive(page, `/?question=${id}#question-du-jour`);
  const carte = page.getByRole('region').filter({ hasText: 'La question du jour' });
  await carte.getByRole('button', { name: /^A/ }).first().click();
  await expect(carte.getByRole('heading', { name: /réponse$/ })).toBeVisible();
  return carte;
}

test('after an answer the same place moves: by steps, replayed, in slow motion on a whole screen', async ({
  open,
}) => {
  const page = await open(PHONE);
  await runFirst(page, evenFrames);
  const carte = await askFilmed(page);
  const film = carte.locator('canvas');
  await expect(carte.getByRole('button', { name: 'Rejouer' })).toBeVisible({ timeout: 20_000 });
  const etapes = carte.getByRole('list', { name: 'L’ordre de passage' }).getByRole('listitem');
  await expect(etapes.first()).toHaveText(/^1\. .+ passe/);
  await carte.getByRole('button', { name: 'Étape suivante' }).click();
  await expect(film).toHaveAttribute('data-joue');
  await expect(carte.locator('[aria-current=step]')).toHaveCount(1);
  await carte.getByRole('button', { name: 'Voir le film en grand' }).click();
  const large = page.getByRole('dialog', { name: 'Le film en grand' });
  await large.getByRole('button', { name: 'Ralenti' }).click({ timeout: 20_000 });
  await expect(large.getByRole('button', { name: 'Ralenti', pressed: true })).toBeVisible();
  await expect(large.locator('canvas')).toHaveAttribute('data-joue');
  await sound(page, 'a film in the world on a whole screen', large);
  await large.getByRole('button', { name: 'Fermer' }).click();
  await expect(film).not.toHaveAttribute('data-joue');
});

test('where a small picture takes long, the flat film plays at once', async ({ open }) => {
  const page = await open(PHONE);
  await runFirst(page, evenFrames);
  await runFirst(page, () => {
    let now = performance.now();
    performance.now = () => (now += 200);
  });
  const carte = await askFilmed(page);
  await carte.getByRole('button', { name: 'Étape suivante' }).click({ timeout: 20_000 });
  await expect(carte.locator('svg[data-joue]')).toBeVisible();
  await expect(carte.locator('canvas')).toHaveCount(0);
});

test('without WebGL the flat film plays', async ({ open }) => {
  const page = await open(DESK);
  const carte = await askFilmed(page);
  await carte.getByRole('button', { name: 'Étape suivante' }).click();
  await expect(carte.locator('svg[data-joue]')).toBeVisible();
  await expect(carte.locator('canvas')).toHaveCount(0);
});
