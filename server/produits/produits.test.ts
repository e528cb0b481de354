import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photo } from '../testing/images.ts';
import { type Person, type School, openSchool } from '../testing/school.ts';
import { addSerie } from '../testing/serie.ts';

const ascending = (one: number, other: number) => one - other;

let school: School;
let benoit: Person;
let nathalie: Person;
beforeAll(async () => {
  school = await openSchool();
  benoit = await school.login('administrateur@demo.be');
  nathalie = await school.login('superviseur@demo.be');
});
afterAll(() => school.close());

const saisie = {
  libelle: 'Théorie, l’été',
  prix: '14,99',
  taux: '21',
  codePermis: 'b',
  type: 'QT',
  dureeValidite: 1,
  contenu: ' Sept séries ;;Une explication;',
  description: 'Des séries.',
  title: 'La théorie en été',
  text: 'Sept séries.',
  actif: 0,
};
const picture = async () =>
  new File([new Uint8Array(await photo().png().toBuffer())], 'b.png', { type: 'image/png' });
const added = async (more: object = {}) => {
  const answer = await benoit.call('addAcces', { ...saisie, ...more });
  expect(answer).toMatchObject({ status: 200 });
  return answer;
};
const read = async (id: number) => (await benoit.call('getAccesExtranet', { id })).acces!;
const edit = (who: Person, id: number, more: object) =>
  who.call('editAcces', { id, ...saisie, ...more });
const linesOf = (id: number) =>
  school.database.read
    .selectFrom('journal')
    .selectAll()
    .where('objet', '=', 'acces')
    .where('objet_id', '=', id)
    .orderBy('id')
    .execute();
const idOf = async (reference: string) =>
  (
    await school.database.read
      .selectFrom('acces')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  ).id;
const newModules = async (labels: string[]) => {
  const ids: number[] = [];
  for (const libelle of labels) {
    const { id } = await school.database.write((trx) =>
      trx
        .insertInto('module')
        .values({ libelle, reference: null, empreinte: null, dateSuppression: null })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    ids.push(id);
  }
  return ids;
};
const give = (acces_id: number, eleve_id: number) =>
  school.database.write((trx) =>
    trx
      .insertInto('accesUser')
      .values({ eleve_id, acces_id, actif: 1, dateCreation: school.now().toISOString() })
      .execute(),
  );

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

describe('editAcces', () => {
  test('the address follows the label until it is on sale, then stays for good', async () => {
    const { id } = await added({ libelle: 'Avant la vente' });
    expect(await edit(benoit, id, { libelle: 'Encore avant' })).toMatchObject({
      status: 200,
      slug: 'encore-avant',
    });
    const told = await edit(benoit, id, { libelle: 'Encore avant', actif: 1 });
    expect(told.message).toContain('demi-minute');
    const after = await edit(benoit, id, { libelle: 'Après la vente', actif: 1 });
    expect(after.slug).toBe('encore-avant');
    const withdrawn = await edit(benoit, id, { libelle: 'Retiré', actif: 0 });
    expect(withdrawn.slug).toBe('encore-avant');
    expect((await read(id)).slugFige).toBe(1);
    expect((await edit(benoit, id, { libelle: 'Encore retiré' })).slug).toBe('encore-avant');
  });

  test('the demo is given, not sold: its address is no page', async () => {
    const { id } = await added({ libelle: 'Essai', codePermis: 'DEMO', prix: '0', actif: 1 });
    expect((await read(id)).slugFige).toBe(0);
    const { status } = await school.visitor.call('getPageAcces', { slug: 'essai' });
    expect(status).toBe(404);
  });

  test('what visitors see is what was saved', async () => {
    const { id, slug } = await added({ actif: 1, libelle: 'En vitrine' });
    const seen = () => school.visitor.call('getPageAcces', { slug });
    expect((await seen()).acces).toMatchObject({
      prix: 14.99,
      contenu: 'Sept séries;Une explication',
    });
    await edit(benoit, id, { actif: 1, libelle: 'En vitrine', prix: '9,50' });
    expect((await seen()).acces.prix).toBe(9.5);
    await edit(benoit, id, { actif: 0, libelle: 'En vitrine' });
    expect((await seen()).status).toBe(404);
  });

  test('what another has saved meanwhile is told, and nothing is written', async () => {
    const { id } = await added();
    const { version } = await read(id);
    expect((await edit(nathalie, id, { version, prix: '20' })).status).toBe(200);
    const { status, message, ...rest } = await edit(benoit, id, { version, title: 'Le mien' });
    expect([status, message]).toEqual([409, expect.stringContaining('Nathalie Wauters')]);
    expect(rest).toMatchObject({
      acces: { id, version: version + 1, prix: 20, taux: 21, tva: 4.2, title: saisie.title },
    });
    expect((await read(id)).title).toBe(saisie.title);
    expect((await edit(benoit, id, { version: version + 1, title: 'Le mien' })).status).toBe(200);
  });

  test('of many at once one wins, and the others are told so', async () => {
    const { id } = await added();
    const { version } = await read(id);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        edit(n % 2 ? benoit : nathalie, id, { version, title: `Titre ${n}` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([
      200, 409, 409, 409, 409,
    ]);
    expect(await linesOf(id)).toHaveLength(2);
  });

  test('one that changes nothing leaves no line', async () => {
    const { id } = await added();
    const { version } = await read(id);
    const { status, message } = await edit(nathalie, id, { version });
    expect([status, message]).toEqual([200, expect.stringContaining('Rien n’a changé')]);
    expect(await linesOf(id)).toHaveLength(1);
    expect((await read(id)).version).toBe(version);
  });

  test('a type that is linked, held or paid for is kept, with the reason', async () => {
    const { id } = await added();
    expect((await edit(benoit, id, { type: 'EX' })).status).toBe(200);
    expect((await edit(benoit, id, { type: 'QT' })).status).toBe(200);
    const refusal = async () => (await edit(benoit, id, { type: 'EX' })).errors?.type?.[0];
    const { theme_id } = await addSerie(school, id, [{}]);
    expect(await refusal()).toContain('Des séries sont liées');
    expect((await read(id)).typeFige).toBe(await refusal());
    await benoit.call('unlinkTheme', { acces_id: id, theme_id });
    const eleve = await school.login('eleve2@demo.be');
    await give(id, eleve.id);
    expect(await refusal()).toContain('Des élèves ont déjà cet accès');
    await school.database.write(async (trx) => {
      await trx.deleteFrom('accesUser').where('acces_id', '=', id).execute();
      await trx
        .insertInto('paiement')
        .values({
          eleve_id: eleve.id,
          acces_id: id,
          libelle: 'x',
          type: 'paypal',
          renouvellement: 0,
          montant: 1499,
          dateCreation: school.now().toISOString(),
        })
        .execute();
    });
    expect(await refusal()).toContain('Des élèves ont déjà cet accès');
    expect((await read(id)).type).toBe('QT');
  });

  test('content/ changes it no more, and the journal has what it was', async () => {
    const id = await idOf('revision-express');
    const before = await read(id);
    expect(before).toMatchObject({ auteur: 'Contenu', dateModification: null, slugFige: 1 });
    const { libelleImage, themes } = before;
    const typed = { ...before, libelleImage: undefined, prix: 8.5 };
    expect(await benoit.call('editAcces', typed)).toMatchObject({ status: 200 });
    const row = await school.database.read
      .selectFrom('acces')
      .select(['empreinte', 'prix'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ empreinte: null, prix: 850 });
    expect(await read(id)).toMatchObject({ libelleImage, themes, slug: before.slug });
    const [line] = await linesOf(id);
    expect(JSON.parse(line!.avant!)).toMatchObject({ prix: 7.99, libelleImage });
    expect(JSON.parse(line!.apres!)).toEqual({ ...JSON.parse(line!.avant!), prix: 8.5 });
  });
});

describe('deleteAcces', () => {
  test('takes it off sale and out of the lists; who holds it keeps it, with all that is in it', async () => {
    const eleve = await school.login('eleve2@demo.be');
    const { id, slug } = await added({ libelle: 'À retirer', actif: 1 });
    const { theme_id } = await addSerie(school, id, [{}, {}]);
    await give(id, eleve.id);
    const { message } = await benoit.call('deleteAcces', { id });
    expect(message).toBe('L’accès « À retirer » a été supprimé. Qui l’a déjà le garde.');
    expect((await school.visitor.call('getPageAcces', { slug })).status).toBe(404);
    const { accesList } = await school.visitor.call('getAcces', {});
    expect(accesList.map((each) => each.id)).not.toContain(id);
    const own = (await eleve.call('getAccesUser', {})).accesList.find((a) => a.acces_id === id)!;
    expect(own.libelle).toBe('À retirer');
    const { acces_user_id } = own;
    const { themes } = await eleve.call('getThemes', { acces_id: id, acces_user_id });
    expect(themes.map((theme) => theme.id)).toEqual([theme_id]);
    const lines = await linesOf(id);
    expect(JSON.parse(lines.at(-1)!.avant!)).toMatchObject({ slug, themes: [{ id: theme_id }] });
    const { lignes } = await nathalie.call('getJournal', { objet: 'acces', objet_id: id });
    expect(lignes.data[0]).toMatchObject({ appel: 'deleteAcces', disparu: 1 });
  });

  test('of two at once one deletes it', async () => {
    const { id } = await added();
    const answers = await Promise.all(
      [benoit, nathalie].map((who) => who.call('deleteAcces', { id })),
    );
    expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([200, 404]);
  });
});

describe('linkModules, linkThemes and their opposites', () => {
  const AUCUN_MODULE = "Aucun module n'a été séléctionné";
  const AUCUN_THEME = "Aucun theme n'a été séléctionné";
  const course = async () => {
    const { id } = await added({ type: 'EL' });
    return { id, modules: await newModules(['Un', 'Deux', 'Trois']) };
  };
  const orderOf = async (id: number) => {
    const { modules, themes } = await read(id);
    return [...modules, ...themes].map((lien) => lien.id);
  };
  const linkModules = (who: Person, acces_id: number, module_ids: number[], lies?: number[]) =>
    who.call('linkModules', { acces_id, module_ids, lies });

  test('several are linked in the order in which they come, and put in another', async () => {
    const { id, modules } = await course();
    const [un, deux, trois] = modules as [number, number, number];
    const { message } = await linkModules(benoit, id, [trois, un]);
    expect(message).toBe('L’accès « Théorie, l’été » a 2 modules, dans cet ordre.');
    expect(await orderOf(id)).toEqual([trois, un]);
    const { modulesReste } = await read(id);
    expect(modulesReste.map((each) => each.id)).toContain(deux);
    expect(modulesReste.map((each) => each.id)).not.toContain(un);
    await linkModules(benoit, id, [un, deux, trois, un]);
    expect(await orderOf(id)).toEqual([un, deux, trois]);
    // What is linked and not named is not unlinked by that.
    await linkModules(benoit, id, [trois]);
    expect(await orderOf(id)).toEqual([trois, un, deux]);
    await benoit.call('unlinkModule', { acces_id: id, module_id: un });
    expect(await orderOf(id)).toEqual([trois, deux]);
    const lines = await linesOf(id);
    expect(JSON.parse(lines.at(-1)!.avant!).modules).toEqual([
      { id: trois, libelle: 'Trois' },
      { id: un, libelle: 'Un' },
      { id: deux, libelle: 'Deux' },
    ]);
    expect(JSON.parse(lines.at(-1)!.apres!).modules).toHaveLength(2);
  });

  test('learners find their series in that order', async () => {
    const eleve = await school.login('eleve2@demo.be');
    const { id } = await added();
    const one = await addSerie(school, id, [{}]);
    const two = await addSerie(school, id, [{}]);
    await give(id, eleve.id);
    const theme_ids = [two.theme_id, one.theme_id];
    expect((await benoit.call('linkThemes', { acces_id: id, theme_ids })).status).toBe(200);
    const { acces_user_id } = (await eleve.call('getAccesUser', {})).accesList.find(
      (each) => each.acces_id === id,
    )!;
    const { themes } = await eleve.call('getThemes', { acces_id: id, acces_user_id });
    expect(themes.map((theme) => theme.id)).toEqual(theme_ids);
    // Content/ links nothing else to it any more.
    const row = await school.database.read
      .selectFrom('acces')
      .select('empreinte')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ empreinte: null });
  });

  test('none is refused in the specification’s words', async () => {
    const { id } = await course();
    for (const module_ids of [[], undefined, null])
      expect(await benoit.call('linkModules', { acces_id: id, module_ids })).toMatchObject({
        status: 422,
        message: AUCUN_MODULE,
        errors: { module_ids: [AUCUN_MODULE] },
      });
    expect(await benoit.call('linkThemes', { acces_id: id, theme_ids: [] })).toMatchObject({
      status: 422,
      message: AUCUN_THEME,
      errors: { theme_ids: [AUCUN_THEME] },
    });
  });

  test('what there is not, what is deleted, the home page’s own, and another type’s are refused', async () => {
    const { id, modules } = await course();
    expect((await linkModules(benoit, id, [modules[0]!, 999_999])).errors).toEqual({
      module_ids: [expect.stringContaining('n’existe pas')],
    });
    expect(await orderOf(id)).toEqual([]);
    const qt = await added();
    expect((await linkModules(benoit, qt.id, modules)).errors).toEqual({
      module_ids: ['Seul un accès EL a des modules.'],
    });
    const vedettes = await school.database.read
      .selectFrom('theme')
      .select('id')
      .where('reference', '=', 'vedettes')
      .executeTakeFirstOrThrow();
    const refused = await benoit.call('linkThemes', {
      acces_id: qt.id,
      theme_ids: [vedettes.id],
    });
    expect(Object.keys(refused.errors!)).toEqual(['theme_ids']);
    expect((await read(qt.id)).themesReste.map((each) => each.id)).not.toContain(vedettes.id);
    expect((await linkModules(benoit, 999_999, modules)).status).toBe(404);
    await school.database.write((trx) =>
      trx
        .updateTable('module')
        .set({ dateSuppression: school.now().toISOString() })
        .where('id', '=', modules[0]!)
        .execute(),
    );
    expect((await linkModules(benoit, id, [modules[0]!])).status).toBe(422);
  });

  test('a list that somebody else has changed is told, and nothing is written', async () => {
    const { id, modules } = await course();
    const [un, deux, trois] = modules as [number, number, number];
    await linkModules(benoit, id, [un, deux], []);
    const late = await linkModules(nathalie, id, [trois], []);
    expect(late).toMatchObject({ status: 409, modules: [{ id: un }, { id: deux }] });
    expect(await orderOf(id)).toEqual([un, deux]);
    const answers = await Promise.all([
      linkModules(benoit, id, [deux, un], [un, deux]),
      linkModules(nathalie, id, [trois, un, deux], [un, deux]),
    ]);
    expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409]);
  });

  test('of two who take the same out at once one does', async () => {
    const { id, modules } = await course();
    const [module_id] = modules as [number];
    await linkModules(benoit, id, modules);
    const answers = await Promise.all(
      [benoit, nathalie].map((who) => who.call('unlinkModule', { acces_id: id, module_id })),
    );
    expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([200, 404]);
    const { message } = answers.find(({ status }) => status === 200)!;
    expect(message).toBe('L’accès « Théorie, l’été » a maintenant 2 modules.');
  });

  test('a type that changes and a link that comes at once never both hold', async () => {
    const { id } = await added();
    const { theme_id } = await addSerie(school, id, [{}]);
    await benoit.call('unlinkTheme', { acces_id: id, theme_id });
    const [linked, edited] = await Promise.all([
      benoit.call('linkThemes', { acces_id: id, theme_ids: [theme_id] }),
      edit(nathalie, id, { type: 'EX' }),
    ]);
    expect([linked.status, edited.status].toSorted(ascending)).toEqual([200, 422]);
  });
});
