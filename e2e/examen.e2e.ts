import { DESK, PHONE, expect, login, sound, test } from './browser.ts';
import { type Eleve, exams } from './people.ts';

const last = async (eleve: Eleve) => (await exams(eleve))[0]!;
const given = async (eleve: Eleve) => (await last(eleve)).reponses.replaceAll('?', '');

test('a mock exam: a clock, no way back, a tunnel, another device, and all of it at its end', async ({
  eleve,
  open,
}) => {
  const page = await open({ ...PHONE, viewport: { width: 360, height: 640 } });
  await login(page, eleve);
  await page.goto(`/series/${eleve.acces_id}`);
  await page.getByRole('link', { name: 'Examen blanc' }).tap();
  await expect(page.getByText('Encore 60 réponses')).toBeVisible();
  // Nobody has a French voice here: it says so, and gives the time to read.
  await expect(page.getByText('Cet appareil n’a pas de voix française')).toBeVisible();
  await sound(page, 'a mock exam before it');
  await page.getByRole('button', { name: 'Commencer l’examen' }).tap();
  const lieu = (numero: number) =>
    expect(page.getByRole('link', { name: /Quitter l’épreuve/ })).toContainText(`${numero} / 50`);
  await lieu(1);
  await expect(page.getByRole('timer')).toContainText('15 s');
  await expect(page.getByRole('link', { name: /précédente|suivante/ })).toHaveCount(0);
  await sound(page, 'a question of a mock exam');
  const valider = page.getByRole('button', { name: 'Valider la réponse' });
  await expect(valider).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await lieu(2);
  await expect(page.getByText(/Bonne réponse|Mauvaise réponse/)).toHaveCount(0);

  // In a tunnel: what is given is kept, and nothing begins by itself when it comes out.
  await page.locator('label:has(input[value=b])').tap();
  await page.context().setOffline(true);
  await valider.tap();
  await expect(page.getByText('Réponse gardée, pas encore enregistrée').first()).toBeVisible();
  expect(await given(eleve)).toBe('a');
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'On reprend ?' })).toBeVisible();
  expect(await given(eleve)).toBe('ab');
  await page.getByRole('button', { name: 'Reprendre' }).tap();
  await lieu(3);

  // On another device the same question goes on where its time is.
  const other = await open(DESK);
  await login(other, eleve);
  await other.goto(`/examen/${eleve.acces_id}/epreuve`);
  await expect(other.getByRole('link', { name: /Quitter/ })).toContainText('3 / 50');
  await other.keyboard.press('b');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('link', { name: /Quitter/ })).toContainText('4 / 50');
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.getByText('déjà donné une autre réponse').first()).toBeVisible();
  expect(await given(eleve)).toBe('abb');

  await page
    .getByRole('link', { name: /examen blanc/ })
    .first()
    .tap();
  await page.getByRole('button', { name: 'Arrêter l’examen' }).tap();
  await page.getByRole('button', { name: 'Oui, arrêter' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Raté' })).toBeVisible();
  await expect(page.getByText('Examen arrêté à la question 4 sur 50')).toBeVisible();
  expect((await last(eleve)).dateFin).not.toBeNull();
  const first = page.locator('main details').first();
  await first.locator('summary').tap();
  await expect(first.getByText(/^(Mauvaise réponse|Sans réponse)$/).last()).toBeVisible();
  await sound(page, 'the result of a mock exam');
});
