import type { Locator, Page } from '@playwright/test';
import { type DESK, type PHONE, enter, expect } from './browser.ts';
import { database } from './people.ts';

type Open = (options: typeof DESK | typeof PHONE) => Promise<Page>;

export async function openScreen(open: Open, device: typeof DESK, path: string): Promise<Page> {
  const page = await open(device);
  await enter(page, 9, `/extranet/${path}`);
  await expect(page.getByText(/^\d+ (chapitre|module)s?$/)).toBeVisible();
  return page;
}

export const chapitres = (page: Page) => page.getByRole('region', { name: 'Chapitres' });
export const adding = (page: Page) => page.getByRole('form', { name: 'Nouveau chapitre' });
export const editing = (page: Page) => page.getByRole('form', { name: /^Chapitre \d+$/ });
export const texte = (form: Locator) => form.getByRole('textbox', { name: 'Texte', exact: true });

export async function textOf(libelle: string): Promise<string> {
  const row = await (
    await database()
  ).read
    .selectFrom('chapitre')
    .select('texte')
    .where('libelle', '=', libelle)
    .where('dateSuppression', 'is', null)
    .executeTakeFirstOrThrow();
  return row.texte;
}

export const paste = (editor: Locator, html: string) =>
  editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    clipboardData.setData('text/plain', 'sans');
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);

/** The editor hears of a moved caret a frame later; what it writes before puts the caret back. */
export async function moveCaret(editor: Locator, keys: string): Promise<void> {
  await expect(async () => {
    await editor.press(keys);
    const moved = await caretOf(editor);
    await editor.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    expect(await caretOf(editor)).toEqual(moved);
    expect(await beyondCaret(editor, keys.endsWith('Home'))).toBe('');
  }).toPass({ timeout: 10_000 });
}

/** Text between the caret and the editor's beginning, or its end. */
const beyondCaret = (editor: Locator, before: boolean) =>
  editor.evaluate((element, avant) => {
    const { anchorNode, anchorOffset } = getSelection()!;
    const range = document.createRange();
    range.selectNodeContents(element);
    if (avant) range.setEnd(anchorNode!, anchorOffset);
    else range.setStart(anchorNode!, anchorOffset);
    return range.toString();
  }, before);

const caretOf = (editor: Locator) =>
  editor.evaluate(() => {
    const { anchorNode, anchorOffset } = getSelection()!;
    return [anchorNode?.textContent, anchorOffset];
  });
