import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accordOf, ACCORD } from '../../../regles/retractation.ts';
import { beginDay, newEleve } from '../../testing/attestation.ts';
import { mailsTo } from '../../testing/compte.ts';
import { advance, open, produit, rowOf } from '../../testing/paiement.ts';
import { readPdf } from '../../testing/pdf.ts';
import { type School, openSchool } from '../../testing/school.ts';
import { sendAll } from '../../testing/sendAll.ts';
import { openConditions } from './piece.ts';

const page = (phrase: string, version = '2026-11-23') =>
  `<article><h1>Conditions</h1><time dateTime="${version}">…</time><p>${phrase}</p></article>`;

describe('who orders', () => {
  let school: School;
  let eleve: Awaited<ReturnType<typeof newEleve>>;
  let acces: number;
  let shown = page('La première.');

  beforeAll(async () => {
    school = await openSchool({
      env: {
        PAYZEN_SITE_ID: '12345678',
        PAYZEN_CLE: 'testdetest123456',
        PAYZEN_URL: 'http://127.0.0.1:9/vads-payment/',
      },
    });
    school.mounting.readPage = async () => shown;
    acces = await produit(school, 'theorie-permis-b');
  });
  afterAll(() => school.close());
  beforeEach(async () => {
    eleve = await newEleve(school, await beginDay(school));
  });

  const order = async (input: object = { accord: 1 }) => {
    const answer = await eleve.call('purchaseAccesPayzen', { acces, ...input });
    const row = await school.database.read
      .selectFrom('paiement')
      .select('id')
      .where('eleve_id', '=', eleve.id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return { answer, id: row?.id };
  };

  test('is mailed the conditions as they were shown then, whatever they become', async () => {
    const { id } = await order();
    shown = page('La seconde.', '2026-12-01');
    const { id: later } = await order();
    await advance(school, id!, { etat: 'paye' });
    const { conditions } = await rowOf(school, id!);
    expect((await rowOf(school, later!)).conditions).not.toBe(conditions);
    const mail = (await mailsTo(school, eleve.email)).at(-1)!;
    expect(mail.texte.replace(/\s+/g, ' ')).toContain('acceptées, version du 23 novembre 2026');
    const joints = (await sendAll(school)).flatMap(({ attachments }) => attachments);
    const { filename, content: contenu } = joints.find(
      (joint) => joint.filename === 'conditions-generales-2026-11-23.pdf',
    )!;
    expect((await readPdf(contenu)).texte).toContain('La première.');
    const chef = await school.login('superviseur@demo.be');
    const url = `/api/extranet/getConditionsPdf?id=${id}`;
    const read = await chef.raw({ method: 'GET', url });
    expect(read.headers['content-disposition']).toContain(filename);
    expect(read.rawPayload.equals(contenu)).toBe(true);
    expect((await chef.call('getPaiement', { id: id! })).paiement.conditions).toBe('2026-11-23');
    const other = await open(school, await newEleve(school, chef), acces);
    expect((await chef.call('getPaiement', { id: other.id })).paiement.conditions).toBeNull();
    for (const unkept of [other.id, 999_999])
      expect(await chef.call('getConditionsPdf', { id: unkept })).toMatchObject({ status: 404 });
    for (const level of ['administrateur@demo.be', 'utilisateur@demo.be'])
      expect(await (await school.login(level)).raw({ method: 'GET', url })).toMatchObject({
        statusCode: 403,
      });
    const kept = await school.database.read.selectFrom('conditions').select('version').execute();
    expect(kept.map(({ version }) => version).toSorted()).toEqual(['2026-11-23', '2026-12-01']);
  });

  test('under the same words is under the same row, also thirty at once', async () => {
    shown = page('La troisième.');
    const count = async () =>
      (await school.database.read.selectFrom('conditions').select('empreinte').execute()).length;
    const before = await count();
    await Promise.all(Array.from({ length: 30 }, () => order()));
    expect(await count()).toBe(before + 1);
  });

  test('asked for the start before the end of the delay: kept with its words and its hour', async () => {
    const { id } = await order();
    const { accord, dateCreation } = await rowOf(school, id!);
    expect(dateCreation).toBe(school.now().toISOString());
    expect(accordOf(accord)).toBe(ACCORD.texte);
  });

  test('with the specification’s fields alone is taken, and nothing is agreed to', async () => {
    for (const sent of [{}, { accord: 0 }, { accord: false }, { accord: null }]) {
      const { answer, id } = await order(sent);
      expect(answer).toMatchObject({ status: 200, form: expect.stringContaining('<form') });
      expect((await rowOf(school, id!)).accord).toBeNull();
    }
    expect(await eleve.call('purchaseAccesPayzen', { acces, accord: 'oui' })).toMatchObject({
      status: 422,
      errors: { accord: [expect.any(String)] },
    });
  });

  test('under conditions that can’t be read orders nothing', async () => {
    shown = '<main>Une erreur.</main>';
    const { answer, id } = await order();
    expect(answer.status).toBe(500);
    expect(id).toBeUndefined();
    expect(await openConditions(school.database.read, '1')).toBeUndefined();
  });
});
