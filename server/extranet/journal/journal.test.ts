import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '../../../contract/call.ts';
import { id } from '../../../contract/fields.ts';
import { ofEach } from '../../../regles/champs.ts';
import { ELEVE } from '../../../regles/eleve.ts';
import { RESSOURCES } from '../../../regles/ressources.ts';
import { anonymise } from '../../viePrivee/anonymise.ts';
import type { LigneDeJournal } from '../../socle/journal/ligne.ts';
import { type HandlerOf, mount } from '../../socle/http/mount.ts';
import { openSchoolForFile } from '../../testing/school.ts';
import { pageOf } from '../../socle/journal/journal.queries.ts';
import { removeOldLignes } from '../../socle/journal/removeOldLignes.ts';

const editSonde = defineCall({
  method: 'POST',
  path: '/api/extranet/editSonde',
  audience: 'admin',
  level: 1,
  writes: 'always',
  summary: 'Une sonde des tests.',
  input: z.object({ id, objet: z.string().default('sonde') }),
  output: z.object({ message: z.string() }),
});
const readSonde = defineCall({
  ...editSonde,
  path: '/api/extranet/readSonde',
  writes: 'sometimes',
});

let avant: object | null = null;
let lignes: LigneDeJournal[] | undefined;

/** A write without a journal line does not compile. */
// @ts-expect-error -- no journal
const forgetful: HandlerOf<typeof editSonde> = async () => ({ message: 'Fait.' });
const careless: HandlerOf<typeof readSonde> = async ({ write }) => {
  // @ts-expect-error -- no journal
  await write(async () => ({}));
  return { message: 'Fait.' };
};

const school = await openSchoolForFile();
const { fastify, mounting } = school;
mount(fastify, mounting, editSonde, async ({ input }) => ({
  message: 'Modifié.',
  journal: lignes ?? { objet: input.objet, objet_id: input.id, avant, apres: { libelle: 'b' } },
}));
mount(fastify, mounting, readSonde, async ({ input, write }) => {
  if (input.id === 1) return { message: 'Rien à écrire.' };
  await write(async () => ({ journal: { objet: 'eleve', objet_id: input.id, avant: null } }));
  return { message: 'Lu.' };
});
for (const [path, handler] of [
  ['forgetful', forgetful],
  ['careless', careless],
] as const) {
  const url = `/api/extranet/${path}` as const;
  const call = path === 'careless' ? readSonde : editSonde;
  mount(fastify, mounting, { ...call, path: url as typeof call.path }, handler as never);
}
const superviseur = await school.login('superviseur@demo.be');
const utilisateur = await school.login('utilisateur@demo.be');

const post = async (name: string, payload: object, who = utilisateur) =>
  (await who.raw({ method: 'POST', url: `/api/extranet/${name}`, payload })).json();
const rows = () => school.database.read.selectFrom('journal').selectAll().orderBy('id').execute();
const read = async (input: object) => (await superviseur.call('getJournal', input)).lignes;

test('a write of the staff is a line: who, when, which call, on what, and what it was before', async () => {
  avant = { libelle: 'a', reponses: ['x'] };
  expect(await post('editSonde', { id: 5 })).toEqual({ status: 200, message: 'Modifié.' });
  expect((await read({})).data).toEqual([
    {
      id: expect.any(Number),
      admin_id: utilisateur.id,
      admin: expect.stringMatching(/^\p{Lu}\p{L}+ \p{Lu}/u),
      dateCreation: school.now().toISOString(),
      appel: 'editSonde',
      objet: 'sonde',
      objet_id: 5,
      disparu: 0,
      enCorbeille: 0,
      avant: '{"libelle":"a","reponses":["x"]}',
      apres: '{"libelle":"b"}',
    },
  ]);
});

test('several things at once are as many lines', async () => {
  const before = (await rows()).length;
  lignes = [1, 2, 3].map((objet_id) => ({ objet: 'lot', objet_id, avant: null }));
  await post('editSonde', { id: 5 });
  lignes = undefined;
  expect((await rows()).slice(before).map(({ objet, objet_id }) => [objet, objet_id])).toEqual([
    ['lot', 1],
    ['lot', 2],
    ['lot', 3],
  ]);
});

test('a write that leaves no line is not kept', async () => {
  const before = await rows();
  expect(await post('forgetful', { id: 5 })).toMatchObject({ status: 500 });
  expect(await post('careless', { id: 5 })).toMatchObject({ status: 500 });
  expect(await rows()).toEqual(before);
});

test('a call that writes sometimes leaves a line when it does', async () => {
  const before = (await rows()).length;
  expect(await post('readSonde', { id: 1 })).toMatchObject({ status: 200 });
  expect(await rows()).toHaveLength(before);
  expect(await post('readSonde', { id: 2 })).toMatchObject({ status: 200 });
  expect((await rows()).at(-1)).toMatchObject({ appel: 'readSonde', objet: 'eleve', objet_id: 2 });
});

test('what is secret is never written down, however deep it lies and whatever the call hands on', async () => {
  const secrets = Object.fromEntries(
    [
      'motDePasse',
      'motDePasseProvisoire',
      'password',
      'passwordConfirm',
      'nouveauPassword',
      'jeton',
      'token',
      'auth_token',
      'registreNational',
      'numeroRegistre',
      'APP_SECRET',
      'totpSecret',
      'codesRecuperation',
      'cookie',
    ].map((name) => [name, 'introuvable']),
  );
  avant = {
    ...secrets,
    prenom: 'Zoé',
    deep: [{ er: { ...secrets, nom: 'Vander' } }],
    changes: { champ: 'numéro', de: '85.07.30-033.28', vers: '85073003328' },
  };
  await post('editSonde', { id: 6 });
  const { avant: kept } = (await rows()).at(-1)!;
  expect(JSON.parse(kept!)).toEqual({
    prenom: 'Zoé',
    deep: [{ er: { nom: 'Vander' } }],
    changes: { champ: 'numéro' },
  });
  avant = null;
});

test.each([...RESSOURCES.map(({ champs }) => champs), ELEVE])(
  'no described field has a name that the journal drops: %#',
  async (champs) => {
    avant = ofEach(champs, () => 'lisible');
    await post('editSonde', { id: 6 });
    expect(JSON.parse((await rows()).at(-1)!.avant!)).toEqual(avant);
    avant = null;
  },
);

describe('reading it', () => {
  beforeAll(async () => {
    await school.database.write((trx) => trx.deleteFrom('journal').execute());
    const line = (n: number) => ({
      admin_id: n % 2 ? superviseur.id : utilisateur.id,
      admin: 'Quelqu’un',
      dateCreation: new Date(Date.UTC(2026, 9, 24, 12, n)).toISOString(),
      appel: 'editSonde',
      objet: n % 3 ? 'question' : 'acces',
      objet_id: (n % 10) + 1,
    });
    await school.database.write((trx) =>
      trx
        .insertInto('journal')
        .values(Array.from({ length: 60 }, (_, n) => line(n)))
        .execute(),
    );
  });

  test('25 a page, the newest first, none past the end', async () => {
    const one = await read({});
    expect(one).toMatchObject({ current_page: 1, last_page: 3, per_page: 25, total: 60 });
    const all = [
      ...one.data,
      ...(await read({ page: 2 })).data,
      ...(await read({ page: '3' })).data,
    ];
    expect(all.map(({ dateCreation }) => dateCreation)).toEqual(
      all
        .map(({ dateCreation }) => dateCreation)
        .toSorted()
        .toReversed(),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(60);
    expect(await read({ page: 4 })).toMatchObject({ data: [], current_page: 4, total: 60 });
    expect((await read({ page: 999_999 })).data).toEqual([]);
  });

  test('by person, thing and one of it, together', async () => {
    expect((await read({ admin_id: superviseur.id })).total).toBe(30);
    expect((await read({ objet: 'acces' })).total).toBe(20);
    expect((await read({ objet: 'acces', admin_id: superviseur.id })).total).toBe(10);
    expect((await read({ objet: 'question', objet_id: 4 })).total).toBe(4);
    expect((await read({ objet: 'rien' })).total).toBe(0);
    expect(await superviseur.call('getJournal', { objet_id: 4 })).toMatchObject({
      status: 422,
      errors: { objet: [expect.any(String)] },
    });
  });

  test('by day in Brussels, also those on which the clock changes', async () => {
    const at = async (...instants: string[]) => {
      await school.database.write((trx) => trx.deleteFrom('journal').execute());
      const line = { admin_id: 1, admin: 'Q', appel: 'a', objet: 'o' };
      const values = instants.map((dateCreation) => ({ ...line, dateCreation }));
      await school.database.write((trx) => trx.insertInto('journal').values(values).execute());
      return async (jour: string) => (await read({ jour })).total;
    };
    const winter = await at(
      '2026-10-24T21:59:59.999Z',
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T22:59:59.999Z',
      '2026-10-25T23:00:00.000Z',
    );
    expect([
      await winter('2026-10-24'),
      await winter('2026-10-25'),
      await winter('2026-10-26'),
    ]).toEqual([1, 2, 1]);
    const summer = await at(
      '2026-03-28T22:59:59.999Z',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T21:59:59.999Z',
      '2026-03-29T22:00:00.000Z',
    );
    expect([
      await summer('2026-03-28'),
      await summer('2026-03-29'),
      await summer('2026-03-30'),
    ]).toEqual([1, 2, 1]);
    expect(await superviseur.call('getJournal', { jour: '2026-02-30' })).toMatchObject({
      status: 422,
    });
  });

  test('with the staff to filter by, for level 10 alone', async () => {
    const { admins } = await superviseur.call('getJournal', {});
    expect(admins.map(({ id }) => id)).toEqual(
      expect.arrayContaining([superviseur.id, utilisateur.id]),
    );
    expect(Object.keys(admins[0]!).toSorted()).toEqual(['id', 'nom', 'prenom']);
    expect(await utilisateur.call('getJournal', {})).toMatchObject({ status: 403 });
  });
});

test.each([
  [{}, 'dateCreation_id'],
  [{ jour: '2026-11-22' }, 'dateCreation_id'],
  [{ admin_id: 1 }, 'admin_id_dateCreation_id'],
  [{ admin_id: 1, objet: 'question', jour: '2026-11-22' }, 'admin_id_objet_dateCreation_id'],
  [{ objet: 'question' }, 'objet_dateCreation_id'],
  [{ objet: 'question', objet_id: 5 }, 'objet_objet_id_dateCreation_id'],
])('%o is read from the end of its index, and sorted by it', async (filtre, index) => {
  const { kind, write } = school.database;
  const plan = await write(async (trx) => {
    // A small table is faster to scan whole than by index, a large one is not.
    if (kind === 'postgres') {
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local enable_bitmapscan = off`.execute(trx);
      await sql`set local enable_sort = off`.execute(trx);
      return pageOf(trx, filtre, 0).explain();
    }
    return pageOf(trx, filtre, 0).explain(undefined, sql`query plan`);
  });
  expect(JSON.stringify(plan)).toContain(`journal_${index}`);
  expect(JSON.stringify(plan)).not.toMatch(/sort|temp b-tree/i);
});

test.each(['question', 'theme', 'module', 'chapitre'] as const)(
  'a line says when its %s is there no more',
  async (objet) => {
    await school.database.write((trx) => trx.deleteFrom('journal').execute());
    const [gone, there] = await school.database.read
      .selectFrom(objet)
      .select('id')
      .where('dateSuppression', 'is', null)
      .limit(2)
      .execute();
    await school.database.write((trx) =>
      trx
        .updateTable(objet)
        .set({ dateSuppression: school.now().toISOString() })
        .where('id', '=', gone!.id)
        .execute(),
    );
    for (const { id } of [gone!, there!]) await post('editSonde', { id, objet });
    await post('editSonde', { id: gone!.id });
    const told = (await read({})).data.map((ligne) => [ligne.objet, ligne.objet_id, ligne.disparu]);
    expect(told).toEqual([
      ['sonde', gone!.id, 0],
      [objet, there!.id, 0],
      [objet, gone!.id, 1],
    ]);
  },
);

test('a list of questions comes with their words, those of a deleted one too', async () => {
  await school.database.write((trx) => trx.deleteFrom('journal').execute());
  const { questions } = await utilisateur.call('getQuestions', {});
  const [one, other] = questions.data.map(({ id, libelle }) => ({ id, libelle }));
  await utilisateur.call('deleteQuestion', { id: one!.id });
  avant = { listeQuestions: `${one!.id};${other!.id};999999` };
  await post('editSonde', { id: 7 });
  const told = await superviseur.call('getJournal', { objet: 'sonde' });
  expect(told.questions).toEqual([one!, other!].toSorted((a, b) => a.id - b.id));
});

test('beyond ten thousand lines it says so, and looks at no more', async () => {
  await school.database.write((trx) => trx.deleteFrom('journal').execute());
  const line = {
    admin_id: 1,
    admin: 'Q',
    appel: 'a',
    objet: 'o',
    dateCreation: '2026-11-01T00:00:00.000Z',
  };
  for (let n = 0; n < 10; n++)
    await school.database.write((trx) =>
      trx
        .insertInto('journal')
        .values(Array.from({ length: 1000 }, () => line))
        .execute(),
    );
  expect(await superviseur.call('getJournal', {})).toMatchObject({
    plafonne: 0,
    lignes: { total: 10_000, last_page: 400 },
  });
  await school.database.write((trx) => trx.insertInto('journal').values(line).execute());
  expect(await superviseur.call('getJournal', { page: 400 })).toMatchObject({
    plafonne: 1,
    lignes: { total: 10_000, last_page: 400, data: { length: 25 } },
  });
  expect((await read({ page: 401 })).data).toEqual([]);
});

test('two years are kept, and not a day more', async () => {
  await school.database.write((trx) => trx.deleteFrom('journal').execute());
  const line = { admin_id: 1, admin: 'Q', appel: 'a', objet: 'o' };
  const dates = [
    '2024-11-21T09:59:59.999Z',
    '2024-11-21T10:00:00.000Z',
    '2026-11-21T10:00:00.000Z',
  ];
  const values = [...Array.from({ length: 600 }, () => dates[0]!), ...dates].map(
    (dateCreation) => ({ ...line, dateCreation }),
  );
  await school.database.write((trx) => trx.insertInto('journal').values(values).execute());
  await removeOldLignes(school.database, school.now());
  expect((await rows()).map(({ dateCreation }) => dateCreation)).toEqual(dates.slice(1));
});

test('whoever is erased is out of it, and what was done stays', async () => {
  avant = { nom: 'Quiévrechinchoux' };
  const { id } = await school.login('eleve2@demo.be');
  for (const one of [id, id + 1]) await post('editSonde', { id: one, objet: 'eleve' });
  await school.database.write((trx) => anonymise(trx, id));
  const [mine, other] = (await rows()).slice(-2);
  expect(mine).toMatchObject({ appel: 'editSonde', objet_id: id, avant: null, apres: null });
  expect(other!.avant).toContain('Quiévrechinchoux');
});
