import type { Locator, Page } from '@playwright/test';
import type { Level } from '../regles/niveaux.ts';
import { callerOf } from './calls.ts';
import { DESK, PHONE, enter, expect, fits, sound, test, toasted } from './browser.ts';
import { jpeg, picture } from './images.ts';
import { type Admin, newAdmin } from './people.ts';

type Open = (options: typeof DESK | typeof PHONE) => Promise<Page>;

async function openBank(
  open: Open,
  device: typeof DESK,
  who: Level | Admin,
  query = '',
): Promise<Page> {
  const page = await open(device);
  await enter(page, who, `/extranet/questions${query}`);
  await expect(list(page).getByText(/^[\d\s]+ questions?$/)).toBeVisible();
  return page;
}

const list = (page: Page) => page.getByRole('region', { name: 'Questions' });
const adding = (page: Page) => page.getByRole('form', { name: 'Nouvelle question' });
const editing = (page: Page) => page.getByRole('form', { name: /^Question \d+$/ });
const apercu = (page: Page) => page.getByRole('region', { name: 'Aperçu' });
const rows = (page: Page) => list(page).locator('tbody tr');

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

async function fillIn(form: Locator, libelle: string): Promise<void> {
  await form.getByLabel('Énoncé').fill(libelle);
  await form.getByLabel('A', { exact: true }).fill('Je passe');
  await form.getByLabel('B', { exact: true }).fill('Je m’arrête');
  await form.getByRole('radio', { name: 'B est la bonne réponse' }).check();
}

test('at a desk, level 1: refused, added with a photo, seen as a learner will, mended, deleted', async ({
  open,
}) => {
  test.setTimeout(180_000);
  const page = await openBank(open, DESK, 1);
  const form = adding(page);
  await form.getByRole('button', { name: 'Ajouter' }).click();
  await toasted(page, 'Veuillez corriger les erreurs dans le formulaire');
  await expect(form.getByLabel('Énoncé')).toBeFocused();
  for (const refused of [
    'Écrivez l’énoncé.',
    'Écrivez la réponse A.',
    'Écrivez la réponse B.',
    'Choisissez la bonne réponse : A, B, C ou D.',
  ])
    await expect(form.getByText(refused)).toBeVisible();

  const high = () => form.getByLabel('Énoncé').evaluate(({ clientHeight }) => clientHeight);
  const before = await high();
  await form.getByLabel('Énoncé').fill('Le feu est bleu.\n\n\nQue fais-je ?');
  expect(await high()).toBeGreaterThan(before);
  await fillIn(form, 'Le feu est bleu. Que fais-je ?');
  await form.getByLabel('Faute grave').check();
  await form.getByLabel('Justification (facultatif)').fill('Aucun feu n’est bleu.');
  await form.locator('input[type=file]').setInputFiles(await picture('feu.jpg', '#0b4ea2'));
  await form.getByRole('button', { name: 'Ajouter' }).click();
  await expect(form.getByLabel('Description de l’image')).toHaveAccessibleDescription(
    /Décrivez l’image/,
  );
  await form.getByLabel('Description de l’image').fill('Un feu bleu.');

  const seen = apercu(page);
  await form.getByRole('button', { name: 'Aperçu' }).click();
  await expect(seen.getByRole('heading', { name: 'Ce que verra l’élève' })).toBeFocused();
  await expect(seen.getByRole('heading', { name: 'Ce que verra l’élève' })).toBeInViewport();
  await expect(seen.getByRole('img', { name: 'Un feu bleu.' })).toHaveAttribute('src', /^data:/);
  await seen.getByRole('radio', { name: /Je passe/ }).check();
  await seen.getByText('Après', { exact: true }).click();
  await expect(seen.getByText('Ta réponse, fausse')).toBeVisible();
  await expect(seen.getByText('Attention, ceci est une faute grave')).toBeVisible();
  await expect(seen.getByText('Aucun feu n’est bleu.')).toBeVisible();
  await sound(page, 'the bank with its form in hand');

  await form.getByRole('button', { name: 'Ajouter' }).click();
  const added = rows(page).filter({ hasText: /Le feu est (bleu|vert)\./ });
  await expect(added).toContainText('Grave');
  await expect(added.locator('img')).toHaveAttribute(
    'src',
    /^\/img\/questions\/[0-9a-f]{32}-640\.webp$/,
  );

  await added.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const opened = editing(page);
  await expect(opened.getByLabel('Énoncé')).toHaveValue('Le feu est bleu. Que fais-je ?');
  await expect(page).toHaveURL(/\?question=\d+$/);
  await opened.getByRole('button', { name: 'Retirer l’image' }).click();
  await expect(apercu(page).getByRole('img')).toHaveCount(0);
  await opened.getByLabel('Énoncé').fill('Le feu est vert. Que fais-je ?');
  await opened.getByRole('button', { name: 'Modifier' }).click();
  await toasted(page, 'a été modifiée.');
  await expect(added).toContainText('Le feu est vert.');
  await expect(added).toContainText('Sans image');
  await expect(added).toBeFocused();
  await page.keyboard.press('Alt+N');
  await expect(form.getByLabel('Énoncé')).toBeFocused();

  await added.getByRole('button', { name: /^Supprimer/ }).click();
  const sure = page.getByRole('dialog', { name: 'Êtes-vous sûr ?' });
  await expect(sure).toHaveText(/Cette action est irréversible\s!/);
  await sure.getByRole('button', { name: 'Oui, supprimer !' }).click();
  await toasted(page, 'a été supprimée.');
  await expect(added).toHaveCount(0);
});

test('on a phone, level 10: the form is come to, and says out of what a question goes', async ({
  open,
}) => {
  const page = await openBank(open, PHONE, 10, '?grave=1');
  await fits(page, 'the bank');
  await rows(page)
    .nth(1)
    .getByRole('button', { name: /^Modifier/ })
    .click();
  const form = editing(page);
  await expect(form.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(form.getByRole('heading', { level: 2 }).first()).toBeInViewport();
  await expect(form.getByLabel('Énoncé')).not.toHaveValue('');
  await page.reload();
  await expect(form.getByLabel('Énoncé')).not.toHaveValue('');
  await expect(rows(page).first()).toBeAttached();
  await expect(form.getByRole('heading', { level: 2 }).first()).toBeInViewport();
  await fits(page, 'the form');
  await form.getByRole('button', { name: 'Supprimer' }).click();
  const sure = page.getByRole('dialog', { name: 'Êtes-vous sûr ?' });
  await expect(sure).toContainText(/Elle sera retirée de\s: (la série|le chapitre) «\s.+\s»/);
  await sure.getByRole('button', { name: 'Annuler' }).click();
  await form.getByRole('button', { name: 'fermer' }).click();
  await page.getByRole('button', { name: 'Nouvelle question' }).click();
  await expect(adding(page).getByLabel('Énoncé')).toBeInViewport();
});

test('a bad file: what is wrong stands under the field, and nothing typed goes', async ({
  open,
}) => {
  const page = await openBank(open, DESK, 9);
  const form = adding(page);
  await fillIn(form, 'Une question avec un mauvais fichier ?');
  const good = await jpeg('#0b4ea2');
  const cut = file('coupe.jpg', 'image/jpeg', good.subarray(0, good.length / 2));
  await form.locator('input[type=file]').setInputFiles(cut);
  await form.getByLabel('Description de l’image').fill('Une description.');
  await form.getByRole('button', { name: 'Ajouter' }).click();
  const photo = form.getByLabel('Photo (facultatif)');
  await expect(photo).toHaveAttribute('aria-invalid', 'true');
  await expect(photo).toHaveAccessibleDescription(/\S.+\.$/);
  await expect(form.getByLabel('Énoncé')).toHaveValue('Une question avec un mauvais fichier ?');
  const heic = file('IMG_2043.HEIC', '', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
  await form.locator('input[type=file]').setInputFiles(heic);
  await expect(photo).toHaveAccessibleDescription(/IMG_2043\.HEIC est une photo HEIC.*JPEG/);
  const heavy = Buffer.concat([good, Buffer.alloc(11 * 1024 * 1024)]);
  await form.locator('input[type=file]').setInputFiles(file('lourd.jpg', 'image/jpeg', heavy));
  await expect(photo).toHaveAccessibleDescription(/lourd\.jpg est trop lourd\s: 10 Mo au plus\./);
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Ajouter' }).click();
  await toasted(page, 'Impossible de joindre le serveur.');
  await expect(form.getByLabel('Énoncé')).toHaveValue('Une question avec un mauvais fichier ?');
  await page.context().setOffline(false);
});

test('filters live in the address, and Back goes where one was', async ({ open }) => {
  const page = await openBank(open, DESK, 9, '?langue=NL&image=sans');
  await expect(list(page).getByLabel('Langue')).toHaveValue('NL');
  await expect(list(page).getByRole('combobox', { name: 'Image' })).toHaveValue('Sans');
  await expect(rows(page).first()).toContainText('NL');
  await list(page).getByLabel('Mots ou numéro').fill('introuvableici');
  await expect(list(page).getByText('Rien ne correspond à ces filtres')).toBeVisible();
  await list(page).getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(page).toHaveURL('/extranet/questions');
  await list(page).getByRole('combobox', { name: 'Série' }).click();
  await expect(page.getByRole('option', { name: /fautes graves/ })).toBeVisible();
  await page.keyboard.type('graves');
  await expect(page.getByRole('option', { name: /fautes graves/ })).toHaveAttribute(
    'data-combobox-selected',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/theme_id=\d+/);
  await expect(list(page).getByText('50 questions')).toBeVisible();
  await page.evaluate(() => {
    globalThis.print = () => {
      document.body.dataset.printed = String(document.querySelectorAll('tbody tr').length);
    };
  });
  await list(page).getByRole('button', { name: 'Imprimer la liste' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '50');
  await expect(rows(page)).toHaveCount(25);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(list(page).getByRole('button')).toHaveCount(0);
  await expect(list(page).getByRole('columnheader', { name: 'Article' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await list(page).getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(list(page).getByRole('button', { name: 'Page 1' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('two on one question: the second is told, sees how, and keeps what she typed', async ({
  open,
}) => {
  const send = await callerOf(await newAdmin(9));
  const saisie = {
    langue: 'FR',
    a: 'Je passe',
    b: 'Je m’arrête',
    correcte: 'b',
    grave: 0,
  } as const;
  const { id } = await send('addQuestion', {
    ...saisie,
    libelle: 'Qui passe avant le tandem rouge ?',
  });
  const theirs = (libelle: string) => send('editQuestion', { id, ...saisie, libelle });
  const page = await openBank(open, DESK, 1, `?question=${id}`);
  const mine = editing(page);
  await expect(mine.getByLabel('Énoncé')).toHaveValue('Qui passe avant le tandem rouge ?');
  await mine.getByLabel('Énoncé').fill('Qui passe avant le tandem jaune ?');
  await theirs('Qui passe avant le tandem vert ?');
  await mine.getByRole('button', { name: 'Modifier' }).click();
  const told = mine.getByRole('alert');
  await expect(told).toBeFocused();
  await expect(told).toContainText(/Nadia Renard a enregistré une autre version le/);
  await expect(told.locator('mark')).toHaveText(['jaune ', 'vert ']);
  await expect(mine.getByLabel('Énoncé')).toHaveValue('Qui passe avant le tandem jaune ?');
  await mine.getByLabel('Énoncé').press('Control+s');
  await expect(told).toBeFocused();
  await expect(mine.getByRole('button', { name: 'Modifier' })).toHaveAttribute('aria-disabled');
  await told.getByRole('button', { name: 'Garder la mienne' }).click();
  await toasted(page, `La question ${id} a été modifiée.`);
  const own = rows(page).filter({ hasText: 'tandem jaune' });
  await expect(own).toHaveCount(1);

  await own.dblclick();
  await mine.getByLabel('Énoncé').fill('Qui passe avant le tandem mauve ?');
  await theirs('Qui passe avant le tandem blanc ?');
  await mine.getByRole('button', { name: 'Modifier' }).click();
  await told.getByRole('button', { name: 'Reprendre la leur' }).click();
  await expect(told).toBeHidden();
  await expect(mine.getByLabel('Énoncé')).toHaveValue('Qui passe avant le tandem blanc ?');

  const history = page.getByRole('region', { name: 'Historique' });
  await expect(history.getByText('blanc').first()).toBeVisible();
});

test('what is typed while a question is being saved stays, and is saved next', async ({ open }) => {
  const page = await openBank(open, DESK, await newAdmin(1));
  const form = adding(page);
  await fillIn(form, 'Qui attend la réponse ?');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/extranet/addQuestion', async (route) => {
    await held;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Ajouter' }).click();
  await expect(form.getByRole('button', { name: 'Ajout en cours...' })).toBeVisible();
  await form.getByLabel('Justification').fill('Tapée entre-temps.');
  answer();
  await toasted(page, 'a été ajoutée.');
  const edited = page.getByRole('form', { name: /^Question \d+$/ });
  await expect(edited.getByLabel('Justification')).toHaveValue('Tapée entre-temps.');
  await edited.getByRole('button', { name: 'Modifier', exact: true }).click();
  await toasted(page, 'a été modifiée.');
  await expect(form).toBeVisible();
});

test('what is typed is not lost unasked: a row, a link, and a session that ends', async ({
  open,
}) => {
  const admin = await newAdmin(9);
  const page = await openBank(open, DESK, admin);
  const form = adding(page);
  await fillIn(form, 'Pas encore enregistrée ?');
  const kept = page.getByRole('dialog', { name: 'Modifications non enregistrées' });
  for (const leave of [
    rows(page)
      .nth(2)
      .getByRole('button', { name: /^Modifier/ }),
    page.getByRole('link', { name: 'Vers le dashboard' }),
    form.getByRole('button', { name: 'fermer' }),
  ]) {
    await leave.click();
    await kept.getByRole('button', { name: 'Continuer la saisie' }).click();
    await expect(kept).toBeHidden();
    await expect(form.getByLabel('Énoncé')).toHaveValue('Pas encore enregistrée ?');
  }

  await page.evaluate(() => {
    const token = localStorage.getItem('auth_token_extranet')!;
    localStorage.setItem('auth_token_extranet', `${token.slice(0, -4)}AAAA`);
  });
  await form.getByRole('button', { name: 'Ajouter' }).click();
  await toasted(page, 'Votre session est terminée');
  const door = page.getByRole('form', { name: 'Connexion' });
  await door.getByLabel('Email').fill(admin.email);
  await door.getByLabel('Mot de passe', { exact: true }).fill(admin.password);
  await door.getByRole('button', { name: 'Se connecter' }).click();
  await toasted(page, 'Votre saisie est retrouvée');
  await expect(form.getByLabel('Énoncé')).toHaveValue('Pas encore enregistrée ?');
  await form.getByRole('button', { name: 'fermer' }).click();
  await kept.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await expect(form.getByLabel('Énoncé')).toHaveValue('');
});

for (const [where, device] of [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const)
  test(`on ${where} a question gets its form of June 2027, with its own history, or falls`, async ({
    open,
  }) => {
    const who = await newAdmin(1);
    const send = await callerOf(who);
    const saisie = { langue: 'FR', a: 'Le tram', b: 'Moi', correcte: 'a', grave: 0 } as const;
    const { id } = await send('addQuestion', { ...saisie, libelle: `Qui cède ${where} ?` });
    const page = await openBank(open, device, who, `?question=${id}`);
    const form = editing(page);
    const press = (name: string) => form.getByText(name, { exact: true }).click();
    await press('À partir du 1er juin 2027');
    await expect(form.getByText('La question se pose telle qu’aujourd’hui.')).toBeVisible();
    await press('Elle change');
    await form.getByLabel('Énoncé').fill('Et dès juin ?');
    await sound(page, 'the form of June 2027', form);
    await form.getByRole('button', { name: 'Modifier' }).click();
    await toasted(page, `La question ${id} a sa forme à partir du 1er juin 2027.`);
    await page.goto(`/extranet/questions?question=${id}`);
    await expect(form.getByLabel('Énoncé')).toHaveValue(`Qui cède ${where} ?`);
    await press('À partir du 1er juin 2027');
    await expect(form.getByLabel('Énoncé')).toHaveValue('Et dès juin ?');
    const histoire = page.getByRole('list', { name: 'Historique' });
    await expect(histoire.getByRole('listitem')).toHaveCount(1);
    await press('Elle tombe');
    await page.getByRole('button', { name: 'Laisser cette forme' }).click();
    await toasted(page, `À partir du 1er juin 2027, la question ${id} ne se pose plus.`);
    await expect(form.getByLabel('Énoncé')).toHaveCount(0);
    await press('Aujourd’hui');
    await expect(form.getByLabel('Énoncé')).toHaveValue(`Qui cède ${where} ?`);
  });
