import { DESK, PHONE, expect, fits, go, sound, test, toasted } from './browser.ts';
import { adding, chapitres, editing, openScreen, paste, texte, textOf } from './editeur.ts';
import { picture } from './images.ts';
import { database } from './people.ts';

const WORD = `<html xmlns:o="urn:x"><head><style>p.MsoNormal {margin:0}</style></head><body><!--StartFragment-->
<p class="MsoNormal" style="margin:0"><b><span lang="FR-BE">De nuit</span></b><o:p></o:p></p>
<p class="MsoListParagraphCxSpFirst" style="text-indent:-18pt;mso-list:l0 level1 lfo1"><span style="font-family:Symbol;mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>les feux</p>
<p class="MsoListParagraphCxSpMiddle" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o </span>de croisement</p>
<p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>la vitesse</p>
<h3 style="color:red" onclick="alert(1)">Un titre</h3><img src="https://ailleurs.example/x.png" onerror="alert(1)"><script>alert(1)</script>
<!--EndFragment--></body></html>`;

test('at a desk: a module in its order, and a chapter of it from nothing, with pictures and questions', async ({
  open,
}) => {
  test.setTimeout(180_000);
  const page = await openScreen(open, DESK, 'modules');
  const module = page.getByRole('form', { name: 'Nouveau module' });
  await module.getByRole('button', { name: 'Ajouter' }).click();
  await expect(module.getByText('Écrivez le libellé du module.')).toBeVisible();
  await module.getByLabel('Libellé').fill('La route, la nuit');
  const [first, second] = [0, 1].map((at) => module.getByRole('checkbox').nth(at));
  await first!.check();
  await second!.check();
  const order = module.getByRole('group', { name: 'Ses chapitres, dans l’ordre' });
  const before = await order.getByRole('listitem').allInnerTexts();
  await order
    .getByRole('button', { name: /^Déplacer/ })
    .first()
    .focus();
  await page.keyboard.press('ArrowDown');
  await expect(order.getByRole('listitem').first()).toContainText(before[1]!.split('\n').at(-1)!);
  await sound(page, 'the modules with a form in hand');
  await module.getByRole('button', { name: 'Ajouter' }).click();
  await toasted(page, 'Le module « La route, la nuit » a été ajouté.');
  const row = page.getByRole('row').filter({ hasText: 'La route, la nuit' });
  await expect(row).toContainText('2');
  await expect(row).toContainText('Aucun');

  await go(page, '/extranet/chapitres');
  const form = adding(page);
  await form.getByLabel('Libellé').fill('Feux et phares');
  await form.getByLabel('Modules (facultatif)').selectOption({ label: 'La route, la nuit' });
  const editor = texte(form);
  await editor.click();
  // Tiptap removes its own style sheet with a discarded editor, and spaces would collapse.
  await expect(page.locator('style[data-tiptap-style]')).toHaveCount(0);
  await expect(editor).toHaveCSS('white-space', 'break-spaces');
  await form.getByRole('button', { name: 'Titre 2' }).click();
  await page.keyboard.type('Voir');
  await page.keyboard.press('Enter');
  await page.keyboard.type('On voit ');
  await page.keyboard.press('Control+B');
  await page.keyboard.type('moins loin');
  await page.keyboard.press('Control+B');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Augmenter le retrait' }).click();
  await page.keyboard.type('Une remarque.');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Diminuer le retrait' }).click();
  await page.keyboard.type('Lire ici');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await form.getByRole('button', { name: 'Lien', exact: true }).click();
  await page.getByLabel('Adresse du lien').fill('https://exemple.be/nuit');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  // The editor returns a frame later, with « ici » selected.
  await expect(editor.getByRole('link', { name: 'ici' })).toBeVisible();
  await expect(editor).toBeFocused();
  await expect(async () => {
    await editor.press('End');
    const collapsed = await page.evaluate(
      () =>
        new Promise((told) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => told(getSelection()!.isCollapsed)),
          );
        }),
    );
    expect(collapsed).toBe(true);
  }).toPass();
  await page.keyboard.press('Enter');
  await page.keyboard.type('À jeter');
  await page.keyboard.press('Control+Z');
  await expect(editor).not.toContainText('À jeter');
  await editor.press('Control+End');
  await page.keyboard.press('Enter');
  await paste(editor, WORD);
  await expect(editor.locator('li')).toHaveCount(3);
  const questions = form.getByRole('group', { name: 'Questions', exact: true });
  await questions.getByRole('combobox', { name: 'Article de loi' }).click();
  const articles = page.getByRole('listbox', { name: 'Article de loi' });
  await expect(articles.getByRole('option').first()).toHaveText('Sans article de lois');
  await expect(questions.getByText(/ · \d/)).toHaveCount(0);
  await articles.getByRole('option', { name: 'Tous les articles' }).click();
  await expect(questions).toContainText('7 questions ne sont pas proposées : la page d’accueil');
  await expect(questions.getByRole('checkbox')).toHaveCount(25);
  await questions.getByRole('combobox', { name: 'Article de loi' }).click();
  await articles.getByRole('option', { name: '12.3.1', exact: true }).click();
  await expect(questions.getByText('12.3.1').first()).toBeVisible();
  await questions.getByRole('checkbox').nth(0).check();
  await questions.getByRole('checkbox').nth(1).check();
  await sound(page, 'a chapter being written');
  await form.getByRole('button', { name: 'Ajouter' }).click();
  await toasted(page, 'Le chapitre « Feux et phares » a été ajouté.');
  const kept = await textOf('Feux et phares');
  expect(kept).toMatch(
    /^<h2>Voir<\/h2><p>On voit <strong>moins loin<\/strong><\/p><p data-indent="1">Une remarque\.<\/p>/,
  );
  expect(kept).toContain(
    '<p>Lire <a href="https://exemple.be/nuit" rel="noopener noreferrer">ici</a></p>',
  );
  expect(kept).toContain('<p><strong>De nuit</strong></p>');
  expect(kept).toMatch(
    /<ul><li><p>les feux<\/p><ul><li><p>de croisement<\/p><\/li><\/ul><\/li><li><p>la vitesse<\/p><\/li><\/ul><h2>Un titre<\/h2>/,
  );
  expect(kept).not.toMatch(/alert|ailleurs|style|Mso/);

  const opened = editing(page);
  await expect(texte(opened)).toContainText('On voit moins loin');
  const svg = { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="x"/>') };
  await opened
    .getByLabel('Images à charger')
    .setInputFiles([await picture('a.jpg', '#0b4ea2'), svg, await picture('b.jpg', '#ffce00')]);
  await toasted(page, 'Image(s) chargée(s) avec succès');
  await toasted(page, "Quelque chose s'est mal passé");
  await expect(opened.getByText(/Un dessin SVG n’est pas accepté/)).toBeVisible();
  await texte(opened).getByText('Une remarque.').click();
  await opened.getByRole('button', { name: 'Insérer dans le texte : image 1' }).click();
  await toasted(page, 'Image insérée avec succès');
  await opened.getByLabel('Texte de remplacement de l’image').pressSequentially('Des phares bleus');
  await opened.getByRole('button', { name: 'Modifier' }).click();
  await toasted(page, 'Le chapitre « Feux et phares » a été modifié.');
  expect(await textOf('Feux et phares')).toMatch(
    /<img src="\/img\/chapitres\/[0-9a-f]{32}-800\.webp" alt="Des phares bleus" width="800" height="600" \/>/,
  );

  await chapitres(page)
    .getByRole('row')
    .filter({ hasText: 'Feux et phares' })
    .first()
    .press('Enter');
  await expect(texte(opened).getByRole('img', { name: 'Des phares bleus' })).toBeVisible();
  await opened.getByRole('button', { name: 'Aperçu' }).click();
  const seen = page.getByRole('dialog', { name: 'Ce que verra l’élève' });
  await expect(seen.getByRole('img', { name: 'Des phares bleus' })).toBeVisible();
  await expect(seen.getByRole('region', { name: 'Question 2 sur 2' })).toBeVisible();
  await seen.getByRole('radio').first().check();
  await page.keyboard.press('Escape');
  await opened.getByRole('button', { name: 'Supprimer : image 1' }).click();
  const used = page.getByRole('dialog', { name: 'Cette image est encore utilisée' });
  await expect(used).toContainText('« Feux et phares »');
  await used.getByRole('button', { name: 'Compris' }).click();
  await opened.getByRole('button', { name: 'Supprimer : image 2' }).click();
  await page.getByRole('button', { name: 'Oui, supprimer !' }).click();
  await toasted(page, 'L’image a été supprimée.');
  await opened.getByRole('button', { name: 'Copier dans un nouveau chapitre' }).click();
  await expect(form.getByLabel('Libellé')).toHaveValue('Feux et phares (copie)');
});

test('what two write at once, and what a cut leaves on the device, is not lost', async ({
  open,
}) => {
  const page = await openScreen(open, DESK, 'chapitres');
  await chapitres(page).getByRole('row').nth(3).press('Enter');
  const form = editing(page);
  await expect(texte(form)).not.toHaveText('');
  const libelle = await form.getByLabel('Libellé').inputValue();
  await texte(form).press('Control+Home');
  await page.keyboard.type('De ma main. ');
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(
      ([key, value]) =>
        key.startsWith('priorite.brouillon.chapitre.') && String(value).includes('De ma main.'),
    ),
  );
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const found = form.getByRole('alert').filter({ hasText: 'Un brouillon est gardé' });
  await found.getByRole('button', { name: 'Reprendre le brouillon' }).click();
  await expect(texte(form)).toContainText('De ma main.');

  const db = await database();
  await db.write(async (trx) => {
    const { id } = await newestAdmin(trx);
    await trx
      .updateTable('chapitre')
      .set((row) => ({
        revision: row('revision', '+', 1),
        texte: '<p>Une autre main.</p>',
        admin_id: id,
        dateModification: new Date().toISOString(),
      }))
      .where('libelle', '=', libelle)
      .execute();
  });
  await form.getByRole('button', { name: 'Modifier' }).click();
  const conflit = form.getByRole('alert').filter({ hasText: 'Ce chapitre a changé entre-temps' });
  await expect(conflit).toContainText('De ma main.');
  await conflit.getByRole('button', { name: 'Garder la mienne' }).click();
  await toasted(page, 'a été modifié.');
  expect(await textOf(libelle)).toContain('De ma main.');
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('priorite.brouillon.')),
    ),
  ).toEqual([]);
});

const newestAdmin = (trx: Awaited<ReturnType<typeof database>>['read']) =>
  trx.selectFrom('admin').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();

test('on a phone: a chapter of ours is opened, saved as it is, and loses nothing', async ({
  open,
}) => {
  const page = await openScreen(open, PHONE, 'chapitres');
  await fits(page, 'the chapters');
  const row = chapitres(page).getByRole('row').nth(5);
  await row.getByRole('button', { name: /^Modifier/ }).click();
  const form = editing(page);
  await expect(texte(form)).not.toHaveText('');
  await fits(page, 'a chapter');
  await expect(form.getByText('Touchez ceux que vous choisissez.')).toBeVisible();
  const libelle = await form.getByLabel('Libellé').inputValue();
  const before = await textOf(libelle);
  await texte(form).press('Control+End');
  await page.keyboard.type('…');
  await form.getByRole('button', { name: 'Modifier' }).click();
  await toasted(page, 'a été modifié.');
  const [was, is] = await page.evaluate(
    (texts) =>
      texts.map((text) => {
        const { body } = new DOMParser().parseFromString(text, 'text/html');
        const images = [...body.querySelectorAll('img')].map(
          (each) => `${each.getAttribute('src')} ${each.alt}`,
        );
        const marks = [...body.querySelectorAll('strong, em, h2, blockquote, li')].map(
          (each) => `${each.localName} ${each.textContent.replace(/\s+/g, ' ').trim()}`,
        );
        return { images, marks, words: body.textContent.replace(/[\s…]+/g, '') };
      }),
    [before, await textOf(libelle)],
  );
  expect({ ...is, marks: is!.marks.map((each) => each.replace(/…$/, '')) }).toEqual({
    ...was,
    marks: was!.marks.map((each) => each.replace(/…$/, '')),
  });
});
