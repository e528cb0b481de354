import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keptContent } from '../../../content/keptContent.ts';
import { readHtml } from '../../../content/html.ts';
import { FAITS, FAITS_TENUS, faitOf } from '../../../droit/faits.ts';
import { calls } from '../../../contract/index.ts';
import { readTexte } from '../../../drawing/index.ts';
import { openSchoolForFile } from '../../testing/school.ts';
import { photo } from '../../testing/images.ts';
import { keepPhotos } from './keepPhotos.ts';
import { loadContenu } from './loadContenu.ts';
import { loadCours } from './loadCours.ts';
import { loadProduits } from './loadProduits.ts';
import { loadQuestions } from './loadQuestions.ts';
import { loadSeries } from './loadSeries.ts';
import { listeOf } from '../../socle/db/listes.ts';

const school = await openSchoolForFile();
const now = new Date('2026-11-21T10:00:00.000Z');
const content = await keptContent();
const chapitres = content.cours.flatMap(({ modules }) => modules.flatMap((m) => m.chapitres));
const questions = [...content.questions, ...chapitres.flatMap((chapitre) => chapitre.questions)];

const counts = async () => {
  const tables = [
    'question',
    'questionVersion',
    'dessin',
    'theme',
    'acces',
    'accesTheme',
    'eleve',
    'accesUser',
    'admin',
  ] as const;
  const result: Record<string, number> = {};
  for (const table of tables) {
    const { n } = await school.database.read
      .selectFrom(table)
      .select((row) => row.fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    result[table] = Number(n);
  }
  return result;
};
const forget = () =>
  school.database.write((trx) => trx.updateTable('chargement').set({ empreinte: '' }).execute());
const avec = () => ({ now, garde: school.mounting, log: school.fastify.log });
const load = () => loadContenu(school.database, { ...avec(), demo: { motDePasse: 'Demo-2026!' } });

const stored = (ref: string) =>
  school.database.read
    .selectFrom('question')
    .innerJoin('questionVersion', 'questionVersion.id', 'question.version_id')
    .selectAll('questionVersion')
    .where('question.reference', '=', ref)
    .executeTakeFirstOrThrow();

test('everything in content/ is there, as it is written', async () => {
  expect(await counts()).toMatchObject({
    question: questions.length,
    theme: content.series.length + 1,
    acces: content.produits.length,
    eleve: content.demo.eleves.length,
    admin: content.demo.staff.length,
  });
  for (const question of questions) {
    expect(await stored(question.ref)).toMatchObject({
      libelle: question.question,
      a: question.a,
      c: question.c ?? null,
      correcte: question.correcte,
      grave: question.grave ? 1 : 0,
      idArticleLois: question.article,
    });
  }
});

test('every picture is served as an image that runs nothing', async () => {
  const version = await stored(content.questions.find((question) => question.image)!.ref);
  const answer = await school.fastify.inject(version.libelleImage!);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': expect.stringContaining('immutable'),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(version.imageDescription).toBeTruthy();
  expect((await school.fastify.inject('/img/questions/rien.svg')).statusCode).toBe(404);
});

test('courses are whole: modules in their order, chapters with their text, questions and drawings', async () => {
  for (const cours of content.cours) {
    const produit = content.produits.find((p) => p.cours === cours.ref)!;
    const modules = await school.database.read
      .selectFrom('accesModule')
      .innerJoin('acces', 'acces.id', 'accesModule.acces_id')
      .innerJoin('module', 'module.id', 'accesModule.module_id')
      .select(['module.id', 'module.libelle'])
      .where('acces.reference', '=', produit.ref)
      .orderBy('accesModule.position')
      .execute();
    expect(modules.map((m) => m.libelle)).toEqual(cours.modules.map((m) => m.libelle));
    const chapitres = await school.database.read
      .selectFrom('moduleChapitre')
      .innerJoin('chapitre', 'chapitre.id', 'moduleChapitre.chapitre_id')
      .select(['chapitre.reference', 'chapitre.texte', listeOf('chapitre')])
      .where('module_id', '=', modules[0]!.id)
      .orderBy('moduleChapitre.position')
      .execute();
    expect(chapitres.map((c) => c.reference)).toEqual(
      cours.modules[0]!.chapitres.map((c) => c.ref),
    );
    const [{ texte, listeQuestions }] = chapitres as [(typeof chapitres)[number]];
    expect(listeQuestions.split(';').every((id) => Number(id) > 1000)).toBe(true);
    const image = /<img src="(\/img\/chapitres\/[^"]+)" alt="[^"]+" width="\d+" height="\d+">/.exec(
      texte,
    )![1]!;
    expect((await school.fastify.inject(image)).statusCode).toBe(200);
  }
});

test('a product has its drawn banner, a question the days between which it holds, the FAQ its facts', async () => {
  const { libelleImage } = await school.database.read
    .selectFrom('acces')
    .select('libelleImage')
    .where('reference', '=', 'theorie-permis-b')
    .executeTakeFirstOrThrow();
  expect(libelleImage).toMatch(/^\/img\/acces\//);
  expect((await school.fastify.inject(libelleImage!)).statusCode).toBe(200);
  expect(await stored(content.questions[0]!.ref)).toMatchObject({
    code: 'AR1975',
    valableDu: '1976-01-01',
    valableAu: '2027-05-31',
  });
  const faq = await school.database.read.selectFrom('faq').selectAll().execute();
  expect(faq).toHaveLength(content.faq.length);
  const reponses = faq.map((entry) => entry.reponse).join('\n');
  expect(reponses).toContain('{seuilTheorie}');
  const faits = await school.database.read.selectFrom('valeurDeFait').selectAll().execute();
  expect(faits.map(({ fait, valeur }) => [fait, valeur])).toEqual(
    FAITS_TENUS.map((nom) => [nom, faitOf(nom).valeur]),
  );
  const pages = await school.database.read.selectFrom('page').selectAll().execute();
  expect(pages.map(({ reference }) => reference).toSorted()).toEqual(
    content.pages.map(({ ref }) => ref),
  );
  const nommes = [...reponses.matchAll(/\{(.*?)\}/g)].map(([, nom]) => nom!);
  expect(nommes.every((nom) => nom in FAITS)).toBe(true);
  const { faq: dite } = await school.visitor.call('getFaq', {});
  expect(dite.map(({ reponse }) => reponse).join('\n')).not.toContain('{');
});

test('a figure that the pages cite can’t be missing', () => {
  const cites = Object.keys(calls.getFaits.output.shape.faits.shape);
  expect(cites.filter((nom) => !(nom in FAITS))).toEqual([]);
});

test('a database with the demo accounts, whose password everybody knows, is none for production', async () => {
  await expect(loadContenu(school.database, avec())).rejects.toThrow(/comptes de démonstration/);
});

describe('loading again', () => {
  test('changes nothing, even when it looks at everything, and even twice at once', async () => {
    const before = await counts();
    await load();
    await forget();
    await Promise.all([load(), load()]);
    expect(await counts()).toEqual(before);
  });

  test('gives the words of its picture to a version that was kept without, and makes no other', async () => {
    const [mine, changed, other] = content.questions.filter(({ mots }) => mots?.verifie);
    const refs = [mine!.ref, changed!.ref, other!.ref];
    const [whole, claimed, elsewhere] = await Promise.all(refs.map(stored));
    expect(readTexte(whole!.scene!, { jour: '2026-11-22' })).toMatchObject({
      image: { svg: mine!.image!.svg },
      verdict: { contradictions: [] },
      fautes: [],
    });
    const before = await counts();
    await school.database.write(async (trx) => {
      const set = (id: number, values: object) =>
        trx.updateTable('questionVersion').set(values).where('id', '=', id).execute();
      await set(whole!.id, { scene: null });
      await set(claimed!.id, { scene: null, a: 'La mienne.' });
      await set(elsewhere!.id, { scene: null, libelleImage: '/img/questions/autre.svg' });
      await loadQuestions(trx, content.questions, now);
    });
    expect(await counts()).toEqual(before);
    expect(await stored(mine!.ref)).toEqual(whole);
    // The `verifie` claims only fit their own answers.
    const { scene } = await stored(changed!.ref);
    expect(scene).toBe(claimed!.scene!.slice(0, claimed!.scene!.indexOf('\nverifie:')));
    expect((await stored(other!.ref)).scene).toBeNull();
    await school.database.write(async (trx) => {
      for (const { id, ...version } of [claimed!, elsewhere!])
        await trx.updateTable('questionVersion').set(version).where('id', '=', id).execute();
    });
  });

  test('gives a changed question a new version, and leaves the old one', async () => {
    const [entry] = content.questions;
    const before = await stored(entry!.ref);
    await school.database.write((trx) =>
      loadQuestions(trx, [{ ...entry!, question: 'Autrement\u202f?' }], now),
    );
    const after = await stored(entry!.ref);
    expect(after).toMatchObject({ libelle: 'Autrement\u202f?', question_id: before.question_id });
    expect(after.id).not.toBe(before.id);
  });

  test('brings the next code’s form to what staff have changed, and only that', async () => {
    const entry = content.questions.find(({ suivante }) => suivante)!;
    const row = async () =>
      school.database.read
        .selectFrom('question')
        .selectAll()
        .where('reference', '=', entry.ref)
        .executeTakeFirstOrThrow();
    const suivante = { ...entry.suivante!, question: 'Et ensuite\u202f?' };
    const load = (again: typeof entry) =>
      school.database.write((trx) => loadQuestions(trx, [again], now));
    const set = (values: object) =>
      school.database.write((trx) =>
        trx.updateTable('question').set(values).where('reference', '=', entry.ref).execute(),
      );
    const avant = await row();
    await set({ empreinte: null });
    await load({ ...entry, question: 'Autrement\u202f?', suivante });
    const apres = await row();
    expect(apres).toMatchObject({ version_id: avant.version_id, empreinte: null });
    expect(apres.suivante_id).not.toBe(avant.suivante_id);
    await load({ ...entry, suivante });
    expect(await row()).toEqual(apres);
    await load({ ...entry, suivante: undefined, ensuite: 'tombe' });
    expect(await row()).toMatchObject({ suivante_id: null, ensuite: 'tombe' });
    await load(entry);
    await set({ empreinte: avant.empreinte });
    expect((await row()).version_id).toBe(avant.version_id);
  });

  test('never touches what staff have changed', async () => {
    const [question, serie, produit] = [
      content.questions[1]!,
      content.series[0]!,
      content.produits[0]!,
    ];
    const [cours] = content.cours as [(typeof content.cours)[number]];
    const [chapitre] = cours.modules[0]!.chapitres;
    const before = await stored(question.ref);
    await school.database.write(async (trx) => {
      for (const [table, ref] of [
        ['question', question.ref],
        ['theme', serie.ref],
        ['acces', produit.ref],
      ] as const) {
        await trx
          .updateTable(table)
          .set({ empreinte: null })
          .where('reference', '=', ref)
          .execute();
      }
      await trx
        .updateTable('theme')
        .set({ libelle: 'La mienne' })
        .where('reference', '=', serie.ref)
        .execute();
      await trx
        .updateTable('acces')
        .set({ prix: 1 })
        .where('reference', '=', produit.ref)
        .execute();
      await loadQuestions(trx, [{ ...question, question: 'Autrement\u202f?' }], now);
      await loadSeries(trx, [{ ...serie, libelle: 'Autrement' }]);
      await loadProduits(trx, [{ ...produit, prix: '99.99' }], content.cours);
    });
    expect(await stored(question.ref)).toEqual(before);
    await school.database.write(async (trx) => {
      for (const table of ['module', 'chapitre'] as const) {
        await trx
          .updateTable(table)
          .set({ libelle: 'Le mien', empreinte: null })
          .where('reference', '=', table === 'module' ? cours.modules[0]!.ref : chapitre!.ref)
          .execute();
      }
      await loadCours(trx, content.cours, now);
    });
    for (const table of ['module', 'chapitre'] as const) {
      const mine = await school.database.read
        .selectFrom(table)
        .select('reference')
        .where('libelle', '=', 'Le mien')
        .execute();
      expect(mine).toHaveLength(1);
    }
    const theme = await school.database.read
      .selectFrom('theme')
      .selectAll()
      .where('reference', '=', serie.ref)
      .executeTakeFirst();
    expect(theme).toMatchObject({ libelle: 'La mienne' });
    const acces = await school.database.read
      .selectFrom('acces')
      .selectAll()
      .where('reference', '=', produit.ref)
      .executeTakeFirst();
    expect(acces).toMatchObject({ prix: 1 });
  });
});

test('a photo is looked at and kept as that of an archive; another under its name is a new version', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'priorite-photos-'));
  const chemin = join(folder, 'place.png');
  const plain = { ...questions[0]!, image: undefined, mots: undefined };
  const entry = { ...plain, ref: 'photo-001', photo: 'place.png', description: 'Une place.' };
  const images = new Map([['images/place.png', chemin]]);
  const loaded = async () => {
    const some = { questions: [entry], chapitres: [] };
    const { photos } = await keepPhotos(school.database.read, some, images, avec());
    await school.database.write((trx) => loadQuestions(trx, [entry], now, photos));
    return stored('photo-001');
  };
  writeFileSync(chemin, await photo(500, 400).png().toBuffer());
  const first = await loaded();
  expect(first).toMatchObject({ imageDescription: 'Une place.', scene: null });
  expect((await school.visitor.raw({ url: first.libelleImage! })).headers['content-type']).toBe(
    'image/webp',
  );
  expect((await loaded()).id).toBe(first.id);
  writeFileSync(chemin, await photo(600, 400).png().toBuffer());
  expect((await loaded()).libelleImage).not.toBe(first.libelleImage);
  const brut =
    '<title>Une place</title>\n<p onclick="x">là</p>\n<p><img src="images/place.png" alt="Une place"></p>\n';
  const html = { fichier: 'cours/essai/place-001.html', brut };
  const lu = readHtml(html.fichier, brut);
  const chapitre = { ref: 'place-001', ...lu, texte: [{ html: lu.html }], html, questions: [] };
  const { enHtml } = await keepPhotos(
    school.database.read,
    { questions: [], chapitres: [chapitre] },
    images,
    avec(),
  );
  const module = { ref: 'place', libelle: 'Place', chapitres: [chapitre] };
  const cours = { ref: 'essai', libelle: 'Essai', modules: [module] };
  await school.database.write((trx) => loadCours(trx, [cours], now, enHtml));
  const { texte, url } = await school.database.read
    .selectFrom('chapitre')
    .innerJoin('chapitreImage', 'chapitreImage.chapitre_id', 'chapitre.id')
    .select(['texte', 'url'])
    .where('reference', '=', 'place-001')
    .executeTakeFirstOrThrow();
  expect(texte).toBe(`<p>là</p>\n<p><img src="${url}" alt="Une place" /></p>`);
  writeFileSync(chemin, '<svg onload="x">');
  await expect(loaded()).rejects.toThrow(/SVG n’est pas accepté/);
  await expect(
    keepPhotos(school.database.read, { questions: [entry], chapitres: [] }, new Map(), avec()),
  ).rejects.toThrow(/«\splace.png\s» n’est pas dans «\simages\s»/);
  rmSync(folder, { recursive: true });
});
