import { expect, test } from 'vitest';
import { bestByLabel } from '../../socle/texte/libelles.ts';
import { type Person, openSchoolForFile } from '../../testing/school.ts';

const school = await openSchoolForFile();
const utilisateur = await school.login('utilisateur@demo.be');
const find = async (recherche: string) =>
  (await utilisateur.call('getRecherche', { recherche })).resultats;

test('a few questions that have every word, the newest first, as the bank finds them', async () => {
  const { questions } = await utilisateur.call('getQuestions', { recherche: 'PRIORITE' });
  const bank = questions.data.slice(0, 6).map(({ id, libelle }) => ({ id, libelle }));
  const found = await find('priorité');
  expect(found.map(({ id, libelle }) => ({ id, libelle }))).toEqual(bank);
  expect(found[0]).toEqual({
    type: 'question',
    ...bank[0],
    detail: `Question ${bank[0]!.id}`,
  });
});

test('by its number too; what was deleted is found no more', async () => {
  const { id } = (await find('priorité'))[0]!;
  expect((await find(`${id}`)).map((each) => each.id)).toEqual([id]);
  await utilisateur.call('deleteQuestion', { id });
  expect(await find(`${id}`)).toEqual([]);
});

test.each([['a'], [' b '], [''], ['x'.repeat(201)]])(
  '«\u00a0%s\u00a0» is refused',
  async (recherche) => {
    expect(await utilisateur.call('getRecherche', { recherche })).toMatchObject({ status: 422 });
  },
);

test('nothing that matches is no failure', async () => {
  expect(await find('zwentibolde')).toEqual([]);
  expect(await find('?!')).toEqual([]);
});

test('a student, a series, a chapter, a module and a product, by right of level', async () => {
  const [administrateur, superviseur] = [
    await school.login('administrateur@demo.be'),
    await school.login('superviseur@demo.be'),
  ];
  const { id: eleve_id } = await superviseur.call('addEleve', {
    prenom: 'Zélie',
    nom: 'Kwartel',
    email: 'zelie@exemple.be',
  });
  const { id: theme_id } = await administrateur.call('addTheme', {
    libelle: 'La série Kwartél',
    listeQuestions: '',
  });
  const { id: chapitre_id } = await administrateur.call('addChapitre', {
    libelle: 'Kwartel, le chapitre',
    texte: '<p>a</p>',
  });
  const { id: module_id } = await administrateur.call('addModule', {
    libelle: 'Le module kwartel',
    chapitre_ids: [chapitre_id],
  });
  const { id: acces_id } = await administrateur.call('addAcces', {
    libelle: 'Accès Kwartel',
    type: 'EL',
    prix: '5',
    codePermis: 'B',
    dureeValidite: 1,
    contenu: '',
    description: '',
    title: '',
    text: '',
  });
  await administrateur.call('linkModules', { acces_id, module_ids: [module_id] });
  const seenBy = async (who: Person) =>
    (await who.call('getRecherche', { recherche: 'KWÀRT' })).resultats;
  const eleve = {
    type: 'eleve',
    id: eleve_id,
    libelle: 'Zélie Kwartel',
    detail: 'zelie@exemple.be',
  };
  const others = [
    { type: 'theme', id: theme_id, libelle: 'La série Kwartél', detail: '0 questions' },
    {
      type: 'chapitre',
      id: chapitre_id,
      libelle: 'Kwartel, le chapitre',
      detail: 'Le module kwartel',
    },
    { type: 'module', id: module_id, libelle: 'Le module kwartel', detail: 'Accès Kwartel' },
    { type: 'acces', id: acces_id, libelle: 'Accès Kwartel', detail: 'acces-kwartel' },
  ];
  expect(await seenBy(superviseur)).toEqual([eleve, ...others]);
  expect(await seenBy(administrateur)).toEqual(others);
  expect(await seenBy(utilisateur)).toEqual([]);
  await superviseur.call('deleteEleve', { id: eleve_id });
  await administrateur.call('deleteTheme', { id: theme_id });
  await administrateur.call('deleteChapitre', { id: chapitre_id });
  await administrateur.call('deleteModule', { id: module_id });
  await administrateur.call('deleteAcces', { id: acces_id });
  expect(await seenBy(superviseur)).toEqual([]);
});

test('what begins with the letters comes first', async () => {
  expect(
    bestByLabel(
      ['Le feu', 'Feux rouges', 'Au feu, pas', 'Affeu'].map((libelle) => ({ libelle })),
      'FEU',
    ),
  ).toEqual([{ libelle: 'Feux rouges' }, { libelle: 'Le feu' }, { libelle: 'Au feu, pas' }]);
});
