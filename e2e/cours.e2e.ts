import type { Page } from '@playwright/test';
import { DESK, PHONE, expect, login, sound, test, toasted } from './browser.ts';
import { type Eleve, database } from './people.ts';

/** A course of this test alone, not started: two modules of two chapters and one, the last without a question. */
async function giveCours(
  eleve: Eleve,
  codePermis: string,
): Promise<{ libelle: string; acces_id: number }> {
  const { write } = await database();
  return write(async (trx) => {
    const libelle = `Cours de ${eleve.id}`;
    const { id: acces_id } = await trx
      .insertInto('acces')
      .values({
        libelle,
        slug: `cours-${eleve.id}`,
        prix: 0,
        taux: 2100,
        codePermis,
        type: 'EL',
        dureeValidite: 1,
        langue: 'FR',
        contenu: '',
        description: '',
        title: '',
        text: '',
        // Of this learner alone: what is on sale, other tests look at.
        actif: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('accesUser')
      .values({ eleve_id: eleve.id, acces_id, actif: 1, dateCreation: new Date().toISOString() })
      .execute();
    const chapitres = await trx
      .selectFrom('chapitre')
      .select(['texte', 'listeQuestions'])
      .where('reference', 'in', ['rdv-101-parcours', 'rdv-105-journal-de-bord'])
      .orderBy('id')
      .execute();
    const textes = [
      ...chapitres.map(({ texte, listeQuestions }) => ({
        texte,
        listeQuestions: listeQuestions.split(';').slice(0, 2).join(';'),
      })),
      { texte: '<p>Une fiche à garder dans la voiture.</p>', listeQuestions: '' },
    ];
    for (const [module, own] of [[0, 1], [2]].entries()) {
      const { id: module_id } = await trx
        .insertInto('module')
        .values({ libelle: module === 0 ? 'Avant de rouler' : 'Rouler' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('accesModule')
        .values({ acces_id, module_id, position: module })
        .execute();
      for (const at of own) {
        const { id: chapitre_id } = await trx
          .insertInto('chapitre')
          .values({ libelle: ['Ton parcours', 'Ton journal', 'Ta fiche'][at]!, ...textes[at]! })
          .returning('id')
          .executeTakeFirstOrThrow();
        await trx
          .insertInto('moduleChapitre')
          .values({ module_id, chapitre_id, position: at })
          .execute();
      }
    }
    return { libelle, acces_id };
  });
}

/** What the database has of the chapters that a learner has read in a course. */
async function lectures(eleve: Eleve, acces_id: number) {
  return (await database()).read
    .selectFrom('lecture')
    .innerJoin('accesUser', 'accesUser.id', 'lecture.acces_user_id')
    .select(['chapitre_id', 'place', 'reponses', 'dateTermine'])
    .where('eleve_id', '=', eleve.id)
    .where('acces_id', '=', acces_id)
    .orderBy('chapitre_id')
    .execute();
}

const questions = (page: Page) => page.getByRole('form', { name: /^Question \d sur \d$/ });

test('the appointment on a phone: its modal, a chapter read and kept, a lost network, and its end', async ({
  eleve,
  open,
}) => {
  const { libelle, acces_id } = await giveCours(eleve, 'RDV');
  const page = await open(PHONE);
  await login(page, eleve);
  const card = page.getByRole('article', { name: libelle });
  await card.getByRole('link', { name: 'Commencer' }).tap();

  const modal = page.getByRole('dialog', { name: 'Vérifiez vos informations' });
  await modal.getByLabel('Date de naissance').fill('1985-07-30');
  await modal.getByLabel('Numéro de registre national').fill('85.07.30-033.28');
  await modal.getByLabel('Rue et numéro').fill('Rue de Fer 1');
  await modal.getByLabel('Code postal').fill('5000');
  await modal.getByLabel('Localité').fill('Namur');
  expect(await lectures(eleve, acces_id)).toEqual([]);
  await modal.getByRole('button', { name: 'Vérifier maintenant !' }).tap();
  await toasted(page, 'Informations vérifiées !');

  await expect(page.getByRole('heading', { level: 1, name: libelle })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(
    /^6 jours\s*23 heures\s*59 minutes\s*\d+ secondes?$/,
  );
  await expect(page.getByText(/Tu as 7\sjours pour terminer ce cours/)).toBeVisible();
  await expect(page.getByText(/au plus tôt 3\smois après/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voir les chapitres' })).toHaveCount(2);
  await sound(page, 'the modules of the appointment');

  await page.getByRole('link', { name: 'Commencer : Ton parcours' }).tap();
  await expect(page.getByText('Chapitre en cours')).toBeVisible();
  await expect(page.getByText(/^Lecture : environ \d+ min$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Valider mes réponses' })).toBeHidden();
  await sound(page, 'a chapter');
  // What stands at the top of the screen when reading stops is there again on the next visit.
  const there = page.getByRole('heading', { name: 'Ce que 1 500 km veulent dire' });
  await there.evaluate((heading) =>
    scrollTo(0, heading.getBoundingClientRect().top + scrollY - 100),
  );
  await expect
    .poll(async () => (await lectures(eleve, acces_id))[0]?.place ?? 0)
    .toBeGreaterThan(3);
  await page.reload();
  await toasted(page, 'Tu reprends là où tu en étais');
  await expect(there).toBeInViewport();

  // Without a network what is validated waits on the phone, through another screen, and goes once.
  await expect(questions(page)).toHaveCount(2);
  for (const question of await questions(page).all()) await question.locator('label').first().tap();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Valider mes réponses' }).tap();
  await expect(page.getByText('Chapitre gardé, pas encore enregistré')).toBeVisible();
  await page.context().setOffline(false);
  await toasted(page, 'Ce chapitre est maintenant terminé.');
  await expect(page.getByText('Chapitre terminé', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^(Bonne|Mauvaise) réponse$/ })).toHaveCount(2);
  await sound(page, 'a chapter that is done');
  const [first] = await lectures(eleve, acces_id);
  expect(first!.reponses).toHaveLength(2);

  await page.getByRole('link', { name: 'Chapitre suivant : Ton journal' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Ton journal' })).toBeVisible();
  await expect(questions(page)).toHaveCount(2);
  for (const question of await questions(page).all()) await question.locator('label').first().tap();
  await page.getByRole('button', { name: 'Valider mes réponses' }).tap();
  await page.getByRole('link', { name: 'Chapitre suivant : Ta fiche' }).tap();
  await page.getByRole('button', { name: 'J’ai lu ce chapitre' }).tap();
  const bravo = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(bravo).toContainText('Bravo !');
  await expect(bravo).toContainText(`Vous avez terminé le cours '${libelle}'`);
  await bravo.getByRole('button', { name: 'Voir mon cours' }).tap();
  await expect(page).toHaveURL(new RegExp(`/e-learning/${acces_id}$`));
  await expect(page.getByText(/Cours terminé le/)).toBeVisible();
  await expect(page.getByText(/^100\s%$/)).toBeVisible();
  await sound(page, 'a course that is finished');
});

test('a course at a desk, by keyboard: modules, chapters, the way back, and the end of its time', async ({
  eleve,
  open,
}) => {
  const { libelle, acces_id } = await giveCours(eleve, 'B');
  const page = await open(DESK);
  await login(page, eleve);
  const press = async (name: string | RegExp, role: 'link' | 'button' = 'link') => {
    await page.getByRole(role, { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await page.getByRole('article', { name: libelle }).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('timer')).toContainText('jours');
  await expect(page.getByText('Ton rendez-vous pédagogique')).toBeHidden();

  await press(/^Voir les chapitres : Avant de rouler/);
  await expect(page.getByRole('heading', { level: 1, name: 'Avant de rouler' })).toBeVisible();
  await expect(page.getByText('Pas encore commencé')).toHaveCount(2);
  await sound(page, 'the chapters of a module');
  await press(/^Commencer : Ton journal/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ton journal' })).toBeFocused();
  // The arrows pick among the answers of one question, and leave the others as they are.
  for (const question of await questions(page).all()) {
    await question.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(question.getByRole('radio').nth(1)).toBeChecked();
  }
  await page.getByRole('button', { name: 'Valider mes réponses' }).focus();
  await page.keyboard.press('Enter');
  await toasted(page, 'Ce chapitre est maintenant terminé.');
  await expect(page.getByRole('heading', { name: '2 questions sur ce chapitre' })).toBeFocused();

  await press('Vers les chapitres');
  await expect(page.getByRole('link', { name: 'Terminé : Ton journal' })).toBeVisible();
  await press('Vers les modules');
  const modules = page.getByRole('region', { name: 'Modules' }).getByRole('listitem');
  await expect(modules.first()).toContainText('1/2 chapitres');
  await expect(modules.first().getByRole('link')).toHaveText(/^Continuer vers les chapitre\b/);
  await expect(page.getByText(/^33\s%$/)).toBeVisible();

  // Its time ends while the page is open: told there, and the next screen leads away.
  const { write } = await database();
  await write((trx) =>
    trx
      .updateTable('accesUser')
      .set({ datePerime: new Date(Date.now() - 1000).toISOString() })
      .where('eleve_id', '=', eleve.id)
      .where('acces_id', '=', acces_id)
      .execute(),
  );
  await press(/^Voir les chapitres : Rouler/);
  await expect(page).toHaveURL(/mon-profil/);
  await expect(
    page.getByText('La date de validité de votre accès est arrivé à échéance.'),
  ).toBeVisible();
  await page.goto('/e-learning/999999');
  await expect(page.getByText('On dirait que vous êtes perdu')).toBeVisible();
});
