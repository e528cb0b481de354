import type { Page } from '@playwright/test';
import { activite } from '../server/testing/rapprochement.ts';
import { DESK, PHONE, enter, expect, go, sound, test, toasted } from './browser.ts';
import { type Admin, database, newAdmin } from './people.ts';
import { figures, leadsOn, part } from './tableau.ts';

test('the dashboard of level 10: its figures, each a link to the list behind, and back where it was left', async ({
  open,
}) => {
  const page = await open(PHONE);
  await enter(page, 10, '/extranet/dashboard');
  await leadsOn(page, 10);
  await sound(page, 'the dashboard');
  const links = figures(page).locator('a');
  await page.evaluate(() => scrollTo(0, 40));
  await links.nth(2).click();
  await expect(page).toHaveURL('/extranet/eleves');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
  await links.and(page.locator('[href="/extranet/themes?etat=incomplete"]')).press('Enter');
  await expect(page).toHaveURL('/extranet/themes?etat=incomplete');
  await expect(part(page, 'Séries').getByText(/^\d+ séries$/)).toBeVisible();
  await expect(part(page, 'Séries').getByRole('combobox', { name: 'État' })).toHaveValue(
    'À compléter',
  );
  await page.goBack();
  await figures(page).locator('a[href="/extranet/rapprochement"]').click();
  await reconcile(page);
});

async function reconcile(page: Page): Promise<void> {
  const id = `E2E${Date.now()}`;
  const releve = activite([{ id, date: '03/02/2025' }]);
  const comparer = part(page, 'Comparer');
  await comparer.getByText('PayPal', { exact: true }).click();
  await comparer.getByLabel('Jour', { exact: true }).fill('2025-02-03');
  const dropped = await page.evaluateHandle((texte) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([texte], 'Activite.csv', { type: 'text/csv' }));
    return transfer;
  }, releve);
  await comparer.getByLabel(/^Relevé PayPal/).dispatchEvent('drop', { dataTransfer: dropped });
  await comparer.getByRole('button', { name: 'Comparer le relevé' }).press('Enter');
  const found = comparer.getByRole('heading', { name: /3 février 2025.*1 écart trouvé/ });
  await expect(found).toBeFocused();
  await expect(comparer.getByText('Les totaux ne concordent pas.')).toBeVisible();
  await sound(page, 'the reconciliation');
  const row = page.getByRole('table', { name: 'Écarts' }).getByRole('row').filter({ hasText: id });
  await expect(row).toContainText('14,99 €, payé');
  await row.getByRole('button', { name: /^Noter comme réglé/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Noter comme réglé' });
  await dialog.getByRole('button', { name: 'Noter comme réglé' }).press('Enter');
  await expect(dialog.getByText('Dites pourquoi il est réglé.')).toBeVisible();
  await expect(dialog.getByLabel('Raison')).toBeFocused();
  await page.keyboard.type('Un don à l’école.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await toasted(page, 'L’écart est noté comme réglé.');
  await expect(row).toHaveCount(0);
  await part(page, 'Écarts').getByRole('combobox', { name: 'État' }).click();
  await page.getByRole('option', { name: 'Réglés' }).click();
  await expect(row).toContainText('Un don à l’école.');
  const prestataire = part(page, 'Écarts').getByRole('combobox', { name: 'Prestataire' });
  await prestataire.click();
  await page.getByRole('option', { name: 'PayZen' }).click();
  await expect(row).toHaveCount(0);
  await prestataire.click();
  await page.getByRole('option', { name: 'PayPal' }).click();
  await expect(row).toContainText('Un don à l’école.');
}

const MONDAYS = Array.from({ length: 12 }, (_, n) =>
  new Date(Date.UTC(2026, 7, 31 + 7 * n)).toISOString().slice(0, 10),
);

test('the dashboard when all is done, by its chart and its table; and when it can’t be read', async ({
  open,
}) => {
  const page = await open(PHONE);
  let answer: 'fails' | 'waits' | 'comes' = 'fails';
  let letCome = () => {};
  const released = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/api/extranet/getDashboard*', async (route) => {
    if (answer === 'fails') return route.fulfill({ status: 500, json: { status: 500 } });
    const real = await route.fetch();
    if (answer === 'waits') await released;
    const body = await real.json();
    const semaines = MONDAYS.map((lundi, n) => ({
      lundi,
      tentatives: n === 3 ? 0 : 900 + 40 * n,
      reussies: n === 3 ? 0 : 500 + 30 * n,
      taux: n === 3 ? null : Math.floor((100 * (500 + 30 * n)) / (900 + 40 * n)),
    }));
    const chiffres = body.chiffres.map(({ cle }: { cle: string }) => ({
      cle,
      nombre: cle === 'eleves' ? 12_345 : 0,
    }));
    return route.fulfill({ json: { ...body, chiffres, semaines, aCompleter: [] } });
  });
  await enter(page, 10, '/extranet/dashboard');
  await expect(page.getByRole('alert')).toContainText('Oups !');
  answer = 'waits';
  await page.getByRole('button', { name: 'Réessayer' }).click();
  const learners = figures(page).filter({ hasText: 'élèves inscrits' });
  await expect(learners).toBeVisible();
  const before = await learners.boundingBox();
  answer = 'comes';
  letCome();
  await expect(learners).toHaveText(/12.345 élèves inscrits/);
  const done = page.getByText('Rien à faire aujourd’hui');
  await expect(done).toBeVisible();
  expect(await learners.boundingBox(), 'nothing moves when the figures come').toEqual(before);
  const chart = page.getByRole('img', { name: /^Graphique des 12 dernières semaines/ });
  await expect(chart).toHaveAccessibleName(/1.340 cette semaine, réussies à 61 %/);
  await expect(chart.locator('rect')).toHaveCount(12);
  await expect(chart.locator('circle')).toHaveCount(11);
  await part(page, 'Tentatives par semaine').getByText('Voir les chiffres').click();
  const rows = page.getByRole('table', { name: 'Tentatives par semaine' }).getByRole('row');
  await expect(rows).toHaveCount(13);
  await expect(rows.nth(1)).toContainText('16 novembre 2026');
});

const FIELDS = { libelle: 'Qui passe ?', correcte: 'a', grave: 0, scene: null };

async function addLignes({ id }: Admin, lignes: object[]): Promise<void> {
  const line = { admin_id: id, admin: 'Nadia Renard', objet: 'question', appel: 'editQuestion' };
  const values = lignes.map((one) => ({
    ...line,
    dateCreation: '2026-10-25T00:30:00.000Z',
    objet_id: 987_654,
    avant: JSON.stringify(FIELDS),
    apres: JSON.stringify(FIELDS),
    ...one,
  }));
  await (await database()).write((trx) => trx.insertInto('journal').values(values).execute());
}

test('the journal: who did what, and what it was before, by person, thing and day', async ({
  open,
}) => {
  const admin = await newAdmin(10);
  const { id } = await (
    await database()
  ).read
    .selectFrom('question')
    .select('id')
    .where('dateSuppression', 'is', null)
    .executeTakeFirstOrThrow();
  const long = `${'Un texte très long. '.repeat(30)}<img src=x onerror="document.title='!'">`;
  await addLignes(admin, [
    ...Array.from({ length: 24 }, () => ({ dateCreation: '2026-10-01T10:00:00.000Z' })),
    { appel: 'addQuestion', avant: null, dateCreation: '2026-10-24T21:30:00.000Z' },
    { objet_id: id, apres: JSON.stringify({ ...FIELDS, correcte: 'b', scene: long }) },
    { appel: 'deleteQuestion', apres: null, dateCreation: '2026-10-26T10:00:00.000Z' },
  ]);
  const page = await open(DESK);
  await enter(page, admin, '/extranet/dashboard');
  await page
    .getByRole('navigation', { name: 'Extranet' })
    .getByRole('button', { name: 'Gestion' })
    .click();
  await page.getByRole('menuitem', { name: 'Journal' }).click();
  await page.getByRole('combobox', { name: 'Personne' }).waitFor();
  await go(page, `/extranet/journal?admin_id=${admin.id}`);
  await expect(page).toHaveTitle(/^Journal · Extranet · /);
  const rows = page.getByRole('table', { name: 'Journal' }).locator('tbody > tr');
  await expect(rows).toHaveCount(25);
  await expect(page.getByText('27 lignes')).toBeVisible();
  await expect(rows.nth(0)).toContainText(
    'Nadia Renard a supprimé une question : question 987654 « Qui passe ? » (n’existe plus)',
  );
  // 02:30 before the change to winter time.
  await expect(rows.nth(1)).toContainText('25 octobre 2026 à 02:30');
  await expect(rows.nth(1).getByRole('link', { name: `question ${id}` })).toHaveAttribute(
    'href',
    `/extranet/questions?question=${id}`,
  );
  await rows.nth(0).getByText('Ce que c’était').click();
  await expect(rows.nth(0)).toContainText('ÉnoncéQui passe ?');
  await rows.nth(1).locator('summary').press('Enter');
  const fields = rows.nth(1).locator('dl > div');
  await expect(fields).toHaveCount(2);
  await expect(fields.nth(0)).toHaveText(/Bonne réponseAvant\s: A→ Après\s: B/);
  await expect(fields.nth(1)).toHaveText(/ScèneAvant\s: rien/);
  await expect(fields.nth(1)).not.toContainText('onerror');
  await fields.nth(1).getByRole('button', { name: 'voir tout' }).press('Enter');
  await expect(fields.nth(1)).toContainText('onerror="document.title=');
  await expect(page).toHaveTitle(/^Journal/);
  await sound(page, 'the journal');

  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('textbox', { name: 'Jour' }).fill('2026-10-24');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('a ajouté une question');
  await expect(page).toHaveURL(/jour=2026-10-24/);
  await page.getByRole('textbox', { name: 'Jour' }).fill('2026-10-23');
  await expect(page.getByText('Rien ne correspond à ces filtres')).toBeVisible();

  await page.setViewportSize(PHONE.viewport);
  await go(page, `/extranet/journal?admin_id=${admin.id}&objet=question&objet_id=${id}`);
  await expect(rows).toHaveCount(1);
  await expect(page.getByLabel('Numéro')).toHaveValue(String(id));
  await rows.locator('summary').click();
  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(page).toHaveURL(/\/extranet\/journal$/);
});

test('the journal on its way, when it can’t be read, empty, and longer than it shows', async ({
  open,
}) => {
  const page = await open(PHONE);
  let body: object | null = null;
  await page.route('**/api/extranet/getJournal*', (route) =>
    body
      ? route.fulfill({ json: { status: 200, message: '', admins: [], questions: [], ...body } })
      : route.fulfill({ status: 500, json: { status: 500 } }),
  );
  await enter(page, 10, '/extranet/journal');
  await expect(page.getByRole('alert')).toContainText('Oups !');
  const lignes = { data: [], current_page: 1, last_page: 1, per_page: 25, total: 0 };
  body = { plafonne: 0, lignes };
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Le journal est vide')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Journal' })).toBeFocused();
  await sound(page, 'an empty journal');
  body = { plafonne: 1, lignes: { ...lignes, total: 10_000, last_page: 400 } };
  await page.reload();
  await expect(page.getByText(/Seules les 10.000 lignes les plus récentes/)).toBeVisible();
});
