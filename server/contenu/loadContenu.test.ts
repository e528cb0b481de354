import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContent } from '../../content/content.ts';
import { type School, openSchool } from '../testing/school.ts';
import { loadContenu } from './loadContenu.ts';
import { loadProduits } from './loadProduits.ts';
import { loadQuestions } from './loadQuestions.ts';
import { loadSeries } from './loadSeries.ts';

let school: School;
const now = new Date('2026-11-21T10:00:00.000Z');
const content = readContent();

afterAll(() => school.close());
beforeAll(async () => {
  school = await openSchool();
});

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
const load = () => loadContenu(school.database, { now, demo: { motDePasse: 'Demo-2026!' } });

const stored = (ref: string) =>
  school.database.read
    .selectFrom('question')
    .innerJoin('questionVersion', 'questionVersion.id', 'question.version_id')
    .selectAll('questionVersion')
    .where('question.reference', '=', ref)
    .executeTakeFirstOrThrow();

test('everything in content/ is there, as it is written', async () => {
  expect(await counts()).toMatchObject({
    question: content.questions.length,
    theme: content.series.length,
    acces: content.produits.length,
    eleve: content.demo.eleves.length,
    admin: content.demo.staff.length,
  });
  for (const question of content.questions) {
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

test('a database with the demo accounts, whose password everybody knows, is none for production', async () => {
  await expect(loadContenu(school.database, { now })).rejects.toThrow(/comptes de démonstration/);
});

describe('loading again', () => {
  test('changes nothing, even when it looks at everything, and even twice at once', async () => {
    const before = await counts();
    await load();
    await forget();
    await Promise.all([load(), load(), load()]);
    expect(await counts()).toEqual(before);
  });

  test('gives a changed question a new version, and leaves the old one', async () => {
    const [entry] = content.questions;
    const before = await stored(entry!.ref);
    await school.database.write((trx) =>
      loadQuestions(trx, [{ ...entry!, question: 'Autrement ?' }], now),
    );
    const after = await stored(entry!.ref);
    expect(after).toMatchObject({ libelle: 'Autrement ?', question_id: before.question_id });
    expect(after.id).not.toBe(before.id);
  });

  test('never touches what staff have changed', async () => {
    const [question, serie, produit] = [
      content.questions[1]!,
      content.series[0]!,
      content.produits[0]!,
    ];
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
      await loadQuestions(trx, [{ ...question, question: 'Autrement ?' }], now);
      await loadSeries(trx, [{ ...serie, libelle: 'Autrement' }]);
      await loadProduits(trx, [{ ...produit, prix: '99.99' }]);
    });
    expect(await stored(question.ref)).toEqual(before);
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
