import type { Page } from '@playwright/test';
import { expect } from './browser.ts';
import type { Eleve } from './people.ts';

export const NOUVEAU = 'Rond-Point-42';

export async function openLogin(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Se connecter' }).first().click();
  return page.getByRole('dialog');
}

export async function loginByForm(
  page: Page,
  { email, password }: Pick<Eleve, 'email' | 'password'>,
): Promise<void> {
  const modal = await openLogin(page);
  await modal.getByLabel('Email').fill(email);
  await modal.getByLabel('Mot de passe', { exact: true }).fill(password);
  await modal.getByRole('button', { name: 'Je me connecte' }).click();
  await page.waitForURL('**/mon-profil');
}

export async function openPanel(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Mon profil' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

export async function told(alert: ReturnType<Page['getByRole']>, title: string, message: string) {
  await expect(alert.getByText(title, { exact: true })).toBeVisible();
  await expect(alert.getByText(message, { exact: true })).toBeVisible();
}
