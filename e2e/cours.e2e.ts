import { DESK, expect, login, sound, test, toasted } from './browser.ts';
import { giveCours, questions } from './cours.ts';
import { database } from './people.ts';

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

  await press(/^Voir les chapitres\s: Avant de rouler/);
  await expect(page.getByRole('heading', { level: 1, name: 'Avant de rouler' })).toBeFocused();
  await expect(page.getByText('Pas encore commencé')).toHaveCount(2);
  await sound(page, 'the chapters of a module');
  await press(/^Commencer\s: Ton journal/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ton journal' })).toBeFocused();
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

  const { write } = await database();
  await write((trx) =>
    trx
      .updateTable('accesUser')
      .set({ datePerime: new Date(Date.now() - 1000).toISOString() })
      .where('eleve_id', '=', eleve.id)
      .where('acces_id', '=', acces_id)
      .execute(),
  );
  await press(/^Voir les chapitres\s: Rouler/);
  await expect(page).toHaveURL(/mon-profil/);
  await expect(
    page.getByText('La date de validité de votre accès est arrivé à échéance.'),
  ).toBeVisible();
  await page.goto('/e-learning/999999');
  await expect(page.getByText('On dirait que vous êtes perdu')).toBeVisible();
});
