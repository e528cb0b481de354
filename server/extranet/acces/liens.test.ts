import { afterAll, describe, expect, test } from 'vitest';
import { type Person } from '../../testing/school.ts';
import { addSerie } from '../../testing/serie.ts';
import { openSchoolOfProducts } from '../../testing/produits.ts';

const { school, benoit, nathalie, added, read, edit, linesOf, newModules, give } =
  await openSchoolOfProducts();
afterAll(() => school.close());

const ascending = (one: number, other: number) => one - other;

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
    expect(message).toBe('L’accès «\u00a0Théorie, l’été\u00a0» a 2 modules, dans cet ordre.');
    expect(await orderOf(id)).toEqual([trois, un]);
    const { modulesReste } = await read(id);
    expect(modulesReste.map((each) => each.id)).toContain(deux);
    expect(modulesReste.map((each) => each.id)).not.toContain(un);
    await linkModules(benoit, id, [un, deux, trois, un]);
    expect(await orderOf(id)).toEqual([un, deux, trois]);
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
    // An edited product is detached from the import of content/.
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
    expect(message).toBe('L’accès «\u00a0Théorie, l’été\u00a0» a maintenant 2 modules.');
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
