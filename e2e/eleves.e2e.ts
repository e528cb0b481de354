import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { ELEVE } from '../regles/eleve.ts';
import { DESK, PHONE, closeToasts, enter, expect, fits, sound, test, toasted } from './browser.ts';
import { openPanel } from './compte.ts';
import { mailTo } from './mails.ts';
import { database, newEleve, newSession, setEleve } from './people.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Élèves' });
const rows = (page: Page) => list(page).locator('tbody tr');
const unique = () =>
  Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')
    .slice(0, 8)
    .padEnd(8, 'q');

test('made, found by the end of her name, given an access, let in by her mail, erased', async ({
  open,
}) => {
  test.setTimeout(180_000);
  const tag = unique();
  const nom = `Van${tag}`;
  const page = await open(DESK);
  await enter(page, 10, '/extranet/eleves');
  const form = page.getByRole('form', { name: 'Nouvel élève' });
  await form.getByRole('button', { name: 'Ajouter' }).click();
  await toasted(page, 'Veuillez corriger les erreurs dans le formulaire');
  await expect(form.getByLabel('Prénom')).toBeFocused();
  await expect(form.getByText('Indiquez son nom.')).toBeVisible();
  for (const { label } of Object.values(ELEVE))
    await expect(form.getByLabel(label).first()).toBeVisible();
  await form.getByLabel('Prénom').fill('Éloïse');
  await form.getByLabel('Nom', { exact: true }).fill(nom);
  await form.getByLabel('E-mail').fill(`${tag}@exemple.be`);
  await form.getByLabel('Date de naissance (facultatif)').fill('1985-07-30');
  await form.getByLabel('Numéro de registre national (facultatif)').fill('85.07.30-033.29');
  const password = form.getByLabel('Mot de passe (facultatif)');
  await form.getByRole('button', { name: 'Générer un mot de passe' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await form.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue(/^\S{16}$/);
  await password.fill('');
  await form.getByRole('button', { name: 'Ajouter' }).click();
  await expect(form.getByText(/registre national n’est pas valable/)).toBeVisible();
  await form.getByLabel('Numéro de registre national (facultatif)').fill('85.07.30-033.28');
  await sound(page, 'the learners with their form in hand');
  await form.getByRole('button', { name: 'Ajouter' }).click();
  await toasted(page, `Éloïse ${nom} a son compte.`);
  await expect(form.getByLabel('Prénom')).toHaveValue('');

  await list(page).getByLabel('Rechercher').fill(tag.slice(-6));
  await expect(page).toHaveURL(new RegExp(`recherche=${tag.slice(-6)}`));
  await expect(rows(page)).toHaveCount(1);
  await list(page)
    .getByLabel('Rechercher')
    .fill(`eloise ${tag.slice(-6)}`);
  await page.getByRole('combobox', { name: 'Dans' }).click();
  await page.getByRole('option', { name: 'Prénom' }).click();
  await expect(list(page).getByText('Rien ne correspond à ces filtres')).toBeVisible();
  await list(page).getByRole('button', { name: 'Effacer les filtres' }).click();
  // The field is refilled late: wait, or typing is lost.
  await expect(list(page).getByLabel('Rechercher')).toHaveValue('');
  await list(page)
    .getByLabel('Rechercher')
    .fill(`eloise ${tag.slice(-6)}`);
  await expect(page).toHaveURL(/recherche=eloise/);
  await expect(rows(page)).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
  expect(csv).toContain(`;${nom};Éloïse;${tag}@exemple.be;30/07/1985;`);

  await rows(page)
    .getByRole('button', { name: /^Modifier/ })
    .click();
  const edit = page.getByRole('form', { name: /^Élève \d+$/ });
  await expect(edit.getByLabel('Nom', { exact: true })).toHaveValue(nom);
  await expect(page).toHaveURL(/eleve=\d+/);
  await edit.getByRole('button', { name: 'Afficher le numéro' }).click();
  await expect(edit.getByText('85.07.30-033.28')).toBeVisible();
  await edit.getByLabel('Localité (facultatif)').fill('Jambes');
  await edit.getByRole('button', { name: 'Modifier', exact: true }).click();
  await toasted(page, `La fiche de Éloïse ${nom} a été modifiée.`);
  await expect(form.getByLabel('Prénom')).toHaveValue('');
  await expect(rows(page).first()).toBeFocused();
  await expect(rows(page).first()).toContainText('Enregistré');
  await expect(rows(page).first()).toBeInViewport();
  await sound(page, 'the learners with one that was saved');
  await page.keyboard.press('Enter');
  await expect(edit.getByLabel('Nom', { exact: true })).toHaveValue(nom);
  await edit.getByLabel('Prénom').fill('Léa');
  await edit.getByRole('button', { name: 'Modifier', exact: true }).click();
  await expect(list(page).getByText(/^C’est enregistré, mais pas sur cette page/)).toBeVisible();
  await list(page).getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(list(page).getByText(/^C’est enregistré/)).toHaveCount(0);
  await list(page).getByLabel('Rechercher').fill(tag);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(edit.getByLabel('Prénom')).toHaveValue('Léa');
  await edit.getByLabel('Prénom').fill('Éloïse');
  await edit.getByRole('button', { name: 'Modifier', exact: true }).click();
  await expect(rows(page).first()).toContainText('Enregistré');
  await expect(rows(page).first()).toBeFocused();

  await rows(page)
    .getByRole('link', { name: `Éloïse ${nom}` })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Éloïse ${nom}`);
  await expect(page.getByRole('link', { name: 'Vers les élèves' })).toHaveAttribute(
    'href',
    '/extranet/eleves',
  );
  await expect(page.getByText('Pas encore choisi')).toBeVisible();
  const acces = page.getByRole('region', { name: 'Accès' });
  await acces.getByRole('button', { name: 'Ajouter' }).click();
  await toasted(page, 'Veuillez sélectionner un accès');
  await acces.getByRole('combobox', { name: 'Ajouter un accès' }).click();
  await page.getByRole('option').first().click();
  await acces.getByRole('button', { name: 'Ajouter' }).click();
  await expect(acces.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Veuillez sélectionner un accès')).toHaveCount(0, { timeout: 1000 });
  await expect(acces.getByText('Pas encore commencé')).toBeVisible();
  await acces.getByRole('combobox', { name: 'Ajouter un accès' }).click();
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');

  const mail = await mailTo(process.env.E2E_URL!, `${tag}@exemple.be`, 'Bienvenue chez');
  const learner = await open(PHONE);
  await learner.goto(/\/mot-de-passe\/[\w-]+/.exec(mail)![0]);
  await learner.getByLabel('Mot de passe', { exact: true }).fill('Trois-tramways-7');
  await sound(learner, 'the choice of a password');
  await learner.getByRole('button', { name: 'Ouvrir mon compte' }).click();
  await expect(learner).toHaveURL('/mon-profil');
  await expect(learner.getByText('Pas encore commencé')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Supprimer' }).click();
  const sure = page.getByRole('dialog', { name: 'Êtes-vous sûr ?' });
  await expect(sure.getByText(/Cette action est irréversible/)).toBeVisible();
  await sure.getByRole('button', { name: 'Oui, supprimer !' }).click();
  await expect(sure.getByText('Ce n’est pas ce nom.')).toBeVisible();
  await sure.getByLabel(/^Tapez/).fill(`eloise ${nom}`);
  await sure.getByRole('button', { name: 'Oui, supprimer !' }).click();
  await toasted(page, `Le compte de Éloïse ${nom} a été effacé.`);
  await expect(page).toHaveURL('/extranet/eleves');
  await learner.reload();
  await expect(learner).toHaveURL('/');
});

test('on the telephone: an access prolonged, switched off, taken back; sessions ended; a password sent', async ({
  open,
}) => {
  const eleve = await newEleve();
  await newSession(eleve);
  await newSession(eleve);
  const page = await open(PHONE);
  await enter(page, 10, `/extranet/eleves/${eleve.id}`);
  const acces = page.getByRole('region', { name: 'Accès' });
  const expired = acces.getByRole('listitem').filter({ hasText: 'Accès périmé' });
  await expect(expired).toHaveCount(1);
  await sound(page, 'a learner on a phone');

  await expired.getByRole('button', { name: 'Modifier les dates' }).click();
  const dates = acces.getByRole('form', { name: /^Dates de/ });
  await expect(dates.getByLabel('Activation')).toHaveValue('2026-01-01');
  await dates.getByLabel('Expiration').fill('2025-12-31');
  await dates.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dates.getByText('L’accès doit expirer après son activation.')).toBeVisible();
  await dates.getByLabel('Expiration').fill('2099-12-31');
  await dates.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(acces.getByText('31 décembre 2099')).toBeVisible();
  await expect(acces.getByText('Accès périmé')).toHaveCount(0);

  const first = acces.getByRole('listitem').first();
  await first.getByRole('button', { name: 'Désactiver' }).click();
  await expect(first.getByText('Désactivé', { exact: true })).toBeVisible();
  await page.route('**/api/extranet/activateAcces', (route) =>
    route.fulfill({ status: 500, json: { status: 500 } }),
  );
  await first.getByRole('button', { name: 'Activer' }).click();
  await toasted(page, 'Une erreur est survenue');
  await page.getByRole('button', { name: 'Annuler' }).tap({ trial: true, timeout: 3000 });
  await page.unroute('**/api/extranet/activateAcces');
  await closeToasts(page);
  await first.getByRole('button', { name: 'Retirer' }).click();
  const sure = page.getByRole('dialog', { name: 'Êtes-vous sûr ?' });
  await sure.getByRole('button', { name: 'Oui, supprimer !' }).click();
  await expect(acces.getByRole('listitem')).toHaveCount(1);
  await closeToasts(page);

  const sessions = page.getByRole('region', { name: 'Sessions ouvertes' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions
    .getByRole('button', { name: /^Terminer la session/ })
    .first()
    .click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Envoyer un nouveau mot de passe' }).click();
  await toasted(page, `Un nouveau mot de passe part à ${eleve.email}.`);
  const mails = page.getByRole('region', { name: 'Mails' });
  await expect(mails.getByText('Ton nouveau mot de passe')).toBeVisible();
  await fits(page, 'a learner');
});

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

test('seen as the learner sees it, without a trace; then undone in time, and told who was quicker', async ({
  open,
}) => {
  const [eleve, own] = [await newEleve(), await newEleve()];
  const page = await open(DESK);
  await enter(page, 10, `/extranet/eleves/${eleve.id}`);
  const session = await newSession(own);
  await page.evaluate((token) => localStorage.setItem('auth_token', token), session);
  await page.getByRole('button', { name: 'Voir comme l’élève' }).click();
  await expect(page).toHaveURL('/mon-profil');
  const bar = page.getByRole('region', { name: 'Vue de l’élève' });
  await expect(bar).toContainText(/Vous voyez le site comme Sarah Collignon, en lecture seule/);
  await expect(page.getByText('Accès périmé')).toBeVisible();
  await sound(page, 'the profile as staff see it');
  await page
    .getByRole('link', { name: /Commencer|Lancer|Démarrer/ })
    .first()
    .click();
  await expect(page.getByText(/en lecture seule\s: rien ne commence/).first()).toBeVisible();
  await expect(bar).toBeVisible();
  await page.goBack();
  await openPanel(page, 'Mon compte');
  await page.getByRole('checkbox').first().click();
  await toasted(page, 'Lecture seule');
  await bar.getByRole('button', { name: 'Quitter' }).click();
  await expect(page).toHaveURL(`/extranet/eleves/${eleve.id}`);
  expect(
    await page.evaluate(() => [
      localStorage.getItem('auth_token'),
      sessionStorage.getItem('regard'),
    ]),
  ).toEqual([session, null]);
  const row = await (
    await database()
  ).read
    .selectFrom('accesUser')
    .select('dateActivation')
    .where('id', '=', eleve.acces_user_id)
    .executeTakeFirstOrThrow();
  expect(row.dateActivation).toBeNull();

  const acces = page.getByRole('region', { name: 'Accès' });
  const first = acces.getByRole('listitem').first();
  const off = first.getByText('Désactivé', { exact: true });
  await first.getByRole('button', { name: 'Désactiver' }).click();
  await expect(off).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await toasted(page, 'C’est annulé.');
  await expect(off).toHaveCount(0);
  await first.getByRole('button', { name: 'Désactiver' }).click();
  await expect(off).toBeVisible();
  await first.getByRole('button', { name: 'Retirer' }).click();
  await page.getByRole('button', { name: 'Oui, supprimer !' }).click();
  await expect(acces.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Annuler' })).toHaveCount(1, { timeout: 5000 });
  await sound(page, 'a learner with something to undo');
  await page.keyboard.press('Control+z');
  await expect(acces.getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: 'Modifier la fiche' }).click();
  const form = page.getByRole('form', { name: `Élève ${eleve.id}` });
  await expect(page).toHaveURL(`/extranet/eleves/${eleve.id}`);
  await expect(form.getByRole('heading')).toBeFocused();
  await expect(form.getByLabel('Nom', { exact: true })).toHaveValue('Collignon');
  await sound(page, 'a learner with the form in hand');
  await neverUnderTheBar(page, form);
  await form.getByLabel('Localité (facultatif)').fill('Huy');
  await page.getByRole('button', { name: 'Supprimer' }).click();
  const lose = page.getByRole('dialog', { name: 'Modifications non enregistrées' });
  await lose.getByRole('button', { name: 'Continuer la saisie' }).click();
  await expect(form.getByLabel('Localité (facultatif)')).toHaveValue('Huy');
  await form.getByRole('button', { name: 'fermer' }).click();
  await lose.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  const identite = page.getByRole('region', { name: 'Identité' });
  await expect(identite.getByRole('heading')).toBeFocused();
  await expect(identite).toContainText('Inconnue');
  await page.getByRole('button', { name: 'Modifier la fiche' }).click();
  await expect(form.getByLabel('Nom', { exact: true })).toHaveValue('Collignon');
  await setEleve(eleve, { localite: 'Dinant' });
  await form.getByLabel('Rue (facultatif)').fill('Rue Haute 2');
  await page.keyboard.press('Control+s');
  const told = form.getByRole('alert').filter({ hasText: 'Cet élève a changé entre-temps' });
  await expect(told).toContainText('Dinant');
  await expect(form.getByLabel('Rue (facultatif)')).toHaveValue('Rue Haute 2');
  await sound(page, 'two at one learner', form);
  await told.getByRole('button', { name: /^Garder/ }).click();
  await toasted(page, 'La fiche de Sarah Collignon a été modifiée.');
  await expect(page).toHaveURL(`/extranet/eleves/${eleve.id}`);
  await expect(form).toHaveCount(0);
  await expect(identite).toContainText('Rue Haute 2');
  await expect(identite.getByRole('heading')).toBeFocused();
  await expect(identite).toBeInViewport();
});

async function neverUnderTheBar(page: Page, form: Locator): Promise<void> {
  for (const size of [DESK.viewport, { width: 360, height: 640 }, { width: 640, height: 400 }]) {
    await page.setViewportSize(size);
    await form.getByRole('heading').focus();
    const covered: string[] = [];
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < 30; presses++) {
        await page.keyboard.press(key);
        const at = await form.evaluate(underBars);
        if (at === null) break;
        covered.push(...at);
      }
    expect(covered, `${size.width} wide`).toEqual([]);
  }
  await page.setViewportSize(DESK.viewport);
}

/** Returns the covered focused field, or null once focus has left the form. */
function underBars(form: Element): string[] | null {
  const here = document.activeElement!;
  if (!form.contains(here)) return null;
  const { top, bottom } = here.getBoundingClientRect();
  const acts = [...form.children].find(
    (each) => getComputedStyle(each).position === 'sticky' && !each.contains(here),
  );
  const head = document.querySelector('body header')!;
  const from = Math.max(0, head.getBoundingClientRect().bottom);
  const to = Math.min(innerHeight, acts?.getBoundingClientRect().top ?? innerHeight);
  const name = here.getAttribute('name') ?? here.textContent;
  return top < from - 1 || bottom > to + 1 ? [`${name}: ${top} to ${bottom}`] : [];
}
