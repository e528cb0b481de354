import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Level } from '../regles/niveaux.ts';
import { DESK, PHONE, closeToasts, enter, expect, sound, test, toasted } from './browser.ts';
import { mailTo } from './mails.ts';
import { type Admin, ageSession, database, newAdmin, newEleve } from './people.ts';

type Open = (options: typeof DESK | typeof PHONE) => Promise<Page>;

async function openAt(open: Open, device: typeof DESK, who: Level | Admin, path: string) {
  const page = await open(device);
  await enter(page, who, path);
  return page;
}

/** A code works once, so this one is `steps` half minutes later. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

const FACULTATIF = 'Mot de passe (facultatif)';
const passwordOf = (form: Locator, label = 'Mot de passe') =>
  form.getByLabel(label, { exact: true });

async function typeLogin(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/extranet');
  const form = page.getByRole('form', { name: 'Connexion' });
  await form.getByLabel('Email').fill(email);
  await passwordOf(form).fill(password);
  await form.getByRole('button', { name: 'Se connecter' }).click();
}

test('les admins: refused, added, found, raised by Ctrl+S, deleted; oneself stays', async ({
  open,
}) => {
  const chef = await newAdmin(10);
  const page = await openAt(open, DESK, chef, '/extranet/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Les admins' }).click();
  const list = page.getByRole('region', { name: 'Personnel' });
  await expect(list.getByRole('row').nth(1)).toBeVisible();
  const form = page.getByRole('form', { name: 'Nouvelle personne' });
  await form.getByRole('button', { name: 'Ajouter' }).click();
  await toasted(page, 'Veuillez corriger les erreurs dans le formulaire');
  await expect(form.getByText('Indiquez le prénom.')).toBeVisible();
  const email = chef.email.replace('@', '+zoe@');
  await form.getByLabel('Prénom').fill('Zoé');
  await form.getByLabel('Nom', { exact: true }).fill('Vander');
  await form.getByLabel('Email').fill(email);
  await passwordOf(form, FACULTATIF).fill('Azerty123!');
  await form.getByRole('button', { name: 'Ajouter' }).click();
  await expect(form.getByText('Ce mot de passe est l’un des premiers')).toBeVisible();
  await sound(page, 'les admins, refused');
  await passwordOf(form, FACULTATIF).fill('Quatre-tramways-8');
  await form.getByRole('button', { name: 'Ajouter' }).click();
  await toasted(page, 'Zoé Vander fait partie du personnel.');

  // Late toasts must not load the root's style sheet again.
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => href?.replace('#', '')),
  );
  expect(sheets.filter((href) => href?.includes('/entry-'))).toHaveLength(1);

  await list.getByLabel('Nom ou email').fill(email);
  await expect(list.getByText('1 personne', { exact: true })).toBeVisible();
  await list.getByRole('button', { name: 'Modifier : Zoé Vander' }).click();
  const fiche = page.getByRole('form', { name: 'Zoé Vander' });
  await page.keyboard.press('Control+s');
  await fiche.getByLabel('Niveau').click();
  await page.getByRole('option', { name: 'Administrateur (9)' }).click();
  await page.keyboard.press('Control+s');
  await toasted(page, 'Le compte de Zoé Vander a été modifié.');
  await expect(list.getByRole('cell', { name: 'Administrateur' })).toBeVisible();

  await list.getByRole('button', { name: 'Supprimer : Zoé Vander' }).click();
  await expect(page.getByRole('dialog')).toContainText('Cette action est irréversible !');
  await page.getByRole('button', { name: 'Oui, supprimer !' }).click();
  await toasted(page, 'Zoé Vander ne fait plus partie du personnel.');
  await list.getByLabel('Nom ou email').fill(chef.email);
  await expect(list.getByText('1 personne', { exact: true })).toBeVisible();
  await list.getByRole('button', { name: 'Supprimer : Nadia Renard' }).click();
  await page.getByRole('button', { name: 'Oui, supprimer !' }).click();
  await toasted(page, 'Vous ne pouvez pas supprimer votre propre compte');
  await expect(list.getByRole('row').nth(1)).toContainText(chef.email);
});

test('a second factor on a phone: set up, asked for, a code once, a recovery code, taken off', async ({
  open,
}) => {
  const admin = await newAdmin(1);
  const page = await openAt(open, PHONE, admin, '/extranet/dashboard');
  await page.getByRole('button', { name: /Nadia$/ }).click();
  await page.getByRole('menuitem', { name: 'Mon compte' }).click();
  const part = page.getByRole('region', { name: 'Second facteur' });
  await passwordOf(part, 'Votre mot de passe').fill('pas celui-là');
  await part.getByRole('button', { name: 'Installer' }).click();
  await expect(part.getByText('Ce mot de passe n’est pas le vôtre.')).toBeVisible();
  await sound(page, 'mon compte');
  await passwordOf(part, 'Votre mot de passe').fill(admin.password);
  await part.getByRole('button', { name: 'Installer' }).click();
  await expect(part.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await part.locator('code').textContent())!;
  await sound(page, 'the QR code', part);
  await part.getByLabel('Code à six chiffres').fill('12');
  await part.getByRole('button', { name: 'Confirmer' }).click();
  await expect(part.getByText(/Un code compte six chiffres/)).toBeVisible();
  const used = codeOf(secret);
  await part.getByLabel('Code à six chiffres').fill(used);
  await part.getByRole('button', { name: 'Confirmer' }).click();
  const codes = part.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [secours] = await codes.allTextContents();
  await part.getByRole('button', { name: 'Je les ai gardés' }).click();
  await expect(part).toContainText('Il vous reste 10 codes de secours.');
  await closeToasts(page);
  await page.getByRole('button', { name: /Nadia$/ }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await toasted(page, 'A bientôt !');

  await typeLogin(page, admin.email, admin.password);
  const second = page.getByRole('form', { name: 'Second facteur' });
  await expect(second.getByLabel('Code à six chiffres')).toBeFocused();
  await sound(page, 'the second step');
  await page.keyboard.type(used);
  await page.keyboard.press('Enter');
  await expect(second.getByRole('alert')).toContainText('il a déjà servi');
  await second.getByLabel('Code à six chiffres').fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/extranet/dashboard');

  const other = await open(DESK);
  await typeLogin(other, admin.email, admin.password);
  await other.getByRole('button', { name: 'Utiliser un code de secours' }).click();
  await other.getByLabel('Code de secours').fill(secours!);
  await other.keyboard.press('Enter');
  await other.waitForURL('**/extranet/dashboard');
  await other.goto('/extranet/mon-compte');
  const mine = other.getByRole('region', { name: 'Second facteur' });
  await expect(mine).toContainText('Il vous reste 9 codes de secours.');
  await mine.getByRole('button', { name: 'Retirer le second facteur' }).click();
  await passwordOf(mine, 'Votre mot de passe').fill(admin.password);
  await mine.getByRole('button', { name: 'Retirer le second facteur' }).click();
  await toasted(other, 'Votre second facteur a été retiré.');
  await expect(mine.getByRole('button', { name: 'Installer' })).toBeVisible();
});

test('an invitation: no password typed by a colleague, one chosen by who reads the mail; what is dear asks again', async ({
  open,
}) => {
  const chef = await newAdmin(10);
  const page = await openAt(open, DESK, chef, '/extranet/users');
  const email = chef.email.replace('@', '+invitee@');
  const form = page.getByRole('form', { name: 'Nouvelle personne' });
  await form.getByLabel('Prénom').fill('Zoé');
  await form.getByLabel('Nom', { exact: true }).fill('Vander');
  await form.getByLabel('Email').fill(email);
  await ageSession(chef.id);
  await form.getByRole('button', { name: 'Ajouter' }).click();
  const proof = page.getByRole('dialog', { name: 'C’est bien vous ?' });
  await expect(passwordOf(proof, 'Votre mot de passe')).toBeFocused();
  await sound(page, 'who one is, again', proof);
  await page.keyboard.press('Escape');
  await expect(proof).toBeHidden();
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await form.getByRole('button', { name: 'Ajouter' }).click();
  await passwordOf(proof, 'Votre mot de passe').fill('pas celui-là');
  await page.keyboard.press('Enter');
  await expect(proof.getByText('Ce mot de passe n’est pas le vôtre.')).toBeVisible();
  await passwordOf(proof, 'Votre mot de passe').fill(chef.password);
  await page.keyboard.press('Enter');
  await toasted(page, `Zoé Vander fait partie du personnel. L’invitation part à ${email}.`);
  const list = page.getByRole('region', { name: 'Personnel' });
  await list.getByLabel('Nom ou email').fill(email);
  await expect(list.getByText('(invitation envoyée)')).toBeVisible();

  const texte = await mailTo(process.env.E2E_URL!, email, 'Votre compte de l’extranet');
  const lien = new URL(/https?:\S+\/extranet\/mot-de-passe\/\S+/.exec(texte)![0]).pathname;
  const phone = await open(PHONE);
  await phone.goto(lien);
  const choose = phone.getByRole('form', { name: 'Choisir mon mot de passe' });
  await passwordOf(choose).fill('Vander-2026!');
  await choose.getByRole('button', { name: 'Choisir ce mot de passe' }).tap();
  await expect(choose.getByText('contient le nom')).toBeVisible();
  await sound(phone, 'a password chosen by invitation');
  await passwordOf(choose).fill('Quatre-tramways-8');
  await choose.getByRole('button', { name: 'Choisir ce mot de passe' }).tap();
  await toasted(phone, 'Votre mot de passe est choisi');
  const widths = await phone.evaluate(() => {
    const shown = document.querySelector('.mantine-Notification-root')!;
    const more = [shown.cloneNode(true), shown.cloneNode(true)];
    shown.after(...more);
    const all = [...shown.parentElement!.children].map((each) => each.clientWidth > 1);
    for (const each of more) each.parentNode?.removeChild(each);
    return all;
  });
  expect(widths).toEqual([false, false, true]);
  await expect(phone.getByLabel('Email')).toHaveValue(email);
  await typeLogin(phone, email, 'Quatre-tramways-8');
  await phone.waitForURL('**/extranet/dashboard');

  await list.getByRole('button', { name: 'Modifier : Zoé Vander' }).click();
  const fiche = page.getByRole('form', { name: 'Zoé Vander' });
  await fiche.getByLabel('Niveau').click();
  await page.getByRole('option', { name: 'Administrateur (9)' }).click();
  await page.keyboard.press('Control+s');
  await toasted(page, 'Le compte de Zoé Vander a été modifié.');
  await phone.reload();
  const told = phone.getByRole('dialog', { name: 'Votre session est terminée' });
  await expect(told).toContainText('Un superviseur a terminé cette session.');
  await told.getByRole('button', { name: 'J’ai compris' }).tap();
  await expect(phone).toHaveURL(/\/extranet$/);

  await phone.getByRole('link', { name: /Mot de passe oublié/ }).tap();
  const lost = phone.getByRole('form', { name: 'Mot de passe oublié' });
  await lost.getByLabel('Email').fill(email);
  await lost.getByRole('button', { name: 'Recevoir un lien' }).tap();
  await expect(lost.getByRole('status')).toContainText('Si quelqu’un du personnel a cette adresse');
  await sound(phone, 'a forgotten password of the staff');
  await phone.goto(lien);
  await expect(phone.getByRole('heading', { name: 'Ce lien ne fonctionne plus' })).toBeVisible();
});

test('Ctrl+K finds a screen, a question and a student by some letters, by keyboard and by hand', async ({
  open,
}) => {
  const page = await openAt(open, DESK, 1, '/extranet/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chercher' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Chercher' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(palette.getByRole('option')).toHaveText(['Dashboard', 'Questions', 'Mon compte']);
  await sound(page, 'the palette', palette);
  await page.keyboard.type('priorité');
  const questions = palette.getByRole('group', { name: 'Questions' }).getByRole('option');
  await expect(questions).toHaveCount(6);
  await expect(questions.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(questions.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await questions.nth(1).getAttribute('id'))!,
  );
  const id = /\d+$/.exec((await questions.nth(1).textContent())!)![0];
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/extranet/questions?question=${id}`);
  await expect(page.getByRole('form', { name: `Question ${id}` })).toBeVisible();
  await expect(palette).toBeHidden();
  await page.keyboard.press('Control+k');
  await field.fill('zzzz');
  await expect(palette.getByText('Rien ne correspond à ces lettres.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  const phone = await openAt(open, PHONE, 10, '/extranet/dashboard');
  await phone.getByRole('button', { name: 'Chercher' }).tap();
  await phone.getByRole('combobox').fill('adm');
  await phone.getByRole('option', { name: 'Les admins' }).tap();
  await phone.waitForURL('**/extranet/users');
  await phone.getByRole('button', { name: 'Chercher' }).tap();
  const found = phone.getByRole('dialog', { name: 'Chercher' });
  await found.getByRole('combobox').fill('ELEVE2 demo');
  const eleves = found.getByRole('group', { name: 'Élèves' }).getByRole('option');
  await eleves.filter({ hasText: 'eleve2@demo.be' }).tap();
  await phone.waitForURL(/\/extranet\/eleves\/\d+$/);
});

test('a function is chosen with its line and a limit; it opens its own screens; the school is handed over', async ({
  open,
}) => {
  const owner = await newAdmin(10);
  const db = await database();
  await db.write((trx) =>
    trx.updateTable('admin').set({ fonction: 'proprietaire' }).where('id', '=', owner.id).execute(),
  );
  const other = await newAdmin(10);
  const chercher = `/extranet/users?recherche=${encodeURIComponent(other.email)}`;
  const page = await openAt(open, DESK, owner, chercher);
  const edit = async (email: string) => {
    const row = page.getByRole('row').filter({ hasText: email });
    await row.getByRole('button', { name: /^Modifier/ }).click();
    return page.getByRole('form', { name: 'Nadia Renard' });
  };
  const form = await edit(other.email);
  await expect(form.getByText('Tout ce que peut un superviseur.')).toBeVisible();
  await form.getByRole('combobox', { name: /^Fonction/ }).click();
  await page.getByRole('option', { name: 'Secrétariat' }).click();
  await expect(form.getByText(/^Les élèves, leurs accès, leurs attestations/)).toBeVisible();
  await form.getByLabel(/^Peut rembourser/).fill('25,50');
  await sound(page, 'a function', form);
  await form.getByRole('button', { name: 'Modifier' }).click();
  await toasted(page, 'Le compte de Nadia Renard a été modifié.');
  await expect(page.getByRole('row').filter({ hasText: other.email })).toContainText(
    'Superviseur, Secrétariat',
  );
  const droits = page.getByRole('table', { name: 'Qui peut faire quoi, par sujet' });
  await expect(droits.getByRole('row', { name: /^Les questions/ })).toContainText('Tout');
  await sound(
    page,
    'the table of rights',
    page.getByRole('region', { name: 'Qui peut faire quoi' }),
  );

  const phone = await openAt(open, PHONE, other, '/extranet/dashboard');
  await expect(phone.getByRole('button', { name: 'École' })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Contenus' })).toHaveCount(0);
  await expect(phone.getByRole('link', { name: 'Les admins' })).toHaveCount(0);
  await phone.getByRole('button', { name: 'École' }).tap();
  await phone.getByRole('menuitem', { name: 'Élèves' }).tap();
  await phone.waitForURL('**/extranet/eleves');
  await phone.goto('/extranet/users');
  await toasted(phone, "Vous n'avez pas accès à cette page");

  await edit(other.email);
  await expect(form.getByLabel(/^Peut rembourser/)).toHaveValue('25,5 €');
  await expect(form.getByRole('button', { name: 'Lui remettre l’école' })).toHaveCount(0);
  await form.getByRole('combobox', { name: /^Fonction/ }).focus();
  await form.getByRole('button', { name: 'Effacer le choix' }).click();
  await form.getByRole('button', { name: 'Modifier' }).click();
  await edit(other.email);
  await form.getByRole('button', { name: 'Lui remettre l’école' }).click();
  const sure = page.getByRole('dialog', { name: /^Remettre l’école/ });
  await sure.getByRole('button', { name: 'Oui, remettre l’école' }).click();
  await toasted(page, 'Nadia Renard est propriétaire de l’école.');
});

test('an instructor: classes of their own, a learner without an act, no list of all', async ({
  open,
}) => {
  const moniteur = await newAdmin(10);
  const eleve = await newEleve();
  const { write } = await database();
  const dateCreation = new Date().toISOString();
  await write(async (trx) => {
    const { id: admin_id } = moniteur;
    await trx
      .updateTable('admin')
      .set({ fonction: 'moniteur' })
      .where('id', '=', admin_id)
      .execute();
    const { id: classe_id } = await trx
      .insertInto('classe')
      .values({ libelle: 'Samedi matin', moniteur_id: admin_id, admin_id, dateCreation } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('inscrit')
      .values({ classe_id, eleve_id: eleve.id, dateCreation })
      .execute();
  });
  const page = await openAt(open, PHONE, moniteur, '/extranet/dashboard');
  await page.getByRole('button', { name: 'École' }).tap();
  await expect(page.getByRole('menuitem')).toHaveText(['Classes']);
  await page.getByRole('menuitem', { name: 'Classes' }).tap();
  await page.getByRole('link', { name: 'Samedi matin' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Samedi matin' })).toBeVisible();
  await sound(page, 'a class');
  await page.getByRole('table', { name: 'Élèves de la classe' }).getByRole('link').first().tap();
  await page.waitForURL(`**/extranet/eleves/${eleve.id}`);
  await expect(page.getByRole('region', { name: 'Suivi' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Identité' })).toBeVisible();
  for (const name of ['Modifier la fiche', 'Supprimer', 'Ajouter', 'Retirer', 'Désactiver'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Paiements' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await sound(page, 'a learner, for an instructor');
  await page.getByRole('link', { name: 'Vers le dashboard' }).tap();
  await page.waitForURL('**/extranet/dashboard');
  await page.goto('/extranet/eleves');
  await toasted(page, "Vous n'avez pas accès à cette page");
});
