import type { Page } from '@playwright/test';
import { DESK, PHONE, enter, expect, runFirst, sound, test, toasted } from './browser.ts';
import { database } from './people.ts';

const SCENE = `image:
  scene:
    lieu: carrefour
    branches: { nord: {}, est: {}, sud: {}, ouest: {} }
    usagers:
      - { qui: voiture, moi: oui, de: sud, vers: nord }
      - { qui: camionnette, couleur: grise, nom: B, de: est, vers: ouest }
verifie: { question: premier, a: moi, b: B }
`;

const form = (page: Page) => page.getByRole('form', { name: 'Nouvelle question' });
const editeur = (page: Page) => page.getByRole('region', { name: 'Image décrite' });

async function describe(page: Page, libelle: string): Promise<void> {
  await enter(page, 1, '/extranet/questions');
  await form(page).getByLabel('Énoncé').fill(libelle);
  await form(page).getByLabel('A', { exact: true }).fill('Moi.');
  await form(page).getByLabel('B', { exact: true }).fill('La camionnette.');
  await form(page).getByRole('radio', { name: 'B est la bonne réponse' }).check();
  await form(page).getByText('Dessin décrit').click();
  await editeur(page).getByText('En mots', { exact: true }).click();
  await editeur(page).getByRole('textbox', { name: 'Le dessin en mots' }).fill(SCENE);
  await expect(
    editeur(page)
      .getByRole('img', { name: /^Carrefour/ })
      .first(),
  ).toBeVisible();
}

async function addAsTyped(page: Page): Promise<number> {
  const answer = page.waitForResponse('**/api/extranet/addQuestion');
  await form(page).getByRole('button', { name: 'Ajouter' }).click();
  const { id } = (await (await answer).json()) as { id: number };
  await toasted(page, `La question ${id} a été ajoutée.`);
  return id;
}

const keptOf = async (id: number) =>
  (await database()).read
    .selectFrom('question')
    .innerJoin('questionVersion', 'questionVersion.id', 'question.version_id')
    .innerJoin('vue', 'vue.libelleImage', 'questionVersion.libelleImage')
    .select(['vue.cle', 'vue.annotations'])
    .where('question.id', '=', id)
    .executeTakeFirst();

test('words have their picture in three dimensions beside the drawing, and it is saved with them', async ({
  open,
}) => {
  test.setTimeout(240_000);
  const page = await open(DESK);
  await runFirst(page, () => Object.assign(window, { withWebGl: true }));
  await describe(page, 'Qui passe en premier, ici ?');
  const kept = editeur(page).getByText(/sera enregistrée avec la question/);
  await expect(kept).toBeVisible({ timeout: 120_000 });
  const images = editeur(page).getByRole('img', { name: /^Carrefour/ });
  await expect(images).toHaveCount(2);
  await expect(images.last()).toHaveAttribute('src', /^data:image\/webp/);
  await expect(images.last()).toHaveJSProperty('naturalWidth', 960);
  await expect(editeur(page).getByText('B', { exact: true }).last()).toBeVisible();
  const seen = page.getByRole('region', { name: 'Aperçu' }).getByRole('figure').locator('img');
  await expect(seen).toHaveAttribute('src', /^data:image\/webp/);
  await sound(page, 'a drawing and its picture', editeur(page));

  const { cle, annotations } = (await keptOf(await addAsTyped(page)))!;
  expect(annotations).toContain('"texte":"B"');
  for (const nom of [`${cle}-480.avif`, `${cle}-960.webp`])
    expect((await page.request.get(`/img/vues/${nom}`)).status()).toBe(200);
});

test('without WebGL that is said in a sentence, and the words are saved with their drawing', async ({
  open,
}) => {
  const page = await open(PHONE);
  await describe(page, 'Qui passe en premier, sans image ?');
  await expect(
    editeur(page).getByText('Ce navigateur ne dessine pas en trois dimensions.'),
  ).toBeVisible({ timeout: 30_000 });
  await expect(editeur(page).getByRole('img', { name: /^Carrefour/ })).toHaveCount(1);
  await sound(page, 'an editor without WebGL', editeur(page));
  await addAsTyped(page);
});
