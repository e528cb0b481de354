import type { Page } from '@playwright/test';
import { ACCORD, MODELE_RETRACTATION } from '../regles/retractation.ts';
import { marque } from '../marque.ts';
import { DESK, PHONE, expect, fits, login, sound, test } from './browser.ts';
import { mailTo } from './mails.ts';
import { database, newRemise } from './people.ts';
import { told } from './retour.ts';

const order = (page: Page) => page.getByRole('button', { name: /^Commander et payer/ });

async function toCard(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Je demande que/ }).check();
  await order(page).click();
  await expect(page.getByRole('heading', { name: 'Payer par carte' })).toBeVisible();
}

test('by card on a phone: refused, given up, paid; the access, the invoice and the mail are there', async ({
  eleve,
  open,
}) => {
  const page = await open(PHONE);
  await login(page, eleve, '/produits?acces=code-en-bref');
  await page.getByLabel('Code de remise (facultatif)').fill(await newRemise());
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await page.getByRole('checkbox', { name: /^Facture pour une société/ }).check();
  const societe = { 'Nom de la société': 'Garage Usage SRL', 'Numéro de TVA': 'be 0123.456.749' };
  for (const [label, typed] of Object.entries(societe)) await page.getByLabel(label).fill(typed);
  await page.getByLabel('Adresse de la société').fill('Rue du Moulin 3, 5000 Namur');
  await toCard(page);
  await page.getByLabel('Carte de test').selectOption({ label: 'Visa refusée, plafond dépassé' });
  await page.getByRole('button', { name: /^Payer/ }).click();
  await page.getByRole('button', { name: 'Retour à la boutique' }).click();
  await expect(page).toHaveURL(/\/mon-profil$/);
  await told(page, 'Paiement PayZen', 'une erreur soit survenue lors de votre achat', 'Réessayer');
  await expect(page).toHaveURL(/\/produits\?acces=code-en-bref$/);

  // Only the agreement is asked again, at the old price.
  await expect(order(page)).toHaveText('Commander et payer 7,99\u00a0€ par carte');
  for (const [label, typed] of Object.entries(societe))
    await expect(page.getByLabel(label)).toHaveValue(typed);
  await expect(page.getByRole('checkbox', { name: /^Je demande que/ })).not.toBeChecked();
  await toCard(page);
  await page.getByRole('button', { name: 'Annuler et retourner à la boutique' }).click();
  await told(page, 'Paiement PayZen', 'Vous avez annulé votre paiement avec succès.');

  await page.goto('/produits?acces=code-en-bref');
  await page.getByRole('button', { name: 'Retirer le code' }).click();
  await toCard(page);
  await page.getByRole('radio', { name: 'Lente', exact: true }).check();
  await page.getByRole('button', { name: /^Payer/ }).click();
  await page.getByRole('link', { name: 'Retour à la boutique' }).click();
  await expect(page.getByText('Nous attendons la confirmation de PayZen')).toBeVisible();
  await told(page, 'Paiement PayZen', /^.*Achat bien effectué/);
  await expect(page.getByText('Code en bref')).toBeVisible();

  await page.getByRole('link', { name: 'Mes paiements' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /facture/i }).click();
  expect((await download).suggestedFilename()).toMatch(/^facture-.*\.pdf$/);
  await sound(page, 'payments after a purchase');
  // Text of 200 % on a phone equals half the width.
  await page.setViewportSize({ width: 180, height: 320 });
  await fits(page, 'payments in large text');
  await page.setViewportSize(PHONE.viewport);
  const mail = await mailTo(process.env.E2E_URL!, eleve.email, 'Ton achat est confirmé');
  // The law's durable medium: price, agreement, withdrawal, guarantee, complaints.
  for (const said of [
    '9,99 €, dont 1,73 € de TVA (21 %)',
    ACCORD.texte,
    'Tu peux te rétracter pendant 14 jours',
    'Les conditions générales que tu as acceptées',
    MODELE_RETRACTATION[1],
    'garantie légale de conformité',
    'Service de médiation pour le consommateur',
    marque.exploitant.numeroEntreprise,
  ])
    expect(mail.replace(/\s+/g, ' ')).toContain(said.replace(/\s+/g, ' '));
});

test('by wallet at a desk: closed, then renewed from today', async ({ eleve, open }) => {
  const page = await open(DESK);
  await login(page, eleve, '/renouveler-produits?acces=revision-express');
  // PayPal loads only once it is chosen.
  await expect(page.getByText('enregistre ses propres cookies')).toBeVisible();
  await expect(page.locator('script[src*="client-id"], iframe')).toHaveCount(0);
  await page.getByRole('radio', { name: /PayPal/ }).check();
  await expect(page.locator('script[src*="client-id"]')).toHaveCount(1);
  const button = page
    .frameLocator('iframe[title="PayPal"]')
    .getByRole('button', { name: 'PayPal' });
  // PayPal draws its own button, so the obligation to pay is stated above it.
  await expect(page.getByText(/^Commander et payer 7,99\s€.*t’oblige à payer\.$/)).toBeVisible();
  await page.getByRole('checkbox', { name: /^Je demande que/ }).check();
  /** The click closes the window, maybe before Playwright's click resolves. */
  const pressInWindow = async (name: string | RegExp) => {
    const opened = page.waitForEvent('popup');
    await button.click();
    const popup = await opened;
    const closed = popup.waitForEvent('close');
    await popup
      .getByRole('button', { name })
      .click()
      .catch(() => undefined);
    await closed;
  };
  await pressInWindow('Annuler et revenir à la boutique');
  await expect(page.getByRole('alert')).toContainText(
    'Vous avez annulé votre paiement avec succès.',
  );
  await pressInWindow(/^Payer 7,99/);
  await expect(page).toHaveURL(/\/mon-profil$/);
  await expect(page.getByText('Renouvellement bien effectué !')).toBeVisible();
  const db = await database();
  const [expired] = await db.read
    .selectFrom('accesUser')
    .innerJoin('acces', 'acces.id', 'accesUser.acces_id')
    .select('datePerime')
    .where('eleve_id', '=', eleve.id)
    .where('acces.reference', '=', 'revision-express')
    .execute();
  expect(Date.parse(expired!.datePerime!) - Date.now()).toBeGreaterThan(27 * 24 * 3600 * 1000);
  const announced = async () =>
    (
      await db.read
        .selectFrom('notification')
        .innerJoin('paiement', 'paiement.id', 'notification.paiement_id')
        .select('fournisseur')
        .where('eleve_id', '=', eleve.id)
        .execute()
    ).length;
  await expect.poll(announced).toBeGreaterThan(0);
});
