import type { Locator } from '@playwright/test';
import { FRAGMENTS } from '../server/testing/fragments.ts';
import { DESK, expect, test, toasted } from './browser.ts';
import { editing, openScreen, paste, texte, textOf } from './editeur.ts';
import { database } from './people.ts';

/** The page’s policy refuses another base, and the console says so. */
const QUIET = FRAGMENTS.filter((fragment) => !/<base/i.test(fragment));

test('a hundred hostile fragments: none is alive where it is written, nor where it is read', async ({
  open,
}) => {
  const page = await openScreen(open, DESK, 'chapitres');
  const alive: string[] = [];
  page.on('dialog', (dialog) => {
    alive.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(process.env.E2E_URL!) && !request.url().startsWith('data:'))
      alive.push(request.url());
  });
  // Straight into the database: our own writes would sanitize.
  const db = await database();
  const { id } = await db.write((trx) =>
    trx
      .insertInto('chapitre')
      .values({
        libelle: 'Hostile',
        texte: QUIET.map((fragment) => `<p>${fragment.replaceAll('\0', '')}</p>`).join(''),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await page.goto(`/extranet/chapitres?chapitre=${id}`);
  const form = editing(page);
  await expect(form.getByLabel('Libellé')).toHaveValue('Hostile');
  await expect(texte(form)).toBeVisible();
  await form.getByRole('button', { name: 'Aperçu' }).click();
  const seen = page.getByRole('dialog', { name: 'Ce que verra l’élève' });
  await expect(seen.getByRole('article')).toBeVisible();
  const wild = (scope: Locator) =>
    scope.evaluate((root) =>
      [...root.querySelectorAll('*')]
        .filter(
          (each) =>
            !/^(p|h1|h2|h3|strong|em|u|s|blockquote|ol|ul|li|br|a|img|figure|figcaption|div|header|section|article)$/.test(
              each.localName,
            ) || [...each.attributes].some(({ name }) => name.startsWith('on')),
        )
        .map((each) => each.outerHTML),
    );
  expect(await wild(seen.getByRole('article'))).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await wild(texte(form))).toEqual([]);
  for (const link of await texte(form).locator('a').all())
    expect(await link.getAttribute('href')).toMatch(/^(https?:|mailto:)/);
  await texte(form).press('Control+A');
  await paste(texte(form), `<p>Sauf</p>${QUIET.join('')}`);
  await expect(texte(form)).toContainText('Sauf');
  expect(await wild(texte(form))).toEqual([]);
  await form.getByRole('button', { name: 'Modifier' }).click();
  await toasted(page, 'Le chapitre « Hostile » a été modifié.');
  expect(await textOf('Hostile')).not.toMatch(
    /<(script|svg|math|style|iframe)|javascript:[^<]*">| on\w+=[^<]*>(?<!alt="[^"]*)$/,
  );
  expect(alive).toEqual([]);
});
