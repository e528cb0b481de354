import { DESK, PHONE, expect, login, sound, test } from './browser.ts';
import { callerOf } from './calls.ts';
import { type Eleve, database, exams, openAcces } from './people.ts';

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
  let numero = 1;
  // Questions are drawn by lot, and a few have no picture.
  do {
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    numero++;
    await lieu(numero);
  } while ((await page.locator('main figure').count()) === 0);
  const avant = 'a'.repeat(numero - 1);
  await expect(page.getByText(/Bonne réponse|Mauvaise réponse/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Agrandir l’image' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await lieu(numero);
  await expect(page.getByRole('timer')).toBeVisible();

  await page.locator('label:has(input[value=b])').tap();
  await page.context().setOffline(true);
  await valider.tap();
  await expect(page.getByText('Réponse gardée, pas encore enregistrée').first()).toBeVisible();
  expect(await given(eleve)).toBe(avant);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'On reprend ?' })).toBeVisible();
  expect(await given(eleve)).toBe(`${avant}b`);
  await page.getByRole('button', { name: 'Reprendre' }).tap();
  await lieu(numero + 1);

  const other = await open(DESK);
  await login(other, eleve);
  await other.goto(`/examen/${eleve.acces_id}/epreuve`);
  await expect(other.getByRole('link', { name: /Quitter/ })).toContainText(`${numero + 1} / 50`);
  await other.keyboard.press('b');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('link', { name: /Quitter/ })).toContainText(`${numero + 2} / 50`);
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.getByText('déjà donné une autre réponse').first()).toBeVisible();
  expect(await given(eleve)).toBe(`${avant}bb`);

  await page
    .getByRole('link', { name: /examen blanc/ })
    .first()
    .tap();
  await page.getByRole('button', { name: 'Arrêter l’examen' }).tap();
  await page.getByRole('button', { name: 'Oui, arrêter' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Raté' })).toBeVisible();
  await expect(page.getByText(`Examen arrêté à la question ${numero + 2} sur 50`)).toBeVisible();
  expect((await last(eleve)).dateFin).not.toBeNull();
  const first = page.locator('main details').first();
  await first.locator('summary').tap();
  await expect(first.getByText(/^(Mauvaise réponse|Sans réponse)$/).last()).toBeVisible();
  await sound(page, 'the result of a mock exam');
});

async function addPast(eleve: Eleve, examens: number, serieAt: number): Promise<void> {
  const send = await callerOf(eleve);
  const { acces_id, acces_user_id, theme_id } = eleve;
  await send('addQuestionnaire', { acces_user_id, theme_id });
  const { questions } = await send('getQuestionnaire', { acces_id, acces_user_id, theme_id });
  const { questionnaire_id } = questions as { questionnaire_id: number };
  await send('stopSerie', { acces_user_id, questionnaire_id });
  const { id, dateFin, ...row } = await last(eleve);
  const ago = (days: number) => new Date(Date.parse(dateFin!) - days * 86_400_000).toISOString();
  const past = Array.from({ length: examens }, (_, n) => {
    const date = ago(examens - n);
    return { ...row, dateDebut: date, dateFin: date };
  });
  await (
    await database()
  ).write(async (trx) => {
    await trx.deleteFrom('tentative').where('id', '=', id).execute();
    await trx
      .insertInto('tentative')
      .values([...past, { ...row, dateFin }])
      .execute();
    await trx
      .updateTable('tentative')
      .set({ dateFin: ago(serieAt + 0.5) })
      .where('id', '=', questionnaire_id)
      .execute();
  });
}

test('the history has exams among the series, by their time, each with its correction', async ({
  eleve,
  open,
}) => {
  const { acces_id, acces_user_id } = eleve;
  await openAcces(eleve);
  const send = await callerOf(eleve);
  const { examen_id } = await send('addExamen', { acces_id, acces_user_id, chrono: 0 });
  await send('openQuestionExamen', { acces_user_id, examen_id });
  await send('stopExamen', { acces_user_id, examen_id });
  const page = await open(PHONE);
  await login(page, eleve, `/historique/${acces_id}`);
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText('Examen blanc');
  await expect(cards.first()).toContainText('Arrêté à la question 1');

  await addPast(eleve, 27, 26);
  await page.reload();
  // Series older than the loaded exams are hidden, so later pages only append.
  await expect(cards).toHaveCount(25);
  await expect(page.getByText('Série 1')).toHaveCount(0);
  await sound(page, 'the history with exams');
  await page.getByRole('button', { name: 'Voir plus ancien' }).tap();
  await expect(cards).toHaveCount(29);
  await expect(cards.nth(27)).toContainText('Série 1');
  await expect(page.getByRole('button', { name: 'Voir plus ancien' })).toHaveCount(0);

  await cards.first().tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Raté' })).toBeVisible();
  await expect(page.getByText('À revoir : 1 question')).toBeVisible();
  await page.getByRole('link', { name: 'Vers mon historique' }).tap();
  await expect(page).toHaveURL(/\/historique\/\d+$/);
});
