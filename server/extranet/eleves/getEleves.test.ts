import { describe, expect, test } from 'vitest';
import { FILTRE_ACCES } from '../../../regles/accesUser.ts';
import * as page from '../../../regles/recherche.ts';
import { connect } from '../../socle/db/connect.ts';
import { listReperesDesEleves, rechercheOf } from '../../eleve/compte/repertoire.queries.ts';
import { openSchoolForFile } from '../../testing/school.ts';

const ids: Record<string, number> = {};

const ELEVES: Record<string, [prenom: string, nom: string, email: string]> = {
  une: ['Zoé-Lou', 'Van der Zwaluwen', 'zoe@zwaluw.test'],
  deux: ['Éloïse', 'Lezwaluw', 'eloise.l@zwaluw.test'],
  trois: ['Zwaluw', 'D’Œuvre', 'oeuvre+b@exemple.test'],
  quatre: ['Ömer', 'Öztürk', 'ozturk@zwaluw.test'],
};

const school = await openSchoolForFile();
const chef = await school.login('superviseur@demo.be');
for (const [key, [prenom, nom, email]] of Object.entries(ELEVES))
  ids[key] = (await chef.call('addEleve', { prenom, nom, email })).id;

const found = async (recherche: string, champ = 'tous') => {
  const { eleves } = await chef.call('getEleves', { recherche, champ });
  const names = new Map(Object.entries(ids).map(([key, id]) => [id, key]));
  return eleves.data.map(({ id }) => names.get(id) ?? 'another');
};

test.each<[string, page.ChampRecherche, string[]]>([
  ['zwaluw', 'tous', ['quatre', 'trois', 'deux', 'une']],
  ['zwaluw', 'nom', ['deux', 'une']],
  ['ZWALUW', 'prenom', ['trois']],
  ['zwaluw', 'email', ['quatre', 'deux', 'une']],
  ['zwaluwen', 'tous', ['une']],
  ['waluwen', 'nom', ['une']],
  ['walu', 'tous', []],
  ['van zwaluw', 'nom', ['une']],
  ['zoe lou', 'prenom', ['une']],
  ['zoe zwaluwen', 'tous', ['une']],
  ['zoe zwaluwen', 'nom', []],
  ['ELOISE', 'prenom', ['deux']],
  ['oeuvre', 'nom', ['trois']],
  ['D’œuvre', 'nom', ['trois']],
  ['oztu', 'nom', ['quatre']],
  ['turk', 'nom', ['quatre']],
  ['oeuvre+b@exemple.test', 'email', ['trois']],
  ['zwaluw %', 'tous', ['quatre', 'trois', 'deux', 'une']],
  ['%%', 'tous', []],
  ["' or 1=1 --", 'tous', []],
])('«\u00a0%s\u00a0» among %s', async (recherche, champ, expected) => {
  const whole = await found(recherche, champ);
  if (recherche === '%%') expect(whole.length).toBeGreaterThan(4);
  else expect(whole).toEqual(expected);
  const fits = page.rechercheOf(recherche, champ);
  const onPage = Object.entries(ELEVES).filter(([, [prenom, nom, email]]) =>
    fits({ prenom, nom, email }),
  );
  expect(onPage.map(([key]) => key).toReversed()).toEqual(expected);
});

test('one letter searches nothing yet; two do', async () => {
  const { total } = (await chef.call('getEleves', {})).eleves;
  expect((await chef.call('getEleves', { recherche: 'z' })).eleves.total).toBe(total);
  expect((await chef.call('getEleves', { recherche: 'zw' })).eleves.total).toBe(4);
});

test('the newest first, 25 a page, none past the end', async () => {
  const { eleves, message } = await chef.call('getEleves', {});
  expect(eleves.data.slice(0, 4).map(({ id }) => id)).toEqual(Object.values(ids).toReversed());
  expect(message).toBe(`${eleves.total} élèves.`);
  const past = (await chef.call('getEleves', { page: 999 })).eleves;
  expect(past).toMatchObject({ data: [], total: eleves.total, per_page: 25 });
});

test('a row has its accesses and where they stand; the secret ones stay', async () => {
  const { eleves } = await chef.call('getEleves', { recherche: 'eleve@demo.be', champ: 'email' });
  const row = eleves.data.find(({ email }) => email === 'eleve@demo.be');
  expect(row!.acces.map(({ etat }) => etat)).toContain('périmé');
  expect(Object.keys(row!).toSorted()).toEqual(
    'acces bloque confirme dateCreation email id nom prenom pret vuLe'.split(' '),
  );
});

test('behind the figures of the dashboard stand the learners', async () => {
  const { produits } = await chef.call('getEleve', { id: ids['une']! });
  await chef.call('addAccesToEleve', { user_id: ids['une']!, acces_id: produits[0]!.id });
  const { acces } = (await chef.call('getEleve', { id: ids['une']! })).eleve;
  const id = acces[0]!.acces_user_id;
  await chef.call('updateAcces', { id, dateActivation: '2026-11-20', datePerime: '2026-11-25' });
  for (const { value } of FILTRE_ACCES.options) {
    const { eleves } = await chef.call('getEleves', { acces: value, recherche: 'zwaluw' });
    expect(eleves.data.map((row) => row.id)).toEqual([ids['une']]);
  }
  await chef.call('updateAcces', { id, dateActivation: '2026-11-01', datePerime: '2026-12-25' });
  for (const { value } of FILTRE_ACCES.options) {
    const { eleves } = await chef.call('getEleves', { acces: value, recherche: 'zwaluw' });
    expect(eleves.total).toBe(0);
  }
});

test('an unknown filter is refused by naming those that there are', async () => {
  const refused = await chef.call('getEleves', { acces: 'suspendus' });
  expect(refused).toMatchObject({
    status: 422,
    errors: { acces: ['Choisissez commences ou bientotPerimes.'] },
  });
});

describe('another server sees at once', () => {
  test('who came, who has another name, who is no more', async () => {
    const other = await connect(school.where);
    const seen = async (id: number, mot: string) => {
      const repere = (await listReperesDesEleves(other.read)).find((each) => each.id === id);
      return repere && rechercheOf(mot, 'tous')(repere);
    };
    expect(await seen(ids['quatre']!, 'ozturk')).toBe(true);
    const { id } = await chef.call('addEleve', {
      prenom: 'Nina',
      nom: 'Neuve',
      email: 'nina@neuve.test',
    });
    expect([await seen(id, 'neuve'), await seen(id, 'autre')]).toEqual([true, false]);
    await chef.call('editEleve', { id, prenom: 'Nina', nom: 'Autre', email: 'nina@neuve.test' });
    expect(await seen(id, 'autre')).toBe(true);
    await chef.call('deleteEleve', { id });
    expect(await seen(id, 'autre')).toBeUndefined();
    const gone = await chef.call('addEleve', {
      prenom: 'Tom',
      nom: 'Parti',
      email: 'tom@parti.test',
    });
    expect(await seen(gone.id, 'parti')).toBe(true);
    await school.database.write(async (trx) => {
      await trx.deleteFrom('mail').where('eleve_id', '=', gone.id).execute();
      await trx.deleteFrom('eleve').where('id', '=', gone.id).execute();
    });
    expect(await seen(gone.id, 'parti')).toBeUndefined();
    await other.close();
  });

  test('of what is not looked for no revision is taken', async () => {
    const revision = async () =>
      (await school.database.read.selectFrom('repertoire').selectAll().executeTakeFirstOrThrow())
        .revision;
    const before = await revision();
    await chef.call('sendPassword', { id: ids['deux']! });
    const [prenom, nom, email] = ELEVES['deux']!;
    await chef.call('editEleve', { id: ids['deux']!, prenom, nom, email, localite: 'Namur' });
    expect(await revision()).toBe(before);
    await chef.call('editEleve', { id: ids['deux']!, prenom, nom: 'Zwaluwe', email });
    expect(await revision()).toBe(before + 1);
  });
});

test('an address that is looked for whole comes first, however it is written', async () => {
  const add = async (email: string) =>
    (await chef.call('addEleve', { prenom: 'A', nom: 'Autre', email })).id;
  const [exact, newer] = [await add('ici@adresse.test'), await add('ici.adresse@test.ici.test')];
  const idn = await add('ici@adressé.test');
  const firsts = async (recherche: string, champ = 'tous') =>
    (await chef.call('getEleves', { recherche, champ })).eleves.data.map(({ id }) => id);
  expect(await firsts(' ICI@adresse.test ')).toEqual([exact, newer]);
  expect(await firsts('ici@adresse.test', 'email')).toEqual([exact, newer]);
  expect(await firsts('ici@adresse.test', 'nom')).toEqual([]);
  expect((await firsts('ici@adressé.test'))[0]).toBe(idn);
  const { resultats } = await chef.call('getRecherche', { recherche: 'ici@adresse.test' });
  expect(resultats[0]).toMatchObject({ type: 'eleve', id: exact });
});
