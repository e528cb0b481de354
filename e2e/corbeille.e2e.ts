import {
  DESK,
  PHONE,
  enter,
  expect,
  fits,
  go,
  largeText,
  sound,
  test,
  toasted,
} from './browser.ts';
import { callerOf } from './calls.ts';
import { newAdmin } from './people.ts';

test('a series that was deleted is found in the bin and put back', async ({ open }) => {
  const page = await open(DESK);
  await enter(page, 10, '/extranet/themes');
  const libelle = `À jeter ${Date.now()}`;
  const form = page.getByRole('form', { name: 'Nouvelle série' });
  await form.getByLabel('Libellé').fill(libelle);
  await form.getByRole('button', { name: 'Ajouter' }).click();
  await toasted(page, `La série « ${libelle} » a été ajoutée`);
  const list = page.getByRole('region', { name: 'Séries' });
  await list.getByLabel('Mots du libellé').fill(libelle);
  await list.getByRole('button', { name: `Supprimer : série ${libelle}` }).click();
  const sure = page.getByRole('dialog');
  await expect(sure).toContainText('Cette action est irréversible !');
  await expect(sure).toContainText('La corbeille garde trente jours ce qui est supprimé');
  await page.getByRole('button', { name: 'Oui, supprimer !' }).click();
  await toasted(page, `La série « ${libelle} » a été supprimée.`);

  await go(page, '/extranet/corbeille');
  const bin = page.getByRole('region', { name: 'Corbeille' });
  await expect(bin.getByText(libelle)).toBeVisible();
  await sound(page, 'the bin');
  await bin.getByRole('button', { name: new RegExp(`Rétablir.*${libelle}`) }).click();
  const suite = page.getByRole('alert').filter({ hasText: 'c’est rétabli' });
  await expect(suite).toContainText(libelle);
  await expect(bin.getByText(libelle)).toBeHidden();
  await suite.getByRole('link', { name: 'Voir' }).click();
  await expect(page.getByRole('form', { name: `Série « ${libelle} »` })).toBeVisible();
});

test('a line of the journal puts back too, on a phone, and says what could not', async ({
  open,
}) => {
  const chef = await newAdmin(10);
  const send = await callerOf(chef);
  const nom = `Deux choses ${Date.now()}`;
  const { id } = await send('addChapitre', {
    libelle: nom,
    texte: '<p>Un texte.</p>',
    listeQuestions: '',
  });
  const { id: module_id } = await send('addModule', { libelle: nom, chapitre_ids: [id] });
  await send('deleteChapitre', { id });
  await send('deleteModule', { id: module_id });
  const page = await open(PHONE);
  await enter(page, chef, '/extranet/corbeille');
  const bin = page.getByRole('region', { name: 'Corbeille' });
  await expect(bin.getByText(nom)).toHaveCount(2);
  await fits(page, 'the bin on a phone');
  await largeText(page);
  await fits(page, 'the bin in large letters');
  await go(page, `/extranet/journal?objet=chapitre&objet_id=${id}`);
  await page.getByRole('button', { name: `Rétablir : chapitre ${id}` }).click();
  const suite = page.getByRole('alert').filter({ hasText: 'c’est rétabli' });
  await expect(suite).toContainText(`Le module « ${nom} » est supprimé, lui aussi.`);
  await fits(page, 'the journal with what came of it');
  await expect(page.getByRole('button', { name: /^Rétablir/ })).toHaveCount(0);
});
