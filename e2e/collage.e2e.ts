import type { Locator } from '@playwright/test';
import { DESK, expect, go, test, toasted } from './browser.ts';
import { COLLES, word } from './colles.ts';
import { chapitres, editing, moveCaret, openScreen, paste, texte, textOf } from './editeur.ts';
import { jpeg } from './images.ts';
import { database } from './people.ts';

test('lists that were saved side by side with points keep their level, edited and read', async ({
  open,
}) => {
  // Saved before `nestLists` existed.
  const libelle = 'Listes d’avant';
  const db = await database();
  const { id } = await db.write((trx) =>
    trx
      .insertInto('chapitre')
      .values({
        libelle,
        texte:
          '<ul><li>A</li><ul><li>B<br />b</li><ol><li>C</li></ol></ul><li>D</li></ul><ul><ul><li>E</li></ul><li>F</li></ul><p>Fin</p>',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const page = await openScreen(open, DESK, 'chapitres');
  await go(page, `/extranet/chapitres?chapitre=${id}`);
  const form = editing(page);
  await expect(form.getByLabel('Libellé')).toHaveValue(libelle);
  const levels = (scope: Locator) =>
    scope.evaluate((root) =>
      [...root.querySelectorAll('li')].map((point) => {
        let deep = 0;
        for (let at: Element | null = point; at && at !== root; at = at.parentElement)
          if (at.localName === 'li') deep++;
        const { firstChild } = point;
        const words = /^[uo]l$/i.test(firstChild!.nodeName) ? '' : firstChild!.textContent!.trim();
        return `${words.charAt(0)}${deep}`;
      }),
    );
  const saved = ['A1', 'B2', 'C3', 'D1', '1', 'E2', 'F1'];
  await expect.poll(() => levels(texte(form))).toEqual(saved);
  await form.getByRole('button', { name: 'Aperçu' }).click();
  const seen = page.getByRole('dialog', { name: 'Ce que verra l’élève' }).getByRole('article');
  await expect(seen).toBeVisible();
  expect(await levels(seen)).toEqual(saved);
  await page.keyboard.press('Escape');

  await moveCaret(texte(form), 'Control+End');
  await texte(form).pressSequentially('.');
  await form.getByRole('button', { name: 'Modifier' }).click();
  await toasted(page, `Le chapitre « ${libelle} » a été modifié.`);
  expect(await textOf(libelle)).toBe(
    '<ul><li><p>A</p><ul><li><p>B<br />b</p><ol><li><p>C</p></li></ol></li></ul></li><li><p>D</p></li></ul><ul><li><p></p><ul><li><p>E</p></li></ul></li><li><p>F</p></li></ul><p>Fin.</p>',
  );
});

test('what other programs copy is kept as it is there, or said to be left out', async ({
  open,
}) => {
  const page = await openScreen(open, DESK, 'chapitres');
  await page.getByRole('button', { name: 'Nouveau chapitre' }).click();
  const form = page.getByRole('form', { name: 'Nouveau chapitre' });
  const editor = texte(form);
  const there = () =>
    editor.evaluate((element) =>
      element.innerHTML
        .replace(/<br class="ProseMirror-trailingBreak">/g, '')
        .replace(/\s*&nbsp;/g, ' ')
        .replace(/ {2,}/g, ' '),
    );
  for (const [what, [pasted, expected, told]] of Object.entries(COLLES)) {
    await editor.press('Control+A');
    await editor.press('Delete');
    await paste(
      editor,
      `<html><body><!--StartFragment-->${pasted}<!--EndFragment--></body></html>`,
    );
    expect(await there(), what).toBe(expected);
    const said = form.locator('output[aria-live]').filter({ hasText: /\S/ });
    if (told) await expect(said, what).toHaveText(told);
    else await expect(said, what).toHaveCount(0);
  }
  await form.getByLabel('Libellé').fill('Collé');
  await editor.press('Control+A');
  await paste(editor, word('c)', 'Trois') + word('d)', 'Quatre'));
  await form.getByRole('button', { name: 'Ajouter' }).click();
  await toasted(page, 'Le chapitre « Collé » a été ajouté.');
  expect(await textOf('Collé')).toContain(
    '<ol start="3" type="a"><li><p>Trois</p></li><li><p>Quatre</p></li></ol>',
  );
});

test('pictures that are pasted are kept where they stand, or said to be left out', async ({
  open,
}) => {
  const page = await openScreen(open, DESK, 'chapitres');
  await page.getByRole('button', { name: 'Nouveau chapitre' }).click();
  const nouveau = page.getByRole('form', { name: 'Nouveau chapitre' });
  await nouveau.getByLabel('Libellé').fill('Images collées');
  await texte(nouveau).fill('Début.');
  await nouveau.getByRole('button', { name: 'Ajouter' }).click();
  await toasted(page, 'Le chapitre « Images collées » a été ajouté.');
  const form = editing(page);
  const editor = texte(form);
  const said = form.locator('output[aria-live] > span');
  const images = editor.locator('img[src]');
  const dataOf = async (colour: string) =>
    `data:image/jpeg;base64,${(await jpeg(colour)).toString('base64')}`;
  const [bleu, jaune] = [await dataOf('#0b4ea2'), await dataOf('#ffce00')];

  let goOn = () => {};
  const wait = new Promise<void>((done) => (goOn = done));
  await page.route('**/api/extranet/uploadImages', async (route) => {
    await wait;
    await route.continue();
  });
  await editor.press('Control+A');
  await paste(
    editor,
    `<p>Avant <img src="${bleu}" alt="Bleu"><img src="${jaune}" alt="Jaune"> après</p><table><tr><td>B1</td><td><img src="${bleu}" alt="Encore"></td></tr></table>`,
  );
  await expect(said).toContainText(['3 images sont envoyées…']);
  await expect(images).toHaveCount(0);
  await moveCaret(editor, 'Control+Home');
  await page.keyboard.type('Tapé. ');
  goOn();
  await expect(images).toHaveCount(3);
  await expect(said).toHaveText([/^L’éditeur n’a pas de tableaux/]);
  const shape = () =>
    editor.evaluate((element) =>
      element.innerHTML
        .replace(/<img[^>]* alt="([^"]*)"[^>]*>/g, '[$1]')
        .replace(
          /<br class="ProseMirror-trailingBreak">|<img class="ProseMirror-separator"[^>]*>|\[\]/g,
          '',
        )
        .replace(/\s*&nbsp;/g, ' '),
    );
  expect(await shape()).toBe('<p>Tapé. Avant [Bleu][Jaune] après</p><p>B1 | [Encore]</p>');
  await form.getByRole('button', { name: 'Modifier' }).click();
  await toasted(page, 'Le chapitre « Images collées » a été modifié.');
  const kept = await textOf('Images collées');
  expect(kept.match(/<img src="\/img\/chapitres\/[0-9a-f]{32}-800\.webp"/g)).toHaveLength(3);
  expect(kept).not.toMatch(/data:|[\uE000-\uF8FF]/);

  // A lone screenshot, then refusals: no picture, foreign folder, no network.
  const row = chapitres(page).getByRole('row').filter({ hasText: 'Images collées' });
  await row.first().press('Enter');
  await expect(images).toHaveCount(3);
  await editor.press('Control+A');
  await editor.press('Delete');
  const bytes = [...(await jpeg('#0b4ea2'))];
  await editor.evaluate((element, sent) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([new Uint8Array(sent)], 'image.jpg', { type: 'image/jpeg' }));
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, bytes);
  await expect(images).toHaveCount(1);
  await expect(said).toHaveText([/^Écrivez ce que montre l’image collée/]);
  await paste(editor, '<p>Une <img src="file:///C:/x.png" alt="B1"> autre</p>');
  await expect(said).toHaveText([/^Une image n’a pas pu être collée/]);
  await paste(editor, `<p>Fausse <img src="data:image/png;base64,${btoa('<svg/>')}"></p>`);
  await expect(said).toHaveText([/^Une image n’a pas pu être collée.*JPEG, PNG, WebP ou AVIF/]);
  await paste(editor, `<p>Lourde <img src="data:image/png;base64,${'A'.repeat(15e6)}"></p>`);
  await expect(said).toHaveText([/^Une image n’a pas pu être collée.*10 Mo/]);
  await page.unroute('**/api/extranet/uploadImages');
  await page.context().setOffline(true);
  await paste(editor, `<p>Sans réseau <img src="${jaune}"></p>`);
  await expect(said).toHaveText([/^Une image n’a pas pu être collée/]);
  await page.context().setOffline(false);
  await expect(images).toHaveCount(1);
});
