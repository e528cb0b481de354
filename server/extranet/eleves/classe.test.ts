import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { byNumber, mailsTo } from '../../testing/compte.ts';
import { type Person, type School, openSchool } from '../../testing/school.ts';

let school: School;
let chef: Person;
let produit: { id: number; libelle: string };

beforeAll(async () => {
  school = await openSchool();
  chef = await school.login('superviseur@demo.be');
  const { produits } = await chef.call('getEleve', {
    id: (await school.login('eleve@demo.be')).id,
  });
  produit = produits.find(({ type }) => type === 'QT')!;
});
afterAll(() => school.close());

const count = async () =>
  (await school.database.read.selectFrom('eleve').select('id').execute()).length;
const classe = (nombre: number, tag: string) =>
  [
    'Nom;Prénom;E-mail;Date de naissance;Produit',
    ...Array.from(
      { length: nombre },
      (_, n) => `Nom${tag};Prénom;${tag}${n}@classe.test;3/7/2007;${produit.libelle}`,
    ),
  ].join('\r\n');

describe('before anything is written', () => {
  test('line by line, what is wrong with each', async () => {
    const before = await count();
    const texte = [
      'E-mail\tNom\tPrénom\tNé le\tAccès',
      'bon@classe.test\tBon\tLéa\t03/07/2007\t',
      'faux\tFaux\tLéa\t\t',
      'bon@classe.test\tBon\tLéa\t\t',
      '',
      'date@classe.test\tDate\tLéa\t31/02/2007\t',
      'produit@classe.test\tProduit\tLéa\t\tInconnu',
      'eleve@demo.be\tQuelqu’un\tAutre\t\t',
      'vide@classe.test\t\tLéa\t\t',
    ].join('\n');
    const { lignes, fautives, message } = await chef.call('checkClasse', { texte });
    expect(message).toBe('6 lignes sont à corriger.');
    expect(fautives).toBe(6);
    expect(lignes.map(({ ligne, erreurs }) => [ligne, erreurs[0]])).toEqual([
      [2, undefined],
      [3, 'Cette adresse e-mail n’est pas valable.'],
      [4, 'Cette adresse est déjà à la ligne 2.'],
      [
        6,
        '«\u00a031/02/2007\u00a0» n’est pas une date de naissance que l’on comprend\u00a0: écrivez-la comme 03/07/2007.',
      ],
      [7, 'Aucun produit ne s’appelle «\u00a0Inconnu\u00a0».'],
      [8, expect.stringMatching(/^Cette adresse est celle de /)],
      [9, 'Indiquez son nom.'],
    ]);
    const answer = await chef.call('importClasse', { texte });
    expect(answer).toMatchObject({
      status: 422,
      errors: { texte: ['Ligne 3\u00a0: Cette adresse e-mail n’est pas valable.'] },
    });
    expect(await count()).toBe(before);
  });

  test.each([
    ['nothing', ' \n \n', 'Il n’y a aucun élève dans ce tableau.'],
    ['only names of columns', 'Nom;Prénom;E-mail', 'Il n’y a aucun élève dans ce tableau.'],
  ])('%s', async (_, texte, message) => {
    expect(await chef.call('checkClasse', { texte })).toMatchObject({ status: 422, message });
  });

  test('501 are too many', async () => {
    const answer = await chef.call('checkClasse', { texte: classe(501, 'trop') });
    expect(answer.errors!['texte']![0]).toMatch(/500 élèves au plus\s: ici 501/);
  });
});

describe('what other programs write', () => {
  test('a sign that no name has is named, with its field and its place', async () => {
    const { lignes } = await chef.call('checkClasse', {
      texte: 'Nom;Prénom;E-mail\nKov\u0000x;Zoé;nul@classe.test\nA;<b>Zoé;b@classe.test',
    });
    expect(lignes.map(({ erreurs }) => erreurs)).toEqual([
      [
        'Le nom contient après «\u00a0Kov\u00a0» ce qui n’est pas accepté\u00A0: un signe invisible, U+0000.',
      ],
      ['Le prénom contient au début ce qui n’est pas accepté\u00A0: un chevron ouvrant.'],
    ]);
  });

  test('marks that no screen shows are gone, from names, addresses and days', async () => {
    const { lignes, ecartees } = await chef.call('checkClasse', {
      texte:
        'Liste de la classe 6B;;;;\r\n;;;;\r\nN°;Prénom;Nom;Né(e) le;Adresse électronique\r\n' +
        '1;\u202bZoé;Le\u0301vy\u00ad;\u200e3/\u200e07/\u200e2007;\ufeffzoe@école-classe.be\r\n;;;;\r\n\u001a',
    });
    expect(ecartees).toEqual(['N°']);
    expect(lignes).toMatchObject([
      {
        ligne: 4,
        nom: 'L\u00e9vy',
        prenom: 'Zoé',
        naissance: '03/07/2007',
        suite: 'compte',
        erreurs: [],
      },
    ]);
  });

  test.each([
    ['hier', /«\shier\s» n’est pas une date .* comme 03\/07\/2007/],
    ['03/07/2027', /«\s03\/07\/2027\s» ne peut pas être/],
    ['3/7/1899', /ne peut pas être/],
    ['7/25/2007', /a le mois devant/],
  ])('the day %s is told', async (jour, told) => {
    const { lignes } = await chef.call('checkClasse', { texte: `A;B;j@classe.test;${jour};` });
    expect(lignes[0]!.erreurs).toEqual([expect.stringMatching(told)]);
  });

  test('what is no class is refused in a sentence', async () => {
    const answer = await chef.call('checkClasse', { texte: 'Madame,\nvoici la liste.' });
    expect(answer.errors!['texte']![0]).toMatch(/^On ne trouve pas la ligne des titres/);
  });
});

test('what is odd is asked, and imported once it was looked at', async () => {
  const texte = [
    'Nom;Prénom;E-mail;Date de naissance',
    'Jeune;A;jeune@classe.test;20/11/2026',
    'Vieux;B;vieux@classe.test;01/01/1900',
    'Juste;C;juste@classe.test;3/7/2007',
  ].join('\n');
  const check = await chef.call('checkClasse', { texte });
  expect(check).toMatchObject({ fautives: 0, douteuses: 2 });
  expect(check.lignes.map(({ questions }) => questions.length)).toEqual([1, 1, 0]);
  const before = await count();
  const refused = await chef.call('importClasse', { texte });
  expect(refused).toMatchObject({
    status: 422,
    errors: { confirme: [expect.stringMatching(/^Ligne 2\s: Cet élève aurait/)] },
  });
  expect(await count()).toBe(before);
  expect(await chef.call('importClasse', { texte, confirme: 1 })).toMatchObject({ comptes: 3 });
  expect(await chef.call('importClasse', { texte })).toMatchObject({ status: 200, comptes: 0 });
});

test('500 at once: accounts, accesses and mails; the same again changes nothing', async () => {
  const before = await count();
  const texte = classe(500, 'a');
  const done = await chef.call('importClasse', { texte });
  expect(done).toMatchObject({ status: 200, comptes: 500, acces: 500 });
  expect(await count()).toBe(before + 500);
  const { eleves } = await chef.call('getEleves', { recherche: 'noma', champ: 'nom' });
  expect(eleves.total).toBe(500);
  expect(eleves.data[0]!.acces).toMatchObject([{ acces_id: produit.id, etat: 'pas commencé' }]);
  expect(await mailsTo(school, 'a499@classe.test')).toHaveLength(1);
  const again = await chef.call('importClasse', { texte });
  expect(again).toMatchObject({ status: 200, comptes: 0, acces: 0 });
  expect(again.message).toBe('Rien à faire\u00a0: cette classe est déjà là.');
  expect(await count()).toBe(before + 500);
  expect(await mailsTo(school, 'a499@classe.test')).toHaveLength(1);
});

test('who is there gets the product, and stays as they are', async () => {
  const texte = `Nomc;Prénom;c0@classe.test;;\nNomc;PRENOM;c1@classe.test;;`;
  await chef.call('importClasse', { texte });
  const more = `nomc;prenom;C0@classe.test;1/1/2000;${produit.id}`;
  const check = await chef.call('checkClasse', { texte: more });
  expect(check.lignes.map(({ suite }) => suite)).toEqual(['acces']);
  expect(await chef.call('importClasse', { texte: more })).toMatchObject({ comptes: 0, acces: 1 });
  const { eleves } = await chef.call('getEleves', { recherche: 'c0@classe.test' });
  expect(eleves.data[0]).toMatchObject({ nom: 'Nomc', acces: [{ acces_id: produit.id }] });
});

test('a product is the one that is written, and of two of one name neither', async () => {
  const more = { type: 'QT', prix: '9', codePermis: 'B', dureeValidite: 1 };
  const add = (libelle: string) => chef.call('addAcces', { ...more, libelle });
  const [b, plus, one, two] = [
    await add('Auto B'),
    await add('Auto B+'),
    await add('Auto C'),
    await add('Auto C'),
  ];
  const typed = ['Auto B', 'Auto B+', 'auto b !', 'Auto C', `${two.id}`];
  const texte = typed.map((nom, n) => `N;P;nomme${n}@classe.test;;${nom}`).join('\n');
  const { lignes } = await chef.call('checkClasse', { texte });
  expect(lignes.map(({ erreurs }) => erreurs[0])).toEqual([
    undefined,
    undefined,
    `Plusieurs produits s’appellent «\u00a0auto b !\u00a0»\u00a0: écrivez le numéro du bon, ${b.id} ou ${plus.id}.`,
    `Plusieurs produits s’appellent «\u00a0Auto C\u00a0»\u00a0: écrivez le numéro du bon, ${one.id} ou ${two.id}.`,
    undefined,
  ]);
  await chef.call('importClasse', { texte: texte.split('\n').slice(0, 2).join('\n') });
  const { eleves } = await chef.call('getEleves', { recherche: 'nomme' });
  expect(eleves.data.map(({ acces }) => acces[0]!.acces_id).toSorted(byNumber)).toEqual(
    [b.id, plus.id].toSorted(byNumber),
  );
});

test('an address is read and shown line by line as it is kept', async () => {
  const texte = [
    'Nom;Prénom;E-mail;Rue;Code postal;Localité',
    'Rue;Léa;rue0@classe.test;Rue Haute 1;B-4000;Liège',
    'Rue;Tom;rue1@classe.test;;;',
  ].join('\n');
  const { lignes } = await chef.call('checkClasse', { texte });
  expect(lignes).toMatchObject([
    { rue: 'Rue Haute 1', codePostal: '4000', localite: 'Liège' },
    { rue: '', codePostal: '', localite: '' },
  ]);
});

test('a class stands in the list in the order of its file, whatever its addresses', async () => {
  const tags = ['m', 'a', 'z', 'k'];
  const texte = tags.map((tag) => `Rangee;${tag};${tag}-rangee@classe.test;;`).join('\n');
  expect(await chef.call('importClasse', { texte })).toMatchObject({ comptes: 4 });
  const { eleves } = await chef.call('getEleves', { recherche: 'rangee', champ: 'nom' });
  expect(eleves.data.map(({ prenom }) => prenom)).toEqual(tags);
});

test('classes that cross at once, each in its own order, are imported once', async () => {
  const lignes = Array.from({ length: 40 }, (_, n) => `Envers;P;envers${n}@classe.test;;`);
  const pliee = lignes.map((_, n) => lignes[n % 2 ? 40 - n : n]);
  const before = await count();
  const all = await Promise.all(
    [lignes, lignes.toReversed(), pliee, pliee.toReversed()].map((each) =>
      chef.call('importClasse', { texte: each.join('\n') }),
    ),
  );
  expect(await count()).toBe(before + 40);
  for (const { status } of all) expect([200, 409]).toContain(status);
});

test('one class twice at once is imported once', async () => {
  const texte = classe(20, 'd');
  const before = await count();
  const both = await Promise.all([1, 2].map(() => chef.call('importClasse', { texte })));
  expect(await count()).toBe(before + 20);
  expect(both.reduce((sum, answer) => sum + (answer.comptes ?? 0), 0)).toBe(20);
});

describe('told step by step', () => {
  const url = '/api/extranet/importClasse';
  const headers = { accept: 'application/x-ndjson, application/json' };
  const send = (texte: string) => chef.raw({ method: 'POST', url, headers, payload: { texte } });

  test('how many are done, and the answer as the last line', async () => {
    const lines = await chef.linesOf('importClasse', { texte: classe(25, 'e') });
    expect(lines.slice(0, 3)).toEqual([0, 10, 20].map((fait) => ({ fait, total: 25 })));
    expect(lines.slice(3)).toMatchObject([{ status: 200, comptes: 25, acces: 25 }]);
  });

  test('what is refused before it begins, or is done at once, is answered as ever', async () => {
    const refused = await send('Nom;Prénom;E-mail');
    expect([refused.statusCode, refused.json().errors.texte]).toEqual([422, [expect.any(String)]]);
    expect((await send(classe(25, 'e'))).json()).toMatchObject({ status: 200, comptes: 0 });
  });

  test('what goes wrong in the middle is told as the last line, and nothing is kept', async () => {
    const before = await count();
    const broken = vi.spyOn(school.mounting, 'addLignes').mockRejectedValueOnce(new Error('full'));
    const answer = await send(classe(15, 'f'));
    broken.mockRestore();
    const last = JSON.parse(answer.payload.trimEnd().split('\n').at(-1)!) as object;
    expect([answer.statusCode, last]).toEqual([
      200,
      { status: 500, message: expect.any(String), reference: expect.any(String) },
    ]);
    expect(await count()).toBe(before);
  });

  test('who leaves at the first step does not stop it', async () => {
    const before = await count();
    const address = await school.fastify.listen({ port: 0, host: '127.0.0.1' });
    const cookie = (await school.fastify.inject('/sanctum/csrf-cookie')).cookies[0]!.value;
    const leave = new AbortController();
    const answer = await fetch(address + url, {
      method: 'POST',
      signal: leave.signal,
      headers: {
        ...headers,
        'content-type': 'application/json',
        authorization: `Bearer ${chef.token}`,
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': cookie,
        cookie: `XSRF-TOKEN=${cookie}`,
      },
      body: JSON.stringify({ texte: classe(500, 'g') }),
    });
    const first = await answer.body!.getReader().read();
    expect(new TextDecoder().decode(first.value)).toMatch(/^{"fait":0,"total":500}\n/);
    expect(await count()).toBe(before);
    leave.abort();
    await vi.waitFor(async () => expect(await count()).toBe(before + 500), 20_000);
  });
});

describe('the file for a spreadsheet', () => {
  const csv = async (input: object = {}) => {
    const url = '/api/extranet/exportEleves';
    return chef.raw({ method: 'POST', url, payload: input });
  };

  test('semicolons, a mark of UTF-8, days as here, formulas as text; noted, without names', async () => {
    await chef.call('addEleve', {
      prenom: '=cmd|’/C calc’!A0',
      nom: 'Zwa"luw; é',
      email: 'zwaluw@classe.test',
      dateNaissance: '1985-07-30',
      rue: '+32 470',
      localite: '@SUM(1)',
      registreNational: '85073003328',
    });
    const answer = await csv({ recherche: 'zwaluw@classe.test', champ: 'email' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/eleves-2026-11-21\.csv/);
    const text = answer.rawPayload.toString('utf8');
    expect(text.charCodeAt(0)).toBe(0xfeff);
    const [head, line, end] = text.slice(1).split('\r\n');
    expect(head).toMatch(/^Numéro;Nom;Prénom;E-mail;Date de naissance;/);
    expect(line).toContain(`;"Zwa""luw; é";"'=cmd|’/C calc’!A0";zwaluw@classe.test;30/07/1985;`);
    expect(line).toContain(`;"'+32 470";"'@SUM(1)";`);
    expect(end).toBe('');
    expect(text).not.toContain('85073003328');
    const ligne = await school.database.read
      .selectFrom('journal')
      .selectAll()
      .where('appel', '=', 'exportEleves')
      .executeTakeFirstOrThrow();
    expect(ligne).toMatchObject({ objet: 'eleve', objet_id: null, apres: '{"nombre":1}' });
  });

  test('all of them, more than one reading has', async () => {
    const text = (await csv()).payload;
    const { total } = (await chef.call('getEleves', {})).eleves;
    expect(total).toBeGreaterThan(500);
    expect(text.trimEnd().split('\r\n')).toHaveLength(total + 1);
  });

  test('comes back: nothing changes here, and elsewhere it says the same again', async () => {
    const more = { prenom: '-Al', nom: '=1+1', rue: '@Rue', localite: 'Liège', codePostal: '4000' };
    const { id } = await chef.call('addEleve', {
      ...more,
      email: "o'tour@aller-retour.test",
      dateNaissance: '2007-07-03',
      contratSigne: 1,
    });
    await chef.call('addAccesToEleve', { user_id: id, acces_id: produit.id });
    await chef.call('addEleve', {
      prenom: 'Zoé, Lou',
      nom: 'van "der" Aa; 3rd',
      email: 'zoe@aller-retour.test',
    });
    const recherche = 'retour';
    const text = (await csv({ recherche, champ: 'email' })).payload;
    const here = await chef.call('checkClasse', { texte: text });
    expect(here).toMatchObject({ fautives: 0, douteuses: 0 });
    expect(here.ecartees).toEqual(['Numéro', 'Inscrit le']);
    expect(here.lignes.map(({ suite }) => suite)).toEqual(['rien', 'rien']);
    const before = await count();
    expect(await chef.call('importClasse', { texte: text })).toMatchObject({
      comptes: 0,
      acces: 0,
    });
    expect(await count()).toBe(before);

    const other = await openSchool();
    try {
      const sophie = await other.login('superviseur@demo.be');
      expect(await sophie.call('importClasse', { texte: text })).toMatchObject({
        comptes: 2,
        acces: 1,
      });
      const again = await sophie.raw({
        method: 'POST',
        url: '/api/extranet/exportEleves',
        payload: { recherche, champ: 'email' },
      });
      const said = (payload: string) =>
        payload
          .split('\r\n')
          .map((line) => line.replace(/^\d+;/, ''))
          .toSorted();
      expect(said(again.payload)).toEqual(said(text));
    } finally {
      await other.close();
    }
  });
});
