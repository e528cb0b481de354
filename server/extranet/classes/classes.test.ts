import { expect, test } from 'vitest';
import { openSchoolForFile } from '../../testing/school.ts';
import { hire } from '../../testing/personnel.ts';

const school = await openSchoolForFile();
const chef = await school.login('superviseur@demo.be');
const moniteur = await hire(school, 10, 'moniteur');
const autre = await hire(school, 10, 'moniteur');
const { produits } = await chef.call('getChoixDeClasse', {});
const acces_id = produits[0]!.id;

let count = 0;
const eleve = async () => {
  count++;
  const fiche = { prenom: 'Zoé', nom: `Zwaluw ${count}`, email: `zwaluw${count}@classe.test` };
  return (await chef.call('addEleve', fiche)).id;
};
const classe = async (plus: object = {}) =>
  (await chef.call('addClasse', { libelle: 'Mardi soir', ...plus })).id;

test('a class gathers learners, gives each its product, and tells where they stand', async () => {
  const id = await classe({ moniteur_id: moniteur.id, acces_id, fin: '2027-01-31' });
  const ids = [await eleve(), await eleve()];
  expect(await chef.call('addInscrits', { classe_id: id, ids })).toMatchObject({ nombre: 2 });
  expect(await chef.call('addInscrits', { classe_id: id, ids })).toMatchObject({ nombre: 0 });
  const read = await chef.call('getClasse', { id });
  expect(read.classe).toMatchObject({ nombre: 2, moniteur: { id: moniteur.id } });
  expect(read.eleves.map((each) => each.etat)).toEqual(['pas commencé', 'pas commencé']);
  const listed = await chef.call('getEleves', { classe: id });
  expect(listed.eleves.total).toBe(2);
  expect(listed.comptes.classe.find(({ value }) => value === String(id))).toMatchObject({
    label: 'Mardi soir',
    nombre: 2,
  });
  expect((await chef.call('getEleves', { moniteur: moniteur.id })).eleves.total).toBe(2);

  expect(await chef.call('removeInscrit', { classe_id: id, user_id: ids[0]! })).toMatchObject({
    status: 200,
  });
  expect(await chef.call('removeInscrit', { classe_id: id, user_id: ids[0]! })).toMatchObject({
    status: 404,
  });
  expect((await chef.call('getEleves', { classe: id })).eleves.total).toBe(1);
  expect((await chef.call('getEleve', { id: ids[0]! })).eleve.acces).toHaveLength(1);
});

test('a full class takes nobody of those that are sent', async () => {
  const id = await classe({ capacite: 1 });
  const ids = [await eleve(), await eleve()];
  const { status, message } = await chef.call('addInscrits', { classe_id: id, ids });
  expect([status, message]).toEqual([
    409,
    'Il ne reste que 1 place dans «\u00a0Mardi soir\u00a0».',
  ]);
  expect((await chef.call('getClasse', { id })).eleves).toEqual([]);
  await chef.call('addInscrits', { classe_id: id, ids: [ids[0]!] });
  expect(await chef.call('addInscrits', { classe_id: id, ids: [ids[1]!] })).toMatchObject({
    status: 409,
  });
});

test('a teacher reads his own classes and their learners, and changes nothing', async () => {
  const id = await classe({ moniteur_id: moniteur.id });
  const [sien, ailleurs] = [await eleve(), await eleve()];
  await chef.call('addInscrits', { classe_id: id, ids: [sien] });
  expect((await moniteur.call('getClasse', { id })).eleves.map((each) => each.id)).toEqual([sien]);
  expect(await autre.call('getClasse', { id })).toMatchObject({ status: 404 });
  expect((await autre.call('getClasses', {})).classes!.total).toBe(0);
  expect(await moniteur.call('getEleve', { id: sien })).toMatchObject({ status: 200 });
  expect(await moniteur.call('getEleve', { id: ailleurs })).toMatchObject({ status: 404 });
  expect(await moniteur.call('removeInscrit', { classe_id: id, user_id: sien })).toMatchObject({
    status: 403,
  });
});

test('an import puts known and new learners into the class, or nobody', async () => {
  const id = await classe({ capacite: 2 });
  await eleve();
  const known = `Zwaluw ${count};Zoé;zwaluw${count}@classe.test`;
  const texte = `${known}\nNouveau;Paul;paul@classe.test`;
  const three = `${texte}\nTrois;Ana;ana@classe.test`;
  expect(await chef.call('importClasse', { texte: three, classe_id: id })).toMatchObject({
    status: 409,
  });
  expect(await chef.call('importClasse', { texte, classe_id: id })).toMatchObject({
    status: 200,
    comptes: 1,
  });
  const { eleves } = await chef.call('getClasse', { id });
  expect(eleves.map(({ nom }) => nom)).toEqual(['Nouveau', `Zwaluw ${count}`]);
});

test('an edit of an older version, a period that ends first, too few places are refused', async () => {
  const id = await classe({});
  const { classe: read } = await chef.call('getClasses', { id });
  const { version } = read!;
  const libelle = 'Mercredi';
  expect(await chef.call('editClasse', { id, version, libelle })).toMatchObject({ status: 200 });
  expect(await chef.call('editClasse', { id, version, libelle: 'Jeudi' })).toMatchObject({
    status: 409,
    classe: { libelle: 'Mercredi' },
  });
  const wrong = await chef.call('editClasse', {
    id,
    libelle,
    debut: '2027-02-01',
    fin: '2027-01-01',
  });
  expect(wrong.errors).toHaveProperty('fin');
  await chef.call('addInscrits', { classe_id: id, ids: [await eleve(), await eleve()] });
  const few = await chef.call('editClasse', { id, libelle, capacite: 1 });
  expect(few.errors).toHaveProperty('capacite');
});

test('a deleted class is gone, is undone, and leaves its learners; an erased learner leaves it', async () => {
  const id = await classe({});
  const user_id = await eleve();
  await chef.call('addInscrits', { classe_id: id, ids: [user_id] });
  const { annulation } = await chef.call('deleteClasse', { id });
  expect(await chef.call('getClasse', { id })).toMatchObject({ status: 404 });
  await chef.call('undo', { ligne_id: annulation!.ligne_id });
  expect((await chef.call('getClasse', { id })).classe.nombre).toBe(1);
  await chef.call('deleteEleve', { id: user_id });
  const after = await chef.call('getClasse', { id });
  expect([after.classe.nombre, after.eleves]).toEqual([0, []]);
});
