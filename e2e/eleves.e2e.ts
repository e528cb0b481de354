import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ELEVE } from '../regles/eleve.ts';
import { DESK, PHONE, closeToasts, enter, expect, fits, sound, test, toasted } from './browser.ts';
import { mailTo } from './mails.ts';
import { newEleve, newSession, unique } from './people.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Élèves' });
const rows = (page: Page) => list(page).locator('tbody tr');

test('made, found by the end of her name, given an access, let in by her mail, erased', async ({
  open,
}) => {
  test.setTimeout(180_000);
  const tag = unique();
  const nom = `Van${tag}`;
  const page = await open(DESK);
  await enter(page, 10, '/extranet/eleves');
  const form = page.getByRole('form', { name: 'Nouvel élève' });
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'Nouvel élève' }).click();
  await expect(form.getByLabel('Prénom')).toBeFocused();
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
  await expect(page).toHaveURL(/eleves\/\d+\?modifier=\d+/);
  await edit.getByRole('button', { name: 'Afficher le numéro' }).click();
  await expect(edit.getByText('85.07.30-033.28')).toBeVisible();
  await edit.getByLabel('Localité (facultatif)').fill('Jambes');
  // An adult has no fields for a parent.
  await expect(edit.getByLabel('Parent ou tuteur')).toHaveCount(0);
  await edit.getByLabel('Téléphone (facultatif)').fill('0470 12 34 56');
  await edit.getByLabel('Note de l’école').fill('Préfère le matin.');
  await edit.getByRole('button', { name: 'Modifier', exact: true }).click();
  await toasted(page, `La fiche de Éloïse ${nom} a été modifiée.`);
  await expect(edit).toHaveCount(0);
  await expect(page).toHaveURL(/eleves\/\d+$/);
  await expect(page.getByText('Préfère le matin.')).toBeVisible();
  await expect(page.getByRole('link', { name: '0470 12 34 56' })).toBeVisible();

  await page.getByRole('link', { name: 'Vers les élèves' }).click();
  await list(page).getByLabel('Rechercher').fill(tag);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: 'État' }).click();
  await page.getByRole('option', { name: 'Sans accès (1)' }).click();
  await expect(page).toHaveURL(/situation=sans/);
  await expect(rows(page)).toHaveCount(1);
  await list(page).getByRole('button', { name: 'Élève' }).click();
  await expect(page).toHaveURL(/tri=nom/);
  await expect(page.getByRole('columnheader', { name: /Élève/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await rows(page).getByRole('checkbox').check();
  const coches = page.getByRole('region', { name: 'Élèves cochés' });
  await expect(coches).toContainText('1 élève coché');
  await coches.getByRole('button', { name: 'Donner ou changer un accès' }).click();
  const geste = page.getByRole('dialog', { name: 'Un accès pour les élèves cochés' });
  await geste.getByRole('button', { name: 'Donner pour 1 élève' }).click();
  await expect(geste.getByText('Veuillez sélectionner un accès')).toBeVisible();
  await sound(page, 'the learners with one ticked');
  await geste.getByRole('combobox', { name: 'Accès' }).click();
  await page.getByRole('option').last().click();
  await geste.getByRole('button', { name: 'Donner pour 1 élève' }).click();
  await toasted(page, 'est donné à 1 élève');
  await expect(list(page).getByText('Rien ne correspond à ces filtres')).toBeVisible();
  await coches.getByRole('button', { name: 'Donner ou changer un accès' }).click();
  await geste.getByRole('combobox', { name: 'Que faire' }).click();
  await page.getByRole('option', { name: 'Désactiver' }).click();
  await geste.getByRole('combobox', { name: 'Accès' }).click();
  await page.getByRole('option').last().click();
  await geste.getByRole('button', { name: 'Désactiver pour 1 élève' }).click();
  await toasted(page, 'est désactivé pour 1 élève');
  await coches.getByRole('button', { name: 'Tout décocher' }).click();
  await expect(coches).toHaveCount(0);
  await list(page).getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(list(page).getByLabel('Rechercher')).toHaveValue('');
  await list(page).getByLabel('Rechercher').fill(tag);
  await expect(rows(page)).toHaveCount(1);

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
  await expect(acces.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Veuillez sélectionner un accès')).toHaveCount(0, { timeout: 1000 });
  await expect(acces.getByText('Pas encore commencé').first()).toBeVisible();
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
