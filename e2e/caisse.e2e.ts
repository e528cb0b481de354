import { RETRACTATION } from '../regles/retractation.ts';
import { readEnvironment } from '../server/socle/config/environment.ts';
import { advancePaiement } from '../server/argent/paiement/advance.ts';
import { openPaiement } from '../server/argent/paiement/achat/openPaiement.ts';
import {
  DESK,
  PHONE,
  closeToasts,
  enter,
  expect,
  go,
  login,
  sound,
  test,
  toasted,
} from './browser.ts';
import { openPanel } from './compte.ts';
import { mailTo } from './mails.ts';
import { type Eleve, database } from './people.ts';

const PRODUIT = 'Rendez-vous pédagogique';

async function achat({ id }: Eleve): Promise<number> {
  const { write, read } = await database();
  const where = { env: readEnvironment({ DATA_DIR: process.env.E2E_DATA_DIR }), now: new Date() };
  const eleve = await read
    .selectFrom('eleve')
    .select(['id', 'prenom', 'nom', 'email', 'rue', 'codePostal', 'localite'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { id: acces_id } = await read
    .selectFrom('acces')
    .select('id')
    .where('reference', '=', 'rendez-vous-pedagogique')
    .executeTakeFirstOrThrow();
  const paiement = await write((trx) =>
    openPaiement(
      trx,
      {
        eleve,
        acces_id,
        renouvellement: 0,
        type: 'payzen',
        societe: null,
        vu: undefined,
        accord: true,
      },
      where,
    ),
  );
  const uuid = paiement.id.toString(16).padStart(32, '0');
  const fait = { etat: 'paye', fournisseurId: uuid } as const;
  await write(async (trx) => {
    await advancePaiement(trx, paiement.id, fait, where);
    await trx.updateTable('paiement').set({ aDire: 0 }).where('id', '=', paiement.id).execute();
  });
  return paiement.id;
}

test('a learner withdraws on a phone; staff find it and give a part back by hand', async ({
  eleve,
  open,
}) => {
  await achat(eleve);
  const phone = await open(PHONE);
  await login(phone, eleve);
  await openPanel(phone, 'Mes paiements');
  await phone.getByRole('button', { name: `${RETRACTATION.fonction} : ${PRODUIT}` }).click();
  const form = phone.getByRole('dialog', { name: 'Me rétracter' });
  await expect(form).toContainText(/te reviennent/);
  await form.getByLabel('Un mot à ajouter (facultatif)').fill('Je déménage.');
  await sound(phone, 'the withdrawal', form);
  await form.getByRole('button', { name: RETRACTATION.confirmer }).click();
  await toasted(phone, 'Ta rétractation est bien reçue');
  await expect(phone.getByText('Ton auto-école la traite.')).toBeVisible();
  await sound(phone, 'payments with a withdrawal');
  const mail = await mailTo(process.env.E2E_URL!, eleve.email, 'Ta rétractation est bien reçue');
  expect(mail).toContain('Je déménage.');

  const page = await open(DESK);
  await enter(page, 10, `/extranet/paiements?recherche=${encodeURIComponent(eleve.email)}`);
  const list = page.getByRole('region', { name: 'Paiements' });
  await expect(list.getByRole('row')).toHaveCount(2);
  await expect(list.getByRole('row').nth(1)).toContainText(/Payé.*Rétractation à traiter/s);
  await expect(
    page.getByRole('region', { name: 'Rétractations à traiter' }).getByText('Sarah Collignon'),
  ).not.toHaveCount(0);
  await sound(page, 'the ledger');
  await page.setViewportSize(PHONE.viewport);
  await sound(page, 'the ledger on a phone');
  await page.setViewportSize(DESK.viewport);

  await list.getByRole('link', { name: 'Sarah Collignon' }).click();
  await expect(page.getByText('Je déménage.')).toBeVisible();
  await sound(page, 'a payment');
  const button = page.getByRole('button', { name: 'Rembourser', exact: true });
  await button.click();
  const refund = page.getByRole('dialog', { name: 'Rembourser' });
  await refund.press('Escape');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(refund.getByLabel('Motif')).toHaveValue('Rétractation dans les 14 jours');
  await refund.getByLabel('Montant').fill('100');
  await refund.getByRole('button', { name: 'Rembourser' }).click();
  await expect(refund.getByText(/^Remboursez .* au plus/)).toBeVisible();
  await expect(refund.getByLabel('Montant')).toBeFocused();
  await refund.getByLabel('Montant').fill('5');
  await refund.getByRole('button', { name: 'Rembourser' }).click();
  const asked = page.getByRole('dialog', { name: /Rembourser 5,00 € à Sarah Collignon/ });
  await asked.getByRole('button', { name: 'Rembourser 5,00 €' }).click();
  await expect(refund.getByText(/^PayZen ne connaît pas cette transaction/)).toBeVisible();
  await closeToasts(page);
  await sound(page, 'a refund that was refused', refund);
  const refuse = page.getByRole('table', { name: 'Remboursements', includeHidden: true });
  await expect(refuse).toContainText(/5,00.*Refusé par le prestataire.*–/s);
  await refund.getByRole('combobox', { name: 'Qui rend l’argent' }).click();
  await page.getByRole('option', { name: 'Vous, par virement ou autrement' }).click();
  await sound(page, 'the refund', refund);
  await refund.getByLabel('Montant').press('Enter');
  const sure = page.getByRole('dialog', { name: /Rembourser 5,00 € à Sarah Collignon/ });
  await expect(sure).toContainText('Vous rendez l’argent vous-même');
  await expect(sure).toContainText('Il garde son accès.');
  await sure.press('Escape');
  await expect(sure).toBeHidden();
  await expect(refund.getByLabel('Montant')).toHaveValue(/^5\b/);
  await expect(refund.getByRole('button', { name: 'Rembourser' })).toBeVisible();
  await refund.getByLabel('Montant').press('Enter');
  await sure.getByRole('button', { name: 'Rembourser 5,00 €' }).click();
  await toasted(page, 'est noté, et l’élève prévenu');
  await closeToasts(page);
  await expect(page.getByRole('table', { name: 'Remboursements' })).toContainText(/5,00.*Fait/s);
  await expect(page.getByText(/Note de crédit n° NC 20\d\d-\d{5}/)).toBeVisible();
  await expect(page.getByText('a demandé ou noté un remboursement')).toHaveCount(2);
  const retour = page.getByRole('button', { name: 'L’argent est revenu : 5,00 €' });
  await retour.click();
  const revenu = page.getByRole('dialog', { name: 'L’argent est revenu' });
  await sound(page, 'money that came again', revenu);
  await revenu.getByRole('button', { name: 'Noter' }).click();
  await expect(revenu.getByText(/^Indiquez ce qui le dit/)).toBeVisible();
  await revenu.getByLabel('Qu’est-ce qui le dit ?').fill('Virement rejeté, extrait 42.');
  await revenu.getByRole('button', { name: 'Noter' }).click();
  await toasted(page, 'est noté comme revenu');
  await closeToasts(page);
  await expect(page.getByRole('table', { name: 'Remboursements' })).toContainText('Argent revenu');
  await expect(retour).toHaveCount(0);
  await page.setViewportSize(PHONE.viewport);
  await sound(page, 'a payment on a phone');
  await page.setViewportSize(DESK.viewport);

  await go(page, `/extranet/eleves/${eleve.id}`);
  const paiements = page.getByRole('table', { name: 'Paiements' });
  await expect(paiements).toContainText(PRODUIT);
  // Print is light, and keeps only buttons that contain a number.
  await page.emulateMedia({ colorScheme: 'dark' });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      document.body.dataset.papier = document.documentElement.dataset.mantineColorScheme;
    }),
  );
  await page.pdf();
  await expect(page.locator('body')).toHaveAttribute('data-papier', 'light');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(paiements.getByRole('button', { name: /la facture/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Désactiver|Retirer|Ajouter)/ })).toHaveCount(0);
});

test('who is not logged in withdraws from the footer, by the number of the order and its address', async ({
  eleve,
  open,
}) => {
  await achat(eleve);
  const { commande } = await (
    await database()
  ).read
    .selectFrom('paiement')
    .select('commande')
    .where('eleve_id', '=', eleve.id)
    .executeTakeFirstOrThrow();
  const page = await open(PHONE);
  await page.goto('/accessibilite');
  await page.getByRole('contentinfo').getByRole('link', { name: RETRACTATION.fonction }).tap();
  await expect(page.getByRole('heading', { level: 1, name: RETRACTATION.fonction })).toBeVisible();
  await page.getByRole('button', { name: 'Continuer' }).tap();
  await expect(page.getByText('Indique le numéro de ta commande.')).toBeVisible();
  await sound(page, 'the withdrawal without logging in');
  await page.getByLabel('Numéro de commande').fill('2026-00002');
  await page.getByRole('button', { name: 'Continuer' }).tap();
  await expect(page.getByText(/^C’est un numéro de facture/)).toBeVisible();
  await page.getByLabel('Numéro de commande').fill(commande!);
  await page.getByLabel('Adresse e-mail').fill(eleve.email);
  await page.getByRole('button', { name: 'Continuer' }).tap();
  await expect(page.getByText(`Je renonce au contrat de la commande ${commande}`)).toBeVisible();
  await page.getByRole('button', { name: RETRACTATION.confirmer }).tap();
  await expect(page.getByText('Ta déclaration est bien reçue')).toBeVisible();
  await sound(page, 'a withdrawal that was received');
  await mailTo(process.env.E2E_URL!, eleve.email, 'Ta rétractation est bien reçue');
});
