import { DESK, enter, expect, sound, test, toasted } from './browser.ts';
import { database, unique } from './people.ts';

test('a class: pasted with a fault, put right, imported; again it changes nothing', async ({
  open,
}) => {
  const tag = unique();
  const { libelle } = await (
    await database()
  ).read
    .selectFrom('acces')
    .select('libelle')
    .where('reference', '=', 'theorie-permis-b')
    .executeTakeFirstOrThrow();
  const page = await open(DESK);
  await enter(page, 10, '/extranet/eleves');
  await page.getByRole('button', { name: 'Importer une classe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importer une classe' });
  const lines = Array.from(
    { length: 3 },
    (_, n) => `Nom${tag}\tPrénom\t${tag}${n}@classe.be\t3/7/2007\t${libelle}`,
  );
  const table = dialog.getByLabel('Tableau');
  await table.fill([...lines, 'Sans\tAdresse\tpas-une-adresse'].join('\n'));
  await dialog.getByRole('button', { name: 'Vérifier' }).click();
  const verdict = dialog.getByText('1 ligne est à corriger.');
  await expect(verdict).toBeInViewport({ ratio: 1 });
  await expect(dialog.locator('tbody tr').first()).toBeInViewport();
  await expect(dialog.locator('tbody tr').first()).toContainText(
    'Cette adresse e-mail n’est pas valable.',
  );
  await expect(dialog.getByRole('button', { name: 'Importer' })).toHaveCount(0);
  await sound(page, 'a class with a fault', dialog);
  await page.setViewportSize({ width: 360, height: 640 });
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    await dialog.getByRole('button', { name: 'Vérifier' }).click();
    await expect(verdict).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(DESK.viewport);
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'classe.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n').replaceAll('\t', ';'), 'latin1'),
  });
  await expect(table).toHaveValue(/^Nom\w+;Prénom;/);
  const accents = dialog.getByLabel('Lecture des accents');
  await expect(accents).toHaveValue('Windows (Excel)');
  await expect(dialog.getByText(/Vérifiez\s: Prénom/)).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'classe.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from('PK\u0003\u0004xl/workbook.xml', 'latin1'),
  });
  await expect(dialog.getByText(/Ce fichier est un classeur/)).toBeVisible();
  await expect(table).toHaveValue(/^Nom\w+;Prénom;/);
  await table.fill('');
  await dialog.getByRole('button', { name: 'Vérifier' }).click();
  await expect(dialog.getByText('Choisissez un fichier ou collez un tableau.')).toBeVisible();
  await expect(dialog.getByText(/Ce fichier est un classeur/)).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'classe.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Classe 6B;;;;;\r\nNom;Prénom;E-mail;Né(e) le;Accès;Classe\r\n${lines.join(';6B\r\n').replaceAll('\t', ';')};6B`,
      'utf8',
    ),
  });
  await expect(accents).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Vérifier' }).click();
  await expect(dialog.getByText('Colonne laissée de côté : « Classe ».')).toBeInViewport();
  await expect(
    dialog.getByRole('table', { name: 'Lignes lues' }).locator('tbody tr').first(),
  ).toBeInViewport();
  await table.fill(lines.join('\n').replace('3/7/2007', '3/7/2025'));
  await dialog.getByRole('button', { name: 'Vérifier' }).click();
  await expect(dialog.getByText(/Cet élève aurait 1 an/)).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Importer' })).toHaveCount(0);
  await sound(page, 'a class that asks something', dialog);
  await dialog.getByLabel('J’ai regardé ces lignes : elles sont justes.').check();
  await expect(dialog.getByRole('button', { name: 'Importer' })).toBeVisible();
  await table.fill(lines.join('\n'));
  await dialog.getByRole('button', { name: 'Vérifier' }).click();
  await expect(dialog.getByText('Tout est juste : 3 comptes, 3 accès.')).toBeVisible();
  await page.route('**/importClasse', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Importer' }).click();
  await expect(dialog.getByText('L’import n’a pas abouti.')).toBeVisible();
  await page.unroute('**/importClasse');
  await dialog.getByRole('button', { name: 'Importer' }).click();
  await toasted(page, 'Classe importée : 3 comptes, 3 accès.');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Importer une classe' }).click();
  await dialog.getByLabel('Tableau').fill(lines.join('\n'));
  await dialog.getByRole('button', { name: 'Vérifier' }).click();
  await expect(dialog.getByText('Déjà là')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Importer' }).click();
  await toasted(page, 'Rien à faire : cette classe est déjà là.');
});
