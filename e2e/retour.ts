import { type Page, expect } from '@playwright/test';

export async function told(
  page: Page,
  title: string,
  text: string | RegExp,
  way = 'OK',
): Promise<void> {
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: title }));
  await expect(dialog).toContainText(title);
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: way }).click();
  await expect(dialog).toBeHidden();
}
