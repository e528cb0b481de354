import { describe, expect, test } from 'vitest';
import { ensemble } from '../../../regles/ensemble.ts';
import { calls } from '../../../contract/index.ts';
import { openSchoolForFile } from '../../testing/school.ts';
import { avecFaits, faitsOf } from './faits.ts';

const school = await openSchoolForFile();

const page = (slug: string) => school.fastify.inject(`/api/site/getPageAcces/${slug}`);

test('getReglages tells how the school is run, and not with what secrets', async () => {
  expect(await school.visitor.call('getReglages', {})).toEqual({
    status: 200,
    inscription: 'fermee',
    demo: 1,
    adresse: 'http://localhost:3000',
  });
});

describe('getAccesVisiteur and getPageAcces', () => {
  test('what is on sale, in the order in which it was made, in euros', async () => {
    const { accesList } = await school.visitor.call('getAccesVisiteur', {});
    const rows = await school.database.read.selectFrom('acces').selectAll().execute();
    const enVente = rows
      .filter(({ codePermis }) => codePermis !== 'DEMO')
      .toSorted((a, b) => a.id - b.id);
    expect(accesList.map(({ slug }) => slug)).toEqual(enVente.map(({ slug }) => slug));
    for (const [index, acces] of accesList.entries()) {
      const { prix, contenu, type } = enVente[index]!;
      expect(acces).toMatchObject({ prix: prix / 100, contenu, type });
      expect((await page(acces.slug)).json()).toEqual({ status: 200, acces });
    }
  });

  test('not what is coming soon, deleted, or given as a demo', async () => {
    const { accesList } = await school.visitor.call('getAccesVisiteur', {});
    const [first, second, third] = accesList as [never, never, never] & typeof accesList;
    const set = (id: number, values: object) =>
      school.database.write((trx) =>
        trx.updateTable('acces').set(values).where('id', '=', id).execute(),
      );
    await set(first['id'], { actif: 0 });
    await set(second['id'], { dateSuppression: school.now().toISOString() });
    await set(third['id'], { codePermis: 'DEMO' });
    const left = await school.visitor.call('getAccesVisiteur', {});
    expect(left.accesList).toEqual(accesList.slice(3));
    for (const { slug } of accesList.slice(0, 3)) expect((await page(slug)).statusCode).toBe(404);
    await set(first['id'], { actif: 1 });
    await set(second['id'], { dateSuppression: null });
    await set(third['id'], { codePermis: 'B' });
  });

  test('404 for a name that nothing has, 422 for what is no name', async () => {
    for (const slug of ['nulle-part', 'a'.repeat(99)])
      expect((await page(slug)).statusCode, slug).toBe(404);
    for (const slug of ['%27%20or%201=1', '%00', '%3Cscript%3E'])
      expect((await page(slug)).statusCode, slug).toBe(422);
  });
});

test('getFaq gives all of them or those of a type, in their order', async () => {
  const { faq } = await school.visitor.call('getFaq', {});
  const rows = await school.database.read.selectFrom('faq').selectAll().execute();
  const faits = await faitsOf(school.database.read, school.mounting.env, school.now());
  const written = rows.toSorted((a, b) => a.position - b.position);
  expect(faq).toEqual(
    written.map(({ type, question, reponse }) => ({
      type,
      question: ensemble(question),
      reponse: ensemble(avecFaits(faits, reponse)),
    })),
  );
  for (const type of ['QT', 'EL', 'EX'] as const) {
    const { faq: some } = await school.visitor.call('getFaq', { type });
    expect(some.length).toBeGreaterThan(2);
    expect(some).toEqual(faq.filter((entry) => entry.type === type));
  }
  expect(await school.visitor.call('getFaq', { type: 'XX' })).toMatchObject({ status: 422 });
});

test('getFaits gives what the pages cite', async () => {
  const { faits } = await school.visitor.call('getFaits', {});
  expect(Object.keys(faits)).toEqual(Object.keys(calls.getFaits.output.shape.faits.shape));
  expect(faits).toMatchObject({ ageMinimum: '17\u00a0ans', seuilTheorie: '41 sur 50' });
});

describe('getPage', () => {
  test.each(['code-de-la-route', 'perception-des-risques', 'rdv-pedagogique'])(
    '%s',
    async (ref) => {
      const answer = await school.fastify.inject(`/api/site/getPage/${ref}`);
      expect(answer.statusCode).toBe(200);
      const { titre, texte } = answer.json<{ page: { titre: string; texte: string } }>().page;
      expect(titre.length).toBeGreaterThan(10);
      expect(texte).not.toMatch(/[{}]|<script|<h1/);
      const [, src] = /<img src="([^"]+)" alt="[^"]+" width="\d+" height="\d+"/.exec(texte)!;
      expect((await school.fastify.inject(src!)).statusCode).toBe(200);
    },
  );

  test('404 for any other', async () => {
    expect((await school.fastify.inject('/api/site/getPage/nulle-part')).statusCode).toBe(404);
  });
});

test('getArticles explains those of the code in force, and a browser may keep the answer', async () => {
  const titresOf = async () => {
    const { textes } = await school.visitor.call('getArticles', {});
    return textes.map(({ titre }) => titre);
  };
  const kept = await school.fastify.inject('/api/site/getArticles');
  expect(kept.headers['cache-control']).toBe('public, max-age=3600');
  expect(kept.body).toContain('"12.3.1"');
  const other = await school.fastify.inject('/api/site/getFaits');
  expect(other.headers['cache-control']).toBe('no-store');
  expect(await titresOf()).toContain('Arrêté royal du 1er décembre 1975');
  school.later(365 * 24 * 3600);
  expect(await titresOf()).not.toContain('Arrêté royal du 1er décembre 1975');
});
