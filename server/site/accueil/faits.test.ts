import { describe, expect, test } from 'vitest';
import { saveClips } from '../../eleve/perception/index.ts';
import { builtPages } from '../../socle/http/pages.ts';
import { openSchool, openSchoolForFile } from '../../testing/school.ts';
import { TPR } from '../../testing/tpr.ts';

const pages = await builtPages();

const school = await openSchoolForFile({ pages });
const benoit = await school.login('administrateur@demo.be');

const lue = async (url: string) => {
  school.later(31);
  const { statusCode, body } = await school.fastify.inject(url);
  expect(statusCode, url).toBe(200);
  const words = body
    .replaceAll(/<!-- -->|\u2060|<(?!script|meta)[^>]*>/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ');
  return (said: string) => words.includes(said);
};

async function produit(slug: string) {
  const { id } = await school.database.read
    .selectFrom('acces')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return (await benoit.call('getAccesExtranet', { id })).acces!;
}

async function edit(slug: string, change: object) {
  const acces = await produit(slug);
  const { id, libelle, prix, prixRenouvellement, taux, codePermis, type, dureeValidite } = acces;
  const { contenu, description, title, text, actif, version } = acces;
  const saisie = { libelle, taux, codePermis, type, dureeValidite, contenu, description };
  const renouvellement = prixRenouvellement === null ? '' : String(prixRenouvellement);
  const answer = await benoit.call('editAcces', {
    id,
    version,
    ...saisie,
    title,
    text,
    actif,
    prix: String(prix),
    prixRenouvellement: renouvellement,
    ...change,
  });
  expect(answer).toMatchObject({ status: 200 });
}

describe('what our products cost and hold is told from them', () => {
  test('as it is delivered: the figures of the specification', async () => {
    const home = await lue('/');
    expect(home('plus de 350questions en 7 séries, dont une technique')).toBe(true);
    expect(home('plus de 1 000questions en tout')).toBe(true);
    expect(home('1 moisd’accès, ou 7 jours')).toBe(true);
    expect(home('Le rendez-vous coûte 12 euros.')).toBe(true);
    const rdv = await lue('/rdv-pedagogique');
    expect(rdv('un nouveau paiement de 15 euros est nécessaire')).toBe(true);
    expect((await lue('/acces/theorie-permis-b'))('7 séries de 50 questions')).toBe(true);
    expect((await lue('/acces/revision-express'))('Une série de 50 questions')).toBe(true);
  });

  test('a price and that of a renewal: in large, in the questions, in the data and the conditions', async () => {
    await edit('rendez-vous-pedagogique', { prix: '18', prixRenouvellement: '19,50' });
    const home = await lue('/');
    const rdv = await lue('/rdv-pedagogique');
    const conditions = await lue('/conditions-generales');
    expect(home('Le rendez-vous coûte 18 euros.')).toBe(true);
    expect(rdv('Le rendez-vous18 euros')).toBe(true);
    expect(rdv('"text":"Le rendez-vous coûte 18 euros."')).toBe(true);
    expect(rdv('"price":"18.00"')).toBe(true);
    for (const page of [home, rdv, conditions]) {
      expect(page('un nouveau paiement de 19,50 euros est nécessaire')).toBe(true);
      expect(page('12 euros') || page('12,00 €')).toBe(false);
    }
    expect(conditions('18,00 €')).toBe(true);
    expect((await lue('/acces/rendez-vous-pedagogique'))('18,00 €')).toBe(true);
    expect(home('15 euros pour les catégories B, AM, A et G, 21 euros')).toBe(true);
  });

  test('two prices of one thing are told from the lowest to the highest', async () => {
    await edit('code-en-bref', { codePermis: 'RDV' });
    expect((await lue('/'))('Le rendez-vous coûte 9,99 à 18 euros.')).toBe(true);
    await edit('code-en-bref', { codePermis: 'B' });
    expect((await lue('/'))('Le rendez-vous coûte 18 euros.')).toBe(true);
  });

  test('what nobody can buy has no price, and its delay is still told', async () => {
    await edit('rendez-vous-pedagogique', { actif: 0 });
    const home = await lue('/');
    const rdv = await lue('/rdv-pedagogique');
    for (const page of [home, rdv]) {
      expect(page('Le rendez-vous n’est pas en vente pour le moment.')).toBe(true);
      expect(page('coûte 18 euros') || page('vous18 euros')).toBe(false);
      expect(page('un nouveau paiement')).toBe(false);
    }
    expect(rdv('Le rendez-vousPas en vente')).toBe(true);
    expect(rdv('"text":"Le rendez-vous n’est pas en vente pour le moment."')).toBe(true);
    expect(rdv('du cours ; le rendez-vous n’est pas en vente pour le moment.')).toBe(true);
    await edit('rendez-vous-pedagogique', { actif: 1 });
    expect((await lue('/'))('Le rendez-vous coûte 18 euros.')).toBe(true);
  });

  test('how long an access lasts', async () => {
    await edit('theorie-permis-b', { dureeValidite: 2 });
    await edit('perception-des-risques', { dureeValidite: 3 });
    expect((await lue('/code-de-la-route'))('à refaire pendant 2 mois')).toBe(true);
    expect((await lue('/perception-des-risques'))('pendant 3 mois')).toBe(true);
    expect((await lue('/'))('2 à 3 moisd’accès')).toBe(true);
    expect((await lue('/acces/theorie-permis-b'))('pour 2 mois')).toBe(true);
    expect((await lue('/conditions-generales'))('durent 2 à 3 mois')).toBe(true);
  });

  test('an eighth series, and a question that is gone', async () => {
    const { id, themes, themesReste } = await produit('theorie-permis-b');
    const autre = themesReste.find(({ nombre }) => nombre > 20)!;
    const ids = [...themes.map((each) => each.id), autre.id];
    const linked = await benoit.call('linkThemes', { acces_id: id, theme_ids: ids });
    expect(linked).toMatchObject({ status: 200 });
    const nombre = 350 + autre.nombre;
    expect((await lue('/'))(`plus de ${nombre}questions en 8 séries`)).toBe(true);
    expect((await lue('/code-de-la-route'))('8 séries')).toBe(true);
    expect((await lue('/acces/theorie-permis-b'))(`${nombre} questions en 8 séries`)).toBe(true);
    const eleve = await school.login('eleve2@demo.be');
    const { accesList } = await eleve.call('getAcces', {});
    expect(accesList.find((each) => each.id === id)!.volume).toBe(
      `${nombre}\u00a0questions en 8\u00a0séries`,
    );
    await benoit.call('unlinkTheme', { acces_id: id, theme_id: autre.id });
    expect((await lue('/'))('plus de 350questions en 7 séries')).toBe(true);
  });

  test.each([
    [9, '9'],
    [10, 'plus de 9'],
    [30, 'plus de 20'],
  ])('with %i films, our player has %s', async (nombre, dit) => {
    const clips = Array.from({ length: nombre }, (_, n) => ({
      reference: `rue-${n}`,
      titre: 'Une rue',
      contenu: '{}',
      fenetres: '[]',
      empreinte: 'une',
      difficulte: 2,
    }));
    await school.database.write((trx) => saveClips(trx, clips));
    expect((await lue('/'))(`${dit}vidéos de perception des risques`)).toBe(true);
  });

  test('a vendor’s player has the films that are written', async () => {
    const vendeur = await openSchool({ env: TPR });
    const { faits } = await vendeur.visitor.call('getFaits', {});
    expect(faits).toMatchObject({ videosEntrainement: 'plus de 140' });
    await vendeur.close();
  });

  test('without a theory product the written figures are told', async () => {
    await school.database.write((trx) =>
      trx.updateTable('acces').set({ dateSuppression: school.now().toISOString() }).execute(),
    );
    const { faits } = await school.visitor.call('getFaits', {});
    expect(faits).toMatchObject({ prixRdv: '12\u00a0euros', seriesTheorie: '7' });
  });
});
