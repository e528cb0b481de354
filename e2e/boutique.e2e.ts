import type { Page } from '@playwright/test';
import { ACCORD, RETRACTATION } from '../regles/retractation.ts';
import { marque } from '../marque.ts';
import { DESK, PHONE, expect, login, sound, test, toasted } from './browser.ts';
import { type Eleve, database } from './people.ts';

interface Sold {
  accesList: {
    slug: string;
    prix: number;
    actif: number;
    enAttente: number;
    achete: number;
    refus: string | null;
  }[];
  moyens: object;
}

const sells = (page: Page, moyens: object, change: (sold: Sold) => void = () => undefined) =>
  page.route('**/api/user/getAcces', async (route) => {
    const response = await route.fetch();
    const sold = { ...((await response.json()) as Sold), moyens };
    change(sold);
    await route.fulfill({ response, json: sold });
  });

const CARTE = { payzen: { origine: 'https://payzen.example' }, paypal: null };
const AUCUN = { payzen: null, paypal: null };

const card = (page: Page, name: string) => page.getByRole('article', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** Fails while documents change, so retry. */
const inDocument = (page: Page, path: string) =>
  expect(async () => {
    const [load] = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map(({ name }) => name),
    );
    expect(new URL(load!).pathname).toBe(path);
  }).toPass({ timeout: 15_000, intervals: [50, 100] });

/**
 * Article VI.45 orders what precedes the button. VI.46 §3 wants means of payment first, §2 the
 * button's words.
 */
async function beforeTheOrder(page: Page): Promise<void> {
  const { nom, adresse, telephone } = marque.exploitant;
  const read = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
  let at = 0;
  for (const said of [
    'Moyens de paiement acceptés : carte bancaire.',
    'Un cours en ligne',
    '1 mois à partir de ta première ouverture',
    'sans reconduction',
    '9,99 €',
    'TVA (21 %)',
    nom,
    adresse,
    marque.adresseSupport,
    telephone,
    '14 jours pour te rétracter',
    `« ${RETRACTATION.fonction} » dans « Mes paiements »`,
    'Droit de rétractation et son formulaire',
    'Garantie légale de conformité',
    'Réclamations et médiation',
    'Ce qu’il te faut',
    ACCORD.texte,
    'Tu peux laisser cette case vide',
    'conditions générales',
    'Commander et payer 9,99 €',
  ]) {
    const found = read.indexOf(said, at);
    expect(found, said).toBeGreaterThanOrEqual(0);
    at = found;
  }
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  const hashes = await page
    .locator('main a[href*="/conditions-generales#"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
  expect(hashes).toHaveLength(4);
  const conditions = await (await page.request.get('/conditions-generales')).text();
  for (const id of hashes) expect(conditions).toContain(`id="${id}"`);
}

test('from a product’s page by the log-in to its order: nothing is ticked, and nothing that fails is paid', async ({
  eleve,
  open,
}) => {
  const page = await open(PHONE);
  let price = 9.99;
  let refus: string | null = null;
  await sells(page, CARTE, ({ accesList }) => {
    for (const acces of accesList)
      if (acces.slug === 'code-en-bref')
        Object.assign(acces, { prix: price, refus, achete: refus ? 1 : 0 });
  });
  await page.goto('/acces/code-en-bref');
  await page.getByRole('link', { name: 'Acheter cet accès' }).click();
  const modal = page.getByRole('dialog');
  await expect(modal).toContainText('tu arrives ensuite là où tu allais');
  await modal.getByLabel('Email').fill(eleve.email);
  await modal.getByLabel('Mot de passe', { exact: true }).fill(eleve.password);
  await modal.getByRole('button', { name: 'Je me connecte' }).click();
  await expect(heading(page, 'Ta commande')).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    '/produits?acces=code-en-bref',
  );
  await expect(page.getByText('dont 1,73\u00a0€ de TVA (21\u00a0%)')).toBeVisible();
  await expect(page.getByText('1\u00a0mois à partir de ta première ouverture')).toBeVisible();
  await beforeTheOrder(page);

  const accords: number[] = [];
  const buying = '**/api/payment/purchaseAccesPayzen';
  const answer = { status: 409, json: { message: 'Le prix vient de changer.', prixChange: 1 } };
  await page.route(buying, (route) => {
    accords.push(route.request().postDataJSON().accord);
    return route.fulfill(answer);
  });
  const order = page.getByRole('button', { name: /^Commander et payer/ });
  const box = page.getByRole('checkbox', { name: /^Je demande que mon accès/ });
  await expect(order).toHaveText('Commander et payer 9,99\u00a0€ par carte');
  await expect(box).not.toBeChecked();
  await expect(box).toHaveAccessibleDescription(/ton droit de rétractation reste entier/);
  await sound(page, 'an order');
  await order.click();
  await expect(page.getByRole('alert')).toContainText('Le prix vient de changer.');
  expect(accords).toEqual([0]);

  await box.check();
  price = 10.99;
  await order.click();
  await expect(page.getByRole('alert')).toContainText('Le prix vient de changer.');
  await expect(order).toHaveText('Commander et payer 10,99\u00a0€ par carte');
  expect(accords).toEqual([0, 1]);
  // The content security policy blocks a form to another site.
  const form =
    '<form method="post" action="https://evil.example/"><input type="hidden" name="vads_x" value="1"></form>';
  Object.assign(answer, { status: 200, json: { status: 200, form } });
  await order.click();
  await expect(page.getByRole('alert')).toContainText('Rien n’a été payé');
  await page.getByRole('checkbox', { name: /^Facture pour une société/ }).click();
  const errors = { 'societe.tva': ['Ce numéro de TVA n’est pas valable.'] };
  Object.assign(answer, { status: 422, json: { errors } });
  await order.click();
  await expect(page.getByLabel('Numéro de TVA')).toBeFocused();
  await page.unroute(buying);
  await page.context().setOffline(true);
  await order.click();
  await expect(page.getByRole('alert')).toContainText('Pas de connexion');
  await expect(order).toBeEnabled();
  refus = 'Tu as déjà cet accès et il n’a pas commencé.';
  await page.context().setOffline(false);
  await expect(heading(page, 'Ta commande')).toBeFocused();
  await expect(heading(page, 'Ta commande')).toBeInViewport();
  await expect(page.getByText(refus)).toBeVisible();

  await page.getByRole('link', { name: 'Vers les accès' }).click();
  await expect(heading(page, 'Acheter un accès')).toBeFocused();
  await expect(card(page, 'Théorie permis B')).toContainText('Déjà acheté');
  await expect(card(page, 'Théorie permis B')).toContainText('14,99\u00a0€ pour 1\u00a0mois');
  await expect(card(page, 'Rendez-vous pédagogique')).toContainText(
    '12,00\u00a0€ pour 7\u00a0jours',
  );
  await sound(page, 'the shop');
  await card(page, 'Révision express').getByRole('link', { name: 'Renouveler' }).click();
  await expect(page.getByText(/^Dès que ton paiement est confirmé, jusqu’au /)).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Acheter un accès')).toBeFocused();
  await inDocument(page, '/produits');
  await page.getByRole('link', { name: 'Vers mon profil' }).click();
  await expect(page.getByRole('heading', { name: 'Mes accès' })).toBeVisible();
  await inDocument(page, '/mon-profil');
  await expect(heading(page, 'Mon profil')).toBeFocused();
});

test('without a way to pay the shop says whom to ask, and what can’t be had says why', async ({
  eleve,
  open,
}) => {
  const page = await open(DESK);
  await login(page, eleve);
  await sells(page, AUCUN, ({ accesList }) => {
    for (const acces of accesList) {
      if (acces.slug === 'code-en-bref') acces.actif = 0;
      acces.enAttente = 1;
    }
  });
  await page.getByRole('link', { name: 'Acheter un nouvel accès' }).click();
  await expect(page.getByText('Le paiement en ligne n’est pas ouvert ici')).toBeVisible();
  await expect(card(page, 'Code en bref')).toContainText('Bientôt disponible');
  await expect(card(page, 'Code en bref').getByRole('link')).toHaveCount(0);
  await card(page, 'Rendez-vous pédagogique').getByRole('link', { name: 'Acheter' }).click();
  await expect(heading(page, 'Ta commande')).toBeFocused();
  await expect(page.getByText('Attends notre mail avant de payer une seconde fois')).toBeVisible();
  await expect(page.getByRole('link', { name: 'support@priorite.be' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Commander/ })).toHaveCount(0);
  await page.goBack();
  await expect(card(page, 'Code en bref')).toBeVisible();
  // This logout leads to no log-in page; its message survives the page load.
  await page.getByRole('button', { name: /^Bon(jour|soir)/ }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await inDocument(page, '/');
  await toasted(page, 'Tu es maintenant déconnecté.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

async function opened({ id, acces_id }: Eleve, commande: string) {
  const dateCreation = new Date().toISOString();
  const values = { eleve_id: id, acces_id, libelle: 'Théorie permis B', type: 'payzen' as const };
  const row = { ...values, montant: 1499, renouvellement: 1, etat: 'ouvert' as const };
  await (
    await database()
  ).write((trx) =>
    trx
      .insertInto('paiement')
      .values({ ...row, commande, dateCreation })
      .execute(),
  );
}

test('back from the provider one waits for it, and is told once what came of it', async ({
  eleve,
  open,
}) => {
  const commande = 'P-00000000B0071E00';
  await opened(eleve, commande);
  const page = await open(PHONE);
  await login(page, eleve, `/mon-profil?paiement=${commande}&vads_trans_status=AUTHORISED`);
  await expect(page.getByText('Nous attendons la confirmation de PayZen…')).toBeVisible();
  await expect(page).toHaveURL(/\/mon-profil\??$/);
  const db = await database();
  await db.write((trx) =>
    trx
      .updateTable('paiement')
      .set({ etat: 'paye', aDire: 1 })
      .where('commande', '=', commande)
      .execute(),
  );
  const alert = page.getByRole('dialog');
  await expect(alert).toContainText('Paiement PayZen');
  await expect(alert).toContainText('Renouvellement bien effectué !');
  await expect(page.getByText(/^Nous attendons/)).toHaveCount(0);
  await alert.getByRole('button', { name: 'OK' }).click();
  const told = () =>
    db.read.selectFrom('paiement').select('aDire').where('commande', '=', commande).execute();
  await expect.poll(told).toEqual([{ aDire: 0 }]);
});
