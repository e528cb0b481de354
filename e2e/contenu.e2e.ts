import { readFile } from 'node:fs/promises';
import { ZipFile } from 'yazl';
import { PHONE, enter, expect, fits, sound, test, toasted } from './browser.ts';

async function zipOf(fichiers: Record<string, string>) {
  const zip = new ZipFile();
  for (const [nom, texte] of Object.entries(fichiers)) zip.addBuffer(Buffer.from(texte), nom);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return { name: 'contenu.zip', mimeType: 'application/zip', buffer: Buffer.concat(parts) };
}

test('taken along, brought back with a fault, then right: seen before it is kept, by keyboard on a phone', async ({
  open,
}) => {
  test.setTimeout(120_000);
  const tag = Math.random().toString(36).slice(2, 8);
  const page = await open(PHONE);
  await enter(page, 9, '/extranet/contenu');
  await page.getByLabel('Avec les photos').uncheck();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le contenu' }).click();
  const bytes = await readFile(await (await download).path());
  expect(bytes.toString('latin1')).toMatch(/^PK[^]*questions\/priorites\/priorites-001\.yaml/);

  const archive = page.getByRole('region', { name: 'Reprendre une archive' });
  const send = async (fichiers: Record<string, string>) => {
    await archive.locator('input[type=file]').setInputFiles(await zipOf(fichiers));
    await archive.getByRole('button', { name: 'Vérifier' }).focus();
    await page.keyboard.press('Enter');
  };
  await send({ 'autre.exe': 'MZ' });
  await expect(archive.getByText(/n’est pas un fichier du contenu/)).toBeVisible();
  const question = (correcte: string) =>
    `- ref: essai-${tag}\n  question: Qui passe ?\n  a: Moi.\n  b: Lui.\n  correcte: ${correcte}\n` +
    '  grave: non\n  article: "12.1"\n  justification: null\n';
  const serie = `ref: serie-${tag}\nlibelle: Série ${tag}\nquestions: [essai-${tag}]\n`;
  await send({ 'questions/essai/a.yaml': question('c'), [`series/serie-${tag}.yaml`]: serie });
  await expect(archive.getByRole('heading', { name: 'Une faute est à corriger.' })).toBeFocused();
  await expect(archive.getByText('il n’y a pas de réponse « c »')).toBeVisible();
  await expect(archive.getByRole('button', { name: /^Enregistrer/ })).toHaveCount(0);
  await fits(page, 'an archive with a fault');
  await send({ 'questions/essai/a.yaml': question('a'), [`series/serie-${tag}.yaml`]: serie });
  await expect(archive.getByRole('heading', { name: '2 changements.' })).toBeFocused();
  await expect(archive.getByText(`Série : Série ${tag}`)).toBeVisible();
  await sound(page, 'the changes of an archive');
  const enregistrer = archive.getByRole('button', { name: 'Enregistrer ces 2 changements' });
  await page.route('**/importContenu*', (route) => route.abort());
  await enregistrer.press('Enter');
  await expect(archive.getByText('L’import n’a pas abouti.')).toBeVisible();
  await page.unroute('**/importContenu*');
  await enregistrer.press('Enter');
  await toasted(page, 'Contenu enregistré : 2 changements.');
  await send({ 'questions/essai/a.yaml': question('a'), [`series/serie-${tag}.yaml`]: serie });
  await expect(archive.getByRole('heading', { name: /^Rien à changer/ })).toBeFocused();
});
