import { afterAll, describe, expect, test } from 'vitest';
import { openSchoolOfProducts } from '../../testing/produits.ts';

const { saisie, school, benoit, nathalie, picture, added, read, edit, linesOf, idOf } =
  await openSchoolOfProducts();
afterAll(() => school.close());

describe('addAcces', () => {
  test('is read again as it was typed: cents, rate, VAT and address are worked out here', async () => {
    const { id, slug } = await added({ slug: 'le-mien', tva: '99' });
    expect(slug).toBe('theorie-l-ete');
    expect(await read(id)).toEqual({
      id,
      slug,
      libelle: 'Théorie, l’été',
      type: 'QT',
      codePermis: 'B',
      prix: 14.99,
      prixRenouvellement: null,
      taux: 21,
      tva: 3.15,
      dureeValidite: 1,
      langue: 'FR',
      credits: null,
      contenu: 'Sept séries;Une explication',
      description: 'Des séries.',
      title: 'La théorie en été',
      text: 'Sept séries.',
      libelleImage: null,
      actif: 0,
      manque: 'Il manque au produit ses séries.',
      modules: [],
      themes: [],
      modulesReste: [],
      themesReste: expect.any(Array),
      version: 1,
      auteur: 'Benoît Dumont',
      dateModification: school.now().toISOString(),
      detenteurs: 0,
      typeFige: null,
      slugFige: 0,
    });
    const row = await school.database.read
      .selectFrom('acces')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toMatchObject({ prix: 1499, taux: 2100, empreinte: null, reference: null });
    const [line, ...others] = await linesOf(id);
    expect(line).toMatchObject({ appel: 'addAcces', avant: null });
    expect(JSON.parse(line!.apres!)).toMatchObject({ slug, prix: 14.99, taux: 21 });
    expect(others).toEqual([]);
  });

  test('what is left out is as the specification says', async () => {
    const { libelle, prix, codePermis, dureeValidite } = saisie;
    const { id } = await benoit.call('addAcces', { libelle, prix, codePermis, dureeValidite });
    const { type, taux, langue, actif, contenu } = await read(id);
    expect({ type, taux, langue, actif, contenu }).toEqual({
      type: 'QT',
      taux: 21,
      langue: 'FR',
      actif: 0,
      contenu: '',
    });
  });

  test.each<[champ: string, wrong: object]>([
    ['libelle', { libelle: ' \n ' }],
    ['libelle', { libelle: 'x'.repeat(101) }],
    ['libelle', { libelle: 'caché\u200B' }],
    ['prix', { prix: '' }],
    ['prix', { prix: 'douze' }],
    ['prix', { prix: '-1' }],
    ['prix', { prix: '14,999' }],
    ['prix', { prix: '0', actif: 1 }],
    ['taux', { taux: '101' }],
    ['taux', { taux: '5,555' }],
    ['taux', { taux: '' }],
    ['codePermis', { codePermis: '' }],
    ['codePermis', { codePermis: 'permis B' }],
    ['type', { type: 'XX' }],
    ['dureeValidite', { dureeValidite: 0 }],
    ['dureeValidite', { dureeValidite: '1,5' }],
    ['dureeValidite', { dureeValidite: 121 }],
    ['langue', { langue: 'DE' }],
    ['credits', { credits: 'x'.repeat(41) }],
    ['contenu', { contenu: Array.from({ length: 31 }, (_, n) => `ligne ${n}`).join(';') }],
    ['contenu', { contenu: `une;${'x'.repeat(201)}` }],
    ['contenu', { lignes: ['une', 'deux\u202f; trois'] }],
    ['description', { description: 'x'.repeat(301) }],
    ['title', { title: 'x'.repeat(121) }],
    ['text', { text: 'x'.repeat(4001) }],
    ['actif', { actif: '2' }],
  ])('a wrong %s is refused', async (champ, wrong) => {
    const { status, errors } = await benoit.call('addAcces', { ...saisie, ...wrong });
    expect({ status, champs: Object.keys(errors!) }).toEqual({ status: 422, champs: [champ] });
    expect(errors![champ]![0]).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('a rate has decimals too, and the price is rounded to a cent once', async () => {
    const { id } = await added({ prix: '19,99 €', taux: '5,5 %' });
    expect(await read(id)).toMatchObject({ prix: 19.99, taux: 5.5, tva: 1.1 });
  });

  test('two of one name have two addresses, also at once, and a deleted one keeps its own', async () => {
    const libelle = 'Le même nom';
    const answers = await Promise.all(
      [benoit, nathalie, benoit, nathalie].map((who) =>
        who.call('addAcces', { ...saisie, libelle }),
      ),
    );
    expect(answers.map(({ slug }) => slug).toSorted()).toEqual([
      'le-meme-nom',
      'le-meme-nom-2',
      'le-meme-nom-3',
      'le-meme-nom-4',
    ]);
    const first = answers.find(({ slug }) => slug === 'le-meme-nom')!;
    await benoit.call('deleteAcces', { id: first.id });
    expect((await added({ libelle })).slug).toBe('le-meme-nom-5');
  });

  test('a banner is kept as a picture under img/acces, and taken away when asked', async () => {
    const { id } = await added({ libelleImage: await picture() });
    const { libelleImage } = await read(id);
    expect(libelleImage).toMatch(/^\/img\/acces\/[0-9a-f]{32}-\d+\.webp$/);
    const served = await school.visitor.raw({ url: libelleImage! });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
    await edit(benoit, id, { title: 'Autrement' });
    expect((await read(id)).libelleImage).toBe(libelleImage);
    await edit(benoit, id, { sansImage: 1 });
    expect((await read(id)).libelleImage).toBeNull();
  });

  test('no picture at all is told under its field, and nothing is added', async () => {
    const file = new File(['rien'], 'b.png', { type: 'image/png' });
    const before = (await benoit.call('getAccesExtranet', { all: 1 })).accesList!.total;
    const { status, errors } = await benoit.call('addAcces', { ...saisie, libelleImage: file });
    expect({ status, champs: Object.keys(errors!) }).toEqual({
      status: 422,
      champs: ['libelleImage'],
    });
    expect((await benoit.call('getAccesExtranet', { all: 1 })).accesList!.total).toBe(before);
  });

  test('a copy has the banner and, of the same type, the series of its model', async () => {
    const copie_id = await idOf('theorie-permis-b');
    const model = await read(copie_id);
    const { id } = await added({ copie_id });
    const { themes, libelleImage } = await read(id);
    expect([themes, libelleImage]).toEqual([model.themes, model.libelleImage]);
    const other = await added({ copie_id, type: 'EL', sansImage: 1 });
    expect(await read(other.id)).toMatchObject({ themes: [], modules: [], libelleImage: null });
    expect((await benoit.call('addAcces', { ...saisie, copie_id: 999_999 })).status).toBe(404);
  });
});

describe('getAccesExtranet', () => {
  const listed = async (filtre: object) => {
    const { accesList } = await benoit.call('getAccesExtranet', filtre);
    return accesList!.data.map(({ libelle }) => libelle);
  };

  test('finds by words without accents, by type, by whether it is sold and whether it is complete', async () => {
    await added({ libelle: 'Épreuve œcuménique', type: 'EX', codePermis: 'CAPC' });
    expect(await listed({ recherche: 'EPREUVE oecu' })).toEqual(['Épreuve œcuménique']);
    expect(await listed({ recherche: 'capc' })).toEqual(['Épreuve œcuménique']);
    expect(await listed({ recherche: 'epreuve absente' })).toEqual([]);
    expect(await listed({ recherche: 'oecu', type: 'EX', actif: 0 })).toHaveLength(1);
    expect(await listed({ recherche: 'oecu', type: 'EL' })).toEqual([]);
    expect(await listed({ recherche: 'oecu', actif: 1 })).toEqual([]);
    expect(await listed({ recherche: 'oecu', manque: 1 })).toEqual([]);
    const { id } = await added({ libelle: 'Série oubliée' });
    expect(await listed({ recherche: 'oubliee', manque: 1 })).toEqual(['Série oubliée']);
    expect((await benoit.call('getDashboard', {})).aCompleter).toContainEqual({
      nature: 'produit',
      id,
      libelle: 'Série oubliée',
      manque: 'Il manque au produit ses séries.',
    });
  });

  test('goes by pages, or has the ids and labels of all', async () => {
    for (let n = 0; n < 26; n++) await added({ libelle: `Page ${n}` });
    const { accesList } = await benoit.call('getAccesExtranet', { recherche: 'page', page: 2 });
    expect(accesList).toMatchObject({ current_page: 2, last_page: 2, total: 26 });
    expect(accesList!.data).toHaveLength(1);
    const all = (await benoit.call('getAccesExtranet', { recherche: 'page', all: 1 })).accesList!;
    expect(all.data[25]).toEqual({ id: expect.any(Number), libelle: 'Page 25' });
    expect(await listed({ recherche: 'page', page: 3 })).toEqual([]);
  });

  test('one that there is not, or no more', async () => {
    expect((await benoit.call('getAccesExtranet', { id: 999_999 })).status).toBe(404);
    const { id } = await added();
    expect((await benoit.call('deleteAcces', { id })).status).toBe(200);
    expect((await benoit.call('getAccesExtranet', { id })).status).toBe(404);
    expect((await benoit.call('deleteAcces', { id })).status).toBe(404);
    expect((await edit(benoit, id, {})).status).toBe(404);
    expect(await listed({ recherche: `theorie-l-ete-${id}` })).toEqual([]);
  });

  test('what is there and linked in what order is no business of level 1', async () => {
    const julie = await school.login('utilisateur@demo.be');
    expect((await julie.call('getAccesExtranet', {})).status).toBe(403);
  });
});
