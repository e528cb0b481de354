import type { Locator } from '@playwright/test';
import { PHONE, expect, fits, go, largeText, login, test, wholeWords } from './browser.ts';
import { database, giveAcces } from './people.ts';
import { loginAtFirst, position } from './questions.ts';

test('on a phone a sign in a text takes a third of the screen at most', async ({ open, eleve }) => {
  const { id: cours } = await giveAcces(eleve, 'code-en-bref');
  const { read } = await database();
  const { module_id, chapitre_id } = await read
    .selectFrom('accesModule')
    .innerJoin('moduleChapitre', 'moduleChapitre.module_id', 'accesModule.module_id')
    .innerJoin('chapitre', 'chapitre.id', 'moduleChapitre.chapitre_id')
    .select(['accesModule.module_id', 'chapitre_id'])
    .where('acces_id', '=', cours)
    .where('texte', 'like', '%<img%')
    .orderBy('chapitre_id')
    .executeTakeFirstOrThrow();
  const page = await open({ ...PHONE, viewport: { width: 360, height: 640 } });
  await login(page, eleve);
  await go(page, `/e-learning/${cours}`);
  await expect(page.getByRole('heading', { name: 'Modules' })).toBeVisible();
  for (const path of [
    `/e-learning/${cours}/module/${module_id}/chapitre/${chapitre_id}`,
    '/code-de-la-route',
  ]) {
    await page.goto(path);
    const signs = page.locator('main [class*=texte] img');
    await expect(signs.first()).toBeVisible();
    const heights = await signs.evaluateAll((all) => all.map((each) => each.clientHeight));
    expect(Math.max(...heights), path).toBeLessThanOrEqual(640 / 3 + 1);
  }
});

test('in text twice as large a phone shows whole words on all that one presses', async ({
  open,
  eleve,
}) => {
  const { id: cours } = await giveAcces(eleve, 'code-en-bref');
  const page = await open({ ...PHONE, viewport: { width: 360, height: 640 } });
  await largeText(page);
  const read = async (where: string, shown: Locator) => {
    await expect(shown).toBeVisible();
    await wholeWords(page, where);
    await fits(page, where);
  };
  const verdict = page.getByRole('heading', { name: /^(Bonne|Mauvaise) réponse$/ });
  await loginAtFirst(page, eleve);
  const valider = page.getByRole('button', { name: 'Valider la réponse' });
  await read('a question', valider);
  await page.locator('label:has(input[value=a])').tap();
  await valider.tap();
  await read('a question answered', verdict);
  // At once: the page still scrolls to its verdict.
  const [signe, image] = await page
    .getByRole('button', { name: 'Agrandir l’image' })
    .locator('svg')
    .evaluate((svg) => [
      svg.getBoundingClientRect().y,
      document.querySelector('figure img')!.getBoundingClientRect().bottom,
    ]);
  expect(signe, 'the zoom sign is on its picture').toBeLessThan(image);
  await page.getByRole('link', { name: 'Question suivante' }).tap();
  await position(page, 1);
  await read('another question', valider);
  await go(page, `/series/${eleve.acces_id}`);
  await read('the series', page.getByRole('link', { name: /Reprendre/ }).first());
  await go(page, '/mon-profil');
  await read('the profile', page.getByRole('heading', { name: 'Mes accès' }));
  await go(page, `/e-learning/${cours}`);
  await read('a course', page.getByRole('heading', { name: 'Modules' }));
  await page
    .getByRole('link', { name: /^Commencer/ })
    .first()
    .tap();
  await read('a chapter', page.getByText('Chapitre en cours'));
  await go(page, '/');
  await read('the home page', page.getByRole('heading', { level: 1 }));
  await page.locator('#question-du-jour button[value=a]').tap();
  await read('the home page answered', verdict);
  const enonce = (await page.locator('#question-enonce').boundingBox())!;
  expect(enonce.x + enonce.width).toBeLessThanOrEqual(360);
});
