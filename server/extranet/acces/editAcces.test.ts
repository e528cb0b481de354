import { afterAll, describe, expect, test } from 'vitest';
import { addSerie } from '../../testing/serie.ts';
import { openSchoolOfProducts } from '../../testing/produits.ts';

const { saisie, school, benoit, nathalie, added, read, edit, linesOf, idOf, give } =
  await openSchoolOfProducts();
afterAll(() => school.close());

const ascending = (one: number, other: number) => one - other;

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

  test('a renewal has its own price where it is another, in the journal and on the site too', async () => {
    const { id, slug } = await added({ actif: 1, libelle: 'À renouveler' });
    const produit = { actif: 1, libelle: 'À renouveler' };
    const told = async () => {
      const { acces } = await school.visitor.call('getPageAcces', { slug });
      return [(await read(id)).prixRenouvellement, acces.prixRenouvellement];
    };
    expect(await told()).toEqual([null, null]);
    const { version } = await read(id);
    await edit(benoit, id, { ...produit, prixRenouvellement: '12,50' });
    expect(await told()).toEqual([12.5, 12.5]);
    expect(await linesOf(id)).toHaveLength(2);
    const { acces } = (await edit(nathalie, id, { ...produit, version })) as never as {
      acces: { prixRenouvellement: number };
    };
    expect(acces.prixRenouvellement).toBe(12.5);
    const free = await edit(benoit, id, { ...produit, prixRenouvellement: '0' });
    expect(free.errors?.prixRenouvellement?.[0]).toContain('a un prix');
    await edit(benoit, id, { ...produit, prixRenouvellement: '' });
    expect(await told()).toEqual([null, null]);
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
    expect(await refusal()).toContain('Des élèves ont cet accès');
    // An access taken away keeps its progress, so the type stays frozen.
    const chef = await school.login('superviseur@demo.be');
    await chef.call('deleteAccesFromEleve', { user_id: eleve.id, acces_id: id });
    expect(await refusal()).toContain('Des élèves ont cet accès');
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
    expect(await refusal()).toContain('Des élèves ont cet accès');
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
    expect(message).toBe('L’accès «\u00a0À retirer\u00a0» a été supprimé. Qui l’a déjà le garde.');
    expect((await school.visitor.call('getPageAcces', { slug })).status).toBe(404);
    const { accesList } = await school.visitor.call('getAccesVisiteur', {});
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
